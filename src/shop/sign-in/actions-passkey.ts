import * as v from 'valibot'

import { assertion } from '#src/commerce/calls/passkeys.ts'
import { ok } from '#src/kit/result.ts'

import { command } from '../command.ts'
import { enterWith } from './begin-session.ts'
import { redirectTo } from './model/fields.ts'
import { createPkce } from './model/pkce.ts'

/** `POST /-/sign-in/passkey-challenge`: what the browser's passkey has to sign. */
const challenge = command({
  input: v.object({}),
  run: async ({ commerce }) => {
    const options = await commerce('auth.passkey.challenge', {})
    return options.ok ? ok({ value: options.value }) : options
  },
})

/** `POST /-/sign-in/passkey-enter`: signs in by a passkey instead of a password; everything else is as with one. */
const enter = command({
  input: v.object({ ...assertion.entries, redirectTo }),
  run: async (context, { redirectTo, ...proof }) => {
    const { codeVerifier, codeChallenge } = await createPkce()
    const entered = await context.commerce('auth.passkey.signin', { ...proof, codeChallenge })
    if (!entered.ok) return entered
    return enterWith(context, { ...entered.value, codeVerifier }, redirectTo)
  },
})

export const passkeyCommands = { 'passkey-challenge': challenge, 'passkey-enter': enter } as const
