import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmailField, PasswordField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import css from './form.module.css'
import { PasskeyButton } from './passkey-button.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { linkTo, type SignInFlow } from './sign-in-flow.ts'

const labels = { username: 'checkout.field.email', password: 'sign-in.field.password' } as const

type Props = SignInFlow & { readonly refused?: RefusedCommand | undefined; readonly email?: string | undefined }

/** E-mail and password, another way in, and what to do without either. */
export function SignInForm({ refused, email, ...flow }: Props) {
  const { locale, t } = useLanguage()
  return (
    <div className={css.way}>
      <CommandForm
        command="sign-in/enter"
        labels={labels}
        refused={refused}
        values={{ username: email }}
        leaves={flow.isDialog === true}
      >
        {field => (
          <>
            <input type="hidden" name="redirectTo" value={flow.redirectTo ?? ''} />
            <EmailField {...field('username')} autoComplete="username" />
            <PasswordField {...field('password')} autoComplete="current-password" />
            <a {...linkTo(locale, flow, 'forgot-password')} className={css.aside}>
              {t('sign-in.forgot')}
            </a>
            <Button type="submit" wide>
              {t('sign-in.submit')}
            </Button>
          </>
        )}
      </CommandForm>
      <a className={css.aside} href={href(locale, 'signIn', undefined, { step: 'code', redirectTo: flow.redirectTo })}>
        {t('sign-in.code')}
      </a>
      <PasskeyButton redirectTo={flow.redirectTo} />
      <SocialButtons redirectTo={flow.redirectTo} isDialog={flow.isDialog} />
      <p className={css.other}>
        {t('sign-in.new')} <a {...linkTo(locale, flow, 'sign-up')}>{t('sign-in.join')}</a>
      </p>
    </div>
  )
}
