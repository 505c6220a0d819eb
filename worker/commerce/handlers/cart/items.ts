import { fail, ok, type Result } from '#src/kit/result.ts'

import { isBonus } from '../../cart/bonus.ts'
import { mostOf } from '../../cart/lines.ts'
import type { ShopperContext } from '../../context.ts'
import { touchBasket } from '../../db/baskets.ts'
import { readVariant, type VariantRow } from '../../db/catalogue.ts'
import type { Database } from '../../db/database.ts'
import { availableFor, deleteLine, insertLine, readLines, setLine, type LineRow } from '../../db/lines.ts'
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

const sameItem = (line: LineRow, upc: string, recipeId: string): boolean =>
  line.upc === upc && line.recipe_id === recipeId

type Adding = {
  readonly basketId: string
  readonly upc: string
  readonly qty: number
  readonly recipeId?: string | undefined
}

/** Adds pieces; a SKU that is there already grows its line. */
export function addItem(context: ShopperContext, { basketId, upc, qty, recipeId = '' }: Adding) {
  const { db } = context
  return changingBasket<Refused | 'ORD430'>(context, basketId, basket => {
    const variant = readVariant(db, upc)
    if (variant === undefined) return fail('ORD404')
    const lines = readLines(db, basket.id)
    const line = lines.find(one => sameItem(one, upc, recipeId))
    if (line === undefined && lines.length >= mostLines) return fail('ORD430', { mostLines })
    const fits = allowed(at(db, variant, line), (line?.qty ?? 0) + qty)
    if (!fits.ok) return fits
    if (line === undefined) insertLine(context, basket.id, { upc, recipeId, qty })
    else setLine(db, line.id, upc, line.qty + qty)
    return ok(touchBasket(db, basket.id))
  })
}

type Updating = {
  readonly basketId: string
  readonly itemId: string
  readonly qty: number
  readonly upc?: string | undefined
}

/** Sets a line's quantity and, when `upc` is given, another colour or size; two lines of one SKU become one. */
export function updateItem(context: ShopperContext, { basketId, itemId, qty, upc }: Updating) {
  const { db } = context
  return changingBasket<Refused | 'GWP403'>(context, basketId, basket => {
    if (isBonus(itemId)) return fail('GWP403')
    const lines = readLines(db, basket.id)
    const line = lines.find(({ id }) => id === itemId)
    const variant = line && readVariant(db, upc ?? line.upc)
    if (line === undefined || variant === undefined) return fail('ORD404')
    const twin = lines.find(one => one.id !== itemId && sameItem(one, variant.upc, line.recipe_id))
    const together = qty + (twin?.qty ?? 0)
    const fits = allowed(at(db, variant, line), together)
    if (!fits.ok) return fits
    if (twin !== undefined) deleteLine(db, twin.id)
    setLine(db, itemId, variant.upc, together)
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
