import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'

import css from '../parts/form.module.css'

/** `#modal=sign-in-confirmation`: after signing in over a page, when two carts have become one. */
export function SignInConfirmation({ frame, onClose }: DialogProps) {
  const { locale, t } = useLanguage()
  return (
    <Dialog frame={frame} size="xs" onClose={onClose} title={t('sign-in.confirmation')}>
      <p>{t('sign-in.merged')}</p>
      <div className={css.pair}>
        <ButtonLink href={href(locale, 'cart')}>{t('cart.open')}</ButtonLink>
        <ButtonLink look="secondary" href={href(locale, 'account')}>
          {t('sign-in.to-account')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
