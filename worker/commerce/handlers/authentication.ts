import type { Handlers } from '#src/commerce/call.ts'
import type { authenticationCalls } from '#src/commerce/calls/authentication.ts'
import { ok } from '#src/kit/result.ts'

import type { Context } from '../context.ts'
import { beginGuestSession, refreshSession } from '../db/sessions.ts'

export const authenticationHandlers = {
  'auth.token.create': ({ body }, context) =>
    body.grantType === 'guest' ? ok(beginGuestSession(context)) : refreshSession(context, body.refreshToken),
} satisfies Handlers<typeof authenticationCalls, Context>
