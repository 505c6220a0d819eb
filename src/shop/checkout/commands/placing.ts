import * as v from 'valibot'

import { href } from '#routes/href.ts'
import type { Associate } from '#src/commerce/calls/session-shapes.ts'
import type { Order, PlacedOrder } from '#src/commerce/calls/orders/orders.ts'
import type { CommerceResult } from '#src/commerce/client.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'
import { refusalOfPlacing } from '#src/language/checkout-refusals.ts'

import { isUnanswered, recreateCart } from '../../basket.ts'
import type { CommandResult } from '../../command-answer.ts'
import { command, type CommandContext } from '../../command.ts'
import type { VisitOrder } from '../../page.ts'
import { bankMethods } from '../model/paying.ts'
import { patchedWith, paymentOf, placementOf, wholePlacement, type Placement } from '../model/placement.ts'
import { preparedAsShown, toSummary } from './prepare.ts'
import { stepPath, values } from './steps.ts'

type OrderOutcome = VisitOrder & Partial<Pick<Order, 'flash' | 'email' | 'currency' | 'totals' | 'items'>>

/** An order as the platform answers it says what was bought; what the visit remembers of one does not. */
const isWhole = (order: OrderOutcome): order is OrderOutcome & PlacedOrder =>
  order.items !== undefined && order.totals !== undefined

/** Whether a local bank pays the order, which a platform need not say again (D27). */
const isOfBank = ({ order }: CommandContext['visit']): boolean =>
  bankMethods.some(code => code === order?.placement?.payment.code)

/** Keeps the order's outcome and answers it: final, challenged, being checked, or failed. */
async function conclude(context: CommandContext, order: OrderOutcome): Promise<Result<CommandResult<unknown>>> {
  const { visit, locale } = context
  const { orderNumber, st, placing, isHeard = true } = order
  await visit.change({ order: { orderNumber, st, placing, isHeard, ...paymentOf(visit.order, placing) } })
  if (placing === 'final') {
    if (isWhole(order)) context.measurePurchase(order)
    await visit.keepCart(undefined)
    if (order.email !== undefined && order.email !== '')
      await visit.change({ tracked: { orderNumber, email: order.email } })
    visit.showCartCount(0)
    return ok({ value: { placing }, to: href(locale, 'orderConfirmation') })
  }
  if (placing === 'failed') return fail('PAY400', { to: stepPath(context, 'billing') })
  const asked = order.flash?.find(({ type }) => type === 'PaymentNotAuthorized')
  return ok({
    value: { placing },
    to: stepPath(context, 'checking'),
    // R176: the card's bank asks in a dialog of the checkout, local banks on a page of their own.
    ...(asked?.action !== undefined && { leave: asked.action, asksThere: asked.redirect !== true && !isOfBank(visit) }),
  })
}

/** A refused order: said where it can be mended (R333–R336). */
async function refuse(context: CommandContext, code: string, detail: unknown): Promise<Result<CommandResult<unknown>>> {
  const { step, place } = refusalOfPlacing(code)
  if (code === 'BSK404') await recreateCart(context)
  // A toast stays where the shopper is (R336).
  if (place === 'toast') return fail(code, detail)
  return fail(code, { ...values(detail), to: stepPath(context, step ?? 'summary') })
}

const isSamePayment = (one: Placement | undefined, { paymentMethod: { code, id } }: Placement) =>
  one?.paymentMethod.code === code && one.paymentMethod.id === id

/** The total may have changed since the order was prepared; then the cart is read again. */
const mayBePaidOtherwise = (sent: CommerceResult<'cart.order.place'>) =>
  !sent.ok && (sent.code === 'PYT404' || sent.code === 'PYT400' || sent.code === 'BSK404')

/** Answers with the platform's outcome of the order. */
function answered(context: CommandContext, order: VisitOrder, placed: CommerceResult<'cart.order.place'>) {
  if (placed.ok) return conclude(context, placed.value)
  if (isUnanswered(placed.code)) return conclude(context, { ...order, placing: 'checking', isHeard: false })
  return refuse(context, placed.code, placed.detail)
}

const salesInfoOf = ({ storeId, storeEmployeeId }: Associate) => ({ storeId, storeEmployeeId })

