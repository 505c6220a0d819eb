import type { GiftOption } from '#src/commerce/calls/line-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { isBonus } from '../../cart/bonus.ts'
import { mostOf } from '../../cart/lines.ts'
import type { ShopperContext } from '../../context.ts'
import { touchBasket } from '../../db/baskets.ts'
import { readVariant, type VariantRow } from '../../db/catalogue.ts'
import type { Database } from '../../db/database.ts'
import {
  availableFor,
  changeLine,
  deleteLine,
  insertLine,
  isSameThing,
  readLines,
  setLine,
  type LineRow,
} from '../../db/lines.ts'
import { looksLikeEmail } from '../../rules/address.ts'
import { changingBasket } from './basket.ts'

/** More lines than this are no shopping any more; a body of the platform's answers stays bounded with it. */
export const mostLines = 100

type Refused = 'INV405' | 'INV408' | 'ORD404'

/** D16, D17: INV405 when nothing is left, INV408 with the most a line may hold when fewer are. */
function allowed(variant: VariantRow, qty: number): Result<undefined, 'INV405' | 'INV408'> {
  const maxAllowedQty = mostOf(variant)
  if (variant.available <= 0) return fail('INV405')
  return qty > maxAllowedQty ? fail('INV408', { maxAllowedQty }) : ok(undefined)
}

/** A SKU with what there is of it where a line comes from. */
const at = (db: Database, variant: VariantRow, line: LineRow | undefined): VariantRow => ({
  ...variant,
  available: availableFor(db, variant, line?.delivery),
})

type Ungiven = 'AUT453' | 'GFO405'

/** R017: only an electronic gift card is for somebody; GFO405 on anything else, AUT453 for what is no e-mail address. */
function checkGift({ gift_card }: VariantRow, gift: GiftOption | null | undefined): Result<undefined, Ungiven> {
  if (gift === undefined || gift === null) return ok(undefined)
  if (gift_card !== 'digital') return fail('GFO405')
  return looksLikeEmail(gift.email) ? ok(undefined) : fail('AUT453', { field: 'email' })
}

type Adding = {
  readonly basketId: string
  readonly upc: string
  readonly qty: number
  readonly recipeId?: string | undefined
  readonly giftOption?: GiftOption | undefined
}

/** Adds pieces; a SKU that is there already grows its line. */
export function addItem(context: ShopperContext, { basketId, upc, qty, recipeId = '', giftOption }: Adding) {
  const { db } = context
  return changingBasket<Refused | 'ORD430'>(context, basketId, basket => {
    const variant = readVariant(db, upc)
    if (variant === undefined) return fail('ORD404')
    const lines = readLines(db, basket.id)
    const line = lines.find(one => isSameThing(one, { upc, recipeId, giftOption }))
    if (line === undefined && lines.length >= mostLines) return fail('ORD430', { mostLines })
    const fits = allowed(at(db, variant, line), (line?.qty ?? 0) + qty)
    if (!fits.ok) return fits
    if (line === undefined) insertLine(context, basket.id, { upc, recipeId, qty, giftOption })
    else setLine(db, line.id, upc, line.qty + qty)
    return ok(touchBasket(db, basket.id))
  })
}

/** The same for somebody: only what can be sent to them. */
export function addGift(context: ShopperContext, adding: Adding) {
  const variant = readVariant(context.db, adding.upc)
  const given = variant === undefined ? ok(undefined) : checkGift(variant, adding.giftOption)
  return given.ok ? addItem(context, adding) : given
}

/** Whom a line is for afterwards: who was named, nobody, or who it was for. */
const giftAfter = (line: LineRow, given: GiftOption | null | undefined): GiftOption | undefined =>
  given === undefined ? line.giftOption : (given ?? undefined)

type Updating = {
  readonly basketId: string
  readonly itemId: string
  readonly qty: number
  readonly upc?: string | undefined
  /** Null takes the recipient away. */
  readonly giftOption?: GiftOption | null | undefined
}

/** Sets a line's quantity, colour, size and recipient, as far as they are given; two lines of one thing become one. */
export function updateItem(context: ShopperContext, { basketId, itemId, qty, upc, giftOption }: Updating) {
  const { db } = context
  return changingBasket<Refused | Ungiven | 'GWP403'>(context, basketId, basket => {
    if (isBonus(itemId)) return fail('GWP403')
    const lines = readLines(db, basket.id)
    const line = lines.find(({ id }) => id === itemId)
    const variant = line && readVariant(db, upc ?? line.upc)
    if (line === undefined || variant === undefined) return fail('ORD404')
    const given = checkGift(variant, giftOption)
    if (!given.ok) return given
    const gift = variant.gift_card === 'digital' ? giftAfter(line, giftOption) : undefined
    const thing = { upc: variant.upc, recipeId: line.recipe_id, giftOption: gift }
    const twin = lines.find(one => one.id !== itemId && isSameThing(one, thing))
    const together = qty + (twin?.qty ?? 0)
    const fits = allowed(at(db, variant, line), together)
    if (!fits.ok) return fits
    if (twin !== undefined) deleteLine(db, twin.id)
    changeLine(db, itemId, { upc: variant.upc, qty: together, giftOption: gift })
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
