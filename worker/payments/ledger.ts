import { DurableObject } from 'cloudflare:workers'

import type { CardBehaviour } from './cards.ts'
import { challengesFor, closeChallenge, dropChallenge, findOpenChallenge, openChallenge } from './db/challenges.ts'
import { findInstrument, noCard, saveInstrument } from './db/instruments.ts'
import { capturePayment, findPayment, paymentsFor, recordPayment, voidPayment } from './db/payments.ts'
import { freshId } from './db/query.ts'
import { refundPayment } from './db/refunds.ts'
import schema from './db/schema.sql?raw'
import {
  paymentOf,
  refusing,
  type Authorisation,
  type Card,
  type ChallengeRow,
  type Charge,
  type Instrument,
  type Payment,
  type PaymentRow,
  type Refunding,
} from './records.ts'
import { challenged, frictionless } from './three-ds.ts'

/** Whether a payment that is known is what is asked for again; one that was made void stands for any. */
const isSame = (known: PaymentRow, { reference, amount, instrumentId }: Charge): boolean =>
  known.state === 'voided' ||
  (known.reference === reference && known.amount === amount && known.instrument_id === instrumentId)

/** The provider's data: card tokens and payments. Every method is one synchronous step. */
export class PaymentLedger extends DurableObject {
  readonly #sql: SqlStorage

  constructor(state: DurableObjectState, env: object) {
    super(state, env)
    this.#sql = state.storage.sql
    this.#sql.exec(schema)
  }

  /** Keeps what may be kept of a card and gives its token. */
  saveCard(reference: string, card: Card, behaviour: CardBehaviour): string {
    return saveInstrument(this.#sql, freshId('card'), { ...card, reference, behaviour })
  }

  /** An instrument that no card stands behind: a wallet, a later payment, a bank. Its brand says which. */
  saveMethod(reference: string, brand: string, behaviour: CardBehaviour): string {
    return saveInstrument(this.#sql, freshId('method'), { ...noCard, brand, reference, behaviour })
  }

  instrument(id: string): Instrument | undefined {
    const found = findInstrument(this.#sql, id)
    if (found === undefined) return undefined
    const { behaviour: _, ...instrument } = found
    return instrument
  }

  /** Decides a payment once per idempotency key; the same key with other contents is a mistake of the caller. */
  authorise(charge: Charge): Authorisation {
    const card = findInstrument(this.#sql, charge.instrumentId)
    if (card === undefined) return { outcome: 'no-instrument' }
    const { behaviour, brand } = card
    const known = findPayment(this.#sql, 'idempotency_key', charge.idempotencyKey)
    if (known !== undefined) {
      return isSame(known, charge)
        ? { outcome: 'recorded', payment: paymentOf(known), behaviour }
        : { outcome: 'key-reused' }
    }
    const payment =
      behaviour === 'challenge'
        ? openChallenge(this.#sql, charge)
        : recordPayment(this.#sql, charge, { reason: refusing[behaviour], threeDS: frictionless(brand) })
    return { outcome: 'recorded', payment, behaviour }
  }

  /** The challenge with an id, while it is unanswered. */
  openChallenge(id: string): Pick<ChallengeRow, 'amount' | 'currency' | 'reference'> | undefined {
    return findOpenChallenge(this.#sql, id)
  }

  /** Takes the owner's answer and decides the payment by it; only the first answer counts. */
  answerChallenge(id: string, passed: boolean): boolean {
    const charge = closeChallenge(this.#sql, id, passed)
    if (charge === undefined) return false
    const { brand = '' } = this.instrument(charge.instrumentId) ?? {}
    recordPayment(this.#sql, charge, { reason: passed ? undefined : 'not-authenticated', threeDS: challenged(brand) })
    return true
  }

  /** Takes the money of authorised payments and gives those it knows; taking it again changes nothing. */
  capture(ids: readonly string[]): Payment[] {
    return ids.flatMap(id => capturePayment(this.#sql, id) ?? [])
  }

  /** Gives money of a captured payment back, once per key and never more than was taken. */
  refund(paymentId: string, idempotencyKey: string, amount: number): Refunding {
    return refundPayment(this.#sql, paymentId, idempotencyKey, amount)
  }

  /** Ends an attempt, even one that has not arrived yet; what was captured or refused stays as it is. */
  void(idempotencyKey: string, reference: string): Payment {
    const payment = voidPayment(this.#sql, idempotencyKey, reference)
    dropChallenge(this.#sql, idempotencyKey)
    return payment
  }

  /** Every attempt to pay for something, those included that wait for their owner. */
  find(reference: string): Payment[] {
    return [...paymentsFor(this.#sql, reference), ...challengesFor(this.#sql, reference)]
  }
}
