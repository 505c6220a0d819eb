import type { authenticationCalls } from '#src/commerce/calls/authentication.ts'
import type { Parsed } from '#src/commerce/call.ts'
import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { AccountContext, Context, ShopperContext } from '../../context.ts'
import {
  addIdentity,
  createAccount,
  findAccount,
  findAccountByEmail,
  findAccountByIdentity,
} from '../../db/accounts.ts'
import { readCode, useCode } from '../../db/codes.ts'
import { endSession } from '../../db/sessions.ts'
import type { Vouched } from '../../people/identity-provider.ts'
import { signedIn } from '../../people/session.ts'

type Body<Name extends keyof typeof authenticationCalls> = Parsed<(typeof authenticationCalls)[Name]>['body']

/** The account of an identity: known, or of the same e-mail (which the provider has checked), or new. */
function accountOf(context: Context, { idp, email, firstName, lastName }: Vouched, subject: string): string {
  const identity = { type: idp, subject } as const
  const known = findAccountByIdentity(context.db, identity)
  if (known !== undefined) return known.id
  const accountId =
    findAccountByEmail(context.db, email)?.id ?? createAccount(context, { email, details: { firstName, lastName } })
  addIdentity(context.db, accountId, identity)
  return accountId
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
  const code = readCode<Vouched>(context, 'identity', authorizationCode)
  if (!code.ok || code.value.facts.idp !== idp) return fail('AUT418')
  if (code.value.facts.isOutOfOrder === true) return fail('AUT500')
  useCode(context, authorizationCode)
  const { facts, subject } = code.value
  return context.db.transact(() => {
    const accountId = accountOf(context, facts, subject)
    if (findAccount(context.db, accountId)?.lockedBySupport === true) return fail('AUT441')
    return ok(signedIn(context, accountId, { consumerId: context.consumerId, objects: guestObjects ?? {} }))
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
