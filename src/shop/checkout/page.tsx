import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import type { MessageKey } from '#src/language/keys.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Logo } from '#src/ui/logo.tsx'

import type { Refused } from '../page.ts'
import type { AddressCountry } from './model/address-format.ts'
import { steps, type Step } from './model/steps.ts'
import css from './page.module.css'
import { BillingStep } from './parts/billing-step.tsx'
import type { CardSource } from './parts/card-fields.tsx'
import { Challenged } from './parts/challenged.tsx'
import { Checking } from './parts/checking.tsx'
import { Finished } from './parts/finished.tsx'
import { OrderSummary } from './parts/order-summary.tsx'
import { ShippingStep } from './parts/shipping-step.tsx'
import { SummaryStep } from './parts/summary-step.tsx'

export type Props =
  | { readonly state: 'checking'; readonly orderNumber: string }
  | { readonly state: 'challenged'; readonly bankUrl: string }
  | {
      readonly state: 'open'
      readonly step: Step
      readonly cart: Cart
      readonly countries: readonly AddressCountry[]
      readonly refused?: Refused
      /** The provider's card fields, while the card is asked for. */
      readonly payment?: CardSource
    }

const names = {
  shipping: 'checkout.shipping',
  billing: 'checkout.billing',
  summary: 'checkout.summary',
} as const satisfies Record<Step, MessageKey>

/** What is still to come, by name. */
function Ahead({ of }: { readonly of: Step }) {
  const { t } = useLanguage()
  return steps.slice(steps.indexOf(of) + 1).map(step => (
    <p key={step} className={css.ahead}>
      {t(names[step])}
    </p>
  ))
}

function Steps(props: Extract<Props, { state: 'open' }>) {
  const { step, cart } = props
  return (
    <>
      {step === 'shipping' ? <ShippingStep {...props} /> : <Finished of="shipping" cart={cart} />}
      {step === 'billing' && <BillingStep {...props} />}
      {step === 'summary' && <Finished of="billing" cart={cart} />}
      {step === 'summary' && <SummaryStep {...props} />}
      <Ahead of={step} />
    </>
  )
}

/** `/checkout`: one column of steps, the finished ones folded to what they say, the order always in view. */
export function CheckoutPage(props: Props) {
  const { locale, t } = useLanguage()
  return (
    <>
      <header className={css.top}>
        <a href={href(locale, 'home')} className={css.home}>
          <Logo />
          <span className="visually-hidden">, {t('shell.home')}</span>
        </a>
        <p className={css.secure}>
          <Icon name="lock" />
          {t('checkout.secure')}
        </p>
        <a href={href(locale, 'cart')} className={css.back}>
          {t('checkout.back')}
        </a>
      </header>
      {props.state === 'checking' && <Checking orderNumber={props.orderNumber} />}
      {props.state === 'challenged' && <Challenged bankUrl={props.bankUrl} />}
      {props.state === 'open' && (
        <div className={css.columns}>
          <div className={css.steps}>
            <h1>{t('checkout.title')}</h1>
            <Steps {...props} />
          </div>
          <OrderSummary cart={props.cart} />
        </div>
      )}
    </>
  )
}
