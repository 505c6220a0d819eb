import type { Handlers } from '#src/commerce/call.ts'
import type { purchaseCalls } from '#src/commerce/calls/orders/purchases.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { Contexts } from '../../context.ts'
import { issuedCardsOf } from '../../db/orders/issued-cards.ts'
import { findOrder } from '../../db/orders/orders.ts'
import { purchasesOf } from '../../db/orders/purchases.ts'
import { sendCardsAgain } from '../../gift-cards/send.ts'
import { purchaseOf, summaryOf } from '../../purchases/answer.ts'
import { cancelOrder } from '../../purchases/cancel.ts'
import { invoiceOf } from '../../purchases/invoice.ts'
import { lookUpOrder } from '../../purchases/look-up.ts'
import { returnLabel } from '../../purchases/return-label.ts'
import { sameSecret } from '../../same-secret.ts'

export const purchaseHandlers = {
  /** D23: an order's own token opens it, wherever that is shown; an account needs none for its own. */
  'consumer.purchase.get': ({ path, query: { st } }, context) => {
    const order = findOrder(context.db, path.orderId)
    if (order === undefined) return fail('ORD409')
    const isOwn = context.account !== undefined && order.consumerId === context.consumerId
    const isShown = st === undefined ? isOwn : sameSecret(st, order.st)
    return isShown ? ok(purchaseOf(context, order)) : fail('ORD409')
  },

  'consumer.purchase-history.list': ({ body }, context) => {
    const { total, orders } = purchasesOf(context.db, context.account.id, body)
    return ok({ total, orders: orders.map(order => summaryOf(context, order)) })
  },

  'consumer.order.track': ({ body }, context) => {
    const order = lookUpOrder(context, body)
    return order.ok ? ok(purchaseOf(context, order.value)) : order
  },

  'consumer.order.cancel': async ({ body }, context) => {
    const order = lookUpOrder(context, body)
    return order.ok ? cancelOrder(context, order.value, body) : order
  },

  /** There is an invoice once there is something to pay for. */
  'consumer.invoice.download': async ({ body }, context) => {
    const order = lookUpOrder(context, body)
    if (!order.ok) return order
    const { placing, status } = order.value
    return placing === 'final' ? ok(await invoiceOf(context, order.value)) : fail('ORD409', { status })
  },

  'consumer.return-label.create': async ({ path, body }, context) => {
    const order = lookUpOrder(context, { ...body, orderNumber: path.orderId })
    return order.ok ? returnLabel(context, order.value, body.items) : order
  },

  'consumer.gift-card-email.resend': ({ body }, context) => {
    const order = lookUpOrder(context, body)
    if (!order.ok) return order
    // The cards of a cancelled order are not sent again.
    if (order.value.status === 'CANCELLED') return fail('GFS800')
    const cards = issuedCardsOf(context.db, order.value.orderNumber)
    if (cards.length === 0) return fail('GFO404')
    const sent = sendCardsAgain(context, order.value)
    // Printed cards have no e-mail to send again.
    if (!sent.ok) return sent
    return sent.value === undefined ? fail('GFO405') : ok({ sent: sent.value })
  },
} satisfies Handlers<typeof purchaseCalls, Contexts>
