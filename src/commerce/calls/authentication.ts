import * as v from 'valibot'

import { call } from '../call.ts'
import { count } from './shapes.ts'

const opaque = v.pipe(v.string(), v.regex(/^[\w-]{20,128}$/))

/** Tokens as the platform hands them out; they never reach script. */
const tokens = v.object({
  accessToken: opaque,
  refreshToken: opaque,
  /** Seconds until the access token ends (D06: 30 min). */
  expiresIn: count,
  /** The session's id, sent back as `x-usid`. */
  usid: v.string(),
  consumerId: v.string(),
})
export type Tokens = v.InferOutput<typeof tokens>

export const authenticationCalls = {
  /** A guest's first token, or a new pair for a refresh token (which works once). */
  'auth.token.create': call({
    method: 'POST',
    path: '/token/v2/auth/token',
    who: 'anyone',
    body: v.variant('grantType', [
      v.object({ grantType: v.literal('guest') }),
      v.object({ grantType: v.literal('refresh'), refreshToken: opaque }),
    ]),
    answer: tokens,
    errors: ['API400', 'AUT401', 'AUT409'],
  }),
} as const
