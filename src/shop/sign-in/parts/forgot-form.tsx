import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmailField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import typography from '#src/ui/typography.module.css'
import css from './form.module.css'
import { linkTo, type SignInFlow } from './sign-in-flow.ts'

const labels = { email: 'checkout.field.email' } as const

/** Where to send the link. What follows is the same for every address. */
export function ForgotForm({ refused, ...flow }: SignInFlow & { readonly refused?: RefusedCommand | undefined }) {
  const { locale, t } = useLanguage()
  return (
    <div className={css.way}>
      <p className={typography.muted}>{t('sign-in.forgot.text')}</p>
      <CommandForm command="sign-in/forgot" labels={labels} refused={refused} leaves={flow.isDialog === true}>
        {field => (
          <>
            <EmailField {...field('email')} autoComplete="username" />
            <Button type="submit" wide>
              {t('sign-in.forgot.submit')}
            </Button>
          </>
        )}
      </CommandForm>
      <p className={css.other}>
        <a {...linkTo(locale, flow, 'sign-in')}>{t('sign-in.back')}</a>
      </p>
    </div>
  )
}
