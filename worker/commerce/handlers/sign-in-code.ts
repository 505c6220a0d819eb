import type { Handlers } from '#src/commerce/call.ts'
import type { signInCodeCalls } from '#src/commerce/calls/sign-in-code.ts'

import type { Contexts } from '../context.ts'
import { sendSignInCode, signInByCode } from './account/sign-in-code.ts'

export const signInCodeHandlers = {
  'auth.code.send': ({ body }, context) => sendSignInCode(context, body),
  'auth.code.signin': ({ body }, context) => signInByCode(context, body),
} satisfies Handlers<typeof signInCodeCalls, Contexts>
