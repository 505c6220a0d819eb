import type { Cart } from '#src/commerce/calls/cart.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { TextField } from '#src/ui/field.tsx'

import { commandPath } from '../../command.ts'
import type { Refused } from '../../page.ts'
import { isAddressCountry, type AddressCountry } from '../model/address-format.ts'
import { AddressFields } from './address-fields.tsx'
import { problemsOf } from './problems.ts'
import css from './step.module.css'

type Props = { readonly cart: Cart; readonly countries: readonly AddressCountry[]; readonly refused?: Refused }

function Methods({ cart }: Pick<Props, 'cart'>) {
  const { t, money, day } = useLanguage()
  const methods = cart.shippingMethods[0]?.applicableShippingMethods ?? []
  return (
    <fieldset className={css.methods}>
      <legend>{t('checkout.delivery')}</legend>
      {methods.map(({ code, label, price, deliveryTime, selected }) => (
        <label key={code} className={css.method}>
          <input type="radio" name="method" value={code} defaultChecked={selected} required />
          <span>
            <strong>{label}</strong>
            <small>{t('checkout.arrives', { from: day(deliveryTime.from), to: day(deliveryTime.to) })}</small>
          </span>
          <span className={css.amount}>{price.amount === 0 ? t('checkout.free') : money(price.amount)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Where to and how; guests need nothing but an e-mail address. */
export function ShippingStep({ cart, countries, refused }: Props) {
  const language = useLanguage()
  const { locale, t } = language
  const { country } = locales[locale]
  const address = cart.shippingMethods[0]?.address
  const { fields, message } = problemsOf(language, refused, 'checkout/ship')
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
        <ErrorSummary message={message} problems={Object.entries(fields).map(([field, text]) => ({ field, text }))} />
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
        <Methods cart={cart} />
        <Button type="submit" wide>
          {t('checkout.to-billing')}
        </Button>
      </form>
    </section>
  )
}
