import type { Result } from '#src/kit/result.ts'

import type { Context } from '../context.ts'
import { outboxState } from '../db/outbox.ts'

/** A letter that waits longer than this has had several attempts, in milliseconds. */
const lateMs = 60 * 60_000

/**
 * `GET /health/letters`: 200 while letters leave, 503 when one was given up or has waited for more than an hour. Counts alone, so
 * that whoever watches need not be trusted.
 */
export function lettersHealth(context: Result<Context>): Response {
  const headers = { 'cache-control': 'no-store' }
  if (!context.ok) return Response.json({ status: 'unknown' }, { status: 400, headers })
  const { db, now } = context.value
  const { waiting, givenUp, oldest } = outboxState(db)
  const late = oldest !== null && now() - oldest > lateMs
  const isHealthy = givenUp === 0 && !late
  return Response.json(
    { status: isHealthy ? 'ok' : 'failing', waiting, givenUp, late },
    { status: isHealthy ? 200 : 503, headers },
  )
}
