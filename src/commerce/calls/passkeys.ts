import * as v from 'valibot'

import { call } from '../call.ts'
import { inAccount } from './session-shapes.ts'
import { filled } from './shapes.ts'

/** Bytes in base64url, as WebAuthn's JSON forms write them. */
const bytes = (longest: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(longest))

const credentialId = bytes(1_400)
const descriptor = v.object({ type: v.literal('public-key'), id: credentialId })

/** The options for `navigator.credentials.create` (WebAuthn Level 3, 5.4). */
const creationOptions = v.object({
  challenge: bytes(64),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: bytes(128), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  excludeCredentials: v.array(descriptor),
  authenticatorSelection: v.object({ residentKey: v.literal('required'), userVerification: v.literal('required') }),
  attestation: v.literal('none'),
})

/** The options for `navigator.credentials.get` (5.5); any of the browser's passkeys for the store will do. */
const requestOptions = v.object({
  challenge: bytes(64),
  rpId: v.string(),
  userVerification: v.literal('required'),
  allowCredentials: v.array(descriptor),
})

const passkey = v.object({
  passkeyId: v.string(),
  /** The owner's name for it. */
  name: v.string(),
  /** ISO 8601. */
  createdAt: v.string(),
  usedAt: v.optional(v.string()),
})
export type Passkey = v.InferOutput<typeof passkey>

/** Response fields that both ceremonies share. */
const response = {
  id: credentialId,
  clientDataJSON: bytes(4_096),
  authenticatorData: bytes(4_096),
} as const

/** A public key that the browser has made. */
export const registration = v.object({
  ...response,
  /** SubjectPublicKeyInfo (RFC 5280). */
  publicKey: bytes(2_048),
})
export type Registration = v.InferOutput<typeof registration>

/** A proof that the browser has the private one. */
export const assertion = v.object({
  ...response,
  signature: bytes(2_048),
})
export type Assertion = v.InferOutput<typeof assertion>

const list = v.object({ passkeys: v.array(passkey) })
const path = '/consumers-v3/consumer/passkeys'

/** Passkeys change after a sign-in or a proof of the last five minutes. */
const changing = [...inAccount, 'AUT428'] as const

/** Signing in without a password, in addition to what the specification asks for. */
export const passkeyCalls = {
  'consumer.passkey.list': call({ method: 'GET', path, who: 'registered', answer: list, errors: inAccount }),
  /** A challenge to make a passkey with: once, for five minutes. */
  'consumer.passkey.offer': call({
    method: 'POST',
    path: `${path}/options`,
    who: 'registered',
    answer: creationOptions,
    errors: changing,
  }),
  'consumer.passkey.create': call({
    method: 'POST',
    path,
    who: 'registered',
    body: v.object({ ...registration.entries, name: filled(60) }),
    answer: list,
    errors: [...changing, 'AUT418'],
  }),
  'consumer.passkey.remove': call({
    method: 'DELETE',
    path: `${path}/{passkeyId}`,
    who: 'registered',
    answer: list,
    errors: changing,
  }),
  'auth.passkey.challenge': call({
    method: 'POST',
    path: '/consumers-v3/auth/passkey/challenge',
    who: 'guest',
    answer: requestOptions,
    errors: ['AUT401'],
  }),
  /** The code it gives is exchanged by the token call, as a password's is. */
  'auth.passkey.signin': call({
    method: 'POST',
    path: '/consumers-v3/auth/passkey/signin',
    who: 'guest',
    session: 'asks',
    body: v.object({ ...assertion.entries, codeChallenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
    answer: v.object({ authorizationCode: v.string() }),
    errors: ['AUT401', 'AUT418', 'AUT441'],
  }),
  /** Shows once more who holds the session, by a passkey of the account. */
  'auth.passkey.confirm': call({
    method: 'POST',
    path: '/consumers-v3/auth/passkey/confirm',
    who: 'registered',
    session: 'asks',
    body: assertion,
    answer: v.object({ confirmed: v.literal(true) }),
    errors: [...inAccount, 'AUT418'],
  }),
} as const
