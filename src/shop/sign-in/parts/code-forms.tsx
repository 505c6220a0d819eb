import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmailField } from '#src/ui/controls/field.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import { BackToPassword, CodeEntry } from './code-entry.tsx'
import typography from '#src/ui/typography.module.css'
import css from './form.module.css'
import type { SignInFlow } from './sign-in-flow.ts'

type Props = SignInFlow & { readonly refused?: RefusedCommand | undefined; readonly email?: string | undefined }

/** Where to send the code. What follows is the same for every address. */
export function SendCodeForm({ refused, email, ...flow }: Props) {
  const { t } = useLanguage()
  return (
    <div className={css.way}>
      <p className={typography.muted}>{t('sign-in.code.text')}</p>
      <CommandForm
        command="sign-in/code"
        labels={{ email: 'checkout.field.email' }}
        refused={refused}
        values={{ email }}
      >
        {field => (
          <>
            <input type="hidden" name="redirectTo" value={flow.redirectTo ?? ''} />
            <EmailField {...field('email')} autoComplete="username" />
            <Button type="submit" wide>
              {t('sign-in.code.submit')}
            </Button>
          </>
        )}
      </CommandForm>
      <BackToPassword {...flow} />
    </div>
  )
}

/** The code of the letter. Without the address that it went to there is nothing to type it for: then that is asked for. */
export function EnterCodeForm({ refused, email: known, ...flow }: Props) {
  const { t } = useLanguage()
  const email = refused?.values.email ?? known
  if (email === undefined) return <SendCodeForm refused={refused} {...flow} />
  return (
    <div className={css.way}>
      <p className={typography.muted}>{t('sign-in.code.sent', { email })}</p>
      <CodeEntry
        command="sign-in/code-enter"
        label="sign-in.code.field"
        hint="sign-in.code.hint"
        submit="sign-in.code.enter.submit"
        redirectTo={flow.redirectTo}
        owner={{ name: 'email', value: email }}
        refused={refused}
        inputMode="numeric"
        maxLength={16}
      />
      <PostForm command="sign-in/code">
        <input type="hidden" name="redirectTo" value={flow.redirectTo ?? ''} />
        <input type="hidden" name="email" value={email} />
        <Button type="submit" look="plain">
          {t('sign-in.code.again')}
        </Button>
      </PostForm>
      <BackToPassword {...flow} />
    </div>
  )
}
