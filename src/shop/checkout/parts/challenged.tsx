import { useLanguage } from '#src/language/language.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'

import { commandPath } from '../../command.ts'
import css from './step.module.css'

/** The bank waits for the payment's owner (R176): the way there, and the way back to another payment. */
export function Challenged({ bankUrl }: { readonly bankUrl: string }) {
  const { locale, t } = useLanguage()
  return (
    <div className={css.checking}>
      <h1>{t('checkout.challenge.title')}</h1>
      <p>{t('checkout.challenge.text')}</p>
      <ButtonLink href={bankUrl}>{t('checkout.challenge.go')}</ButtonLink>
      <form method="post" action={commandPath(locale, 'checkout', 'settle')} data-command="checkout/settle">
        <Button type="submit" look="secondary">
          {t('checkout.challenge.other')}
        </Button>
      </form>
    </div>
  )
}
