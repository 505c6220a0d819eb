import * as v from 'valibot'

import { call } from '../call.ts'
import { captcha, codeChallenge, opaque } from './session-shapes.ts'
import { text } from './shapes.ts'

/** Signing in by a code that comes by e-mail. */
export const signInCodeCalls = {
  /**
   * Sends a code of six digits to sign in with, for the session that asks; the answer is the same whether the address is
   * known or not.
   */
  'auth.code.send': call({
    method: 'POST',
    path: '/consumers-v3/auth/code',
    who: 'guest',
    body: v.object({ email: text(254), recaptcha_response: v.optional(captcha) }),
    answer: v.object({ sent: v.literal(true) }),
    errors: ['AUT401', 'AUT403', 'AUT453'],
  }),
  /** Signs in by that code: once, within ten minutes, in five tries. What it gives is exchanged by the token call. */
  'auth.code.signin': call({
    method: 'POST',
    path: '/consumers-v3/auth/code/signin',
    who: 'guest',
    session: 'asks',
    body: v.object({ email: text(254), code: text(16), codeChallenge }),
    answer: v.object({ authorizationCode: opaque }),
    errors: ['AUT401', 'AUT441', 'AUT454', 'AUT455'],
  }),
} as const
