import type { authenticationCalls } from '#src/commerce/calls/authentication.ts'
import type { Parsed } from '#src/commerce/call.ts'
import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { AccountContext, Context, ShopperContext } from '../../context.ts'
import type { Account } from '../../db/accounts/account.ts'
import { findAccount, findAccountByEmail } from '../../db/accounts/accounts.ts'
import { issueCode, readCode, useCode, voidCodes } from '../../db/accounts/codes.ts'
import { readPasskeys } from '../../db/accounts/passkeys.ts'
import { lastPasswords, setPassword } from '../../db/accounts/passwords.ts'
import { endSessionsOf } from '../../db/accounts/sessions.ts'
import { removeSignInMethods } from '../../db/accounts/sign-in-methods.ts'
import { sendEmail } from '../../mail/send.ts'
import { checkLimit, countAttempt, isTargetFlooded } from '../../people/rate-limits.ts'
import { provedByOwner } from '../../people/email-proof.ts'
import { tokensOfNewSession } from '../../people/session.ts'
import { looksLikeEmail } from '../../rules/addresses/address.ts'
import { captchaFails } from '../../rules/captcha.ts'
import { checkNewPassword, hashPassword, isPassword } from '../../rules/passwords/password.ts'
import { checkPresent } from './confirm.ts'

type Body<Name extends keyof typeof authenticationCalls> = Parsed<(typeof authenticationCalls)[Name]>['body']

/** Gives an account a new password: every session that came in with the old one ends, and a letter says so. */
function renew(context: Context, accountId: string, email: string, password: string): void {
  const { db, now, random, passwordCost } = context
  setPassword(db, accountId, hashPassword(password, random, passwordCost), now())
  endSessionsOf(context, accountId)
  for (const purpose of ['reset', 'sign-in', 'passkey'] as const) voidCodes(context, purpose, accountId)
  sendEmail(context, { to: email, kind: 'password-changed' })
}

/** An id that no account has, for codes that lead nowhere. */
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
  // A code is made for unknown accounts as well, so that the answer takes the same time.
  const owner = account?.id ?? nobody
  voidCodes(context, 'reset', owner)
  const token = issueCode(context, 'reset', owner, {})
  if (account !== undefined)
    sendEmail(context, { to: account.email, kind: 'reset', path: `/reset-password?token=${token}` })
  return ok({ sent: true })
}

/** The account a reset link was sent for. */
function ownerOf(context: ShopperContext, token: string): Account | undefined {
  const code = readCode(context, 'reset', token)
  const account = code.ok ? findAccount(context.db, code.value.subject) : undefined
  return account?.isClosed === true ? undefined : account
}

/**
 * Other ways to sign in to a link's account. Of an unconfirmed account none are listed, because all of them will be
 * removed.
 */
export function signInMethodsOf(
  context: ShopperContext,
  { token }: Body<'auth.password.sign-in-methods'>,
): OutcomeOf<'auth.password.sign-in-methods'> {
  const account = ownerOf(context, token)
  if (account === undefined) return fail('AUT402')
  if (account.emailVerifiedAt === undefined) return ok({ passkeys: [], identities: [] })
  return ok({
    passkeys: readPasskeys(context.db, account.id).map(({ name, createdAt }) => ({ name, createdAt })),
    identities: account.identities.map(({ type }) => type),
  })
}

/**
 * Sets a password by the link's token, which works once (D05). The link proves that its holder owns the address: an
 * account that was never confirmed loses its other ways to sign in; a confirmed one loses passkeys and identities when
 * that is asked for.
 */
export function confirmReset(
  context: ShopperContext,
  { token, newPassword, confirmPassword, removesOthers }: Body<'auth.password.confirm-forgot'>,
): OutcomeOf<'auth.password.confirm-forgot'> {
  const { db } = context
  const account = ownerOf(context, token)
  if (account === undefined) return fail('AUT402')
  const checked = checkNewPassword(newPassword, confirmPassword, { ...account.details, email: account.email })
  if (!checked.ok) return checked
  if (lastPasswords(db, account.id).some(kept => isPassword(newPassword, kept))) return fail('AUT452')
  return db.transact(() => {
    useCode(context, token)
    provedByOwner(context, account)
    if (removesOthers) removeSignInMethods(db, account.id, ['passkeys', 'identities'])
    renew(context, account.id, account.email, newPassword)
    return ok({ changed: true })
  })
}

/** D02: AUT450 wrong, AUT451 the present one again, AUT452 one of the last three. */
export function changePassword(
  context: AccountContext,
  { currentPassword, newPassword, confirmPassword }: Body<'auth.password.change'>,
): OutcomeOf<'auth.password.change'> {
  const { account, db } = context
  if (account.password === undefined) return fail('PRO415')
  const present = checkPresent(context, { ...account, password: account.password }, currentPassword)
  if (!present.ok) return present.code === 'AUT450' ? fail('AUT450', { field: 'currentPassword' }) : present
  const checked = checkNewPassword(newPassword, confirmPassword, { ...account.details, email: account.email })
  if (!checked.ok) return checked
  if (newPassword === currentPassword) return fail('AUT451')
  if (
    lastPasswords(db, account.id)
      .slice(1)
      .some(kept => isPassword(newPassword, kept))
  )
    return fail('AUT452')
  return db.transact(() => {
    renew(context, account.id, account.email, newPassword)
    return ok(tokensOfNewSession(context, { kind: 'registered', consumerId: account.id }))
  })
}
