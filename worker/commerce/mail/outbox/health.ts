import type { Result } from '#src/kit/result.ts'

import type { Context } from '../../context.ts'
import { lateLetters, outboxState } from '../../db/outbox.ts'

/** Nobody has tried a letter that is due for longer than this, in milliseconds. */
const lateMs = 60 * 60_000
/** The waits after so many attempts (`waitAfter`) come to an hour: 1 + 2 + 4 + 8 + 16 + 32 minutes. */
const attemptsOfAnHour = 7

/**
 * `GET /health/letters`: 200 while letters leave, 503 when one was given up or is late by more than an hour. A letter that is
 * put off, such as the one about a cart that may be left, is not late. Counts alone, so that the watcher need not be trusted.
 */
export function lettersHealth(context: Result<Context>): Response {
  const headers = { 'cache-control': 'no-store' }
  if (!context.ok) return Response.json({ status: 'unknown' }, { status: 400, headers })
  const { db, now } = context.value
  const { waiting, givenUp } = outboxState(db)
  const late = lateLetters(db, now() - lateMs, attemptsOfAnHour) > 0
  const isHealthy = givenUp === 0 && !late
  return Response.json(
    { status: isHealthy ? 'ok' : 'failing', waiting, givenUp, late },
    { status: isHealthy ? 200 : 503, headers },
  )
}
