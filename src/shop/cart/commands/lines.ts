import * as v from 'valibot'

import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import { recipeId, type CartLine } from '#src/commerce/calls/line-shapes.ts'
import { upc } from '#src/commerce/calls/shapes.ts'
import type { Commerce } from '#src/commerce/client.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { changing, filling } from '../../basket.ts'
import { command, type CommandContext, type Done } from '../../command.ts'
import { giftForm, giftOptionOf, missingOf } from '../model/gift-option.ts'
import { isMarked, markFields, markForm, marksIn } from '../model/marks.ts'
import { deliveryCode, itemId, placeId, wholeNumber } from './fields.ts'

/** What is missing is said at its field. */
const missingFields = (fields: readonly string[]) =>
  fail('INPUT', { problems: Object.fromEntries(fields.map(field => [field, 'required'])) })

/** `POST /-/cart/add`: an electronic gift card with whom it is for (R236). */
const add = command({
  refusedOn: 'cart',
  input: v.object({ upc, qty: v.optional(wholeNumber, 1), recipeId: v.optional(recipeId), ...giftForm.entries }),
  run: async (context, { giftTo, giftEmail, giftMessage, ...item }) => {
    const form = { giftTo, giftEmail, giftMessage }
    const missing = missingOf(form)
    if (missing.length > 0) return missingFields(missing)
    const giftOption = giftOptionOf(form)
    return filling(context, basketId =>
      context.commerce('cart.item.add', { basketId, ...item, ...(giftOption && { giftOption }) }),
    )
  },
})

/** `POST /-/cart/gift`: whom a card in the cart is for; three empty fields mean whoever buys it. */
const gift = command({
  input: v.object({ itemId, qty: wholeNumber, ...giftForm.entries }),
  run: async (context, { itemId, qty, ...form }) => {
    const missing = missingOf(form)
    if (missing.length > 0) return missingFields(missing)
    const giftOption = giftOptionOf(form) ?? null
    return changing(context, basketId => context.commerce('cart.item.update', { basketId, itemId, qty, giftOption }))
  },
})

/** `POST /-/cart/pickup`: puts pieces in that are fetched at a store. */
const reserve = command({
  refusedOn: 'cart',
  input: v.object({ upc, qty: v.optional(wholeNumber, 1), storeId: placeId }),
  run: (context, { upc, qty, storeId }) =>
    filling(context, basketId => context.commerce('cart.item.reserve', { basketId, upc, qty, storeId })),
})

/** `POST /-/cart/quantity` */
const setQuantity = command({
  input: v.object({ itemId, qty: wholeNumber }),
  run: (context, { itemId, qty }) =>
    changing(context, basketId => context.commerce('cart.item.update', { basketId, itemId, qty })),
})

/** `POST /-/cart/variant`: another size or colour in the same line. */
const setVariant = command({
  input: v.object({ itemId, upc, qty: wholeNumber }),
  run: (context, { itemId, upc, qty }) =>
    changing(context, basketId => context.commerce('cart.item.update', { basketId, itemId, upc, qty })),
})

/** What has to be known of a line to put it back as it was. */
function lineToPutBack(line: CartLine, at: number): Readonly<Record<string, string>> {
  const { upc, qty, name, shippingOptions } = line
  const chosen = shippingOptions.find(({ selected }) => selected)
  const { code = '' } = chosen?.shippingMethod ?? {}
  const { id: storeId = '' } = chosen?.storeInfo ?? {}
  return { upc, qty: `${qty}`, name, at: `${at}`, code, storeId, ...markFields(line) }
}

/** Takes a line out of the cart and remembers how to put it back. */
export async function takingOut(
  context: CommandContext,
  itemId: string,
  take: (basketId: string) => Promise<Result<Cart>>,
): Promise<Result<Done<Cart>>> {
  const { commerce, visit } = context
  const before =
    visit.basketId === undefined ? undefined : await commerce('cart.cart.get', { basketId: visit.basketId })
  const items = before?.ok === true ? before.value.items : []
  const at = items.findIndex(({ id }) => id === itemId)
  const line = items[at]
  const taken = await changing(context, take)
  if (!taken.ok || line === undefined) return taken
  return ok({ ...taken.value, said: lineToPutBack(line, at) })
}

/** `POST /-/cart/remove` */
const remove = command({
  input: v.object({ itemId }),
  run: (context, { itemId }) =>
    takingOut(context, itemId, basketId => context.commerce('cart.item.remove', { basketId, itemId })),
})

/** A line as it was taken out: what, how many, and how it travelled. */
const putBackForm = v.object({
  upc,
  qty: wholeNumber,
  code: v.optional(v.union([v.literal(''), deliveryCode]), ''),
  storeId: v.optional(v.union([v.literal(''), placeId]), ''),
  ...markForm.entries,
})
type PutBack = v.InferOutput<typeof putBackForm>

/** Ways to a place that what comes from the warehouse may take. */
const sentToPlaces: ReadonlySet<string> = new Set(['sts', 'pudo'])

/** Puts a line into a cart on the way it travelled; when that way is gone it goes home. */
async function putBack(commerce: Commerce, basketId: string, { upc, qty, code, storeId, ...form }: PutBack) {
  const marks = marksIn(form)
  if (code === 'pickup' && storeId !== '') {
    const reserved = await commerce('cart.item.reserve', { basketId, upc, qty, storeId })
    if (reserved.ok) return reserved
  }
  const added = await commerce('cart.item.add', { basketId, upc, qty, ...marks })
  const line = added.ok && added.value.items.find(item => item.upc === upc && !item.bonus && isMarked(item, marks))
  if (!line || !sentToPlaces.has(code) || storeId === '') return added
  const sent = await commerce('cart.shipping-method.set', { cartId: basketId, itemId: line.id, code, storeId })
  return sent.ok ? sent : added
}

/** `POST /-/cart/undo`: puts back what was taken out. */
const undo = command({
  input: putBackForm,
  run: (context, line) => filling(context, basketId => putBack(context.commerce, basketId, line)),
})

export const lineCommands = {
  add,
  pickup: reserve,
  quantity: setQuantity,
  variant: setVariant,
  gift,
  remove,
  undo,
} as const
