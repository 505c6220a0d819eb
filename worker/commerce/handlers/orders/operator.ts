import type { Answer } from '#src/commerce/call.ts'
import type { operatorCalls } from '#src/commerce/calls/orders/operator.ts'
import { fail, ok } from '#src/kit/result.ts'

import { fulfilmentsOf } from '../../db/orders/fulfilments.ts'
import { eventsOf } from '../../db/orders/order-events.ts'
import { findOrder } from '../../db/orders/orders.ts'
import { paidOrders } from '../../db/orders/paid-orders.ts'
import { pendingOrders } from '../../db/orders/placing.ts'
import { outboxState, retryLetter, troubledLetters } from '../../db/outbox.ts'
import { moveFulfilment } from '../../fulfilment/move.ts'
import { moveReturn } from '../../fulfilment/move-return.ts'
import { limitedLately } from '../../people/rate-limits.ts'
import { purchaseOf } from '../../purchases/answer.ts'
import { packingSlipOf } from '../../purchases/packing-slip.ts'
import { once } from '../once.ts'
import { customerCareHandlers } from './customer-care.ts'
import { editingHandlers } from './editing.ts'
import { eventCareHandlers } from './event-care.ts'
import type { AsCall, OperatorHandlers } from './operator-handlers.ts'
import { andRefund, operatorKeys } from './operator-keys.ts'
import { photoCareHandlers } from './photo-care.ts'

type OperatorCalls = typeof operatorCalls

/** So many orders at a time. */
const perPage = 50

type Moved = Answer<AsCall<OperatorCalls['operator.fulfilment.move']>>

export const operatorHandlers: OperatorHandlers<OperatorCalls> = {
  ...customerCareHandlers,
  ...editingHandlers,
  ...eventCareHandlers,
  ...photoCareHandlers,

  'operator.orders.list': ({ query }, { db }) => ok(paidOrders(db, { ...query, count: perPage })),

  'operator.order.get': ({ path }, context) => {
    const order = findOrder(context.db, path.orderNumber)
    return order?.placing === 'final' ? ok(purchaseOf(context, order)) : fail('ORD409')
  },

  'operator.packing-slip.get': async ({ path }, context) => {
    const order = findOrder(context.db, path.orderNumber)
    const packed = fulfilmentsOf(context.db, path.orderNumber).find(({ number }) => `${number}` === path.number)
    const isPacked = order?.placing === 'final' && packed !== undefined && packed.way !== 'mail'
    return isPacked ? ok(await packingSlipOf(context, order, packed)) : fail('ORD409')
  },

  'operator.order-events.list': ({ path }, { db }) => {
    if (findOrder(db, path.orderNumber)?.placing !== 'final') return fail('ORD409')
    const events = eventsOf(db, path.orderNumber)
    return ok({ events: events.map(({ at, ...event }) => ({ at: new Date(at).toISOString(), ...event })) })
  },

  'operator.fulfilment.move': async ({ path, body, headers }, context) => {
    const { carrier, trackingNumber, trackingUrl, ...move } = body
    const label =
      carrier !== undefined && trackingNumber !== undefined ? { carrier, trackingNumber, trackingUrl } : undefined
    const moved = once<Moved, 'FUL409' | 'ORD409'>(
      operatorKeys(context),
      headers['idempotency-key'],
      ['operator.fulfilment.move', path, body],
      () => {
        const outcome = moveFulfilment(context, { ...path, ...move, label, actor: 'operator', at: context.now() })
        return outcome.ok ? ok(purchaseOf(context, outcome.value)) : outcome
      },
    )
    return andRefund(context, moved)
  },

  'operator.letters.list': (_, { db }) => {
    const { waiting, givenUp } = outboxState(db)
    const letters = troubledLetters(db).map(({ writtenAt, problem, ...letter }) => ({
      ...letter,
      problem: problem ?? '',
      writtenAt: new Date(writtenAt).toISOString(),
    }))
    return ok({ waiting, givenUp, letters })
  },

  'operator.queues.get': (_, context) => ok({ ...pendingOrders(context), limited: limitedLately(context) }),

  'operator.letter.retry': ({ path }, { db, now, scheduler }) => {
    if (retryLetter(db, path.letterId, now()) === 0) return fail('API404')
    scheduler.wakeIn(0)
    return ok({ waiting: true })
  },

  'operator.return.move': async ({ path, body, headers }, context) => {
    const moved = once<Moved, 'FUL409' | 'RTN500'>(
      operatorKeys(context),
      headers['idempotency-key'],
      ['operator.return.move', path, body],
      () => {
        const { event, items: came } = body
        const outcome = moveReturn(context, { ...path, event, came, actor: 'operator', at: context.now() })
        return outcome.ok ? ok(purchaseOf(context, outcome.value)) : outcome
      },
    )
    return andRefund(context, moved)
  },
}
