import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioGroup } from '#src/ui/choice.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { TextField } from '#src/ui/field.tsx'

import { commandPath } from '../../command.ts'
import type { Refused } from '../../page.ts'
import { isAddressCountry, type AddressCountry } from '../model/address-format.ts'
import { AddressFields } from './address-fields.tsx'
import { problemsOf } from './problems.ts'
import css from './step.module.css'

type Props = { readonly cart: Cart; readonly countries: readonly AddressCountry[]; readonly refused?: Refused }

function Methods({ cart, error }: Pick<Props, 'cart'> & { readonly error: string | undefined }) {
  const { t, money, day } = useLanguage()
  const methods = cart.shippingMethods[0]?.applicableShippingMethods ?? []
  return (
    <RadioGroup
      name="method"
      legend={t('checkout.delivery')}
      error={error}
      chosen={methods.find(({ selected }) => selected)?.code}
      choices={methods.map(({ code, label, price, deliveryTime: { from, to } }) => ({
        value: code,
        label,
        text: t('checkout.arrives', { from: day(from), to: day(to) }),
        aside: price.amount === 0 ? t('checkout.free') : money(price.amount),
      }))}
    />
  )
}

/** Where to and how; guests need nothing but an e-mail address. */
export function ShippingStep({ cart, countries, refused }: Props) {
  const language = useLanguage()
  const { locale, t } = language
  const { country } = locales[locale]
  const address = cart.shippingMethods[0]?.address
  const { fields, list, message } = problemsOf(language, refused, 'checkout/ship')
  const values = refused?.command === 'checkout/ship' ? refused.values : {}
  return (
    <section className={css.step} aria-labelledby="shipping-title">
      <h2 id="shipping-title">{t('checkout.shipping')}</h2>
      <form
        className={css.form}
        method="post"
        action={commandPath(locale, 'checkout', 'ship')}
        data-command="checkout/ship"
        noValidate
      >
        <ErrorSummary message={message} problems={list} />
        <TextField
          name="email"
          label={t('checkout.field.email')}
          hint={t('checkout.email.why')}
          error={fields.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={values.email ?? address?.email ?? ''}
          maxLength={254}
        />
        <AddressFields
          kind="shipping"
          countries={countries}
          country={isAddressCountry(country) ? country : 'US'}
          address={address}
          values={values}
          errors={fields}
        />
        <Methods cart={cart} error={fields.method} />
        <Button type="submit" wide>
          {t('checkout.to-billing')}
        </Button>
      </form>
    </section>
  )
}
