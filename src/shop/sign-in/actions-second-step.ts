import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { fail, ok } from '#src/kit/result.ts'

import { atField } from '../at-field.ts'
import { command, type CommandContext } from '../command.ts'
import { enterWith } from './begin-session.ts'
import { redirectTo } from './model/fields.ts'
import { createPkce } from './model/pkce.ts'

const ticket = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
const asked = v.object({ ticket })

type Refused = { readonly ok: false; readonly code: string; readonly detail?: unknown }

/**
 * Where a sign-in goes on whose account asks for its code app as well (AUT455); nothing for any other refusal. The ticket goes
 * along unseen, as an e-mail does.
 */
export function secondStep({ locale }: CommandContext, { code, detail }: Refused, redirectTo: string | undefined) {
  const told = v.safeParse(asked, detail)
  if (code !== 'AUT455' || !told.success) return undefined
  const to = href(locale, 'signIn', undefined, { step: 'second-step', redirectTo })
  return ok({ value: { mergedCart: false }, flash: { ticket: told.output.ticket }, to })
}

/** `POST /-/sign-in/second-step`: the code of the app, or a recovery code, after a password or a code by e-mail. */
const enter = command({
  input: v.object({ ticket, code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32)), redirectTo }),
  secret: ['code'],
  run: async (context, { ticket, code, redirectTo }) => {
    const { codeVerifier, codeChallenge } = await createPkce()
    const entered = await context.commerce('auth.second-factor.signin', { ticket, code, codeChallenge })
    if (entered.ok) return enterWith(context, { ...entered.value, codeVerifier }, redirectTo)
    // The ticket is over: the sign-in begins anew.
    if (entered.code === 'AUT432')
      return fail('AUT432', { to: href(context.locale, 'signIn', undefined, { redirectTo }) })
    return atField(entered)
  },
})

export const secondStepCommands = { 'second-step': enter } as const
