import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import css from './form.module.css'
import { linkTo, type SignInFlow } from './sign-in-flow.ts'
import { SignInForm } from './sign-in-form.tsx'

type Props = SignInFlow & {
  readonly refused?: RefusedCommand | undefined
  /** The ticket of the first step; without it the second cannot be taken. */
  readonly ticket?: string | undefined
}

/** The code of the app, for accounts that ask for it. */
export function SecondStepForm({ refused, ticket: given, ...flow }: Props) {
  const { locale, t } = useLanguage()
  const ticket = refused?.values.ticket ?? given
  if (ticket === undefined) return <SignInForm refused={refused} {...flow} />
  return (
    <div className={css.way}>
      <p className={css.lead}>{t('sign-in.second.text')}</p>
      <CommandForm command="sign-in/second-step" labels={{ code: 'sign-in.second.field' }} refused={refused}>
        {field => (
          <>
            <input type="hidden" name="redirectTo" value={flow.redirectTo ?? ''} />
            <input type="hidden" name="ticket" value={ticket} />
            <TextField
              {...field('code')}
              defaultValue=""
              hint={t('sign-in.second.hint')}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={32}
            />
            <Button type="submit" wide>
              {t('sign-in.submit')}
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
