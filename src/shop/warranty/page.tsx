import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { EmailField, TextField } from '#src/ui/controls/field.tsx'
import { TextArea } from '#src/ui/controls/text-area.tsx'

import { CommandForm } from '../command-form.tsx'
import type { RefusedCommand } from '../page.ts'
import { OneForm } from '#src/ui/forms/one-form.tsx'

const labels = {
  firstName: 'checkout.field.firstName',
  lastName: 'checkout.field.lastName',
  email: 'checkout.field.email',
  productId: 'warranty.field.productId',
  orderNumber: 'warranty.field.orderNumber',
  issue: 'warranty.field.issue',
} as const

export type Props = {
  /** Known values: the signed-in shopper's, and the product's. */
  readonly values?: { readonly [Name in keyof typeof labels]?: string | undefined }
  /** The case that was just opened, and where the letter about it went. */
  readonly opened?: { readonly number: string; readonly email: string }
  readonly refused?: RefusedCommand
}

/** `/warranty-case`: something that broke too early is told to the workshop (R302). */
export function WarrantyPage({ values, opened, refused }: Props) {
  const { locale, t } = useLanguage()
  if (opened !== undefined)
    return (
      <OneForm title={t('warranty.opened', { number: opened.number })}>
        <p>{t('warranty.opened.text', { email: opened.email })}</p>
        <ButtonLink look="secondary" href={href(locale, 'warrantyRetail')}>
          {t('warranty.about')}
        </ButtonLink>
      </OneForm>
    )
  return (
    <OneForm title={t('warranty.title')}>
      <p>{t('warranty.text')}</p>
      <CommandForm command="warranty/open" labels={labels} refused={refused} values={values ?? {}}>
        {field => (
          <>
            <TextField {...field('firstName')} autoComplete="given-name" maxLength={60} />
            <TextField {...field('lastName')} autoComplete="family-name" maxLength={60} />
            <EmailField {...field('email')} />
            <TextField {...field('productId')} hint={t('warranty.hint.productId')} autoComplete="off" maxLength={40} />
            <TextField {...field('orderNumber')} autoComplete="off" maxLength={16} optional />
            <TextArea {...field('issue')} maxLength={2_000} />
            <Button type="submit" wide>
              {t('warranty.go')}
            </Button>
          </>
        )}
      </CommandForm>
    </OneForm>
  )
}
