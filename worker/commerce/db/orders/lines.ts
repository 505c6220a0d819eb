import type { GiftOption } from '#src/commerce/calls/cart/line-shapes.ts'
import type { Minor } from '#src/kit/money.ts'

import { opaqueId, type Random } from '../../random.ts'
import type { HandOutCode } from '../../rules/shipping.ts'
import { variantWithStock, type VariantRow } from '../catalogue/catalogue.ts'
import { jsonColumn, type Database } from '../database.ts'
import { freeAt } from '../catalogue/stock.ts'

/** A line that is fetched: on which way, and the store or collection point. */
export type Delivery = { readonly code: HandOutCode; readonly placeId: string }

/** Pieces of a SKU there are for a way of delivery: a pickup comes from its store's shelves, all else is sent. */
export const availableFor = (db: Database, { upc, available }: VariantRow, delivery: Delivery | undefined): number =>
  delivery?.code === 'pickup' ? freeAt(db, upc, delivery.placeId) : available

/** A line of a basket with its SKU's price and stock as they are now. */
export type LineRow = VariantRow & {
  id: string
  recipe_id: string
  qty: number
  /** Pieces that could be sent, wherever it comes from now. */
  sendable: number
  /** Nothing when it goes home with the others. */
  delivery?: Delivery
} & GiftMarks

/** What tells gift cards of one SKU apart: whom an electronic one is for, and what one of any sum is worth. */
type GiftMarks = { readonly giftOption?: GiftOption | undefined; readonly giftAmount?: Minor | undefined }

type StoredLine = VariantRow & {
  id: string
  recipe_id: string
  qty: number
  delivery: string | null
  gift_option: string
}

const giftColumn = jsonColumn<Partial<GiftOption> & { readonly amount?: Minor }>()
const deliveryColumn = jsonColumn<Delivery>()

/** The marks that `storedGift` wrote. */
export function giftOf(stored: string): { giftOption?: GiftOption; giftAmount?: Minor } {
  if (stored === '') return {}
  const { amount, email, to, message, ...more } = giftColumn.read(stored)
  return {
    ...(email !== undefined &&
      to !== undefined &&
      message !== undefined && { giftOption: { email, to, message, ...more } }),
    ...(amount !== undefined && { giftAmount: amount }),
  }
}

function lineOf(db: Database, { delivery, gift_option, ...line }: StoredLine): LineRow {
  const marks = giftOf(gift_option)
  const { giftAmount: worth } = marks
  const price = worth === undefined ? {} : { current: worth, original: worth }
  const sent = { ...line, ...price, ...marks, sendable: line.available }
  if (delivery === null) return sent
  const chosen = deliveryColumn.read(delivery)
  return { ...sent, available: availableFor(db, line, chosen), delivery: chosen }
}

/** The lines of a basket in the order they were added; `available` counts what there is where each comes from. */
export const readLines = (db: Database, basketId: string): LineRow[] =>
  db
    .all<StoredLine>(
      `SELECT basket_items.id, basket_items.recipe_id, basket_items.qty, basket_items.delivery,
         basket_items.gift_option, skus.*
       FROM basket_items JOIN (${variantWithStock}) AS skus USING (upc)
       WHERE basket_id = ? ORDER BY basket_items.position`,
      basketId,
    )
    .map(row => lineOf(db, row))

type NewLine = {
  readonly upc: string
  readonly recipeId: string
  readonly qty: number
  readonly delivery?: Delivery | undefined
} & GiftMarks

const stored = (delivery: Delivery | undefined): string | null =>
  delivery === undefined ? null : deliveryColumn.write(delivery)

/** Written in one order, so that two lines for one recipient are known to be the same. */
export const storedGift = ({ giftOption, giftAmount: amount }: GiftMarks): string => {
  if (giftOption === undefined && amount === undefined) return ''
  const { email, to, message, from, sendOn } = giftOption ?? {}
  return giftColumn.write({
    ...(email !== undefined && { email }),
    ...(to !== undefined && { to }),
    ...(message !== undefined && { message }),
    ...(from !== undefined && { from }),
    ...(sendOn !== undefined && { sendOn }),
    ...(amount !== undefined && { amount }),
  })
}

/** Whether two lines hold the same thing: one SKU of one recipe, for one recipient, of one worth. */
export const isSameThing = (
  a: Pick<LineRow, 'upc' | 'recipe_id'> & GiftMarks,
  b: { readonly upc: string; readonly recipeId: string } & GiftMarks,
): boolean => a.upc === b.upc && a.recipe_id === b.recipeId && storedGift(a) === storedGift(b)

/** Adds a line; gives its id. */
export function insertLine(
  { db, random }: { readonly db: Database; readonly random: Random },
  basketId: string,
  line: NewLine,
): string {
  const id = opaqueId(random, 12)
  db.run(
    `INSERT INTO basket_items (id, basket_id, position, upc, recipe_id, qty, delivery, gift_option)
     VALUES (?1, ?2, (SELECT COALESCE(MAX(position), 0) + 1 FROM basket_items WHERE basket_id = ?2), ?3, ?4, ?5, ?6, ?7)`,
    id,
    basketId,
    line.upc,
    line.recipeId,
    line.qty,
    stored(line.delivery),
    storedGift(line),
  )
  return id
}

export const setLine = (db: Database, lineId: string, upc: string, qty: number): number =>
  db.run('UPDATE basket_items SET upc = ?, qty = ? WHERE id = ?', upc, qty, lineId)

export const setDelivery = (db: Database, lineId: string, delivery: Delivery | undefined): number =>
  db.run('UPDATE basket_items SET delivery = ? WHERE id = ?', stored(delivery), lineId)

type Change = { readonly upc: string; readonly qty: number } & GiftMarks

/** Changes SKU, quantity, recipient and worth in one step, because a half-changed line could equal another one. */
export const changeLine = (db: Database, lineId: string, { upc, qty, ...gift }: Change): number =>
  db.run('UPDATE basket_items SET upc = ?, qty = ?, gift_option = ? WHERE id = ?', upc, qty, storedGift(gift), lineId)

export const deleteLine = (db: Database, lineId: string): number =>
  db.run('DELETE FROM basket_items WHERE id = ?', lineId)
