import type { Handlers } from '#src/commerce/call.ts'
import type { Assertion, passkeyCalls } from '#src/commerce/calls/passkeys.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { AccountContext, Contexts, ShopperContext } from '../context.ts'
import type { Account } from '../db/accounts/account.ts'
import { findAccount } from '../db/accounts/accounts.ts'
import { issueCode, readCode, useCode } from '../db/accounts/codes.ts'
import {
  addPasskey,
  findPasskey,
  passkeysOf,
  readPasskeys,
  removePasskey,
  usePasskey,
} from '../db/accounts/passkeys.ts'
import { proveSession } from '../db/accounts/sessions.ts'
import { sendEmail } from '../mail/send.ts'
import { requireFresh } from '../people/fresh-sign-in.ts'
import { signInCode } from '../people/second-factor.ts'
import { algorithms, challengeIn, checkAssertion, checkRegistration } from '../rules/webauthn.ts'

const listOf = ({ db, account }: AccountContext) => ({ passkeys: readPasskeys(db, account.id) })

/** The challenge that was answered, if it was given to this very consumer, lately and not answered before. */
function answered(context: ShopperContext, clientDataJSON: string): string | undefined {
  const challenge = challengeIn(clientDataJSON) ?? ''
  const code = readCode(context, 'passkey', challenge)
  if (!code.ok || code.value.subject !== context.consumerId) return undefined
  useCode(context, challenge)
  return challenge
}

/** The account whose passkey has signed the challenge of this very consumer. */
function provenBy(context: ShopperContext, proof: Assertion): Account | undefined {
  const { db, storeOrigin: origin } = context
  const challenge = answered(context, proof.clientDataJSON)
  const passkey = findPasskey(db, proof.id)
  const account = passkey && findAccount(db, passkey.accountId)
  if (challenge === undefined || passkey === undefined || account === undefined || account.isClosed) return undefined
  const counter = checkAssertion(proof, passkey, { origin, challenge })
  if (counter === undefined) return undefined
  usePasskey(context, passkey.id, counter)
  return account
}

export const passkeyHandlers = {
  'consumer.passkey.list': (_, context) => ok(listOf(context)),

  'consumer.passkey.offer': (_, context) => {
    const { account, db, storeOrigin } = context
    const proven = requireFresh(context)
    if (!proven.ok) return proven
    const { email, details } = account
    return ok({
      challenge: issueCode(context, 'passkey', context.consumerId, {}),
      rp: { id: new URL(storeOrigin).hostname, name: 'Fellholm' },
      user: {
        id: Buffer.from(account.id).toString('base64url'),
        name: email,
        displayName: [details.firstName, details.lastName].filter(Boolean).join(' ') || email,
      },
      pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key' as const, alg })),
      excludeCredentials: passkeysOf(db, account.id).map(({ credentialId: id }) => ({
        type: 'public-key' as const,
        id,
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
  },

  'consumer.passkey.create': ({ body: { name, ...made } }, context) => {
    const { account, storeOrigin: origin, db } = context
    const proven = requireFresh(context)
    if (!proven.ok) return proven
    const challenge = answered(context, made.clientDataJSON)
    const counter = challenge === undefined ? undefined : checkRegistration(made, { origin, challenge })
    if (counter === undefined || findPasskey(db, made.id) !== undefined) return fail('AUT418')
    addPasskey(context, { credentialId: made.id, accountId: account.id, publicKey: made.publicKey, counter, name })
    sendEmail(context, { to: account.email, kind: 'passkey-added', values: { name }, path: '/account/profile' })
    return ok(listOf(context))
  },

  'consumer.passkey.remove': ({ path: { passkeyId } }, context) => {
    const { account, db } = context
    const proven = requireFresh(context)
    if (!proven.ok) return proven
    const named = readPasskeys(db, account.id).find(one => one.passkeyId === passkeyId)
    removePasskey(db, account.id, passkeyId)
    if (named !== undefined)
      sendEmail(context, {
        to: account.email,
        kind: 'passkey-removed',
        values: { name: named.name },
        path: '/account/profile',
      })
    return ok(listOf(context))
  },

  'auth.passkey.challenge': (_, context) =>
    ok({
      challenge: issueCode(context, 'passkey', context.consumerId, {}),
      rpId: new URL(context.storeOrigin).hostname,
      userVerification: 'required',
      allowCredentials: [],
    }),

  'auth.passkey.confirm': ({ body }, context) => {
    const account = provenBy(context, body)
    if (account?.id !== context.account.id) return fail('AUT418')
    proveSession(context, context.usid)
    return ok({ confirmed: true })
  },

  'auth.passkey.signin': ({ body: { codeChallenge, ...proof } }, context) => {
    const account = provenBy(context, proof)
    if (account === undefined) return fail('AUT418')
    if (account.lockedBySupport) return fail('AUT441')
    return ok({ authorizationCode: signInCode(context, account.id, codeChallenge) })
  },
} satisfies Handlers<typeof passkeyCalls, Contexts>
