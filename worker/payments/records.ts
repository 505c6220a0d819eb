import * as v from 'valibot'

import type { CardBehaviour } from './cards.ts'

const threeDSColumn = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

export type Card = { readonly brand: string; readonly last4: string; readonly bin: string; readonly expiry: string }
export type Instrument = Card & { readonly id: string; readonly reference: string }

export type InstrumentRow = {
  id: string
  reference: string
  brand: string
  last4: string
  bin: string
  expiry: string
  behaviour: CardBehaviour
}

export type PaymentRow = {
  id: string
  idempotency_key: string
  reference: string
  instrument_id: string | null
  amount: number
  currency: string
  state: 'authorised' | 'captured' | 'refused' | 'voided'
  reason: string | null
  three_ds: string | null
  captured_at: number | null
}

export type Payment = {
  readonly id: string
  readonly idempotencyKey: string
  readonly reference: string
  readonly amount: number
  readonly currency: string
  /** `challenged` waits for its owner's answer at `/challenge/{challengeId}`. */
  readonly state: PaymentRow['state'] | 'challenged'
  readonly reason?: string
  readonly threeDS?: Readonly<Record<string, string>>
  readonly capturedAt?: number
  readonly challengeId?: string
}

/** A payment that waits for its owner's answer. */
export type ChallengeRow = {
  id: string
  idempotency_key: string
  reference: string
  instrument_id: string
  amount: number
  currency: string
  state: 'open' | 'passed' | 'failed'
}

export type Refund = {
  readonly id: string
  readonly idempotencyKey: string
  readonly paymentId: string
  readonly amount: number
}

/** The outcome of a refund. */
export type Refunding =
  | { readonly outcome: 'recorded'; readonly refund: Refund }
  | { readonly outcome: 'no-payment' }
  /** Nothing was taken yet, or less than is to be given back. */
  | { readonly outcome: 'too-much' }
  | { readonly outcome: 'key-reused' }

export const waitingPayment = (row: ChallengeRow): Payment => ({
  id: row.id,
  idempotencyKey: row.idempotency_key,
  reference: row.reference,
  amount: row.amount,
  currency: row.currency,
  state: 'challenged',
  challengeId: row.id,
})

export type Charge = {
  readonly idempotencyKey: string
  readonly reference: string
  readonly instrumentId: string
  readonly amount: number
  readonly currency: string
}

/** The outcome of a payment: the payment and its card's behaviour, or why there is none. */
export type Authorisation =
  | { readonly outcome: 'recorded'; readonly payment: Payment; readonly behaviour: CardBehaviour }
  | { readonly outcome: 'no-instrument' }
  | { readonly outcome: 'key-reused' }

/** Why a card that behaves so is refused. */
export const refusing: Partial<Record<CardBehaviour, string>> = {
  decline: 'declined',
  'insufficient-funds': 'insufficient-funds',
  fraud: 'fraud',
  expired: 'expired',
}

export const paymentOf = (row: PaymentRow): Payment => ({
  id: row.id,
  idempotencyKey: row.idempotency_key,
  reference: row.reference,
  amount: row.amount,
  currency: row.currency,
  state: row.state,
  ...(row.reason === null ? {} : { reason: row.reason }),
  ...(row.three_ds === null ? {} : { threeDS: v.parse(threeDSColumn, row.three_ds) }),
  ...(row.captured_at === null ? {} : { capturedAt: row.captured_at }),
})
