import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { ok } from '#src/kit/result.ts'

import { atField } from '../at-field.ts'
import { command, type CommandContext } from '../command.ts'
import { toConfirm } from './to-confirm.ts'

const here = ({ locale }: CommandContext) => href(locale, 'accountProfile')

/** Recovery codes are shown on the next page, once. */
const shown = (codes: readonly string[]) => ({ recoveryCodes: codes.join(' ') })

/** `POST /-/account/second-factor-offer`: a secret for a code app, which the page then shows. */
const offer = command({
  input: v.object({}),
  run: async context => {
    const offered = await context.commerce('consumer.second-factor.offer', {})
    return offered.ok ? ok({ value: {}, to: here(context) }) : toConfirm(context, offered)
  },
})

/** `POST /-/account/second-factor`: a code shows that the app has the secret; from then on signing in asks for it. */
const create = command({
  input: v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32)) }),
  secret: ['code'],
  run: async (context, { code }) => {
    const created = await context.commerce('consumer.second-factor.create', { code })
    if (!created.ok) return toConfirm(context, atField(created))
    const notice = { key: 'account.second.switched-on' as const }
    return ok({ value: {}, to: here(context), flash: shown(created.value.recoveryCodes), notice })
  },
})

/** `POST /-/account/recovery-codes`: ten new ones; the old ones are void. */
const renew = command({
  input: v.object({}),
  run: async context => {
    const made = await context.commerce('consumer.second-factor.recovery-codes', {})
    if (!made.ok) return toConfirm(context, made)
    return ok({ value: {}, to: here(context), flash: shown(made.value.recoveryCodes) })
  },
})

/** `POST /-/account/second-factor-off` */
const remove = command({
  input: v.object({}),
  run: async context => {
    const removed = await context.commerce('consumer.second-factor.remove', {})
    if (!removed.ok) return toConfirm(context, removed)
    return ok({ value: {}, to: here(context), notice: { key: 'account.second.switched-off' } })
  },
})

export const secondFactorCommands = {
  'second-factor-offer': offer,
  'second-factor': create,
  'recovery-codes': renew,
  'second-factor-off': remove,
} as const
