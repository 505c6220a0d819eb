import { waitingPayment, type ChallengeRow, type Charge, type Payment } from '../records.ts'
import { first, freshId, written } from './query.ts'

/** Asks the owner, once per idempotency key. */
export function openChallenge(sql: SqlStorage, charge: Charge): Payment {
  const { idempotencyKey, reference, instrumentId, amount, currency } = charge
  sql.exec(
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
  return waitingPayment(
    written<ChallengeRow>(sql, 'SELECT * FROM challenges WHERE idempotency_key = ?', idempotencyKey),
  )
}

/** The challenge with an id, while it is unanswered. */
export const findOpenChallenge = (sql: SqlStorage, id: string): ChallengeRow | undefined =>
  first<ChallengeRow>(sql, `SELECT * FROM challenges WHERE id = ? AND state = 'open'`, id)

/** Takes the owner's answer; only the first one counts, and gives the charge it decides. */
export function closeChallenge(sql: SqlStorage, id: string, passed: boolean): Charge | undefined {
  const row = first<ChallengeRow>(
    sql,
    `UPDATE challenges SET state = ? WHERE id = ? AND state = 'open' RETURNING *`,
    passed ? 'passed' : 'failed',
    id,
  )
  return row && { ...row, idempotencyKey: row.idempotency_key, instrumentId: row.instrument_id }
}

/** Removes the challenge of a void attempt. */
export function dropChallenge(sql: SqlStorage, idempotencyKey: string): void {
  sql.exec(`UPDATE challenges SET state = 'failed' WHERE idempotency_key = ? AND state = 'open'`, idempotencyKey)
}

/** The attempts to pay for something that wait for their owner. */
export const challengesFor = (sql: SqlStorage, reference: string): Payment[] =>
  sql
    .exec<ChallengeRow>(`SELECT * FROM challenges WHERE reference = ? AND state = 'open'`, reference)
    .toArray()
    .map(waitingPayment)
