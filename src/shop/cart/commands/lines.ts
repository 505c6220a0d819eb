import * as v from 'valibot'

import { recipeId } from '#src/commerce/calls/cart/line-shapes.ts'
import { upc } from '#src/commerce/calls/shapes.ts'
import { fail } from '#src/kit/result.ts'

import { adding, changing, filling, idempotent } from '../../basket.ts'
import { command } from '../../command.ts'
import { hasQuantity, isAdded, isFor, isOfSku } from '../model/done.ts'
import { giftForm, giftOptionOf, missingOf } from '../model/gift-option.ts'
import { itemId, pickupLocationId, wholeNumber } from './fields.ts'

/** Names each missing field in the refusal, so that the form shows it there. */
const missingFields = (fields: readonly string[]) =>
  fail('INPUT', { problems: Object.fromEntries(fields.map(field => [field, 'required'])) })

/** `POST /-/cart/add`: electronic gift cards carry their recipient (R236). */
const add = command({
  refusedOn: 'cart',
  input: v.object({ upc, qty: v.optional(wholeNumber, 1), recipeId: v.optional(recipeId), ...giftForm.entries }),
  run: async (context, { giftTo, giftEmail, giftMessage, ...item }) => {
    const form = { giftTo, giftEmail, giftMessage }
    const missing = missingOf(form)
    if (missing.length > 0) return missingFields(missing)
    const giftOption = giftOptionOf(form)
    return filling(context, adding(context, { ...item, ...(giftOption && { giftOption }) }))
  },
})

/** `POST /-/cart/gift`: changes a gift card's recipient; three empty fields mean the buyer. */
const gift = command({
  input: v.object({ itemId, qty: wholeNumber, ...giftForm.entries }),
  run: async (context, { itemId, qty, ...form }) => {
    const missing = missingOf(form)
    if (missing.length > 0) return missingFields(missing)
    const giftOption = giftOptionOf(form) ?? null
    return changing(context, {
      make: basketId => context.commerce('cart.item.update', { basketId, itemId, qty, giftOption }),
      isDone: isFor(itemId, giftOption),
    })
  },
})

/** `POST /-/cart/pickup`: puts pieces in that are fetched at a store. */
const reserve = command({
  refusedOn: 'cart',
  input: v.object({ upc, qty: v.optional(wholeNumber, 1), storeId: pickupLocationId }),
  run: (context, { upc, qty, storeId }) =>
    filling(context, {
      make: basketId => context.commerce('cart.item.reserve', { basketId, upc, qty, storeId, ...idempotent(context) }),
      isDone: isAdded(upc, context.visit.lines),
    }),
})

/** `POST /-/cart/quantity` */
const setQuantity = command({
  input: v.object({ itemId, qty: wholeNumber }),
  run: (context, { itemId, qty }) =>
    changing(context, {
      make: basketId => context.commerce('cart.item.update', { basketId, itemId, qty }),
      isDone: hasQuantity(itemId, qty),
    }),
})

/** `POST /-/cart/variant`: another size or colour in the same line. */
const setVariant = command({
  input: v.object({ itemId, upc, qty: wholeNumber }),
  run: (context, { itemId, upc, qty }) =>
    changing(context, {
      make: basketId => context.commerce('cart.item.update', { basketId, itemId, upc, qty }),
      isDone: isOfSku(itemId, upc),
    }),
})

export const lineCommands = {
  add,
  pickup: reserve,
  quantity: setQuantity,
  variant: setVariant,
  gift,
} as const
