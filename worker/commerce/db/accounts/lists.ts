import type { LineMarks } from '#src/commerce/calls/cart/line-shapes.ts'

import { opaqueId, type Random } from '../../random.ts'
import type { Database } from '../database.ts'
import { giftOf, storedGift } from '../orders/lines.ts'

export type ListKind = 'favorites' | 'saved'
export type ListItem = LineMarks & {
  readonly id: string
  readonly itemId: string
  readonly qty: number
  readonly pageUrl?: string
}

type Surroundings = { readonly db: Database; readonly random: Random }

/** A consumer's list of a kind; made when it is first asked for. */
export function listOf({ db, random }: Surroundings, consumerId: string, kind: ListKind): string {
  db.run(
    'INSERT INTO lists (id, consumer_id, kind) VALUES (?, ?, ?) ON CONFLICT (consumer_id, kind) DO NOTHING',
    opaqueId(random),
    consumerId,
    kind,
  )
  return findList(db, consumerId, kind) ?? ''
}

export const findList = (db: Database, consumerId: string, kind: ListKind): string | undefined =>
  db.first<{ id: string }>('SELECT id FROM lists WHERE consumer_id = ? AND kind = ?', consumerId, kind)?.id

/** How many things a consumer keeps on a list; one that was never asked for holds none. */
export const countListed = (db: Database, consumerId: string, kind: ListKind): number =>
  db.first<{ listed: number }>(
    'SELECT COUNT(*) AS listed FROM lists JOIN list_items ON list_id = lists.id WHERE consumer_id = ? AND kind = ?',
    consumerId,
    kind,
  )?.listed ?? 0

/** Whether a list of this kind is the consumer's own. */
export const ownsList = (db: Database, listId: string, consumerId: string, kind: ListKind): boolean =>
  findList(db, consumerId, kind) === listId

/** Whether its owner has shared a list of favourites. */
export const isShared = (db: Database, listId: string): boolean =>
  db.first(`SELECT 1 AS shared FROM lists WHERE id = ? AND kind = 'favorites' AND shared_at IS NOT NULL`, listId) !==
  undefined

export const markShared = (db: Database, listId: string, at: number): number =>
  db.run('UPDATE lists SET shared_at = coalesce(shared_at, ?) WHERE id = ?', at, listId)

type ItemRow = {
  id: string
  item_id: string
  recipe_id: string
  gift_option: string
  qty: number
  page_url: string | null
}
const itemOf = ({ id, item_id, recipe_id, gift_option, qty, page_url }: ItemRow): ListItem => ({
  id,
  itemId: item_id,
  qty,
  ...(recipe_id === '' ? {} : { recipeId: recipe_id }),
  ...giftOf(gift_option),
  ...(page_url === null ? {} : { pageUrl: page_url }),
})

export type Span = { readonly start: number; readonly count: number }

/** A page of a list, the newest entry first, with how many there are in all. */
export function readList(db: Database, listId: string, { start, count }: Span): { items: ListItem[]; total: number } {
  const rows = db.all<ItemRow>(
    'SELECT id, item_id, recipe_id, gift_option, qty, page_url FROM list_items WHERE list_id = ? ORDER BY position DESC LIMIT ? OFFSET ?',
    listId,
    count,
    start,
  )
  const total = db.first<{ total: number }>('SELECT COUNT(*) AS total FROM list_items WHERE list_id = ?', listId)
  return { items: rows.map(itemOf), total: total?.total ?? 0 }
}

type Entry = {
  readonly itemId: string
  readonly qty?: number
  readonly pageUrl?: string | undefined
  readonly marks?: LineMarks
}

/** Puts something on a list; what is there already stays one entry, its quantity grown by `qty` when that is given. */
export function addToList({ db, random }: Surroundings, listId: string, { itemId, qty, pageUrl, marks }: Entry): void {
  db.run(
    `INSERT INTO list_items (id, list_id, position, item_id, qty, page_url, recipe_id, gift_option)
     VALUES (?1, ?2, (SELECT COALESCE(MAX(position), 0) + 1 FROM list_items WHERE list_id = ?2), ?3, ?4, ?5, ?7, ?8)
     ON CONFLICT (list_id, item_id, recipe_id, gift_option)
     DO UPDATE SET qty = qty + ?6, page_url = coalesce(excluded.page_url, page_url)`,
    opaqueId(random, 12),
    listId,
    itemId,
    qty ?? 1,
    pageUrl ?? null,
    qty ?? 0,
    marks?.recipeId ?? '',
    storedGift(marks ?? {}),
  )
}

/** Changes an entry, named by its id, or by its SKU or product; gives how many there were. */
export const setListQty = (db: Database, listId: string, named: string, qty: number): number =>
  db.run('UPDATE list_items SET qty = ?3 WHERE list_id = ?1 AND ?2 IN (id, item_id)', listId, named, qty)

/** Takes off a list what is named so, as above; false when it was not there. */
export const removeFromList = (db: Database, listId: string, named: string): boolean =>
  db.run('DELETE FROM list_items WHERE list_id = ?1 AND ?2 IN (id, item_id)', listId, named) > 0

/**
 * Gives a guest's list to an account: as it is when the account has none, else entry by entry. What is saved for later
 * in both is one entry of as many pieces as the two.
 */
export function moveList(db: Database, kind: ListKind, from: string, to: string): void {
  const guests = findList(db, from, kind)
  if (guests === undefined) return
  const own = findList(db, to, kind)
  if (own === undefined) {
    db.run('UPDATE lists SET consumer_id = ? WHERE id = ?', to, guests)
    return
  }
  if (kind === 'saved')
    db.run(
      `UPDATE list_items SET qty = list_items.qty + theirs.qty FROM list_items AS theirs
       WHERE list_items.list_id = ?1 AND theirs.list_id = ?2 AND theirs.item_id = list_items.item_id
         AND theirs.recipe_id = list_items.recipe_id AND theirs.gift_option = list_items.gift_option`,
      own,
      guests,
    )
  db.run(
    `UPDATE OR IGNORE list_items SET list_id = ?1,
       position = position + (SELECT COALESCE(MAX(position), 0) FROM list_items WHERE list_id = ?1)
     WHERE list_id = ?2`,
    own,
    guests,
  )
  db.run('DELETE FROM list_items WHERE list_id = ?', guests)
  db.run('DELETE FROM lists WHERE id = ?', guests)
}
