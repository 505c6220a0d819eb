import { href } from '#routes/href.ts'
import { cartNews, leadsToShipping } from '#src/shop/cart/model/flashes.ts'
import type { Cart, Flash } from '#src/commerce/calls/cart/cart-shapes.ts'

import {
  personalPage,
  type LoadResult,
  type PersonalRequest,
  type PersonalResult,
  type RefusedCommand,
  type VisitOrder,
} from '../page.ts'
import { countriesOf } from './model/countries.ts'
import { flashesIn, readFlash } from './model/flash.ts'
import { furthestStep, stepToShow, type CheckoutStep } from './model/steps.ts'
import { CheckoutPage, type Props } from './page.tsx'
import { approval } from './load/approval.ts'
import { billingFacts } from './load/billing.ts'
import { challenged } from './load/challenge.ts'
import { withNames } from './load/names.ts'
import { shippingFacts } from './load/shipping.ts'
import { CheckoutSkeleton } from './parts/skeleton.tsx'

const checking = ({ orderNumber }: VisitOrder, isHeard: boolean): LoadResult<Props> => ({
  kind: 'page',
  props: { state: 'checking', orderNumber, isHeard },
})

/** No cart to check out: it may have become the visit's order, and only the answer was lost (O5). */
async function withoutCart({ commerce, locale, visit: { order } }: PersonalRequest): Promise<LoadResult<Props>> {
  const toCart = { kind: 'redirect', to: href(locale, 'cart'), status: 302 } as const
  if (order?.placing !== 'draft') return toCart
  const found = await commerce('consumer.purchase.get', { orderId: order.orderNumber, st: order.st })
  return found.ok ? checking(order, found.value.placing !== 'draft') : toCart
}

/** A cart that is gone without having become an order is made anew; one that has is bought, and nothing is put back. */
async function withLostCart(request: PersonalRequest): Promise<PersonalResult<Props>> {
  const outcome = await withoutCart(request)
  const isOrdered = outcome.kind === 'page' && outcome.props.state === 'checking' && outcome.props.isHeard
  return isOrdered ? outcome : { kind: 'cart-lost' }
}

type Prepared = {
  readonly cart: Cart
  readonly step: CheckoutStep
  readonly flash: readonly Flash[]
  readonly refused?: RefusedCommand
}

/** The summary is quoted anew; what was changed by that, or stands in its way, is said where it is mended (R178, R179; docs/decisions/020). */
async function prepared({ commerce }: PersonalRequest, cart: Cart): Promise<Prepared> {
  const quoted = await commerce('cart.order.prepare', { basketId: cart.id })
  if (quoted.ok) {
    const { cart: now } = quoted.value
    return { cart: now, flash: now.flash, step: leadsToShipping(now.flash) ? 'shipping' : 'summary' }
  }
  if (quoted.code === 'BSK404') return { cart, flash: [], step: 'summary' }
  const { code, detail } = quoted
  const refused = { command: 'checkout/place', code, detail, problems: {}, values: {} }
  return { cart, flash: [], step: 'summary', refused }
}

async function open(request: PersonalRequest, found: Cart): Promise<LoadResult<Props>> {
  const { query, visit, locale } = request
  const asked = stepToShow(query.get('step'), furthestStep(found, visit.order?.authorization), found)
  const { isPrepared, ...meant } = readFlash(visit.flash)
  const asItIs = { cart: found, step: asked, flash: [], refused: undefined }
  const { cart, step, flash, refused } = asked === 'summary' && !isPrepared ? await prepared(request, found) : asItIs
  const refusal = visit.refused ?? refused
  const named = refusal && withNames(request.language, refusal, cart.items)
  const [shipping, billing] = await Promise.all([
    step === 'shipping' ? shippingFacts(request, cart) : undefined,
    step === 'billing' ? billingFacts(request, cart) : undefined,
  ])
  return {
    kind: 'page',
    props: {
      state: 'open',
      step,
      cart,
      countries: countriesOf(locale),
      news: cartNews([...flash, ...flashesIn(visit.refused)], cart),
      ...meant,
      ...(named && { refused: named }),
      ...(shipping && { shipping }),
      ...(billing && { billing }),
    },
  }
}

/** The payment step with a refusal, when the provider did not answer and its approval could not be asked for. */
function unasked(request: PersonalRequest): PersonalRequest {
  const { query, visit } = request
  if (query.get('ask') === null || visit.refused !== undefined) return request
  const refused = { command: 'checkout/wallet', code: 'UNREACHABLE', problems: {}, values: {} }
  return { ...request, visit: { ...visit, refused } }
}

async function load(request: PersonalRequest): Promise<PersonalResult<Props>> {
  const { commerce, query, visit } = request
  const { basketId, order } = visit
  if (order?.placing === 'challenged') return challenged(request, order)
  if (order?.placing === 'checking' || (query.get('step') === 'checking' && order !== undefined))
    return checking(order, order.placing === 'checking' && order.isHeard === true)
  if (basketId === undefined) return withoutCart(request)
  const found = await commerce('cart.cart.get', { basketId })
  if (!found.ok) return found.code === 'BSK404' ? withLostCart(request) : { kind: 'unavailable', reason: found.code }
  if (found.value.items.length === 0) return withoutCart(request)
  return (await approval(request, found.value)) ?? open(unasked(request), found.value)
}

export const checkout = personalPage({
  head: ({ language }) => ({ title: `${language.t('checkout.title')} · Fellholm` }),
  load,
  Page: CheckoutPage,
  Skeleton: CheckoutSkeleton,
})
