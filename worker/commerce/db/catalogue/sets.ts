import type { LocalText } from '../../local-text.ts'
import type { SeedSet } from '../../seed/products.ts'
import { jsonColumn, type Database } from '../database.ts'

export type StoredSet = {
  readonly id: string
  readonly kind: SeedSet['kind']
  readonly name: LocalText
  readonly description: LocalText
  readonly productIds: readonly string[]
}

const setWords = jsonColumn<Pick<StoredSet, 'name' | 'description'>>()

/** Made by `json_group_array`. */
const idList = jsonColumn<readonly string[]>()

export function writeSets(db: Database, sets: readonly SeedSet[]): void {
  for (const { id, kind, name, description, productIds } of sets) {
    db.run(
      'INSERT INTO product_sets (id, kind, words) VALUES (?, ?, ?)',
      id,
      kind,
      setWords.write({ name, description }),
    )
    for (const [position, productId] of productIds.entries())
      db.run('INSERT INTO product_set_items (set_id, position, product_id) VALUES (?, ?, ?)', id, position, productId)
  }
}

type SetRow = { id: string; kind: SeedSet['kind']; words: string; product_ids: string }

const columns = `id, kind, words,
  (SELECT json_group_array(product_id ORDER BY position) FROM product_set_items WHERE set_id = id) AS product_ids`

const setOf = ({ id, kind, words, product_ids }: SetRow): StoredSet => ({
  id,
  kind,
  ...setWords.read(words),
  productIds: idList.read(product_ids),
})

/** The sets a product belongs to. */
export const readSetsOf = (db: Database, productId: string): StoredSet[] =>
  db
    .all<SetRow>(
      `SELECT ${columns} FROM product_sets
       WHERE id IN (SELECT set_id FROM product_set_items WHERE product_id = ?) ORDER BY id`,
      productId,
    )
    .map(setOf)

export function readSet(db: Database, id: string): StoredSet | undefined {
  const row = db.first<SetRow>(`SELECT ${columns} FROM product_sets WHERE id = ?`, id)
  return row && setOf(row)
}
