import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioGroup } from '#src/ui/choice.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { Island } from '#src/ui/island.tsx'

import { commandPath } from '../../command.ts'
import type { Refused } from '../../page.ts'
import { isAddressCountry, type AddressCountry } from '../model/address-format.ts'
import { AddressFields } from './address-fields.tsx'
import billing from './billing-step.module.css'
import { CardFields, type CardSource } from './card-fields.tsx'
import { problemsOf } from './problems.ts'
import css from './step.module.css'

type Props = {
  readonly cart: Cart
  readonly countries: readonly AddressCountry[]
  readonly refused?: Refused
  readonly payment?: CardSource
}

/** Which card, and whose. What went wrong at paying or placing is said here too, because here it is mended. */
export function BillingStep({ cart, countries, refused, payment }: Props) {
  const language = useLanguage()
  const { locale, t } = language
  const { country } = locales[locale]
  const own = problemsOf(language, refused, 'checkout/pay')
  const message = ['checkout/pay', 'checkout/place', 'checkout/settle']
    .map(command => problemsOf(language, refused, command).message)
    .find(said => said !== undefined)
  const values = refused?.command === 'checkout/pay' ? refused.values : {}
  return (
    <section className={css.step} aria-labelledby="billing-title">
      <h2 id="billing-title">{t('checkout.billing')}</h2>
      <form
        className={css.form}
        method="post"
        action={commandPath(locale, 'checkout', 'pay')}
        data-command="checkout/pay"
        noValidate
      >
        <ErrorSummary message={message} problems={own.list} />
        {payment !== undefined && <Island name="card-fields" wake="load" component={CardFields} props={payment} />}
        <RadioGroup
          name="billing"
          legend={t('checkout.billing.address')}
          chosen={values.billing === 'other' ? 'other' : 'same'}
          choices={[
            { value: 'same', label: t('checkout.billing.same') },
            { value: 'other', label: t('checkout.billing.other') },
          ]}
        />
        <div className={billing.other}>
          <AddressFields
            kind="billing"
            countries={countries}
            country={isAddressCountry(country) ? country : 'US'}
            address={cart.billingAddress}
            values={values}
            errors={own.fields}
          />
        </div>
        <Button type="submit" wide>
          {t('checkout.to-summary')}
        </Button>
      </form>
    </section>
  )
}
