import { createHash } from 'node:crypto'

import type { Currency, Minor } from '#src/kit/money.ts'

import type { Database, DatabaseRow } from '../database.ts'

export type ValueMethod = 'GIFT_CARD' | 'REWARD_CODE' | 'REWARD_CARD'

/** A number worth money: a gift card or a reward. */
export type ValueCard = {
  readonly id: string
  readonly method: ValueMethod
  readonly last4: string
  readonly currency: Currency
  readonly balance: Minor
  readonly expiresAt?: number
  readonly state: 'active' | 'inactive' | 'blocked'
}

type ValueRow = DatabaseRow & {
  id: string
  method: ValueMethod
  last4: string
  pin: string | null
  currency: Currency
  balance: number
  expires_at: number | null
  state: ValueCard['state']
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Spaces and case are how people write a number or a PIN, not what it is. */
const spelling = (written: string): string => written.replaceAll(/[\s-]/g, '').toUpperCase()

/** The id of a card number, whether such a card exists or not. */
export const valueCardId = (method: ValueMethod, number: string): string => hashOf(`${method}:${spelling(number)}`)
const pinOf = (id: string, pin: string) => hashOf(`${id}:${spelling(pin)}`)

const cardOf = ({ id, method, last4, currency, balance, expires_at, state }: ValueRow): ValueCard => ({
  id,
  method,
  last4,
  currency,
  balance,
  ...(expires_at === null ? {} : { expiresAt: expires_at }),
  state,
})

export function readValueCard(db: Database, id: string): ValueCard | undefined {
  const row = db.first<ValueRow>('SELECT * FROM value_cards WHERE id = ?', id)
  return row && cardOf(row)
}

/** The card of a number; nothing when there is none, or its PIN is another. */
export function findValueCard(
  db: Database,
  method: ValueMethod,
  number: string,
  pin: string | undefined,
): ValueCard | undefined {
  const row = db.first<ValueRow>('SELECT * FROM value_cards WHERE id = ?', valueCardId(method, number))
  return row === undefined || (row.pin !== null && row.pin !== pinOf(row.id, pin ?? '')) ? undefined : cardOf(row)
}

export type NewValueCard = Pick<ValueCard, 'method' | 'currency' | 'state' | 'balance'> & {
  readonly number: string
  readonly pin?: string
  readonly expiresAt?: number
}

/** Issues a card with what it is worth, and gives its id. */
export function issueValueCard(db: Database, card: NewValueCard, at: number): string {
  const id = valueCardId(card.method, card.number)
  db.run(
    'INSERT INTO value_cards (id, method, last4, pin, currency, expires_at, state) VALUES (?, ?, ?, ?, ?, ?, ?)',
    id,
    card.method,
    spelling(card.number).slice(-4),
    card.pin === undefined ? null : pinOf(id, card.pin),
    card.currency,
    card.expiresAt ?? null,
    card.state,
  )
  if (card.balance > 0) moveValue(db, { cardId: id, delta: card.balance, reason: 'issued' }, at)
  return id
}

type Movement = {
  readonly cardId: string
  readonly delta: Minor
  readonly reason: 'issued' | 'order' | 'given-back'
  readonly orderNumber?: string
}

/** Moves worth; the schema refuses a balance below zero. */
export const moveValue = (db: Database, { cardId, delta, reason, orderNumber }: Movement, at: number): number =>
  db.run(
    'INSERT INTO value_movements (card_id, delta, reason, order_number, at) VALUES (?, ?, ?, ?, ?)',
    cardId,
    delta,
    reason,
    orderNumber ?? null,
    at,
  )

/** Whether there is a card that was not sold. */
export const hasValueCards = (db: Database): boolean =>
  db.first('SELECT 1 AS one FROM value_cards WHERE id NOT IN (SELECT card_id FROM issued_cards) LIMIT 1') !== undefined
