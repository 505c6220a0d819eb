import * as v from 'valibot'

import { href } from '#routes/href.ts'
import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import { fail, ok } from '#src/kit/result.ts'

import { command, type CommandContext } from '../command.ts'
import { factorsOf, findOrder } from './find.ts'
import { calendarFile, pickupsOf } from './model/calendar.ts'
import { typedNumber } from './model/field.ts'
import { itemsToReturn } from './model/return-items.ts'

const named = v.object({ orderNumber: typedNumber })
const detailsPath = ({ locale }: CommandContext, orderNumber: string) =>
  href(locale, 'orderDetails', undefined, { orderNumber })

/** Pages that ask for an order, and lead on to what was asked about it. */
const leads = { details: 'orderDetails', label: 'returnLabel' } as const

/** `POST /-/orders/track`: both factors of an order; whichever is wrong, the answer is the same. */
const track = command({
  input: v.object({
    orderNumber: typedNumber,
    email: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
    for: v.optional(v.picklist(['details', 'label']), 'details'),
  }),
  run: async ({ commerce, visit, locale }, { orderNumber, email, for: page }) => {
    const found = await commerce('consumer.order.track', { orderNumber, email })
    if (!found.ok) return fail(found.code, found.code === 'ORD400' ? { problems: { email: found.code } } : undefined)
    await visit.change({ tracked: { orderNumber, email } })
    return ok({ value: {}, to: href(locale, leads[page], undefined, { orderNumber }) })
  },
})

/** `POST /-/orders/cancel` */
const cancel = command({
  input: named,
  run: async (context, { orderNumber }) => {
    const factors = factorsOf(context.visit, orderNumber)
    const cancelled = await context.commerce('consumer.order.cancel', { orderNumber, ...factors })
    if (!cancelled.ok) return cancelled
    return ok({ value: {}, to: detailsPath(context, orderNumber), flash: { cancelled: orderNumber } })
  },
})

/** The chosen quantities, from fields named `item-<id>`. */
const chosen = v.pipe(
  v.looseObject({ orderNumber: typedNumber }),
  v.transform(form => ({ orderNumber: form.orderNumber, items: itemsToReturn(form) })),
)

/** `POST /-/orders/cancel-some`: pieces that are not to be sent. */
const cancelSome = command({
  input: chosen,
  run: async (context, { orderNumber, items }) => {
    if (items.length === 0) return fail('NOTHING_CHOSEN')
    const factors = factorsOf(context.visit, orderNumber)
    const cancelled = await context.commerce('consumer.order.cancel', { orderNumber, items, ...factors })
    if (!cancelled.ok) return cancelled
    return ok({ value: {}, to: detailsPath(context, orderNumber), flash: { cancelledSome: orderNumber } })
  },
})

/** `POST /-/orders/invoice`: a file to keep. */
const invoice = command({
  input: named,
  run: async ({ commerce, visit }, { orderNumber }) => {
    const made = await commerce('consumer.invoice.download', { orderNumber, ...factorsOf(visit, orderNumber) })
    return made.ok ? ok({ value: {}, file: made.value }) : made
  },
})

/** `POST /-/orders/return`: a label for what was chosen; the fields are `item-<id>` with how many. */
const sendBack = command({
  input: chosen,
  run: async ({ commerce, visit }, { orderNumber, items }) => {
    if (items.length === 0) return fail('INPUT', { problems: { items: 'required' } })
    const factors = factorsOf(visit, orderNumber)
    const made = await commerce('consumer.return-label.create', { orderId: orderNumber, items, ...factors })
    return made.ok ? ok({ value: {}, file: made.value.label }) : made
  },
})

/** `POST /-/orders/resend`: the gift cards of an order once more. */
const resend = command({
  input: named,
  run: async (context, { orderNumber }) => {
    const factors = factorsOf(context.visit, orderNumber)
    const sent = await context.commerce('consumer.gift-card-email.resend', { orderNumber, ...factors })
    if (!sent.ok) return sent
    return ok({ value: {}, to: detailsPath(context, orderNumber), flash: { resent: `${sent.value.sent}` } })
  },
})

const encoded = (text: string) => {
  const bytes = new TextEncoder().encode(text)
  return btoa(String.fromCodePoint(...bytes))
}

/** `POST /-/orders/calendar`: when and where to fetch, for a calendar. */
const calendar = command({
  input: named,
  run: async ({ commerce, visit, language }, { orderNumber }) => {
    const found = await findOrder(commerce, visit, orderNumber)
    if (!found.ok) return found
    const order: Purchase = found.value
    const titleOf = (place: string) => language.t('orders.calendar.title', { number: orderNumber, place })
    const text = calendarFile(order, pickupsOf(order), titleOf)
    const file = { fileName: `${orderNumber}.ics`, contentType: 'text/calendar', content: encoded(text) }
    return ok({ value: {}, file })
  },
})

export const orderCommands = {
  track,
  cancel,
  'cancel-some': cancelSome,
  invoice,
  return: sendBack,
  resend,
  calendar,
} as const
