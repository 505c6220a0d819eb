import type { ShopperContext } from '../../context.ts'
import { jsonColumn } from '../database.ts'

/** How long an answer is kept, in milliseconds: longer than any network or browser tries again. */
const keptMs = 3_600_000

type IdempotentRequest = { readonly key: string; readonly request: string }

/**
 * The stored answer to a consumer's request with this key. The same request runs the same handler, so the shape is
 * known.
 */
export function findAnswer<Value>(
  { db, now, consumerId }: ShopperContext,
  { key, request }: IdempotentRequest,
): Value | undefined {
  const row = db.first<{ answer: string }>(
    `SELECT answer FROM idempotent_answers
     WHERE consumer_id = ? AND idempotency_key = ? AND request = ? AND answered_at > ?`,
    consumerId,
    key,
    request,
    now() - keptMs,
  )
  return row && jsonColumn<Value>().read(row.answer)
}

/** Keeps an answer, and forgets those that are old. */
export function keepAnswer(
  { db, now, consumerId }: ShopperContext,
  { key, request }: IdempotentRequest,
  answer: unknown,
): void {
  db.run('DELETE FROM idempotent_answers WHERE answered_at <= ?', now() - keptMs)
  db.run(
    `INSERT INTO idempotent_answers (consumer_id, idempotency_key, request, answer, answered_at)
     VALUES (?, ?, ?, ?, ?)`,
    consumerId,
    key,
    request,
    JSON.stringify(answer),
    now(),
  )
}
