import type { GiftOption, LineMarks } from '#src/commerce/calls/cart/line-shapes.ts'
import type { Minor } from '#src/kit/money.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { isBonus } from '../../cart/bonus.ts'
import { quote } from '../../cart/quote.ts'
import type { ShopperContext } from '../../context.ts'
import { setBasketPart, touchBasket, type Basket } from '../../db/orders/baskets.ts'
import { readVariant, type VariantRow } from '../../db/catalogue/catalogue.ts'
import {
  availableFor,
  changeLine,
  deleteLine,
  insertLine,
  isSameThing,
  readLines,
  setLine,
  type LineRow,
} from '../../db/orders/lines.ts'
import { whyUnsendable } from '../../db/catalogue/stock.ts'
import { checkGift, checkSum, type Ungiven } from '../../gift-cards/check-gift.ts'
import { changingBasket, changingOwn } from './basket.ts'
import { allowed, findVariant, pickupStoreOf, whyGoneAt, type Unsendable, type Unsold } from './sold.ts'

/** More lines than this are no shopping any more; a body of the platform's answers stays bounded with it. */
export const mostLines = 100

type Thing = LineMarks & { readonly upc: string; readonly qty: number }

type Refused = Unsold | Unsendable | 'INV408' | 'INV700' | 'ORD430' | 'GFO406'

/** Puts pieces into a basket; a SKU that is there already grows its line. */
function put(
  context: ShopperContext,
  basket: Basket,
  { upc, qty, recipeId = '', giftOption, giftAmount }: Thing,
): Result<number, Refused> {
  const { db } = context
  const variant = findVariant(db, upc)
  if (!variant.ok) return variant
  const sum = checkSum(variant.value, giftAmount)
  if (!sum.ok) return sum
  const lines = readLines(db, basket.id)
  const thing = { upc, recipeId, giftOption, giftAmount }
  const line = lines.find(one => isSameThing(one, thing))
  if (line === undefined && lines.length >= mostLines) return fail('ORD430', { mostLines })
  const fits = allowed(variant.value, availableFor(db, variant.value, line?.delivery), {
    qty: (line?.qty ?? 0) + qty,
    whyGone: () => (pickupStoreOf(line) === undefined ? whyUnsendable(db, upc) : 'INV700'),
  })
  if (!fits.ok) return fits
  if (line === undefined) insertLine(context, basket.id, { ...thing, qty })
  else setLine(db, line.id, upc, line.qty + qty)
  return ok(touchBasket(db, basket.id))
}

/** Puts the first thing into the basket its owner shops on. */
export const beginWithItem = (context: ShopperContext, thing: Thing) =>
  changingOwn<Refused>(context, basket => put(context, basket, thing))

/** Adds pieces. With a recipient only what can be sent by e-mail may be added. */
export const addItem = (context: ShopperContext, { basketId, ...thing }: Thing & { readonly basketId: string }) =>
  changingBasket<Refused | Ungiven>(context, basketId, basket => {
    const variant = readVariant(context.db, thing.upc)
    const given = variant === undefined ? ok(undefined) : checkGift(context, variant, thing.giftOption)
    return given.ok ? put(context, basket, thing) : given
  })

/** The recipient after a change: a new one, none, or the former one. */
const giftAfter = (line: LineRow, given: GiftOption | null | undefined): GiftOption | undefined =>
  given === undefined ? line.giftOption : (given ?? undefined)

type Updating = {
  readonly basketId: string
  readonly itemId: string
  readonly qty: number
  readonly upc?: string | undefined
  /** Null takes the recipient away. */
  readonly giftOption?: GiftOption | null | undefined
  readonly giftAmount?: Minor | undefined
}

type Unmoved = Unsold | Ungiven | ReturnType<typeof whyGoneAt> | 'INV408' | 'GWP403' | 'GFO406'

/** Chooses which of its SKUs a gift is; anything else about it is not the shopper's to change (GWP403). */
const chooseGift = (context: ShopperContext, { basketId, itemId, qty, upc }: Updating) =>
  changingBasket<'GWP403'>(context, basketId, basket => {
    const gift = quote(context, basket).items.find(({ id }) => id === itemId)
    if (upc === undefined || qty !== 1 || gift?.bonusChoices?.includes(upc) !== true) return fail('GWP403')
    return ok(setBasketPart(context.db, basket.id, 'gifts', { ...basket.gifts, [itemId]: upc }))
  })

/** What tells the line from others of its SKU after a change, if it may be so. */
function marksAfter(
  context: ShopperContext,
  line: LineRow,
  variant: VariantRow,
  { giftOption, giftAmount: sum }: Updating,
): Result<Pick<LineMarks, 'giftOption' | 'giftAmount'>, Ungiven | 'GFO406'> {
  const given = checkGift(context, variant, giftOption)
  if (!given.ok) return given
  const giftAmount = sum ?? (variant.most === null ? undefined : line.giftAmount)
  const valued = checkSum(variant, giftAmount)
  if (!valued.ok) return valued
  const kept = variant.gift_card === 'digital' ? giftAfter(line, giftOption) : undefined
  return ok({ ...(kept && { giftOption: kept }), ...(giftAmount !== undefined && { giftAmount }) })
}

/** Sets a line's quantity, colour, size, recipient and sum, as far as they are given; two lines of one thing become one. */
export function updateItem(context: ShopperContext, updating: Updating) {
  const { basketId, itemId, qty, upc } = updating
  const { db } = context
  if (isBonus(itemId)) return chooseGift(context, updating)
  return changingBasket<Unmoved>(context, basketId, basket => {
    const lines = readLines(db, basket.id)
    const line = lines.find(({ id }) => id === itemId)
    if (line === undefined) return fail('ORD404')
    const found = findVariant(db, upc ?? line.upc)
    if (!found.ok) return found
    const variant = found.value
    const marks = marksAfter(context, line, variant, updating)
    if (!marks.ok) return marks
    const thing = { upc: variant.upc, recipeId: line.recipe_id, ...marks.value }
    const twin = lines.find(one => one.id !== itemId && isSameThing(one, thing))
    const together = qty + (twin?.qty ?? 0)
    const fits = allowed(variant, availableFor(db, variant, line.delivery), {
      qty: together,
      whyGone: () => whyGoneAt(db, variant.upc, pickupStoreOf(line)),
    })
    if (!fits.ok) return fits
    if (twin !== undefined) deleteLine(db, twin.id)
    changeLine(db, itemId, { upc: variant.upc, qty: together, ...marks.value })
    return ok(touchBasket(db, basket.id))
  })
}

/** Takes a line away. */
export const removeItem = (context: ShopperContext, basketId: string, itemId: string) =>
  changingBasket<'ORD404' | 'GWP403'>(context, basketId, basket => {
    if (isBonus(itemId)) return fail('GWP403')
    const line = readLines(context.db, basket.id).find(({ id }) => id === itemId)
    if (line === undefined) return fail('ORD404')
    deleteLine(context.db, itemId)
    return ok(touchBasket(context.db, basket.id))
  })
