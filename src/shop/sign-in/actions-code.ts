import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { ok } from '#src/kit/result.ts'

import { atField } from '../at-field.ts'
import { command } from '../command.ts'
import { secondStep } from './actions-second-step.ts'
import { enterWith } from './begin-session.ts'
import { email, redirectTo } from './model/fields.ts'
import { createPkce } from './model/pkce.ts'

/** `POST /-/sign-in/code`: a code by e-mail; the answer is the same for every address, which goes along unseen. */
const send = command({
  input: v.object({ email, redirectTo }),
  run: async ({ commerce, locale }, { email, redirectTo }) => {
    const sent = await commerce('auth.code.send', { email })
    if (!sent.ok) return atField(sent)
    const to = href(locale, 'signIn', undefined, { step: 'code-enter', redirectTo })
    return ok({ value: {}, flash: { email }, to })
  },
})

/** `POST /-/sign-in/code-enter`: signs in by the code of the letter instead of a password. */
const enter = command({
  input: v.object({ email, code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(16)), redirectTo }),
  secret: ['code'],
  run: async (context, { email, code, redirectTo }) => {
    const { codeVerifier, codeChallenge } = await createPkce()
    const entered = await context.commerce('auth.code.signin', { email, code, codeChallenge })
    if (!entered.ok) return secondStep(context, entered, redirectTo) ?? atField(entered)
    return enterWith(context, { ...entered.value, codeVerifier }, redirectTo)
  },
})

export const codeCommands = { code: send, 'code-enter': enter } as const
