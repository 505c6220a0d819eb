import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import type { authenticationCalls } from '#src/commerce/calls/authentication.ts'
import type { Parsed } from '#src/commerce/call.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Context, ShopperContext } from '../../context.ts'
import type { Account } from '../../db/accounts/account.ts'
import { findAccountByEmail, setAccount } from '../../db/accounts/accounts.ts'
import { countGuess, guessedTooOften, guessesAt } from '../../db/accounts/guesses.ts'
import { checkLimit, countAttempt } from '../../people/rate-limits.ts'
import { afterFirstFactor } from '../../people/second-factor.ts'
import { looksLikeEmail } from '../../rules/addresses/address.ts'
import { afterFailure, minutesLocked, strangersLimit } from '../../rules/attempts.ts'
import { captchaFails } from '../../rules/captcha.ts'
import { isPassword, nobodysPassword } from '../../rules/passwords/password.ts'

type Calls = typeof authenticationCalls

/** Whether an account may try a password at all: AUT441 locked by support, AUT423 locked for a while. */
export function mayTry(account: Account, at: number): Result<undefined, 'AUT423' | 'AUT441'> {
  if (account.lockedBySupport) return fail('AUT441')
  const minutes = minutesLocked(account, at)
  return minutes === undefined ? ok(undefined) : fail('AUT423', { minutes })
}

const codeOf = { wrong: 'AUT401', last: 'AUT426', locked: 'AUT423' } as const

/** Writes down a wrong password and says what it means for the next one (D04). */
export function countFailure({ db, now }: Context, account: Account) {
  const { code, failedAttempts, lockedUntil } = afterFailure(account, now())
  setAccount(db, account.id, { failedAttempts, lockedUntil })
  return fail(
    codeOf[code],
    lockedUntil === null ? undefined : { minutes: minutesLocked({ failedAttempts, lockedUntil }, now()) },
  )
}

/** Refuses an address without an account just as one with: the same codes after as many attempts, in the same time. */
function refuseStranger(context: ShopperContext, username: string, password: string) {
  const subject = `stranger ${username.toLowerCase()}`
  const minutes = strangersLimit.withinMs / 60_000
  if (guessedTooOften(context, subject, strangersLimit)) return fail('AUT423', { minutes })
  const failedAttempts = guessesAt(context, subject, strangersLimit)
  isPassword(password, nobodysPassword(context.passwordCost))
  countGuess(context, subject, strangersLimit)
  const { code } = afterFailure({ failedAttempts }, context.now())
  return fail(codeOf[code], code === 'locked' ? { minutes } : undefined)
}

/** Checks e-mail and password. The hash is worked out synchronously, so parallel guesses are counted one by one. */
export function signIn(
  context: ShopperContext,
  { username, password, codeChallenge, recaptcha_response }: Parsed<Calls['auth.credentials.signin']>['body'],
): OutcomeOf<'auth.credentials.signin'> {
  const { db, now } = context
  if (captchaFails(recaptcha_response)) return fail('AUT403')
  if (!looksLikeEmail(username)) return fail('AUT453', { field: 'username' })
  const mayAsk = checkLimit(context, 'sign-in', { captcha: recaptcha_response })
  if (!mayAsk.ok) return mayAsk
  const account = findAccountByEmail(db, username)
  if (account === undefined) {
    countAttempt(context, 'sign-in')
    return refuseStranger(context, username, password)
  }
  const free = mayTry(account, now())
  if (!free.ok) return free
  if (account.password === undefined)
    return fail('AUT438', { identities: account.identities.map(({ type }) => type).join(', ') })
  if (!isPassword(password, account.password)) {
    countAttempt(context, 'sign-in')
    return countFailure(context, account)
  }
  setAccount(db, account.id, { failedAttempts: 0, lockedUntil: null })
  return afterFirstFactor(context, account, codeChallenge)
}
