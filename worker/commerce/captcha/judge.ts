import { isAnswerRequired, type PersonCheckName } from '#src/commerce/person-checks.ts'

import type { Context } from '../context.ts'
import type { ParsedRequest } from '../http/parse.ts'
import type { CaptchaVerdict } from './captcha.ts'

const field = 'recaptcha_response'

const hasAnswer = (part: unknown): part is Readonly<Record<string, unknown>> & { readonly [field]: string } =>
  typeof part === 'object' && part !== null && field in part && typeof part[field] === 'string' && part[field] !== ''

/** A part of a request with what was found out instead of the answer; one that counts for nothing is left out. */
function replaced(part: unknown, said: string | undefined): unknown {
  if (!hasAnswer(part)) return part
  const { [field]: _, ...others } = part
  return said === undefined ? others : { ...others, [field]: said }
}

/**
 * What handlers are told (`rules/captcha.ts`). While the service does not answer, nobody is kept from paying; where an
 * answer only opens a limit, it opens none.
 */
const toldOf = (verdict: CaptchaVerdict, isAlways: boolean): string | undefined => {
  if (verdict === 'unknown') return isAlways ? 'unchecked' : undefined
  return verdict === 'passed' ? 'passed' : 'fail'
}

/** Puts what the service says of the answer in place of the answer, before a handler runs, which waits for nothing. */
export async function judged(
  check: PersonCheckName | undefined,
  request: ParsedRequest,
  { checkAnswer, storeOrigin, caller }: Context,
  transaction: string,
): Promise<ParsedRequest> {
  const { query, body } = request
  const answer = hasAnswer(body) ? body[field] : hasAnswer(query) ? query[field] : undefined
  if (check === undefined || checkAnswer === undefined || answer === undefined) return request
  const { hostname } = new URL(storeOrigin)
  const verdict = await checkAnswer({ answer, action: check, hostname, caller }, transaction)
  const said = toldOf(verdict, isAnswerRequired(check))
  return { ...request, query: replaced(query, said), body: replaced(body, said) }
}
