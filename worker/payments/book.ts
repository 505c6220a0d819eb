import { DurableObject } from 'cloudflare:workers'

import type { Behaviour } from './cards.ts'
import schema from './db/schema.sql?raw'
import {
  paymentOf,
  refusing,
  type Authorisation,
  type Card,
  type Charge,
  type Instrument,
  type InstrumentRow,
  type Payment,
  type PaymentRow,
} from './records.ts'
import { frictionless } from './three-ds.ts'

/** A day: as long as a shopper may leave the card fields open. */
const sessionLife = 24 * 60 * 60 * 1000

const freshId = (prefix: string): string =>
  `${prefix}_${Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64url')}`

/** What the provider keeps: sessions, card tokens and payments. Every method is one synchronous step. */
export class PaymentBook extends DurableObject {
  readonly #sql: SqlStorage

  constructor(state: DurableObjectState, env: object) {
    super(state, env)
    this.#sql = state.storage.sql
    this.#sql.exec(schema)
  }

  #first<Row extends Record<string, SqlStorageValue>>(sql: string, ...values: SqlStorageValue[]): Row | undefined {
    return this.#sql.exec<Row>(sql, ...values).toArray()[0]
  }

  #payment(column: 'id' | 'idempotency_key', value: string): PaymentRow | undefined {
    return this.#first<PaymentRow>(`SELECT * FROM payments WHERE ${column} = ?`, value)
  }

  openSession(reference: string): string {
    const id = freshId('ses')
    this.#sql.exec('INSERT INTO sessions VALUES (?, ?, ?)', id, reference, Date.now() + sessionLife)
    return id
  }

  isOpen(sessionId: string): boolean {
    return (
      this.#first('SELECT 1 AS open FROM sessions WHERE id = ? AND expires_at > ?', sessionId, Date.now()) !== undefined
    )
  }

  /** Keeps what may be kept of a card and gives its token; nothing when the session is unknown or over. */
  saveCard(sessionId: string, card: Card, behaviour: Behaviour): string | undefined {
    const session = this.#first<{ reference: string }>(
      'SELECT reference FROM sessions WHERE id = ? AND expires_at > ?',
      sessionId,
      Date.now(),
    )
    if (session === undefined) return undefined
    const id = freshId('card')
    const { brand, last4, bin, expiry } = card
    this.#sql.exec(
      `INSERT INTO instruments (id, reference, brand, last4, bin, expiry, behaviour, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      session.reference,
      brand,
      last4,
      bin,
      expiry,
      behaviour,
      Date.now(),
    )
    return id
  }

  instrument(id: string): Instrument | undefined {
    const row = this.#first<InstrumentRow>('SELECT * FROM instruments WHERE id = ?', id)
    if (row === undefined) return undefined
    const { reference, brand, last4, bin, expiry } = row
    return { id, reference, brand, last4, bin, expiry }
  }

  /** Decides a payment once per idempotency key; the same key with other contents is a mistake of the caller. */
  authorise({ idempotencyKey, reference, instrumentId, amount, currency }: Charge): Authorisation {
    const card = this.#first<InstrumentRow>('SELECT * FROM instruments WHERE id = ?', instrumentId)
    if (card === undefined) return { outcome: 'no-instrument' }
    const known = this.#payment('idempotency_key', idempotencyKey)
    if (known !== undefined) {
      const same =
        known.state === 'voided' ||
        (known.reference === reference && known.amount === amount && known.instrument_id === instrumentId)
      return same
        ? { outcome: 'recorded', payment: paymentOf(known), behaviour: card.behaviour }
        : { outcome: 'key-reused' }
    }
    const reason = refusing[card.behaviour]
    const row = this.#first<PaymentRow>(
      `INSERT INTO payments
         (id, idempotency_key, reference, instrument_id, amount, currency, state, reason, three_ds, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
      freshId('pay'),
      idempotencyKey,
      reference,
      instrumentId,
      amount,
      currency,
      reason === undefined ? 'authorised' : 'refused',
      reason ?? null,
      reason === undefined ? JSON.stringify(frictionless(card.brand)) : null,
      Date.now(),
    )
    if (row === undefined) throw new Error('A payment was not written.')
    return { outcome: 'recorded', payment: paymentOf(row), behaviour: card.behaviour }
  }

  /** Takes the money of an authorised payment; taking it again changes nothing. */
  capture(id: string): Payment | undefined {
    this.#sql.exec(
      `UPDATE payments SET state = 'captured', captured_at = ? WHERE id = ? AND state = 'authorised'`,
      Date.now(),
      id,
    )
    const row = this.#payment('id', id)
    return row && paymentOf(row)
  }

  /** Ends an attempt, even one that has not arrived yet; what was captured or refused stays as it is. */
  void(idempotencyKey: string, reference: string): Payment {
    const row = this.#first<PaymentRow>(
      `INSERT INTO payments (id, idempotency_key, reference, amount, currency, state, created_at)
       VALUES (?, ?, ?, 0, '', 'voided', ?)
       ON CONFLICT (idempotency_key) DO UPDATE SET state = CASE state WHEN 'authorised' THEN 'voided' ELSE state END
       RETURNING *`,
      freshId('pay'),
      idempotencyKey,
      reference,
      Date.now(),
    )
    if (row === undefined) throw new Error('A void was not written.')
    return paymentOf(row)
  }

  find(reference: string): Payment[] {
    return this.#sql
      .exec<PaymentRow>('SELECT * FROM payments WHERE reference = ? ORDER BY created_at', reference)
      .toArray()
      .map(paymentOf)
  }
}
