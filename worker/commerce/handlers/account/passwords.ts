import type { authenticationCalls } from '#src/commerce/calls/authentication.ts'
import type { Parsed } from '#src/commerce/call.ts'
import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { AccountContext, Context, ShopperContext } from '../../context.ts'
import { findAccount, findAccountByEmail } from '../../db/accounts.ts'
import { issueCode, readCode, useCode, voidCodes } from '../../db/codes.ts'
import { lastPasswords, setPassword } from '../../db/passwords.ts'
import { endSessionsOf } from '../../db/sessions.ts'
import { sendLetter } from '../../mail/send.ts'
import { checkLimit, countAttempt, isTargetFlooded } from '../../people/rate-limits.ts'
import { begin } from '../../people/session.ts'
import { looksLikeEmail } from '../../rules/address.ts'
import { captchaFails } from '../../rules/captcha.ts'
import { checkNewPassword, hashPassword, isPassword } from '../../rules/password.ts'
import { countFailure, mayTry } from './sign-in.ts'

type Body<Name extends keyof typeof authenticationCalls> = Parsed<(typeof authenticationCalls)[Name]>['body']

/** Gives an account a new password: every session that came in with the old one ends, and a letter says so. */
function renew(context: Context, accountId: string, email: string, password: string): void {
  const { db, now, random } = context
  const hash = hashPassword(password, random)
  db.transact(() => {
    setPassword(db, accountId, hash, now())
    endSessionsOf(context, accountId)
    voidCodes(context, 'reset', accountId)
    sendLetter(context, { to: email, kind: 'password-changed' })
  })
}

/** Whose codes lead nowhere: no account has this id. */
const nobody = 'nobody'

/** Sends a link; nothing in the answer tells whether the address has an account. */
export function requestReset(
  context: ShopperContext,
  body: Body<'auth.password.reset'>,
): OutcomeOf<'auth.password.reset'> {
  if (captchaFails(body.recaptcha_response)) return fail('AUT403')
  if (!looksLikeEmail(body.email)) return fail('AUT453', { field: 'email' })
  const free = checkLimit(context, 'reset', { captcha: body.recaptcha_response })
  if (!free.ok) return free
  const isFlooded = isTargetFlooded(context, 'reset', body.email)
  countAttempt(context, 'reset', body.email)
  if (isFlooded) return ok({ sent: true })
  const account = findAccountByEmail(context.db, body.email)
  // A code is made for nobody as well, so that the answer takes the same time.
  const owner = account?.id ?? nobody
  voidCodes(context, 'reset', owner)
  const token = issueCode(context, 'reset', owner)
  if (account !== undefined)
    sendLetter(context, { to: account.email, kind: 'reset', path: `/reset-password?token=${token}` })
  return ok({ sent: true })
}

/** Sets a password by the link's token, which works once (D05). */
export function confirmReset(
  context: ShopperContext,
  { token, newPassword, confirmPassword }: Body<'auth.password.confirm-forgot'>,
): OutcomeOf<'auth.password.confirm-forgot'> {
  const code = readCode(context, 'reset', token)
  const account = code.ok ? findAccount(context.db, code.value.subject) : undefined
  if (account === undefined || account.isClosed) return fail('AUT402')
  const checked = checkNewPassword(newPassword, confirmPassword)
  if (!checked.ok) return checked
  if (lastPasswords(context.db, account.id).some(kept => isPassword(newPassword, kept))) return fail('AUT452')
  useCode(context, token)
  renew(context, account.id, account.email, newPassword)
  return ok({ changed: true })
}

/** D02: AUT450 wrong, AUT451 the present one again, AUT452 one of the last three. */
export function changePassword(
  context: AccountContext,
  { currentPassword, newPassword, confirmPassword }: Body<'auth.password.change'>,
): OutcomeOf<'auth.password.change'> {
  const { account, db, now } = context
  if (account.password === undefined) return fail('PRO415')
  const free = mayTry(account, now())
  if (!free.ok) return fail('AUT423', free.detail)
  if (!isPassword(currentPassword, account.password)) {
    const counted = countFailure(context, account)
    return counted.code === 'AUT423' ? fail('AUT423', counted.detail) : fail('AUT450', { field: 'currentPassword' })
  }
  const checked = checkNewPassword(newPassword, confirmPassword)
  if (!checked.ok) return checked
  if (newPassword === currentPassword) return fail('AUT451')
  if (
    lastPasswords(db, account.id)
      .slice(1)
      .some(kept => isPassword(newPassword, kept))
  )
    return fail('AUT452')
  renew(context, account.id, account.email, newPassword)
  return ok(begin(context, { kind: 'registered', consumerId: account.id }))
}
