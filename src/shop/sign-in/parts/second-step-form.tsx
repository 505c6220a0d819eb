import { useLanguage } from '#src/language/use-language.tsx'

import type { RefusedCommand } from '../../page.ts'
import { BackToPassword, CodeEntry } from './code-entry.tsx'
import typography from '#src/ui/typography.module.css'
import css from './form.module.css'
import type { SignInFlow } from './sign-in-flow.ts'
import { SignInForm } from './sign-in-form.tsx'

type Props = SignInFlow & {
  readonly refused?: RefusedCommand | undefined
  /** The ticket of the first step; without it the second cannot be taken. */
  readonly ticket?: string | undefined
}

/** The code of the app, for accounts that ask for it. */
export function SecondStepForm({ refused, ticket: given, ...flow }: Props) {
  const { t } = useLanguage()
  const ticket = refused?.values.ticket ?? given
  if (ticket === undefined) return <SignInForm refused={refused} {...flow} />
  return (
    <div className={css.way}>
      <p className={typography.muted}>{t('sign-in.second.text')}</p>
      <CodeEntry
        command="sign-in/second-step"
        label="sign-in.second.field"
        hint="sign-in.second.hint"
        submit="sign-in.submit"
        redirectTo={flow.redirectTo}
        owner={{ name: 'ticket', value: ticket }}
        refused={refused}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
      />
      <BackToPassword {...flow} />
    </div>
  )
}
