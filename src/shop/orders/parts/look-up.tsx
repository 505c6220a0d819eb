import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx'
import { EmailField, TextField } from '#src/ui/controls/field.tsx'

import { formTexts } from '../../field-texts.ts'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import css from '../page.module.css'

type Props = {
  /** Where a found order is shown. */
  readonly leads: 'details' | 'label'
  readonly orderNumber?: string | undefined
  readonly refused?: RefusedCommand | undefined
}

/** Looks an order up by two factors; after too many wrong guesses with a captcha. */
export function LookUp({ leads, orderNumber, refused }: Props) {
  const language = useLanguage()
  const { t, find } = language
  const { fields, list, message } = formTexts(language, refused, field => find(`orders.field.${field}`) ?? '')
  const values = refused?.values ?? {}
  return (
    <PostForm command="orders/track" className={css.form} noValidate>
      <ErrorSummary problems={list} message={message} />
      <input type="hidden" name="for" value={leads} />
      <TextField
        name="orderNumber"
        label={t('orders.field.orderNumber')}
        error={fields.orderNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={values.orderNumber ?? orderNumber ?? ''}
        maxLength={16}
      />
      <EmailField name="email" label={t('orders.field.email')} error={fields.email} defaultValue={values.email ?? ''} />
      <Button type="submit" wide>
        {t('orders.find')}
      </Button>
    </PostForm>
  )
}
