import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmailField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import typography from '#src/ui/typography.module.css'
import css from './form.module.css'
import { SocialButtons } from './social-buttons.tsx'
import type { SignInFlow } from './sign-in-flow.ts'

const labels = { email: 'checkout.field.email' } as const

/** The simplified enrolment begins with an e-mail alone (R014, R081). */
export function LookUpForm({ refused, ...flow }: SignInFlow & { readonly refused?: RefusedCommand | undefined }) {
  const { t } = useLanguage()
  return (
    <div className={css.way}>
      <p className={typography.muted}>{t('sign-in.look-up.text')}</p>
      <CommandForm command="sign-in/look-up" labels={labels} refused={refused} leaves={flow.isDialog === true}>
        {field => (
          <>
            <input type="hidden" name="redirectTo" value={flow.redirectTo ?? ''} />
            <EmailField {...field('email')} autoComplete="username" />
            <Button type="submit" wide>
              {t('sign-in.look-up.submit')}
            </Button>
          </>
        )}
      </CommandForm>
      <SocialButtons redirectTo={flow.redirectTo} isDialog={flow.isDialog} />
    </div>
  )
}
