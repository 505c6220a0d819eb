import type { Minor } from '#src/kit/money.ts'

import type { Database, DatabaseRow } from '../database.ts'

export type PriceAdjustment = {
  readonly id: string
  readonly itemId: string
  readonly amount: Minor
  readonly reason: string
}

/** Associates' discounts on the lines of a basket. */
export const adjustmentsOf = (db: Database, basketId: string): PriceAdjustment[] =>
  db.all<PriceAdjustment & DatabaseRow>(
    `SELECT price_adjustments.id, item_id AS itemId, amount, reason
     FROM price_adjustments JOIN basket_items ON basket_items.id = item_id WHERE basket_id = ?`,
    basketId,
  )

/** Writes an adjustment; a line has one, so another takes its place. */
export const putAdjustment = (
  db: Database,
  { id, itemId, amount, reason }: PriceAdjustment,
  associate: string,
  at: number,
): number =>
  db.run(
    `INSERT INTO price_adjustments (id, item_id, amount, reason, associate, at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (item_id) DO UPDATE SET amount = excluded.amount, reason = excluded.reason,
       associate = excluded.associate, at = excluded.at`,
    id,
    itemId,
    amount,
    reason,
    associate,
    at,
  )

/** Puts what was taken off a line on another one. A line has one adjustment: where both have one, the greater stays. */
export function moveAdjustment(db: Database, from: string, to: string): void {
  db.run(
    `DELETE FROM price_adjustments WHERE item_id = ?1 AND amount <=
       (SELECT amount FROM price_adjustments WHERE item_id = ?2)`,
    from,
    to,
  )
  db.run(
    `DELETE FROM price_adjustments WHERE item_id = ?2
       AND EXISTS (SELECT 1 FROM price_adjustments WHERE item_id = ?1)`,
    from,
    to,
  )
  db.run('UPDATE price_adjustments SET item_id = ?2 WHERE item_id = ?1', from, to)
}

export const deleteAdjustment = (db: Database, id: string): number =>
  db.run('DELETE FROM price_adjustments WHERE id = ?', id)
