import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { orderNumber } from '#src/commerce/calls/orders/orders.ts'
import { fail, ok } from '#src/kit/result.ts'

import { command } from '../command.ts'
import { returnedItems } from './model/documents.ts'

/** `POST /-/account/cancel-order`: an order that has not gone to the warehouse yet (D22). */
const cancelOrder = command({
  input: v.object({ orderNumber }),
  run: async ({ commerce, locale }, { orderNumber }) => {
    const cancelled = await commerce('consumer.order.cancel', { orderNumber })
    if (!cancelled.ok) return cancelled
    const to = href(locale, 'accountOrderDetails', { id: orderNumber })
    return ok({ value: {}, to, notice: { key: 'account.order.cancelled' } })
  },
})

/** `POST /-/account/cancel-some`: pieces that are not to be sent. */
const cancelSome = command({
  input: v.looseObject({ orderNumber }),
  run: async ({ commerce, locale }, { orderNumber, ...fields }) => {
    const items = returnedItems(fields)
    if (items.length === 0) return fail('NOTHING_CHOSEN')
    const cancelled = await commerce('consumer.order.cancel', { orderNumber, items })
    if (!cancelled.ok) return cancelled
    const to = href(locale, 'accountOrderDetails', { id: orderNumber })
    return ok({ value: {}, to, notice: { key: 'orders.cancelled-some' } })
  },
})

/** `POST /-/account/invoice`: the invoice as a file. */
const invoice = command({
  input: v.object({ orderNumber }),
  run: async ({ commerce }, { orderNumber }) => {
    const made = await commerce('consumer.invoice.download', { orderNumber })
    return made.ok ? ok({ value: {}, file: made.value }) : made
  },
})

/** `POST /-/account/return-label`: a label for what was chosen; asked again it is the same one. */
const returnLabel = command({
  input: v.looseObject({ orderNumber }),
  run: async ({ commerce }, { orderNumber: orderId, ...boxes }) => {
    const items = returnedItems(boxes)
    if (items.length === 0) return fail('NOTHING_CHOSEN')
    const made = await commerce('consumer.return-label.create', { orderId, items })
    return made.ok ? ok({ value: {}, file: made.value.label }) : made
  },
})

/** `POST /-/account/resend-gift-cards`: the letters with the gift cards of an order, once more. */
const resendGiftCards = command({
  input: v.object({ orderNumber }),
  run: async ({ commerce, locale }, { orderNumber }) => {
    const sent = await commerce('consumer.gift-card-email.resend', { orderNumber })
    if (!sent.ok) return sent
    const to = href(locale, 'accountOrderDetails', { id: orderNumber })
    return ok({ value: {}, to, notice: { key: 'orders.resent', values: { count: `${sent.value.sent}` } } })
  },
})

export const orderCommands = {
  'cancel-order': cancelOrder,
  'cancel-some': cancelSome,
  invoice,
  'return-label': returnLabel,
  'resend-gift-cards': resendGiftCards,
} as const
