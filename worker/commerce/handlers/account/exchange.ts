import { createHash } from 'node:crypto'

import type { authenticationCalls } from '#src/commerce/calls/authentication.ts'
import type { Tokens } from '#src/commerce/calls/session-shapes.ts'
import type { Parsed } from '#src/commerce/call.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Context } from '../../context.ts'
import { readCode, useCode } from '../../db/accounts/codes.ts'
import { signedIn } from '../../people/session.ts'

type Body = Extract<
  Parsed<(typeof authenticationCalls)['auth.token.create']>['body'],
  { grantType: 'authorizationCode' }
>

/** RFC 7636, 4.6: S256. */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/**
 * Gives the tokens of an account for a sign-in's code. AUT409 when the code was exchanged before, AUT432 when it has
 * lapsed or the verifier is not the one its challenge was made of; a wrong verifier uses the code up.
 */
export function exchangeCode(
  context: Context,
  { authorizationCode, codeVerifier, guestObjects, orderNo, st }: Body,
): Result<Tokens, 'AUT409' | 'AUT432'> {
  const code = readCode(context, 'sign-in', authorizationCode)
  if (!code.ok) return fail(code.code === 'used' ? 'AUT409' : 'AUT432')
  useCode(context, authorizationCode)
  const { subject, facts } = code.value
  if (challengeOf(codeVerifier) !== facts.codeChallenge) return fail('AUT432')
  const order = orderNo === undefined || st === undefined ? {} : { order: { orderNumber: orderNo, st } }
  return ok(signedIn(context, subject, { consumerId: facts.guestId, objects: guestObjects ?? {}, ...order }))
}
