import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { AnswerOf } from '#src/commerce/calls/index.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { isUnanswered } from '../../basket.ts'
import { leadsToShipping } from '../../cart/model/flashes.ts'
import type { CommandResult } from '../../command-answer.ts'
import type { CommandContext } from '../../command.ts'
import type { VisitOrder } from '../../page.ts'
import { furthestStep } from '../model/steps.ts'
import { preparedNow } from '../model/flash.ts'
import type { Approval } from '../model/paying.ts'
import { keptPlacement, placementOf } from '../model/placement.ts'
import { stepPath, values } from './steps.ts'

/** Whether a summary would show an order that this visit knows nothing of. */
const isUnmade = (code: string) => code === 'NOT_SENT' || isUnanswered(code)

/** Says what was changed while the order was prepared, on the step where it can be mended (R179). */
const redirected = (context: CommandContext, { flash }: Cart) =>
  fail('ORDER_UPDATED', { flash, to: stepPath(context, 'shipping') })

type Prepared = AnswerOf<'cart.order.prepare'>

/** Remembers the order that was prepared, with what will pay it. */
async function keepPrepared({ visit }: CommandContext, prepared: Prepared, { authorization, sessionID }: Approval) {
  const { orderNumber, st, cart } = prepared
  const placement = placementOf(cart, { authorization, sessionID })
  const order: VisitOrder = {
    orderNumber,
    st,
    placing: 'draft',
    ...(authorization !== undefined && { authorization }),
    ...(sessionID !== undefined && { sessionID }),
    ...(placement && { placement: keptPlacement(placement) }),
  }
  await visit.change({ order })
  return { order, cart, orderNumber }
}

/** Prepares the order of a summary that was shown before; nothing when another amount is to be paid now, or something else has changed. */
export async function preparedAsShown(
  context: CommandContext,
  basketId: string,
  toPay: number | undefined,
): Promise<VisitOrder | undefined> {
  const prepared = toPay === undefined ? undefined : await context.commerce('cart.order.prepare', { basketId })
  if (prepared?.ok !== true || prepared.value.cart.totals.remainingToPay !== toPay) return undefined
  if (prepared.value.cart.flash.length > 0 || furthestStep(prepared.value.cart, undefined) !== 'summary')
    return undefined
  return (await keepPrepared(context, prepared.value, {})).order
}

/**
 * Quotes the cart and goes on: to the summary when all is there, else to the step that is not. A cart that is gone is
 * nothing to speak of here (R320): the checkout itself finds out what became of it.
 */
export async function toSummary(
  context: CommandContext,
  { authorization, sessionID = context.visit.order?.sessionID }: Approval = {},
): Promise<Result<CommandResult<unknown>>> {
  const { commerce, visit, locale } = context
  const { basketId } = visit
  if (basketId === undefined) return fail('BSK404')
  const prepared = await commerce('cart.order.prepare', { basketId })
  if (!prepared.ok && prepared.code === 'BSK404') return ok({ value: {}, to: stepPath({ locale }, 'summary') })
  // An address is missing: that is where to go, and nothing went wrong.
  if (!prepared.ok && prepared.code === 'PYT405') return ok({ value: {}, to: stepPath(context, 'shipping') })
  // Nothing was prepared: it is said where the shopper is, and the next press prepares it.
  if (!prepared.ok && isUnmade(prepared.code)) return fail(prepared.code)
  if (!prepared.ok) return fail(prepared.code, { ...values(prepared.detail), to: stepPath(context, 'summary') })
  const { cart, orderNumber } = await keepPrepared(context, prepared.value, { authorization, sessionID })
  if (leadsToShipping(cart.flash)) return redirected(context, cart)
  const to = stepPath(context, furthestStep(cart, authorization))
  return ok({ value: {}, to, ...(cart.flash.length === 0 && { flash: { [preparedNow]: orderNumber } }) })
}
