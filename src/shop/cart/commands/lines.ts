import * as v from 'valibot'

import { marksOf, recipeId } from '#src/commerce/calls/cart/line-shapes.ts'
import { upc } from '#src/commerce/calls/shapes.ts'
import { formatMoney } from '#src/kit/money.ts'
import { fail, type Result } from '#src/kit/result.ts'

import { atField } from '../../at-field.ts'
import { addingOn, changing, filling, idempotent } from '../../basket.ts'
import { command, type CommandContext } from '../../command.ts'
import { hasQuantity, isAdded, isFor, isOfSku } from '../model/done.ts'
import { giftForm, giftOptionOf, missingOf } from '../model/gift-option.ts'
import { parseMoney } from '../model/parse-money.ts'
import { deliveryForm } from '../model/delivery-form.ts'
import { itemId, pickupLocationId, wholeNumber } from './fields.ts'

/** Names each missing field in the refusal, so that the form shows it there. */
const missingFields = (fields: readonly string[]) =>
  fail('INPUT', { problems: Object.fromEntries(fields.map(field => [field, 'required'])) })

/** A refusal of a gift card's form at its field; GFO406 says its bounds as people read them. */
function atGiftField<Value>({ language: { currency, tag } }: CommandContext, result: Result<Value>): Result<Value> {
  if (result.ok || !['AUT453', 'GFO406', 'GFO410'].includes(result.code)) return result
  const { success, output } = v.safeParse(v.object({ least: v.number(), most: v.number() }), result.detail)
  const said = (amount: number) => formatMoney(amount, currency, tag, 'short')
  const detail = success ? { least: said(output.least), most: said(output.most) } : undefined
  return atField({ ...result, detail }, { AUT453: 'giftEmail' })
}

const addForm = v.object({
  upc,
  qty: v.optional(wholeNumber, 1),
  recipeId: v.optional(recipeId),
  /** Which choice of the form is a gift card of any sum, and the sum that was typed for it (R410). */
  sumUpc: v.optional(upc),
  giftSum: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20)), ''),
  ...giftForm.entries,
  ...deliveryForm.entries,
})

/**
 * `POST /-/cart/add`: electronic gift cards carry their recipient (R236), those of any sum what was typed (R410), and all else
 * goes on the way that was chosen (R411).
 */
const add = command({
  refusedOn: 'cart',
  input: addForm,
  run: async (context, { upc, qty, recipeId, sumUpc, giftSum, way, storeId, ...form }) => {
    const missing = [...(sumUpc === upc && giftSum === '' ? ['giftSum'] : []), ...missingOf(form)]
    if (missing.length > 0) return missingFields(missing)
    const giftAmount = sumUpc === upc ? parseMoney(giftSum, context.language.tag) : undefined
    if (sumUpc === upc && giftAmount === undefined) return fail('INPUT', { problems: { giftSum: 'sum' } })
    const marks = marksOf({ recipeId, giftOption: giftOptionOf(form), giftAmount })
    return atGiftField(context, await filling(context, addingOn(context, { upc, qty, ...marks }, { way, storeId })))
  },
})

/** `POST /-/cart/gift`: changes a gift card's recipient; empty fields mean the buyer. */
const gift = command({
  input: v.object({ itemId, qty: wholeNumber, ...giftForm.entries }),
  run: async (context, { itemId, qty, ...form }) => {
    const missing = missingOf(form)
    if (missing.length > 0) return missingFields(missing)
    const giftOption = giftOptionOf(form) ?? null
    const changed = await changing(context, {
      make: basketId => context.commerce('cart.item.update', { basketId, itemId, qty, giftOption }),
      isDone: isFor(itemId, giftOption),
    })
    return atGiftField(context, changed)
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
