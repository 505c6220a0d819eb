import { createHash, createPublicKey, timingSafeEqual, verify } from 'node:crypto'

import type { Assertion, Registration } from '#src/commerce/calls/passkeys.ts'

/** Algorithms of COSE (RFC 9053) that `verify` knows and every authenticator has one of: ES256 and RS256. */
export const algorithms = [-7, -257] as const

const bytesOf = (base64url: string): Buffer => Buffer.from(base64url, 'base64url')
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

/** Flags (WebAuthn Level 3, 6.1): user present, and user verified. */
const present = 0x01
const verified = 0x04

type Expected = {
  readonly type: 'webauthn.create' | 'webauthn.get'
  readonly origin: string
  readonly challenge: string
}

/** The challenge a browser says it has answered; nothing when that is not JSON. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(bytesOf(clientDataJSON).toString('utf8')) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

function saysWhatIsExpected(clientDataJSON: string, expected: Expected): boolean {
  if (challengeIn(clientDataJSON) !== expected.challenge) return false
  const client = JSON.parse(bytesOf(clientDataJSON).toString('utf8')) as Readonly<Record<string, unknown>>
  return client.type === expected.type && client.origin === expected.origin && client.crossOrigin !== true
}

/** The authenticator's signature counter, if its data is for this store and a verified user. */
function counterIn(authenticatorData: Buffer, origin: string): number | undefined {
  if (authenticatorData.length < 37) return undefined
  const flags = authenticatorData.readUInt8(32)
  const isOurs = timingSafeEqual(authenticatorData.subarray(0, 32), sha256(new URL(origin).hostname))
  const isSomebody = (flags & present) !== 0 && (flags & verified) !== 0
  return isOurs && isSomebody ? authenticatorData.readUInt32BE(33) : undefined
}

/** The id of the credential that was made (6.5.1): length in two bytes after the 16 of the model. */
function credentialIn(authenticatorData: Buffer): string | undefined {
  if (authenticatorData.length < 55) return undefined
  const length = authenticatorData.readUInt16BE(53)
  return authenticatorData.subarray(55, 55 + length).toString('base64url')
}

function keyOf(publicKey: string) {
  try {
    const key = createPublicKey({ key: bytesOf(publicKey), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ec' || key.asymmetricKeyType === 'rsa' ? key : undefined
  } catch {
    return undefined
  }
}

/** Checks a new public key (WebAuthn, 7.1, without attestation). Its counter, or nothing when it is not to be kept. */
export function checkRegistration(
  { id, clientDataJSON, authenticatorData, publicKey }: Registration,
  expected: Omit<Expected, 'type'>,
): number | undefined {
  const data = bytesOf(authenticatorData)
  const counter = counterIn(data, expected.origin)
  const isSaid = saysWhatIsExpected(clientDataJSON, { ...expected, type: 'webauthn.create' })
  if (counter === undefined || !isSaid || credentialIn(data) !== id) return undefined
  return keyOf(publicKey) === undefined ? undefined : counter
}

/**
 * Checks a proof (WebAuthn, 7.2): the signature is over the authenticator's data and the hash of the client's. Its
 * counter, or nothing when it proves nothing; a counter that does not grow is a copy's.
 */
export function checkAssertion(
  { clientDataJSON, authenticatorData, signature }: Assertion,
  kept: { readonly publicKey: string; readonly counter: number },
  expected: Omit<Expected, 'type'>,
): number | undefined {
  const data = bytesOf(authenticatorData)
  const counter = counterIn(data, expected.origin)
  if (counter === undefined || !saysWhatIsExpected(clientDataJSON, { ...expected, type: 'webauthn.get' }))
    return undefined
  if (kept.counter !== 0 && counter <= kept.counter) return undefined
  const key = keyOf(kept.publicKey)
  const signed = Buffer.concat([data, sha256(bytesOf(clientDataJSON))])
  return key !== undefined && verify('sha256', signed, key, bytesOf(signature)) ? counter : undefined
}
