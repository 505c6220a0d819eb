import type { Database } from './database.ts'

type Notification = {
  readonly upc: string
  readonly email: string
  readonly phone: string | null
  readonly at: number
}

/** Remembers who wants to know when a SKU is back; asking twice is asking once. */
export const askToBeTold = (db: Database, { upc, email, phone, at }: Notification): number =>
  db.run(
    `INSERT INTO stock_notifications (upc, email, phone, at) VALUES (?, ?, ?, ?)
     ON CONFLICT (upc, email) DO UPDATE SET phone = excluded.phone`,
    upc,
    email,
    phone,
    at,
  )
