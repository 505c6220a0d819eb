import type { Answer } from '#src/commerce/call.ts'
import type { customerCareCalls } from '#src/commerce/calls/orders/customer-care.ts'
import { fail, ok } from '#src/kit/result.ts'

import { customerAnswer, customerOf, letterAnswer } from '../../care/customer.ts'
import { findAccount } from '../../db/accounts/accounts.ts'
import { searchAccounts } from '../../db/accounts/find-accounts.ts'
import { createLook, findLook } from '../../db/accounts/looks.ts'
import { findOrder } from '../../db/orders/orders.ts'
import { lettersOfOrder, resendLetter } from '../../db/kept-letters.ts'
import { cancelPaid } from '../../purchases/cancel.ts'
import { purchaseOf } from '../../purchases/answer.ts'
import { opaqueId } from '../../random.ts'
import { once } from '../once.ts'
import type { AsCall, OperatorHandlers } from './operator-handlers.ts'
import { andRefund, operatorKeys } from './operator-keys.ts'

type CareCalls = typeof customerCareCalls

export const customerCareHandlers: OperatorHandlers<CareCalls> = {
  'operator.customers.list': ({ query }, { db }) =>
    ok({ customers: searchAccounts(db, query.search).map(customerAnswer) }),

  'operator.customer.get': ({ path }, context) => {
    const account = findAccount(context.db, path.customerId)
    return account === undefined ? fail('API404') : ok(customerOf(context, account))
  },

  'operator.look.create': ({ path, body }, context) => {
    const account = findAccount(context.db, path.customerId)
    if (account === undefined || account.isClosed) return fail('API404')
    const { lookId, code, opensUntil } = createLook(context, account.id, body.viewer)
    return ok({ lookId, code, opensUntil: new Date(opensUntil).toISOString() })
  },

  'operator.look.get': ({ path }, context) => {
    const look = findLook(context, path.lookId)
    return look === undefined ? fail('API404') : ok(look)
  },

  'operator.pieces.cancel': async ({ path, body, headers }, context) => {
    const { orderNumber } = path
    const { items, reason } = body
    const cancelled = once<Answer<AsCall<CareCalls['operator.pieces.cancel']>>, 'ORD409'>(
      operatorKeys(context),
      headers['idempotency-key'],
      ['operator.pieces.cancel', path, body],
      () => {
        const isCancelled = cancelPaid(context, orderNumber, { items, reason, actor: 'operator' })
        const order = isCancelled ? findOrder(context.db, orderNumber) : undefined
        return order === undefined ? fail('ORD409') : ok(purchaseOf(context, order))
      },
    )
    return andRefund(context, cancelled)
  },

  'operator.order-letters.list': ({ path }, { db }) =>
    findOrder(db, path.orderNumber)?.placing === 'final'
      ? ok({ letters: lettersOfOrder(db, path.orderNumber).map(letterAnswer) })
      : fail('ORD409'),

  'operator.letter.resend': ({ path, headers }, { db, now, random, scheduler }) => {
    const again = { id: opaqueId(random), at: now(), once: headers['idempotency-key'] }
    if (!resendLetter(db, path.letterId, again)) return fail('API404')
    scheduler.wakeIn(0)
    return ok({ waiting: true })
  },
}
