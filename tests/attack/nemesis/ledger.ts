import { join } from 'node:path'
import { existsSync, readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import { askShopsIn } from '../../support/shop-database.ts'

type OrderRow = {
  readonly number: string
  readonly email: string | null
  readonly placing: string
  readonly total: number
  readonly pieces: number
}
type ChargeRow = { readonly number: string; readonly amount: number }

/** What the platform and the payment provider have on disk. */
export type Ledger = {
  readonly orders: readonly OrderRow[]
  readonly charges: readonly ChargeRow[]
  /** What the provider took, by order. */
  readonly taken: readonly ChargeRow[]
  /** Pieces that left the stock, by order. */
  readonly moved: readonly { readonly number: string; readonly pieces: number }[]
  readonly reservations: number
}

function askProvider<Row>(state: string, sql: string): Row[] {
  const folder = join(state, 'do/fellholm-payments-PaymentLedger')
  if (!existsSync(folder)) throw new Error(`no payment provider under ${folder}`)
  return readdirSync(folder)
    .filter(name => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
    .flatMap(name => {
      const database = new DatabaseSync(join(folder, name), { readOnly: true, timeout: 5_000 })
      try {
        return database.prepare(sql).all() as Row[]
      } finally {
        database.close()
      }
    })
}

/** The SKUs of which most can be sent home, so that a thousand buyers do not buy one of them out. */
export const plentifulUpcs = (state: string, count: number): readonly string[] =>
  askShopsIn<{ upc: string }>(
    state,
    `SELECT stock.upc FROM stock JOIN locations ON locations.id = location_id JOIN variants ON variants.upc = stock.upc
     WHERE kind = 'warehouse' AND withdrawn = 0 AND gift_card IS NULL
     GROUP BY stock.upc ORDER BY SUM(on_hand - reserved) DESC LIMIT ?`,
    count,
  ).map(({ upc }) => upc)

/** Orders since the shops opened, whose people have orders of their own. */
export function readLedger(state: string, since: number): Ledger {
  const shops = <Row>(sql: string) => askShopsIn<Row>(state, sql, since)
  return {
    orders:
      shops(`SELECT order_number AS number, json_extract(quote, '$.shippingMethods[0].address.email') AS email, placing, total,
      (SELECT COALESCE(SUM(value ->> 'qty'), 0) FROM json_each(quote, '$.items')) AS pieces
      FROM orders WHERE created_at >= ?`),
    charges: shops('SELECT order_number AS number, amount FROM charges WHERE at >= ?'),
    moved: shops(`SELECT order_number AS number, -SUM(delta) AS pieces FROM stock_movements
      WHERE reason = 'sale' AND at >= ? GROUP BY order_number`),
    reservations: shops<{ count: number }>('SELECT COUNT(*) AS count FROM reservations WHERE ? > 0').reduce(
      (sum, { count }) => sum + count,
      0,
    ),
    taken: askProvider(state, "SELECT reference AS number, amount FROM payments WHERE state = 'captured'"),
  }
}
