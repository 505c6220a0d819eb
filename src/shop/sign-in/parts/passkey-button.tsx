import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'

import { commandPath } from '#src/kit/command-path.ts'
import css from './form.module.css'

/** Signing in by a passkey of this browser. It takes script; what a press does is in `client/behaviours/passkey.ts`. */
export function PasskeyButton({ redirectTo }: { readonly redirectTo: string | undefined }) {
  const { locale, t } = useLanguage()
  return (
    <div
      className={css.passkey}
      data-mount="passkey"
      data-begin={commandPath(locale, 'sign-in', 'passkey-challenge')}
      data-finish={commandPath(locale, 'sign-in', 'passkey-enter')}
      data-redirect-to={redirectTo ?? ''}
    >
      <Button look="secondary" wide>
        {t('sign-in.passkey')}
      </Button>
      <p role="alert" data-problem data-failed={t('sign-in.passkey.failed')} hidden />
    </div>
  )
}
