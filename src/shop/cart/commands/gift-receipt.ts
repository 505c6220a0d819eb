import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { longestGift } from '#src/commerce/calls/cart/line-shapes.ts'
import type { GiftReceipt } from '#src/commerce/calls/cart/cart-shapes.ts'
import { ok } from '#src/kit/result.ts'

import { changing } from '../../basket.ts'
import { command, type CommandContext } from '../../command.ts'
import { isGiftWith } from '../model/done.ts'

/** Where it is said: in the cart, or before the order is placed. */
const at = v.optional(v.picklist(['cart', 'checkout']), 'cart')

/** Makes a gift of the goods, or none, and stays where it was said. */
async function giving(context: CommandContext, giftReceipt: GiftReceipt | null, place: v.InferOutput<typeof at>) {
  const { commerce, locale } = context
  const changed = await changing(context, {
    make: basketId => commerce('cart.gift-receipt.set', { basketId, giftReceipt }),
    isDone: isGiftWith(giftReceipt),
  })
  const step = href(locale, 'checkout', undefined, { step: 'summary' })
  return changed.ok && place === 'checkout' ? ok({ ...changed.value, to: step }) : changed
}

/** A form posts a line break as two letters (HTML, 4.10.21.4), and a field counts it as one. */
const note = v.pipe(
  v.string(),
  v.transform(typed => typed.replaceAll('\r\n', '\n')),
  v.trim(),
  v.maxLength(longestGift.message),
)

/** `POST /-/cart/gift-receipt`: the goods are a gift, with a note or without (R417). */
const give = command({
  input: v.object({
    giftNote: v.optional(note, ''),
    at,
  }),
  run: (context, { giftNote, at: place }) => giving(context, giftNote === '' ? {} : { note: giftNote }, place),
})

/** `POST /-/cart/gift-receipt-remove`: they are none. */
const takeBack = command({
  input: v.object({ at }),
  run: (context, { at: place }) => giving(context, null, place),
})

export const giftReceiptCommands = { 'gift-receipt': give, 'gift-receipt-remove': takeBack } as const
