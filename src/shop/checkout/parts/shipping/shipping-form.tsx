import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx'

import type { RefusedCommand } from '../../../page.ts'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import type { ShippingFacts } from '../../load/shipping.ts'
import { isAddressCountry, type AddressCountry } from '../../model/address-format.ts'
import { collectorOf, homeAddress, needsOf } from '../../model/needs.ts'
import { AddressFields } from '../address-fields.tsx'
import { Collector, OtherCollector } from './collector.tsx'
import { OrderEmail } from './email.tsx'
import { Methods } from './methods.tsx'
import { problemsOf } from '../problems.ts'
import { SavedAddresses } from './saved-addresses.tsx'
import css from '../step.module.css'

export type ShippingFormProps = {
  readonly cart: Cart
  readonly countries: readonly AddressCountry[]
  readonly facts: ShippingFacts
  readonly refused?: RefusedCommand
  /** In a dialog: goes on to the page that follows. */
  readonly leaves?: boolean
}

/** Where to, how, and who fetches; guests need nothing but an e-mail address. */
export function ShippingForm({ cart, countries, facts, refused, leaves = false }: ShippingFormProps) {
  const language = useLanguage()
  const { locale, t } = language
  const { country } = locales[locale]
  const needs = needsOf(cart, locale)
  const address = homeAddress(cart)
  const saidHere = ['checkout/ship', 'checkout/place', 'checkout/pay']
  // Where there is one country alone, no field asks for it.
  const { fields, list, message } = problemsOf(
    language,
    refused,
    saidHere,
    countries.length === 1 ? ['countryCode'] : [],
  )
  const values = refused?.command === 'checkout/ship' ? refused.values : {}
  const email = values.email ?? address?.email ?? collectorOf(cart).email ?? facts.email ?? ''
  return (
    <PostForm className={css.form} command="checkout/ship" data-leaves={leaves ? '' : undefined} noValidate>
      <ErrorSummary message={message} problems={list} />
      <OrderEmail error={fields.email} email={email} />
      {needs.home && (
        <SavedAddresses saved={facts.saved} chosen={values.to}>
          <AddressFields
            kind="shipping"
            countries={countries}
            country={isAddressCountry(country) ? country : 'US'}
            address={address}
            values={values}
            errors={fields}
          />
        </SavedAddresses>
      )}
      {needs.home && <Methods cart={cart} error={fields.method} />}
      {needs.fetched && needs.home && <OtherCollector cart={cart} needs={needs} values={values} errors={fields} />}
      {needs.fetched && !needs.home && <Collector cart={cart} needs={needs} values={values} errors={fields} />}
      <Button type="submit" wide>
        {t('checkout.to-billing')}
      </Button>
    </PostForm>
  )
}
