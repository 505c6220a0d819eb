import * as v from 'valibot'

import { call } from '../call.ts'
import { codeChallenge, inAccount, opaque } from './session-shapes.ts'
import { count, filled } from './shapes.ts'

const status = v.object({
  /** Whether signing in asks for a code of the app. */
  isOn: v.boolean(),
  /** ISO 8601. */
  since: v.optional(v.string()),
  recoveryCodesLeft: count,
  /** A secret that waits to be confirmed by a code of the app; told while the sign-in is fresh. */
  offer: v.optional(v.object({ secret: v.string(), address: v.string() })),
})
export type SecondFactorStatus = v.InferOutput<typeof status>

/** Recovery codes are told once, when they are made. */
const withCodes = v.object({ ...status.entries, recoveryCodes: v.array(v.string()) })

const path = '/consumers-v3/consumer/secondfactor'
/** It changes after a sign-in or a proof of the last five minutes. */
const changing = [...inAccount, 'AUT428'] as const
/** A code of the app, or a recovery code. */
const code = filled(32)

/** A code app (RFC 6238) that is asked after a password or a code by e-mail, in addition to what the specification asks for. */
export const secondFactorCalls = {
  'consumer.second-factor.get': call({ method: 'GET', path, who: 'registered', answer: status, errors: inAccount }),
  'consumer.second-factor.offer': call({
    method: 'POST',
    path: `${path}/options`,
    who: 'registered',
    answer: status,
    errors: changing,
  }),
  'consumer.second-factor.create': call({
    method: 'POST',
    path,
    who: 'registered',
    body: v.object({ code }),
    answer: withCodes,
    errors: [...changing, 'AUT423', 'AUT456'],
  }),
  'consumer.second-factor.recovery-codes': call({
    method: 'POST',
    path: `${path}/recoverycodes`,
    who: 'registered',
    answer: withCodes,
    errors: [...changing, 'AUT456'],
  }),
  'consumer.second-factor.remove': call({
    method: 'DELETE',
    path,
    who: 'registered',
    answer: status,
    errors: changing,
  }),
  /** Answers AUT455 with its ticket; what it gives is exchanged by the token call. AUT432: the ticket is over. */
  'auth.second-factor.signin': call({
    method: 'POST',
    path: '/consumers-v3/auth/secondfactor',
    who: 'guest',
    session: 'asks',
    body: v.object({ ticket: filled(64), code, codeChallenge }),
    answer: v.object({ authorizationCode: opaque }),
    errors: ['AUT401', 'AUT423', 'AUT432', 'AUT441', 'AUT456'],
  }),
} as const
