import type { Parsed } from '#src/commerce/call.ts'
import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import type { secondFactorCalls } from '#src/commerce/calls/second-factor.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { ShopperContext } from '../../context.ts'
import { findAccount } from '../../db/accounts/accounts.ts'
import { readCode, useCode } from '../../db/accounts/codes.ts'
import { checkLimit, countAttempt } from '../../people/rate-limits.ts'
import { signInCode, takesSecondFactor } from '../../people/second-factor.ts'

type Body = Parsed<(typeof secondFactorCalls)['auth.second-factor.signin']>['body']

/**
 * The second step of a sign-in. The ticket of the first belongs to the session it was given to, and opens one sign-in; wrong codes
 * are counted for the account, across sessions and tickets.
 */
export function signInBySecondFactor(
  context: ShopperContext,
  { ticket, code, codeChallenge }: Body,
): OutcomeOf<'auth.second-factor.signin'> {
  const first = readCode(context, 'second-factor', ticket)
  if (!first.ok || first.value.facts.guestId !== context.consumerId) return fail('AUT432')
  const account = findAccount(context.db, first.value.subject)
  if (account === undefined || account.isClosed) return fail('AUT432')
  if (account.lockedBySupport) return fail('AUT441')
  const free = checkLimit(context, 'second-factor', { target: account.id })
  if (!free.ok) return free
  if (!takesSecondFactor(context, account, code)) {
    countAttempt(context, 'second-factor', account.id)
    return fail('AUT456', { field: 'code' })
  }
  useCode(context, ticket)
  return ok({ authorizationCode: signInCode(context, account.id, codeChallenge) })
}
