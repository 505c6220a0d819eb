import type { Handlers } from '#src/commerce/call.ts'
import type { passkeyCalls } from '#src/commerce/calls/passkeys.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { AccountContext, Contexts, ShopperContext } from '../context.ts'
import { findAccount } from '../db/accounts.ts'
import { issueCode, readCode, useCode } from '../db/codes.ts'
import { addPasskey, findPasskey, passkeysOf, readPasskeys, removePasskey, usePasskey } from '../db/passkeys.ts'
import { algorithms, challengeIn, checkAssertion, checkRegistration } from '../rules/webauthn.ts'
import { signInCode } from './account/sign-in.ts'

const listOf = ({ db, account }: AccountContext) => ({ passkeys: readPasskeys(db, account.id) })

/** The challenge that was answered, if it was given to this very consumer, lately and not answered before. */
function answered(context: ShopperContext, clientDataJSON: string): string | undefined {
  const challenge = challengeIn(clientDataJSON) ?? ''
  const code = readCode(context, 'passkey', challenge)
  if (!code.ok || code.value.subject !== context.consumerId) return undefined
  useCode(context, challenge)
  return challenge
}

export const passkeyHandlers = {
  'consumer.passkey.list': (_, context) => ok(listOf(context)),

  'consumer.passkey.offer': (_, context) => {
    const { account, db, storeOrigin } = context
    const { email, details } = account
    return ok({
      challenge: issueCode(context, 'passkey', context.consumerId),
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
    const challenge = answered(context, made.clientDataJSON)
    const counter = challenge === undefined ? undefined : checkRegistration(made, { origin, challenge })
    if (counter === undefined || findPasskey(db, made.id) !== undefined) return fail('AUT418')
    addPasskey(context, { credentialId: made.id, accountId: account.id, publicKey: made.publicKey, counter, name })
    return ok(listOf(context))
  },

  'consumer.passkey.remove': ({ path: { passkeyId } }, context) => {
    removePasskey(context.db, context.account.id, passkeyId)
    return ok(listOf(context))
  },

  'auth.passkey.challenge': (_, context) =>
    ok({
      challenge: issueCode(context, 'passkey', context.consumerId),
      rpId: new URL(context.storeOrigin).hostname,
      userVerification: 'required',
      allowCredentials: [],
    }),

  'auth.passkey.signin': ({ body: { codeChallenge, ...proof } }, context) => {
    const { db, storeOrigin: origin } = context
    const challenge = answered(context, proof.clientDataJSON)
    const passkey = findPasskey(db, proof.id)
    const account = passkey && findAccount(db, passkey.accountId)
    if (challenge === undefined || passkey === undefined || account === undefined || account.isClosed)
      return fail('AUT418')
    const counter = checkAssertion(proof, passkey, { origin, challenge })
    if (counter === undefined) return fail('AUT418')
    if (account.lockedBySupport) return fail('AUT441')
    usePasskey(context, passkey.id, counter)
    return ok({ authorizationCode: signInCode(context, account.id, codeChallenge) })
  },
} satisfies Handlers<typeof passkeyCalls, Contexts>