/**
 * `POST /-/checkout/place`: places the prepared order. A second press, a reload or a replay comes to the same order,
 * because the platform makes one order of a basket. An unknown outcome is never a failure: it is being checked (O5).
 */
const place = command({
  input: v.object({ toPay: v.optional(v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))) }),
  run: async (context, { toPay }) => {
    const { commerce, visit, personAnswer } = context
    const { basketId } = visit
    if (visit.order?.placing === 'final') return conclude(context, visit.order)
    if (basketId === undefined) return fail('BSK404')
    // Forgotten when the checkout was left (R180), or never prepared: what was not shown is not charged.
    const order = visit.order ?? (await preparedAsShown(context, basketId, toPay))
    if (order === undefined) return toSummary(context)
    const send = (placement: Placement) =>
      commerce('cart.order.place', {
        cartId: basketId,
        recaptcha_response: personAnswer,
        ...placement,
        ...(visit.seller && { inStoreSalesInfo: salesInfoOf(visit.seller) }),
      })
    const known = wholePlacement(order.placement)
    const sent = known && (await send(known))
    if (sent !== undefined && !mayBePaidOtherwise(sent)) return answered(context, order, sent)
    const cart = await commerce('cart.cart.get', { basketId })
    if (!cart.ok && cart.code === 'BSK404') return settleOrder(context)
    if (!cart.ok) return cart
    const placement = placementOf(cart.value, order)
    if (placement === undefined) return fail('PYT404', { to: stepPath(context, 'billing') })
    const isKnown = sent !== undefined && isSamePayment(known, placement)
    return answered(context, order, isKnown ? sent : await send(placement))
  },
})

/** The bank has asked, or the shopper has turned back: what came of it is settled, one way or the other (R177). */
async function settleChallenge(
  context: CommandContext,
  order: VisitOrder,
  threeDS2Result: string,
): Promise<Result<CommandResult<unknown>>> {
  const { orderNumber } = order
  const paymentMethod = patchedWith(order, threeDS2Result)
  const patched = await context.commerce('cart.order.patch', { orderNumber, paymentMethod })
  if (patched.ok) return conclude(context, patched.value)
  if (isUnanswered(patched.code)) return conclude(context, { ...order, placing: 'checking' })
  // The platform keeps the bank's answer until it is asked for again.
  if (patched.code === 'NOT_SENT') return patched
  await context.visit.change({ order: { ...order, placing: 'failed' } })
  // R338: that the bank did not confirm is what the shopper has to know.
  const code = patched.code === 'PAY400' ? 'three-d-secure' : patched.code
  return fail(code, { to: stepPath(context, 'billing') })
}

/** The shop never heard of the press: nothing was charged, and the next press may go through. */
async function notPlaced(context: CommandContext, order: VisitOrder): Promise<Result<CommandResult<unknown>>> {
  await context.visit.change({ order: { ...order, placing: 'draft' } })
  return fail('NOT_PLACED', { to: stepPath(context, 'summary') })
}

/** Reads back what became of the visit's order; the bank's answer goes with it, where there is one. */
async function settleOrder(context: CommandContext, threeDS2Result = ''): Promise<Result<CommandResult<unknown>>> {
  const { commerce, visit } = context
  const { order } = visit
  if (order === undefined) return fail('ORD409')
  if (order.placing === 'challenged') return settleChallenge(context, order, threeDS2Result)
  const found = await commerce('consumer.purchase.get', { orderId: order.orderNumber, st: order.st })
  if (found.ok && found.value.placing !== 'draft') return conclude(context, found.value)
  if (found.ok || found.code === 'ORD409') return notPlaced(context, order)
  return ok({ value: { placing: 'checking' }, to: stepPath(context, 'checking') })
}

/** `POST /-/checkout/settle`: asks what became of an order whose answer was lost, or hands the bank's answer on (R177). */
const settle = command({
  input: v.object({ threeDS2Result: v.optional(v.pipe(v.string(), v.maxLength(2048)), '') }),
  secret: ['threeDS2Result'],
  run: (context, { threeDS2Result }) => settleOrder(context, threeDS2Result),
})

export const placingCommands = { place, settle } as const
