import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { registration } from '#src/commerce/calls/passkeys.ts'
import { ok } from '#src/kit/result.ts'

import { command } from '../command.ts'
import { toConfirm } from './to-confirm.ts'

/** `POST /-/account/passkey-offer`: what the browser needs to make a passkey. */
const offer = command({
  input: v.object({}),
  run: async context => {
    const options = await context.commerce('consumer.passkey.offer', {})
    return options.ok ? ok({ value: options.value }) : toConfirm(context, options)
  },
})

/** `POST /-/account/passkey-add`: keeps the public half of what the browser has made. */
const add = command({
  input: v.object({ ...registration.entries, name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)) }),
  run: async ({ commerce, locale }, made) => {
    const kept = await commerce('consumer.passkey.create', made)
    if (!kept.ok) return kept
    return ok({ value: {}, to: href(locale, 'accountProfile'), notice: { key: 'account.passkey.added' } })
  },
})

/** `POST /-/account/remove-passkey` */
const remove = command({
  input: v.object({ passkeyId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)) }),
  run: async (context, { passkeyId }) => {
    const removed = await context.commerce('consumer.passkey.remove', { passkeyId })
    if (!removed.ok) return toConfirm(context, removed)
    return ok({ value: {}, to: href(context.locale, 'accountProfile'), notice: { key: 'account.removed' } })
  },
})

export const passkeyCommands = { 'passkey-offer': offer, 'passkey-add': add, 'remove-passkey': remove } as const
