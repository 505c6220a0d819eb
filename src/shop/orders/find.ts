import type { AnswerOf } from '#src/commerce/calls/index.ts'
import type { Commerce } from '#src/commerce/client.ts'
import type { Result } from '#src/kit/result.ts'

import type { TrackedOrder, VisitOrder } from '../page.ts'

/** A visit's proofs that it may see an order. */
type Shown = { readonly order: VisitOrder | undefined; readonly tracked: TrackedOrder | undefined }

/** The second factor of an order beside its number: the e-mail it was looked up with, or its own token; an account needs none. */
export function factorsOf({ order, tracked }: Shown, orderNumber: string): { email?: string; st?: string } {
  if (tracked?.orderNumber === orderNumber) return { email: tracked.email }
  return order?.orderNumber === orderNumber ? { st: order.st } : {}
}

/** An order the visit has shown to be its own. Without a second factor only an account finds one. */
export const findOrder = (
  commerce: Commerce,
  visit: Shown,
  orderNumber: string,
): Promise<Result<AnswerOf<'consumer.order.track'>>> =>
  commerce('consumer.order.track', { orderNumber, ...factorsOf(visit, orderNumber) })
