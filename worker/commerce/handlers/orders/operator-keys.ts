import type { Context, ShopperContext } from '../../context.ts'
import { finishRefunds } from '../../order-placement/refund.ts'

/** The owner of the operator's idempotency keys; no consumer has this id. */
export const operatorKeys = (context: Context): ShopperContext => ({
  ...context,
  usid: 'operator',
  consumerId: 'operator',
  provenAt: 0,
})

/** Sends refunds to the provider after a change. If the object stops before, the alarm sends them. */
export async function andRefund<Outcome>(context: Context, outcome: Outcome): Promise<Outcome> {
  const { scheduler } = context
  scheduler.wakeIn(scheduler.attemptTimeoutMs)
  await finishRefunds(context)
  return outcome
}
