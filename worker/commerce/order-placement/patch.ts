import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { ShopperContext } from '../context.ts'
import { findOrder } from '../db/orders/orders.ts'
import { lastAttempt } from '../db/orders/payments.ts'
import { orderAnswer } from './answer.ts'
import { isRefusal, settle } from './settle.ts'

/**
 * Settles an order after the bank's question. Only the provider is asked for the outcome, not the browser. An
 * unanswered payment is voided, so that it cannot succeed later. Patching a settled order changes nothing.
 */
export async function patchOrder(context: ShopperContext, orderNumber: string): Promise<OutcomeOf<'cart.order.patch'>> {
  const { db, payments, consumerId } = context
  const order = findOrder(db, orderNumber)
  if (order === undefined || order.consumerId !== consumerId || order.placing === 'draft') return fail('ORD409')
  const attempt = lastAttempt(db, orderNumber)
  if (attempt?.state === 'open') {
    const found = await payments.find(orderNumber)
    const payment = found.ok
      ? found.value.find(({ idempotencyKey }) => idempotencyKey === attempt.idempotencyKey)
      : undefined
    if (payment?.state === 'challenged') {
      const voided = await payments.void(attempt.idempotencyKey, orderNumber)
      if (voided.ok) settle(context, attempt, voided.value)
    } else if (payment !== undefined) settle(context, attempt, payment)
  }
  const settled = findOrder(db, orderNumber) ?? order
  if (settled.placing !== 'failed') return ok(orderAnswer(db, settled))
  return fail(isRefusal(settled.refusal) ? settled.refusal : 'PAY400')
}
