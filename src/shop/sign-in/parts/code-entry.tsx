import type { ComponentProps } from 'react'

import type { MessageKey } from '#src/language/keys.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import css from './form.module.css'
import { linkTo, type SignInFlow } from './sign-in-flow.ts'

type Props = Pick<ComponentProps<'input'>, 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'maxLength'> & {
  readonly command: `sign-in/${string}`
  readonly label: MessageKey
  readonly hint: MessageKey
  readonly submit: MessageKey
  readonly redirectTo: string | undefined
  /** The address that the code was sent to, or the ticket of the first step. */
  readonly owner: { readonly name: 'email' | 'ticket'; readonly value: string }
  readonly refused: RefusedCommand | undefined
}

/** A code of a letter or an app, typed once. It is empty again after a refusal, because the same code would be refused again. */
export function CodeEntry({ command, label, hint, submit, redirectTo, owner, refused, ...input }: Props) {
  const { t } = useLanguage()
  return (
    <CommandForm command={command} labels={{ code: label }} refused={refused}>
      {field => (
        <>
          <input type="hidden" name="redirectTo" value={redirectTo ?? ''} />
          <input type="hidden" {...owner} />
          <TextField {...field('code')} {...input} defaultValue="" hint={t(hint)} autoComplete="one-time-code" />
          <Button type="submit" wide>
            {t(submit)}
          </Button>
        </>
      )}
    </CommandForm>
  )
}

/** The way back from a code to e-mail and password. */
export function BackToPassword(flow: SignInFlow) {
  const { locale, t } = useLanguage()
  return (
    <p className={css.other}>
      <a {...linkTo(locale, flow, 'sign-in')}>{t('sign-in.back')}</a>
    </p>
  )
}
