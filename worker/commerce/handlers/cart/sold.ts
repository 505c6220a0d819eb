import { fail, ok, type Result } from '#src/kit/result.ts'

import { maxQtyOf } from '../../cart/lines.ts'
import { isWithdrawn, readVariant, type VariantRow } from '../../db/catalogue/catalogue.ts'
import type { Database } from '../../db/database.ts'
import type { LineRow } from '../../db/orders/lines.ts'
import { whyUnfetchable, whyUnsendable } from '../../db/catalogue/stock.ts'

export type Unsold = 'INV702' | 'ORD404'
export type Unsendable = ReturnType<typeof whyUnsendable>

/** A SKU that is sold: INV702 when it has no price any more, ORD404 when there never was one. */
export function findVariant(db: Database, upc: string): Result<VariantRow, Unsold> {
  const variant = readVariant(db, upc)
  if (variant !== undefined) return ok(variant)
  return fail(isWithdrawn(db, upc) ? 'INV702' : 'ORD404')
}

/** The store whose shelf a line is fetched from. */
export const pickupStoreOf = (line: LineRow | undefined): string | undefined =>
  line?.delivery?.code === 'pickup' ? line.delivery.placeId : undefined

/** D16: INV408 with the most a line may hold when there is less where it comes from; when nothing is there, why. */
export function allowed<Gone extends string>(
  variant: VariantRow,
  available: number,
  { qty, whyGone }: { readonly qty: number; readonly whyGone: () => Gone },
): Result<undefined, Gone | 'INV408'> {
  if (available <= 0) return fail(whyGone())
  const maxAllowedQty = maxQtyOf({ ...variant, available })
  return qty > maxAllowedQty ? fail('INV408', { maxAllowedQty }) : ok(undefined)
}

/** Why nothing of a SKU is to be had where a line comes from. */
export const whyGoneAt = (db: Database, upc: string, storeId: string | undefined) =>
  storeId === undefined ? whyUnsendable(db, upc) : whyUnfetchable(db, upc, storeId)
