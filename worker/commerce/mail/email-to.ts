import { ok, type Result } from '#src/kit/result.ts'

import type { ShopperContext } from '../context.ts'
import { checkLimit, countAttempt, isTargetFlooded } from '../people/rate-limits.ts'
import { sendEmail, type Writing } from './send.ts'

type Limited = 'letter' | 'confirm-email'

/**
 * Writes to an address that somebody typed. A caller who asks for too many letters is refused (API429). An address that got
 * too many gets no more, without a refusal. The returned function writes the letter, so nothing has happened yet when the
 * call is refused.
 */
export function emailTo(
  context: ShopperContext,
  to: string,
  what: Limited = 'letter',
): Result<(writing: Omit<Writing, 'to'>) => void, 'API429'> {
  const free = checkLimit(context, what)
  if (!free.ok) return free
  const isFlooded = isTargetFlooded(context, what, to)
  countAttempt(context, what, to)
  return ok(writing => (isFlooded ? undefined : sendEmail(context, { ...writing, to })))
}
