import type { Handlers } from '#src/commerce/call.ts'
import type { authenticationCalls } from '#src/commerce/calls/authentication.ts'
import { ok } from '#src/kit/result.ts'

import type { Contexts } from '../context.ts'
import { writeAction } from '../db/accounts/associate-actions.ts'
import { endLook } from '../db/accounts/looks.ts'
import { endSession, endSessionsOf, refreshSession } from '../db/accounts/sessions.ts'
import { openedLook } from '../people/look.ts'
import { tokensOfNewSession, described } from '../people/session.ts'
import { exchangeCode } from './account/exchange.ts'
import { changePassword, confirmReset, requestReset, signInMethodsOf } from './account/passwords.ts'
import { confirmByPassword } from './account/confirm.ts'
import { signIn } from './account/sign-in.ts'
import { signUp } from './account/sign-up.ts'
import { socialLogin, socialLogout } from './account/social.ts'

export const authenticationHandlers = {
  'auth.token.create': ({ body }, context) => {
    if (body.grantType === 'guest') return ok(tokensOfNewSession(context, { kind: 'guest' }))
    if (body.grantType === 'look') return openedLook(context, body.code)
    if (body.grantType === 'authorizationCode') return exchangeCode(context, body)
    const refreshed = refreshSession(context, body.refreshToken)
    return refreshed.ok ? ok(described(context, refreshed.value)) : refreshed
  },
  'auth.credentials.signin': ({ body }, context) => signIn(context, body),
  'auth.account.signup': ({ body }, context) => signUp(context, body),
  'auth.password.reset': ({ body }, context) => requestReset(context, body),
  'auth.password.confirm-forgot': ({ body }, context) => confirmReset(context, body),
  'auth.password.sign-in-methods': ({ body }, context) => signInMethodsOf(context, body),
  'auth.password.confirm': ({ body }, context) => confirmByPassword(context, body),
  'auth.password.change': ({ body }, context) => changePassword(context, body),
  'auth.social.login': ({ body }, context) => socialLogin(context, body),
  'auth.social.logout': ({ body }, context) => socialLogout(context, body),
  'auth.session.signout-everywhere': (_, context) => {
    endSessionsOf(context, context.account.id)
    return ok({ signedOut: true })
  },
  /** Ends the caller's own session with all its tokens, whichever refresh token is presented. */
  'auth.session.signout': (_, context) => {
    if (context.look !== undefined) {
      endLook(context, context.usid)
      return ok({ signedOut: true })
    }
    if (context.associate !== undefined) writeAction(context, context.associate, { kind: 'ended', facts: {} })
    endSession(context, context.usid)
    return ok({ signedOut: true })
  },
} satisfies Handlers<typeof authenticationCalls, Contexts>
