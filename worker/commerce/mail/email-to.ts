import { ok, type Result } from '#src/kit/result.ts'

import type { ShopperContext } from '../context.ts'
import { checkLimit, countAttempt, isTargetFlooded } from '../people/rate-limits.ts'
import { sendEmail, type Writing } from './send.ts'

type Limited = 'letter' | 'confirm-email'

/**
 * The way to write to an address that whoever asks has typed: who asks for too many letters is refused (API429). An
 * address that has got too many gets no more, whoever asked, and nobody is told. The letter is written by what is given
 * back, so that nothing has happened yet when it is refused.
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
