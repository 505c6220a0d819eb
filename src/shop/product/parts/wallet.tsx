import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/controls/button.tsx'

import { commandPath } from '#src/kit/command-path.ts'

/**
 * Buys what the form says at once, with a wallet. Athletes and credited consumers are not offered it (R246): the browser
 * asks before it shows the button to anybody who is signed in (`client/enhancements/wallet`).
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
