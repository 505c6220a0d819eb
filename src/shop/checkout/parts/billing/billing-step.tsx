import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { RadioGroup } from '#src/ui/controls/choice.tsx'
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx'
import { EmailField } from '#src/ui/controls/field.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import type { RefusedCommand } from '../../../page.ts'
import type { BillingFacts } from '../../load/billing.ts'
import { isAddressCountry, type AddressCountry } from '../../model/address-format.ts'
import { homeAddress, isAllDigital } from '../../model/needs.ts'
import { isPaid } from '../../model/paying.ts'
import { AddressFields } from '../address-fields.tsx'
import billing from './billing-step.module.css'
import { CardRetry } from './card-retry.tsx'
import { Credits } from './credits.tsx'
import { Declined } from './declined.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { problemsOf } from '../problems.ts'
import css from '../step.module.css'
import { StepTitle } from '../step-title.tsx'

type Props = {
  readonly cart: Cart
  readonly countries: readonly AddressCountry[]
  readonly facts: BillingFacts
  readonly refused?: RefusedCommand | undefined
  /** Whether one lands at the step's head. */
  readonly lands: boolean
}

/** Commands whose refusals are shown on this step, because they are corrected here. */
const saidHere = ['checkout/pay', 'checkout/place', 'checkout/settle', 'checkout/approve', 'checkout/wallet']

type AddressProps = Pick<Props, 'cart' | 'countries'> & {
  /** That of the account. */
  readonly email: string | undefined
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** The billing address: the recipient's, or another. A store's address is never one. */
function BillingAddress({ cart, countries, values, errors, email }: AddressProps) {
  const { locale, t } = useLanguage()
  const { country } = locales[locale]
  const canBeSame = homeAddress(cart) !== undefined
  const isOther = values.billing === 'other' || !canBeSame
  return (
    <>
      {canBeSame ? (
        <RadioGroup
          name="billing"
          legend={t('checkout.billing.address')}
          chosen={isOther ? 'other' : 'same'}
          choices={[
            { value: 'same', label: t('checkout.billing.same') },
            { value: 'other', label: t('checkout.billing.other') },
          ]}
        />
      ) : (
        <>
          <h3>{t('checkout.billing.address')}</h3>
          <input type="hidden" name="billing" value="other" />
          {isAllDigital(cart) && (
            <EmailField
              name="email"
              label={t('checkout.field.email')}
              hint={t('checkout.digital')}
              error={errors.email}
              defaultValue={values.email ?? cart.billingAddress?.email ?? email ?? ''}
            />
          )}
        </>
      )}
      <div className={canBeSame ? billing.other : css.form}>
        <AddressFields
          kind="billing"
          countries={countries}
          country={isAddressCountry(country) ? country : 'US'}
          address={cart.billingAddress}
          values={values}
          errors={errors}
        />
      </div>
    </>
  )
}

/** The payment step: gift cards and other credits first, then the method that pays the rest. */
export function BillingStep({ cart, countries, facts, refused, lands }: Props) {
  const language = useLanguage()
  const { t } = language
  const { fields, list, message } = problemsOf(language, refused, saidHere, isAllDigital(cart) ? [] : ['email'])
  const values = refused?.command === 'checkout/pay' ? refused.values : {}
  return (
    <section className={css.step} aria-labelledby="billing-title">
      <StepTitle step="billing" lands={lands}>
        {t('checkout.billing')}
      </StepTitle>
      {facts.card === undefined && <CardRetry tries={facts.tries} />}
      <Credits cart={cart} facts={facts} refused={refused} />
      <PostForm className={css.form} command="checkout/pay" noValidate>
        <ErrorSummary message={message} problems={list} />
        {message !== undefined && <Declined cart={cart} code={refused?.code} />}
        {isPaid(cart) ? (
          <>
            <p>{t('checkout.zero')}</p>
            <input type="hidden" name="paying" value="NOTHING" />
          </>
        ) : (
          <PaymentMethods
            facts={facts}
            chosen={values.paying}
            isKept={values.keep === 'yes'}
            error={fields.paymentInstrumentId}
          />
        )}
        <div className={billing.address}>
          <BillingAddress cart={cart} countries={countries} values={values} errors={fields} email={facts.email} />
        </div>
        <Button type="submit" wide>
          {t('checkout.to-summary')}
        </Button>
      </PostForm>
    </section>
  )
}
