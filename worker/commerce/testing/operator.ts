import type { Answer, Input } from '#src/commerce/call.ts'
import type { operatorCalls } from '#src/commerce/calls/orders/operator.ts'
import type { OrderStatus } from '#src/commerce/order-life.ts'

import { type Reply } from '#tests/shoppers/caller.ts'

import { send } from './shopper.ts'

type Calls = typeof operatorCalls
type As<Name extends keyof Calls> = Calls[Name] & { readonly who: 'anyone' }
type Purchase = Answer<As<'operator.order.get'>>
type Move = Omit<Input<As<'operator.fulfilment.move'>>, 'orderNumber' | 'idempotency-key'>
type ReturnMove = Omit<Input<As<'operator.return.move'>>, 'returnNumber' | 'idempotency-key'>
type Told = { readonly key?: string; readonly idempotencyKey?: string }

let messages = 0

async function ask<Value>(
  path: string,
  { body, key = 'an-operator-key-for-tests', idempotencyKey }: Told & { readonly body?: object },
): Promise<Reply<Value>> {
  messages += 1
  const response = await send(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-site-id': 'fellholm-us',
      authorization: `Bearer ${key}`,
      ...(body && {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey ?? `told-by-a-test-${messages}`,
      }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.json<
    Value & { errorDetails?: { errorId: string; additionalInfo?: Record<string, unknown> }[] }
  >()
  const refused = answer.errorDetails?.[0]
  return { status: response.status, answer, code: refused?.errorId, info: refused?.additionalInfo ?? {} }
}

/** A warehouse, or who helps customers, with the operator's key. */
export const operator = {
  move: (orderNumber: string, body: Move, told: Told = {}) =>
    ask<Purchase>(`/admin/orders/${orderNumber}/fulfilments`, { ...told, body }),
  moveReturn: (returnNumber: string, body: ReturnMove, told: Told = {}) =>
    ask<Purchase>(`/admin/returns/${returnNumber}`, { ...told, body }),
  slip: (orderNumber: string, number: number) =>
    ask<Answer<As<'operator.packing-slip.get'>>>(`/admin/orders/${orderNumber}/fulfilments/${number}/slip`, {}),
  customer: (customerId: string) => ask<Answer<As<'operator.customer.get'>>>(`/admin/customers/${customerId}`, {}),
  orderLetters: (orderNumber: string) =>
    ask<Answer<As<'operator.order-letters.list'>>>(`/admin/orders/${orderNumber}/letters`, {}),
  list: async (status: OrderStatus) =>
    (await ask<Answer<As<'operator.orders.list'>>>(`/admin/orders?status=${status}`, {})).answer,
}
