import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { EmailField, SelectField, TextField, type Option } from '#src/ui/controls/field.tsx'
import { TextArea } from '#src/ui/controls/text-area.tsx'

import { CommandForm } from '../command-form.tsx'
import { OneForm } from '#src/ui/forms/one-form.tsx'
import type { RefusedCommand } from '../page.ts'

const labels = {
  topic: 'contact.field.topic',
  orderNumber: 'warranty.field.orderNumber',
  message: 'contact.field.message',
  firstName: 'checkout.field.firstName',
  lastName: 'checkout.field.lastName',
  email: 'checkout.field.email',
} as const

export type Props =
  | {
      readonly topics: readonly Option[]
      /** Known values: the signed-in shopper's, and the order's. */
      readonly values: { readonly [Name in keyof typeof labels]?: string | undefined }
      readonly refused?: RefusedCommand
    }
  /** The message that was just sent, and where the letter about it went. */
  | { readonly sent: { readonly number: string; readonly email: string } }

/** `/contact`: a message to the people of the house. */
export function ContactPage(props: Props) {
  const { locale, t } = useLanguage()
  if ('sent' in props)
    return (
      <OneForm title={t('contact.sent')}>
        <p>{t('contact.sent.text', props.sent)}</p>
        <ButtonLink look="secondary" href={href(locale, 'help')}>
          {t('contact.help')}
        </ButtonLink>
      </OneForm>
    )
  const { topics, values, refused } = props
  return (
    <OneForm title={t('contact.title')}>
      <p>{t('contact.text')}</p>
      <CommandForm command="contact/write" labels={labels} refused={refused} values={values}>
        {field => (
          <>
            <SelectField {...field('topic')} options={topics} />
            <TextField {...field('orderNumber')} autoComplete="off" maxLength={16} optional />
            <TextArea {...field('message')} maxLength={4_000} />
            <TextField {...field('firstName')} autoComplete="given-name" maxLength={60} />
            <TextField {...field('lastName')} autoComplete="family-name" maxLength={60} />
            <EmailField {...field('email')} />
            <Button type="submit" wide>
              {t('contact.go')}
            </Button>
          </>
        )}
      </CommandForm>
    </OneForm>
  )
}
