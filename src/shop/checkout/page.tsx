import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { PaymentMethodCode } from '#src/commerce/calls/cart/payment-shapes.ts'
import type { MessageKey } from '#src/language/keys.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Logo } from '#src/ui/logo.tsx'

import type { CartNews } from '../cart/model/flashes.ts'
import { CartNewsList } from '../cart-news.tsx'
import type { RefusedCommand } from '../page.ts'
import type { BillingFacts } from './load/billing.ts'
import type { ProviderPage } from '#src/product-ui/payment/provider-page.ts'
import type { ShippingFacts } from './load/shipping.ts'
import type { AddressCountry } from './model/address-format.ts'
import type { ApprovedMethod } from './model/paying.ts'
import type { Spelling } from './model/spelling.ts'
import { steps, type CheckoutStep } from './model/steps.ts'
import css from './page.module.css'
import { Approved, Approving } from './parts/approval.tsx'
import { BillingStep } from './parts/billing/billing-step.tsx'
import { Challenged } from './parts/challenged.tsx'
import { Checking } from './parts/checking.tsx'
import { DidYouMean } from './parts/shipping/did-you-mean.tsx'
import { Finished } from './parts/finished.tsx'
import { OrderSummary } from './parts/order-summary.tsx'
import { ShippingStep } from './parts/shipping/shipping-step.tsx'
import { SummaryStep } from './parts/summary-step.tsx'

type Open = {
  readonly state: 'open'
  readonly step: CheckoutStep
  readonly cart: Cart
  readonly countries: readonly AddressCountry[]
  readonly news: readonly CartNews[]
  /** How the address service would write the address that was just given. */
  readonly spelling?: Spelling
  /** The e-mail that was just given, with the domain that is likely meant. */
  readonly meantEmail?: string
  readonly refused?: RefusedCommand
  readonly shipping?: ShippingFacts
  readonly billing?: BillingFacts
}

export type Props =
  | Open
  | {
      readonly state: 'checking'
      readonly orderNumber: string
      readonly isHeard: boolean
      readonly threeDS2Result?: string
    }
  | ({ readonly state: 'challenged'; readonly method: PaymentMethodCode } & ProviderPage)
  | ({ readonly state: 'approving'; readonly method: ApprovedMethod } & ProviderPage)
  | {
      readonly state: 'approved'
      readonly method: ApprovedMethod
      readonly approved: string
      readonly paymentInstrumentId: string
    }

const names = {
  shipping: 'checkout.shipping',
  billing: 'checkout.billing',
  summary: 'checkout.summary',
} as const satisfies Record<CheckoutStep, MessageKey>

/** The names of the steps to come. */
function Ahead({ of }: { readonly of: CheckoutStep }) {
  const { t } = useLanguage()
  return steps.slice(steps.indexOf(of) + 1).map(step => (
    <p key={step} className={css.ahead}>
      {t(names[step])}
    </p>
  ))
}

/** Whether one lands at the head of the step; not where something is said above the steps or in them, to be read first. */
const landsAtStep = ({ news, spelling, meantEmail, refused }: Open) =>
  news.length === 0 && spelling === undefined && meantEmail === undefined && refused === undefined

function Steps(props: Open) {
  const { step, cart, shipping, billing } = props
  const lands = landsAtStep(props)
  return (
    <>
      {shipping === undefined ? (
        <Finished of="shipping" cart={cart} />
      ) : (
        <ShippingStep {...props} facts={shipping} lands={lands} />
      )}
      {billing !== undefined && <BillingStep {...props} facts={billing} lands={lands} />}
      {step === 'summary' && <Finished of="billing" cart={cart} />}
      {step === 'summary' && <SummaryStep {...props} lands={lands} />}
      <Ahead of={step} />
    </>
  )
}

function Opened(props: Open) {
  const { t } = useLanguage()
  return (
    <div className={css.columns}>
      <OrderSummary cart={props.cart} isOpen={props.step === 'summary'} />
      <div className={css.steps}>
        <h1 {...(!landsAtStep(props) && { tabIndex: -1, 'data-landing': props.step })}>{t('checkout.title')}</h1>
        <CartNewsList news={props.news} leadsToCart />
        <DidYouMean {...props} />
        <Steps {...props} />
      </div>
    </div>
  )
}

function Content(props: Props) {
  switch (props.state) {
    case 'open':
      return <Opened {...props} />
    case 'checking':
      return <Checking {...props} />
    case 'challenged':
      return <Challenged {...props} />
    case 'approving':
      return <Approving {...props} />
    case 'approved':
      return <Approved {...props} />
  }
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
          <span>{t('checkout.secure')}</span>
        </p>
        <a href={href(locale, 'cart')} className={css.back}>
          {t('checkout.back')}
        </a>
      </header>
      <Content {...props} />
    </>
  )
}
