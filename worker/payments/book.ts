import { DurableObject } from 'cloudflare:workers'

import type { Behaviour } from './cards.ts'
import schema from './db/schema.sql?raw'
import {
  paymentOf,
  refusing,
  waitingPayment,
  type Authorisation,
  type Card,
  type ChallengeRow,
  type Charge,
  type Instrument,
  type InstrumentRow,
  type Payment,
  type PaymentRow,
  type Refund,
  type Refunding,
} from './records.ts'
import { challenged, frictionless } from './three-ds.ts'

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
    return this.referenceOf(sessionId) !== undefined
  }

  /** Keeps what may be kept of a card and gives its token; nothing when the session is unknown or over. */
  saveCard(sessionId: string, card: Card, behaviour: Behaviour): string | undefined {
    const reference = this.referenceOf(sessionId)
    if (reference === undefined) return undefined
    const id = freshId('card')
    const { brand, last4, bin, expiry } = card
    this.#sql.exec(
      `INSERT INTO instruments (id, reference, brand, last4, bin, expiry, behaviour, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      reference,
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

  /** An instrument that no card stands behind: a wallet, a later payment, a bank. Its brand says which. */
  saveMethod(reference: string, brand: string, behaviour: Behaviour): string {
    const id = freshId('method')
    this.#sql.exec(
      `INSERT INTO instruments (id, reference, brand, last4, bin, expiry, behaviour, created_at)
       VALUES (?, ?, ?, '0000', '000000', '12/99', ?, ?)`,
      id,
      reference,
      brand,
      behaviour,
      Date.now(),
    )
    return id
  }

  /** What a session is for; nothing when it is unknown or over. */
  referenceOf(sessionId: string): string | undefined {
    return this.#first<{ reference: string }>(
      'SELECT reference FROM sessions WHERE id = ? AND expires_at > ?',
      sessionId,
      Date.now(),
    )?.reference
  }

  /** Decides a payment once per idempotency key; the same key with other contents is a mistake of the caller. */
  authorise(charge: Charge): Authorisation {
    const { idempotencyKey, reference, instrumentId, amount } = charge
    const card = this.#first<InstrumentRow>('SELECT * FROM instruments WHERE id = ?', instrumentId)
    if (card === undefined) return { outcome: 'no-instrument' }
    const { behaviour } = card
    const known = this.#payment('idempotency_key', idempotencyKey)
    if (known !== undefined) {
      const same =
        known.state === 'voided' ||
        (known.reference === reference && known.amount === amount && known.instrument_id === instrumentId)
      return same ? { outcome: 'recorded', payment: paymentOf(known), behaviour } : { outcome: 'key-reused' }
    }
    if (behaviour === 'challenge') return { outcome: 'recorded', payment: this.#challenge(charge), behaviour }
    const threeDS = frictionless(card.brand)
    return { outcome: 'recorded', payment: this.#record(charge, refusing[behaviour], threeDS), behaviour }
  }

  /** Writes a decided payment down. */
  #record(charge: Charge, reason: string | undefined, threeDS: Readonly<Record<string, string>>): Payment {
    const { idempotencyKey, reference, instrumentId, amount, currency } = charge
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
      reason === undefined ? JSON.stringify(threeDS) : null,
      Date.now(),
    )
    if (row === undefined) throw new Error('A payment was not written.')
    return paymentOf(row)
  }

  /** Asks the owner, once per idempotency key. */
  #challenge({ idempotencyKey, reference, instrumentId, amount, currency }: Charge): Payment {
    this.#sql.exec(
      `INSERT INTO challenges (id, idempotency_key, reference, instrument_id, amount, currency, state, created_at)
       VALUES (?, ?, ?, ?, ?, ?, 'open', ?) ON CONFLICT (idempotency_key) DO NOTHING`,
      freshId('ask'),
      idempotencyKey,
      reference,
      instrumentId,
      amount,
      currency,
      Date.now(),
    )
    const row = this.#first<ChallengeRow>('SELECT * FROM challenges WHERE idempotency_key = ?', idempotencyKey)
    if (row === undefined) throw new Error('A challenge was not written.')
    return waitingPayment(row)
  }

  /** What is asked under an id, while nobody has answered. */
  openChallenge(id: string): Pick<ChallengeRow, 'amount' | 'currency' | 'reference'> | undefined {
    return this.#first<ChallengeRow>(`SELECT * FROM challenges WHERE id = ? AND state = 'open'`, id)
  }

  /** Takes the owner's answer and decides the payment by it; only the first answer counts. */
  answerChallenge(id: string, passed: boolean): boolean {
    const row = this.#first<ChallengeRow>(
      `UPDATE challenges SET state = ? WHERE id = ? AND state = 'open' RETURNING *`,
      passed ? 'passed' : 'failed',
      id,
    )
    if (row === undefined) return false
    const charge = { ...row, idempotencyKey: row.idempotency_key, instrumentId: row.instrument_id }
    const { brand = '' } = this.instrument(row.instrument_id) ?? {}
    this.#record(charge, passed ? undefined : 'not-authenticated', challenged(brand))
    return true
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

  #refund(idempotencyKey: string): Refund | undefined {
    return this.#first<Refund>(
      `SELECT id, idempotency_key AS idempotencyKey, payment_id AS paymentId, amount
       FROM refunds WHERE idempotency_key = ?`,
      idempotencyKey,
    )
  }

  /** Gives money of a captured payment back, once per key and never more than was taken. */
  refund(paymentId: string, idempotencyKey: string, amount: number): Refunding {
    const payment = this.#payment('id', paymentId)
    if (payment === undefined) return { outcome: 'no-payment' }
    const known = this.#refund(idempotencyKey)
    if (known !== undefined) {
      const same = known.paymentId === paymentId && known.amount === amount
      return same ? { outcome: 'recorded', refund: known } : { outcome: 'key-reused' }
    }
    const given = this.#first<{ total: number }>(
      'SELECT COALESCE(SUM(amount), 0) AS total FROM refunds WHERE payment_id = ?',
      paymentId,
    )
    if (payment.state !== 'captured' || (given?.total ?? 0) + amount > payment.amount) return { outcome: 'too-much' }
    const refund = { id: freshId('ref'), idempotencyKey, paymentId, amount }
    this.#sql.exec(
      'INSERT INTO refunds VALUES (?, ?, ?, ?, ?)',
      refund.id,
      idempotencyKey,
      paymentId,
      amount,
      Date.now(),
    )
    return { outcome: 'recorded', refund }
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
    this.#sql.exec(
      `UPDATE challenges SET state = 'failed' WHERE idempotency_key = ? AND state = 'open'`,
      idempotencyKey,
    )
    return paymentOf(row)
  }

  /** Every attempt to pay for something, those included that wait for their owner. */
  find(reference: string): Payment[] {
    const decided = this.#sql
      .exec<PaymentRow>('SELECT * FROM payments WHERE reference = ? ORDER BY created_at', reference)
      .toArray()
      .map(paymentOf)
    const waiting = this.#sql
      .exec<ChallengeRow>(`SELECT * FROM challenges WHERE reference = ? AND state = 'open'`, reference)
      .toArray()
      .map(waitingPayment)
    return [...decided, ...waiting]
  }
}
