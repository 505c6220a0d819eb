import type { ReturnState } from '#src/commerce/order-life.ts'

import type { Database, DatabaseRow } from '../database.ts'

export type ReturnLine = {
  readonly itemId: string
  readonly qty: number
  /** How many were in the parcel, once it has come. */
  readonly received?: number
  readonly reason: string
}

/** Things of an order that go back together. */
export type Return = {
  readonly returnNumber: string
  readonly orderNumber: string
  readonly state: ReturnState
  readonly announcedAt: number
  readonly lines: readonly ReturnLine[]
}

type Announcing = Pick<Return, 'returnNumber' | 'orderNumber' | 'state' | 'announcedAt' | 'lines'> & {
  readonly nextAt?: number | undefined
}

export function insertReturn(
  db: Database,
  { returnNumber, orderNumber, state, announcedAt, nextAt, lines }: Announcing,
): void {
  db.run(
    'INSERT INTO order_returns (return_number, order_number, state, announced_at, next_at) VALUES (?, ?, ?, ?, ?)',
    returnNumber,
    orderNumber,
    state,
    announcedAt,
    nextAt ?? null,
  )
  for (const { itemId, qty, received, reason } of lines)
    db.run(
      'INSERT INTO return_lines (return_number, item_id, qty, received, reason) VALUES (?, ?, ?, ?, ?)',
      returnNumber,
      itemId,
      qty,
      received ?? null,
      reason,
    )
}

type ReturnRow = DatabaseRow & { return_number: string; order_number: string; state: ReturnState; announced_at: number }
type LineRow = DatabaseRow & { itemId: string; qty: number; received: number | null; reason: string }

const returnIn = (db: Database, { return_number, order_number, state, announced_at }: ReturnRow): Return => ({
  returnNumber: return_number,
  orderNumber: order_number,
  state,
  announcedAt: announced_at,
  lines: db
    .all<LineRow>(
      `SELECT item_id AS itemId, qty, received, reason FROM return_lines WHERE return_number = ? ORDER BY item_id`,
      return_number,
    )
    .map(({ received, ...line }) => ({ ...line, ...(received === null ? {} : { received }) })),
})

/** The returns of an order, the first announced first. */
export const returnsOf = (db: Database, orderNumber: string): Return[] =>
  db
    .all<ReturnRow>(
      'SELECT * FROM order_returns WHERE order_number = ? ORDER BY announced_at, return_number',
      orderNumber,
    )
    .map(row => returnIn(db, row))

export function findReturn(db: Database, returnNumber: string): Return | undefined {
  const row = db.first<ReturnRow>('SELECT * FROM order_returns WHERE return_number = ?', returnNumber)
  return row && returnIn(db, row)
}

/** Moves a return one state on; 0 when it is no longer where it was. */
export const markReturn = (
  db: Database,
  returnNumber: string,
  { from, to, nextAt }: { readonly from: ReturnState; readonly to: ReturnState; readonly nextAt: number | undefined },
): number =>
  db.run(
    'UPDATE order_returns SET state = ?, next_at = ? WHERE return_number = ? AND state = ?',
    to,
    nextAt ?? null,
    returnNumber,
    from,
  )

/** Writes how many of a line were in the parcel. */
export const setReceived = (db: Database, returnNumber: string, itemId: string, received: number): number =>
  db.run('UPDATE return_lines SET received = ? WHERE return_number = ? AND item_id = ?', received, returnNumber, itemId)

/** Returns the small warehouse has to come to by a moment. */
export const dueReturns = (db: Database, at: number) =>
  db.all<{ returnNumber: string; nextAt: number }>(
    `SELECT return_number AS returnNumber, next_at AS nextAt FROM order_returns WHERE next_at <= ? ORDER BY next_at LIMIT 100`,
    at,
  )
