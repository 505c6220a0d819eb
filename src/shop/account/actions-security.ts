import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { assertion } from '#src/commerce/calls/passkeys.ts'
import { fail, ok } from '#src/kit/result.ts'

import { atField } from '../at-field.ts'
import { command, type CommandContext } from '../command.ts'
import { email, password } from '../sign-in/model/fields.ts'
import { givenPhone } from '../given-phone.ts'
import { toConfirm } from './to-confirm.ts'

const profilePath = ({ locale }: CommandContext) => href(locale, 'accountProfile')

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '')

/** Whether a number is the one the account has; what was good enough once is no reason to refuse the rest of the form. */
async function isKept({ commerce }: CommandContext, typed: string): Promise<boolean> {
  const profile = await commerce('consumer.profile.get', {})
  return profile.ok && profile.value.consumerDetails.phone === digitsOf(typed)
}

/** `POST /-/account/contact`: e-mail and phone. A new e-mail takes effect when the link in its letter is followed. */
const contact = command({
  input: v.object({
    email,
    phone: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(32)), ''),
    phoneCountry: v.optional(v.pipe(v.string(), v.maxLength(2)), ''),
  }),
  run: async (context, form) => {
    const called = givenPhone(context, form.phone, form.phoneCountry)
    if (!called.ok && !(await isKept(context, form.phone))) return called
    const phone = called.ok ? called.value : form.phone
    const consumerDetails = { email: form.email, ...(phone !== '' && { phone }) }
    const updated = await context.commerce('consumer.profile.update', { consumerProfile: { consumerDetails } })
    if (!updated.ok) return toConfirm(context, atField(updated))
    const isAsked = updated.value.consumerDetails.pendingEmail === form.email
    const notice = isAsked
      ? { key: 'account.email.asked' as const, values: { email: form.email } }
      : { key: 'account.saved' as const }
    return ok({ value: {}, to: profilePath(context), notice })
  },
})

/** `POST /-/account/resend-confirmation`: the letter that asks whether an address is one's own, once more. */
const resend = command({
  input: v.object({}),
  run: async context => {
    const sent = await context.commerce('consumer.email.resend', {})
    if (!sent.ok) return sent
    return ok({ value: {}, to: profilePath(context), notice: { key: 'account.email.sent' } })
  },
})

const confirmed = (context: CommandContext) =>
  ok({ value: {}, to: profilePath(context), notice: { key: 'account.prove.done' as const } })

/** `POST /-/account/prove`: shows once more who it is, by the present password. */
const prove = command({
  input: v.object({ password }),
  secret: ['password'],
  run: async (context, form) => {
    const proven = await context.commerce('auth.password.confirm', form)
    if (proven.ok) return confirmed(context)
    return proven.code === 'AUT450' ? fail('AUT450', { problems: { password: 'AUT450' } }) : proven
  },
})

/** `POST /-/account/prove-by-passkey` */
const proveByPasskey = command({
  input: v.object(assertion.entries),
  run: async (context, proof) => {
    const proven = await context.commerce('auth.passkey.confirm', proof)
    return proven.ok ? confirmed(context) : proven
  },
})

/** `POST /-/account/leave-everywhere`: every session of the account ends, on every device. */
const leaveEverywhere = command({
  input: v.object({}),
  run: async ({ commerce, visit, locale }) => {
    const ended = await commerce('auth.session.signout-everywhere', {})
    if (!ended.ok) return ended
    visit.leave()
    return ok({ value: {}, to: href(locale, 'home'), notice: { key: 'account.sessions.ended' } })
  },
})

/** `POST /-/account/end-session`: one of them ends, on another device. */
const endSession = command({
  input: v.object({ sessionId: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)) }),
  run: async (context, { sessionId }) => {
    const ended = await context.commerce('consumer.session.remove', { sessionId })
    if (!ended.ok) return ended
    return ok({ value: {}, to: profilePath(context), notice: { key: 'account.session.ended' } })
  },
})

export const securityCommands = {
  contact,
  'resend-confirmation': resend,
  prove,
  'prove-by-passkey': proveByPasskey,
  'leave-everywhere': leaveEverywhere,
  'end-session': endSession,
} as const
