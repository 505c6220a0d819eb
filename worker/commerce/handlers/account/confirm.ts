import type { authenticationCalls } from '#src/commerce/calls/authentication.ts'
import type { consumerCalls } from '#src/commerce/calls/consumer/consumer.ts'
import type { Parsed } from '#src/commerce/call.ts'
import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { AccountContext, Context, ShopperContext } from '../../context.ts'
import type { Account } from '../../db/accounts/account.ts'
import { findAccount, setAccount } from '../../db/accounts/accounts.ts'
import { readCode, useCode } from '../../db/accounts/codes.ts'
import { proveSession } from '../../db/accounts/sessions.ts'
import { askForEmail, askForProof, confirmEmail } from '../../people/email-proof.ts'
import { isFresh } from '../../people/fresh-sign-in.ts'
import { isPassword } from '../../rules/passwords/password.ts'
import { countFailure, mayTry } from './sign-in.ts'

type Refused = 'AUT423' | 'AUT450'

/** Checks the present password; wrong ones are counted as at the sign-in (D04), and neither tells of a lock by support. */
export function checkPresent(
  context: Context,
  account: Account & { readonly password: string },
  typed: string,
): Result<undefined, Refused> {
  const free = mayTry(account, context.now())
  if (!free.ok) return fail('AUT423', free.detail)
  if (isPassword(typed, account.password)) {
    setAccount(context.db, account.id, { failedAttempts: 0, lockedUntil: null })
    return ok(undefined)
  }
  const counted = countFailure(context, account)
  return counted.code === 'AUT423' ? fail('AUT423', counted.detail) : fail('AUT450')
}

const hasPassword = (account: Account): account is Account & { readonly password: string } =>
  account.password !== undefined

/** Shows once more who holds a session. */
export function confirmByPassword(
  context: AccountContext,
  { password }: Parsed<(typeof authenticationCalls)['auth.password.confirm']>['body'],
): OutcomeOf<'auth.password.confirm'> {
  const { account, usid } = context
  if (!hasPassword(account)) return fail('PRO415')
  const checked = checkPresent(context, account, password)
  if (!checked.ok) return checked.code === 'AUT450' ? fail('AUT450', { field: 'password' }) : checked
  proveSession(context, usid)
  return ok({ confirmed: true })
}

/** Whether the person who follows the link also holds the account, and not only reads the e-mail. */
function holds(
  context: ShopperContext,
  account: Account,
  typed: string | undefined,
): Result<undefined, Refused | 'AUT428'> {
  if (context.account?.id === account.id && isFresh(context)) return ok(undefined)
  if (typed === undefined || !hasPassword(account)) return fail('AUT428')
  const checked = checkPresent(context, account, typed)
  return !checked.ok && checked.code === 'AUT450' ? fail('AUT450', { field: 'password' }) : checked
}

/**
 * Follows the link of a confirmation e-mail. Following it alone does not confirm the address for the account: somebody
 * else may have opened the account with this address, and would be trusted with it from then on.
 */
export function followEmailLink(
  context: ShopperContext,
  { token, password }: Parsed<(typeof consumerCalls)['consumer.email.confirm']>['body'],
): OutcomeOf<'consumer.email.confirm'> {
  const code = readCode(context, 'email', token)
  const account = code.ok ? findAccount(context.db, code.value.subject) : undefined
  if (!code.ok || account === undefined || account.isClosed) return fail('AUT402')
  const held = holds(context, account, password)
  if (!held.ok) return held
  const { email } = code.value.facts
  useCode(context, token)
  const confirmed = confirmEmail(context, account, email)
  return confirmed.ok ? ok({ email }) : confirmed
}

/** Writes the letter once more: for the e-mail that is to be, or the one that is not proven. */
export function writeEmailLinkAgain(context: AccountContext): OutcomeOf<'consumer.email.resend'> {
  const { account } = context
  const { pendingEmail, emailVerifiedAt } = account
  const asked = pendingEmail === undefined ? undefined : askForEmail(context, account, pendingEmail)
  const proof =
    emailVerifiedAt === undefined && asked === undefined ? askForProof(context, account, account.email) : asked
  return proof === undefined || proof.ok ? ok({ sent: true }) : proof
}
