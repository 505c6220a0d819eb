import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Context, ShopperContext } from '../context.ts'
import type { Account } from '../db/accounts/account.ts'
import { findAccountByEmail, setAccount } from '../db/accounts/accounts.ts'
import { issueCode, voidCodes } from '../db/accounts/codes.ts'
import { removeSignInMethods } from '../db/accounts/sign-in-methods.ts'
import { endSessionsOf } from '../db/accounts/sessions.ts'
import { emailTo } from '../mail/email-to.ts'
import { sendEmail } from '../mail/send.ts'

/** Writes to an address that is to be shown to be an account's owner's. */
export function askForProof(
  context: ShopperContext,
  { id }: Pick<Account, 'id'>,
  email: string,
): Result<undefined, 'API429'> {
  const write = emailTo(context, email, 'confirm-email')
  if (!write.ok) return write
  voidCodes(context, 'email', id)
  const code = issueCode(context, 'email', id, { email })
  write.value({ kind: 'confirm-email', path: `/confirm-email?token=${code}` })
  return ok(undefined)
}

/**
 * Begins a change of e-mail, which takes effect when its letter is answered. An address of another account gets a
 * letter that says so; the caller gets the same answer as for a free one.
 */
export function askForEmail(context: ShopperContext, account: Account, email: string): Result<undefined, 'API429'> {
  const isTaken = findAccountByEmail(context.db, email) !== undefined
  if (isTaken) {
    const write = emailTo(context, email, 'confirm-email')
    if (!write.ok) return write
    voidCodes(context, 'email', account.id)
    write.value({ kind: 'email-taken', path: '/forgot-password' })
  } else {
    const asked = askForProof(context, account, email)
    if (!asked.ok) return asked
  }
  setAccount(context.db, account.id, { pendingEmail: email })
  sendEmail(context, { to: account.email, kind: 'email-changing', path: '/forgot-password' })
  return ok(undefined)
}

/**
 * The owner of the e-mail has proven it on an account that was never confirmed. Anybody may have made its other ways to
 * sign in, so these are removed, with its sessions and phone. A confirmed account stays as it is.
 */
export function provedByOwner(context: Pick<Context, 'db' | 'now'>, account: Account): void {
  if (account.emailVerifiedAt !== undefined) return
  removeSignInMethods(context.db, account.id, ['password', 'passkeys', 'identities', 'second-factor'])
  endSessionsOf(context, account.id)
  for (const purpose of ['sign-in', 'second-factor', 'passkey', 'reset', 'email'] as const)
    voidCodes(context, purpose, account.id)
  setAccount(context.db, account.id, {
    emailVerifiedAt: context.now(),
    pendingEmail: null,
    phone: null,
    unprovenPhone: null,
  })
}

/** The account's holder has answered the letter: the address becomes its confirmed e-mail. */
export function confirmEmail(context: Context, account: Account, email: string): Result<undefined, 'PRO400'> {
  const others = findAccountByEmail(context.db, email)
  if (others !== undefined && others.id !== account.id) return fail('PRO400')
  setAccount(context.db, account.id, { email, emailVerifiedAt: context.now(), pendingEmail: null })
  // A link that went to the former address must not open the account any more.
  for (const purpose of ['reset', 'email'] as const) voidCodes(context, purpose, account.id)
  if (account.emailVerifiedAt === undefined) sendEmail(context, { to: email, kind: 'welcome', path: '/account' })
  if (email.toLowerCase() !== account.email.toLowerCase())
    sendEmail(context, { to: account.email, kind: 'email-changed', path: '/contact' })
  return ok(undefined)
}
