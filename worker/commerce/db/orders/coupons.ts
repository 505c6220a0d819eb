import type { Database } from '../database.ts'

/** The codes of a basket, in the order they were put in. */
export const couponsOf = (db: Database, basketId: string): string[] =>
  db
    .all<{ code: string }>('SELECT code FROM basket_coupons WHERE basket_id = ? ORDER BY position', basketId)
    .map(({ code }) => code)

export const insertCoupon = (db: Database, basketId: string, code: string): number =>
  db.run(
    `INSERT INTO basket_coupons (basket_id, code, position)
     VALUES (?1, ?2, (SELECT COALESCE(MAX(position), 0) + 1 FROM basket_coupons WHERE basket_id = ?1))`,
    basketId,
    code,
  )

/** Takes a code out; the number of codes that were. */
export const deleteCoupon = (db: Database, basketId: string, code: string): number =>
  db.run('DELETE FROM basket_coupons WHERE basket_id = ? AND code = ?', basketId, code)

/** How many orders use a code, those under way included, and whether one of them is this shopper's. */
export function couponUse(
  db: Database,
  code: string,
  consumerId: string,
): { readonly inAll: number; readonly byShopper: boolean } {
  const row = db.first<{ in_all: number; own: number }>(
    'SELECT COUNT(*) AS in_all, COALESCE(SUM(consumer_id = ?), 0) AS own FROM coupon_uses WHERE code = ?',
    consumerId,
    code,
  )
  return { inAll: row?.in_all ?? 0, byShopper: (row?.own ?? 0) > 0 }
}

export const recordUse = (db: Database, code: string, orderNumber: string, consumerId: string): number =>
  db.run('INSERT INTO coupon_uses (code, order_number, consumer_id) VALUES (?, ?, ?)', code, orderNumber, consumerId)

/** An order that came to nothing has used no code. */
export const forgetUses = (db: Database, orderNumber: string): number =>
  db.run('DELETE FROM coupon_uses WHERE order_number = ?', orderNumber)
