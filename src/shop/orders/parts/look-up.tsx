import type { MessageKey } from '#src/language/keys.ts'
import { useLanguage, type Language } from '#src/language/language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckField } from '#src/ui/choice.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { EmailField, TextField } from '#src/ui/field.tsx'

import { PostForm } from '../../post-form.tsx'
import type { Refused } from '../../page.ts'
import css from '../page.module.css'

type Props = {
  /** Where a found order is shown. */
  readonly leads: 'details' | 'label'
  readonly orderNumber?: string | undefined
  readonly refused?: Refused | undefined
}

/** The words of a refused look-up: at its fields, or for both of them together. */
function problemsOf(language: Language, refused: Refused | undefined) {
  const problems = Object.entries(refused?.problems ?? {}).map(([field, code]) => ({
    field,
    text: refusalText(language, code, { field: language.t(`orders.field.${field}` as MessageKey) }),
  }))
  const message = refused && problems.length === 0 ? refusalText(language, refused.code, refused.detail) : undefined
  return { problems, message, at: (field: string) => problems.find(one => one.field === field)?.text }
}

/** Whose order it is, by two factors; after too many wrong guesses a person has to say that they are one. */
export function LookUp({ leads, orderNumber, refused }: Props) {
  const language = useLanguage()
  const { t } = language
  const { problems, message, at } = problemsOf(language, refused)
  const values = refused?.values ?? {}
  return (
    <PostForm command="orders/track" className={css.form} noValidate>
      <ErrorSummary problems={problems} message={message} />
      <input type="hidden" name="for" value={leads} />
      <TextField
        name="orderNumber"
        label={t('orders.field.orderNumber')}
        error={at('orderNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={values.orderNumber ?? orderNumber ?? ''}
        maxLength={16}
      />
      <EmailField name="email" label={t('orders.field.email')} error={at('email')} defaultValue={values.email ?? ''} />
      {refused?.code === 'AUT403' && (
        <CheckField name="recaptcha_response" label={t('orders.field.person')} value="embedded" />
      )}
      <Button type="submit" wide>
        {t('orders.find')}
      </Button>
    </PostForm>
  )
}
