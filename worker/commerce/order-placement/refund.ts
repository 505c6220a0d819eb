import type { Context } from '../context.ts'
import { attemptOfProvider, markCaptured } from '../db/orders/payments.ts'
import { closeRefund, openRefunds, type RefundRequest } from '../db/orders/refund-requests.ts'

/**
 * Asks the provider to give back, under the refund's own key, what it took; what it has not taken yet it takes first, so
 * that its books tell the same story as the store's. Without an answer the alarm asks again.
 */
async function giveMoneyBack({ db, payments, now }: Context, request: RefundRequest): Promise<void> {
  const { idempotencyKey, providerId: paymentId, amount } = request
  const attempt = attemptOfProvider(db, paymentId)
  if (attempt?.state === 'authorised') {
    const captured = await payments.capture([paymentId])
    if (captured.ok) for (const payment of captured.value) markCaptured(db, payment.idempotencyKey)
  }
  const refunded = await payments.refund({ idempotencyKey, paymentId, amount })
  if (refunded.ok) closeRefund(db, idempotencyKey, 'done', now())
  else if (refunded.code === 'missing') closeRefund(db, idempotencyKey, 'unknown', now())
}

/** Every refund that is still open; asked again as often as it takes. */
export async function finishRefunds(context: Context): Promise<void> {
  for (const request of openRefunds(context.db)) await giveMoneyBack(context, request)
}
