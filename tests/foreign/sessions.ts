import { createHash } from 'node:crypto'

import { named, openCartOf, openSession, type Session, type Shop } from './shop.ts'
import { smallestProfile } from './smallest.ts'
import { refuses, says, type ReceivedCall, type GivenAnswer } from './received-call.ts'

/** Who is known here. */
export const account = { username: 'ada@example.com', password: 'a-foreign-password' } as const

const tokensOf = ({ usid, accessToken, refreshToken, owner }: Session, more: object = {}) => ({
  accessToken,
  refreshToken,
  usid,
  consumerId: owner,
  consumerType: owner === 'account' ? 'REGISTERED' : 'GUEST',
  ...more,
})

/** A cart that changes hands keeps what is in it. */
function takeOver(shop: Shop, basketId: unknown, owner: string): string | undefined {
  const cart = typeof basketId === 'string' ? shop.carts.get(basketId) : undefined
  if (cart === undefined) return openCartOf(shop, owner)?.id
  shop.carts.set(cart.id, { ...cart, owner })
  return cart.id
}

export function token(shop: Shop, { body }: ReceivedCall): GivenAnswer {
  const { grantType, authorizationCode, codeVerifier, guestObjects } = body
  if (grantType === 'guest') return says(tokensOf(openSession(shop, named(shop, 'guest'))))
  if (grantType === 'refresh') return refuses(401, 'AUT401', 'no token has come to its end yet')
  const challenge = shop.codes.get(String(authorizationCode))
  shop.codes.delete(String(authorizationCode))
  const shown = createHash('sha256').update(String(codeVerifier)).digest('base64url')
  if (challenge !== shown) return refuses(409, 'AUT409', 'the code is unknown, used, or of another verifier')
  const session = openSession(shop, 'account')
  const { basketId } = guestObjects as { readonly basketId?: string }
  const taken = takeOver(shop, basketId, 'account')
  return says(tokensOf(session, { consumerNo: smallestProfile.consumerNo, ...(taken && { basketId: taken }) }))
}

export function signIn(shop: Shop, { body }: ReceivedCall): GivenAnswer {
  if (body.username !== account.username || body.password !== account.password) return refuses(401, 'AUT401')
  const authorizationCode = named(shop, 'code')
  shop.codes.set(authorizationCode, String(body.codeChallenge))
  return says({ authorizationCode })
}

/** What only the account is told. */
export const ofAccount =
  (json: unknown) =>
  (_: Shop, { bearer }: ReceivedCall): GivenAnswer =>
    bearer?.owner === 'account' ? says(json) : refuses(403, 'AUT404', 'a guest has none')
