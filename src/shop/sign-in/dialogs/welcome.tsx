import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'

import css from '../parts/form.module.css'

/** `#modal=welcome`: a new account; the questions it still has can wait. */
export function Welcome({ frame, onClose }: DialogProps) {
  const { locale, t } = useLanguage()
  return (
    <Dialog frame={frame} size="xs" onClose={onClose} title={t('sign-in.welcome')}>
      <p>{t('sign-in.welcome.text')}</p>
      <div className={css.pair}>
        <ButtonLink href={href(locale, 'accountProfile', undefined, { step: 'non-loyalty' })}>
          {t('sign-in.welcome.go')}
        </ButtonLink>
        <form method="dialog">
          <Button type="submit" look="secondary" wide>
            {t('sign-in.welcome.later')}
          </Button>
        </form>
      </div>
    </Dialog>
  )
}
