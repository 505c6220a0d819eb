import type { PaymentInstrument } from '#src/commerce/calls/cart/payment-shapes.ts'
import type { Currency, Minor } from '#src/kit/money.ts'

import { jsonColumn, type Database, type DatabaseRow } from '../database.ts'

type Card = NonNullable<PaymentInstrument['card']>

const cardColumn = jsonColumn<Card>()

/** One attempt to pay for an order. */
export type Attempt = {
  readonly idempotencyKey: string
  readonly orderNumber: string
  readonly state: 'open' | 'authorised' | 'captured' | 'refused'
  readonly amount: Minor
  readonly currency: Currency
  readonly card: Card
  readonly providerId?: string
  readonly openedAt: number
  /** Where its owner is asked, while it waits for the answer. */
  readonly challengeUrl?: string
}

type AttemptRow = DatabaseRow & {
  idempotency_key: string
  order_number: string
  state: Attempt['state']
  amount: number
  currency: Currency
  instrument: string
  provider_id: string | null
  opened_at: number
  challenge_url: string | null
}

const attemptOf = (row: AttemptRow): Attempt => ({
  idempotencyKey: row.idempotency_key,
  orderNumber: row.order_number,
  state: row.state,
  amount: row.amount,
  currency: row.currency,
  card: cardColumn.read(row.instrument),
  ...(row.provider_id === null ? {} : { providerId: row.provider_id }),
  openedAt: row.opened_at,
  ...(row.challenge_url === null ? {} : { challengeUrl: row.challenge_url }),
})

type Opening = Pick<Attempt, 'orderNumber' | 'amount' | 'currency' | 'card'> & { readonly at: number }

/** Opens the next attempt of an order; its key is the order's number and the attempt's. */
export function openAttempt(db: Database, { orderNumber, amount, currency, card, at }: Opening): Attempt {
  const before = db.first<{ count: number }>(
    'SELECT COUNT(*) AS count FROM payments WHERE order_number = ?',
    orderNumber,
  )
  const attempt = (before?.count ?? 0) + 1
  const idempotencyKey = `${orderNumber}-${attempt}`
  db.run(
    `INSERT INTO payments (idempotency_key, order_number, attempt, state, amount, currency, instrument, opened_at)
     VALUES (?, ?, ?, 'open', ?, ?, ?, ?)`,
    idempotencyKey,
    orderNumber,
    attempt,
    amount,
    currency,
    cardColumn.write(card),
    at,
  )
  return { idempotencyKey, orderNumber, state: 'open', amount, currency, card, openedAt: at }
}

/** The attempt of an order that is open or was accepted, else the last that was refused. */
export function lastAttempt(db: Database, orderNumber: string): Attempt | undefined {
  const row = db.first<AttemptRow>('SELECT * FROM payments WHERE order_number = ? ORDER BY attempt DESC', orderNumber)
  return row && attemptOf(row)
}

/** The attempt a payment of the provider belongs to. */
export function attemptOfProvider(db: Database, providerId: string): Attempt | undefined {
  const row = db.first<AttemptRow>('SELECT * FROM payments WHERE provider_id = ?', providerId)
  return row && attemptOf(row)
}

/** Unfinished attempts: open ones, whose outcome has to be asked for, and authorised ones to be captured. */
export const unsettledAttempts = (db: Database): Attempt[] =>
  db
    .all<AttemptRow>(`SELECT * FROM payments WHERE state IN ('open', 'authorised') ORDER BY opened_at LIMIT 100`)
    .map(attemptOf)

type Settled = { readonly providerId: string; readonly threeDS: Readonly<Record<string, string>> | undefined }

export const keepChallenge = (db: Database, key: string, url: string | undefined): number =>
  db.run('UPDATE payments SET challenge_url = ? WHERE idempotency_key = ?', url ?? null, key)

/** Each of these moves one state on, and tells by its number of rows whether it did. */
export const markAuthorised = (db: Database, key: string, { providerId, threeDS }: Settled, at: number): number =>
  db.run(
    `UPDATE payments SET state = 'authorised', provider_id = ?, three_ds = ?, settled_at = ?
     WHERE idempotency_key = ? AND state = 'open'`,
    providerId,
    threeDS === undefined ? null : JSON.stringify(threeDS),
    at,
    key,
  )

export const markRefused = (db: Database, key: string, at: number): number =>
  db.run(`UPDATE payments SET state = 'refused', settled_at = ? WHERE idempotency_key = ? AND state = 'open'`, at, key)

export const markCaptured = (db: Database, key: string): number =>
  db.run(`UPDATE payments SET state = 'captured' WHERE idempotency_key = ? AND state = 'authorised'`, key)

/** Writes the order's charge into the ledger; the schema allows an order one. */
export const recordCharge = (db: Database, attempt: Attempt, at: number): number =>
  db.run(
    'INSERT INTO charges (order_number, idempotency_key, amount, currency, at) VALUES (?, ?, ?, ?, ?)',
    attempt.orderNumber,
    attempt.idempotencyKey,
    attempt.amount,
    attempt.currency,
    at,
  )

/** The amount charged to an order's card; 0 without one. */
export const chargedFor = (db: Database, orderNumber: string): number =>
  db.first<{ amount: number }>('SELECT amount FROM charges WHERE order_number = ?', orderNumber)?.amount ?? 0
