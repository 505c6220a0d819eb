import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'

import { commandPath } from '#src/kit/command-path.ts'

/**
 * Buys the form's choice at once with a wallet. Athletes and shoppers with a credit are not offered it (R246): for
 * signed-in shoppers the browser asks before showing the button (`client/enhancements/wallet`).
 */
export function Wallet() {
  const { locale, t } = useLanguage()
  return (
    <div data-mount="wallet" data-wake="load">
      <Button type="submit" look="secondary" wide formAction={commandPath(locale, 'checkout', 'wallet')}>
        {t('checkout.wallet')}
      </Button>
    </div>
  )
}
