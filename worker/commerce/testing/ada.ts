import { createHash } from 'node:crypto'

import type { GuestObjects, Tokens } from '#src/commerce/calls/session-shapes.ts'

import { type Reply } from '#tests/shoppers/caller.ts'

import { call, newShopper, type Shopper } from './shopper.ts'

/** Somebody with an account, once she has signed up. */
export const email = 'ada@example.com'
export const password = 'slow-ferry-crossing'

export const codeVerifier = 'a-verifier-that-nobody-else-knows-of-at-all-0123456789'
const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')

export async function signUp(): Promise<void> {
  const guest = await newShopper()
  const person = { firstName: 'Ada', lastName: 'Moor', email, password, confirmPassword: password }
  await guest.call('auth.account.signup', person)
}

/** Checks what was typed, as whoever she is before. */
export const signIn = async (typed = password, guest?: Shopper, username = email) =>
  (guest ?? (await newShopper())).call('auth.credentials.signin', { username, password: typed, codeChallenge })

/** Signs in the whole way; what the guest owns and names comes along. */
export async function enter(guest?: Shopper, guestObjects: GuestObjects = {}): Promise<Reply<Tokens>> {
  const { authorizationCode } = (await signIn(password, guest)).answer
  const grantType = 'authorizationCode'
  return call('auth.token.create', { grantType, authorizationCode, codeVerifier, guestObjects })
}

/** Whoever the tokens belong to. */
export const holding = (tokens: Tokens): Shopper => ({
  tokens,
  call: (name, input) => call(name, input, { authorization: `Bearer ${tokens.accessToken}` }),
})
