import type { Locale } from '#src/language/locales.ts'

import type { Database } from '../database.ts'

type Notification = {
  readonly upc: string
  readonly email: string
  readonly phone: string | null
  readonly locale: Locale
  readonly at: number
}

/** Remembers who wants to know when a SKU is back; asking twice is asking once. */
export const requestNotification = (db: Database, { upc, email, phone, locale, at }: Notification): number =>
  db.run(
    `INSERT INTO stock_notifications (upc, email, phone, locale, at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (upc, email) DO UPDATE SET phone = excluded.phone, locale = excluded.locale`,
    upc,
    email,
    phone,
    locale,
    at,
  )

export type Due = { upc: string; product_id: string; email: string; locale: Locale; at: number }

/** Who waits for a SKU that can be sent home again. */
export const readDue = (db: Database): Due[] =>
  db.all(
    `SELECT stock_notifications.upc, product_id, email, locale, stock_notifications.at FROM stock_notifications
     JOIN variants ON variants.upc = stock_notifications.upc AND withdrawn = 0
     WHERE EXISTS (
       SELECT 1 FROM stock JOIN locations ON locations.id = location_id
       WHERE stock.upc = variants.upc AND kind = 'warehouse' AND on_hand > reserved
     )`,
  )

/** Forgets who was told. */
export const forget = (db: Database, { upc, email }: Pick<Due, 'upc' | 'email'>): number =>
  db.run('DELETE FROM stock_notifications WHERE upc = ? AND email = ?', upc, email)

/** Deletes the requests for notifications of every address that `isMeant` accepts. */
export function forgetWaiting(db: Database, isMeant: (email: string) => boolean): void {
  const waiting = db
    .all<{ email: string }>('SELECT DISTINCT email FROM stock_notifications')
    .filter(row => isMeant(row.email))
  for (const { email } of waiting) db.run('DELETE FROM stock_notifications WHERE email = ?', email)
}
