import type { authenticationCalls } from '#src/commerce/calls/authentication.ts'
import type { Parsed } from '#src/commerce/call.ts'
import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { AccountContext, ShopperContext } from '../../context.ts'
import {
  addIdentity,
  createAccount,
  findAccount,
  findAccountByEmail,
  findAccountByIdentity,
} from '../../db/accounts/accounts.ts'
import { readCode, useCode } from '../../db/accounts/codes.ts'
import { endSession } from '../../db/accounts/sessions.ts'
import { sendEmail } from '../../mail/send.ts'
import { askForProof, provedByOwner } from '../../people/email-proof.ts'
import type { IdentityClaims } from '../../people/identity-provider.ts'
import { signedIn } from '../../people/session.ts'

type Body<Name extends keyof typeof authenticationCalls> = Parsed<(typeof authenticationCalls)[Name]>['body']

/**
 * The account an identity is joined to: the one with the same e-mail, or a new one. The e-mail counts only when the
 * provider has verified it (AUT418 otherwise, when it is another account's). Its owner is then proven, so an account
 * that was never confirmed loses its other ways to sign in.
 */
function joined(context: ShopperContext, claims: IdentityClaims): Result<string, 'AUT418'> {
  const { email, isEmailVerified, firstName, lastName } = claims
  const found = findAccountByEmail(context.db, email)
  if (found === undefined) {
    const id = createAccount(context, { email, details: { firstName, lastName }, isProven: isEmailVerified })
    if (!isEmailVerified) askForProof(context, { id }, email)
    return ok(id)
  }
  if (!isEmailVerified) return fail('AUT418')
  provedByOwner(context, found)
  sendEmail(context, { to: found.email, kind: 'identity-added', path: '/account/profile' })
  return ok(found.id)
}

/** The account of an identity, known or joined now. */
function accountOf(context: ShopperContext, claims: IdentityClaims, subject: string): Result<string, 'AUT418'> {
  const identity = { type: claims.idp, subject } as const
  const known = findAccountByIdentity(context.db, identity)
  if (known !== undefined) return ok(known.id)
  const account = joined(context, claims)
  if (account.ok) addIdentity(context.db, account.value, identity)
  return account
}

/**
 * Signs in by what an identity provider says. AUT404 for a provider that is switched off (R394), AUT418 when the
 * provider does not know the code, AUT500 when it is out of order.
 */
export function socialLogin(
  context: ShopperContext,
  { idp, authorizationCode, guestObjects }: Body<'auth.social.login'>,
): OutcomeOf<'auth.social.login'> {
  if (!context.identityProviders.includes(idp)) return fail('AUT404', { idp })
  const code = readCode(context, 'identity', authorizationCode)
  if (!code.ok || code.value.facts.idp !== idp) return fail('AUT418')
  if (code.value.facts.isOutOfOrder === true) return fail('AUT500')
  useCode(context, authorizationCode)
  const { facts, subject } = code.value
  return context.db.transact(() => {
    const account = accountOf(context, facts, subject)
    if (!account.ok) return account
    if (findAccount(context.db, account.value)?.lockedBySupport === true) return fail('AUT441')
    return ok(signedIn(context, account.value, { consumerId: context.consumerId, objects: guestObjects ?? {} }))
  })
}

/** Ends the session; AUT418 when the account has no identity of that provider. */
export function socialLogout(
  context: AccountContext,
  { idp }: Body<'auth.social.logout'>,
): OutcomeOf<'auth.social.logout'> {
  if (!context.account.identities.some(({ type }) => type === idp)) return fail('AUT418')
  endSession(context, context.usid)
  return ok({ signedOut: true, logoutUrl: `/identity/${idp}/logout` })
}
