import * as v from 'valibot'

import { href } from '#routes/href.ts'
import type { Tokens } from '#src/commerce/calls/session-shapes.ts'
import type { Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { atField } from '../at-field.ts'
import { command, type CommandContext } from '../command.ts'
import { email, flag, password } from '../sign-in/model/fields.ts'
import { notificationKinds } from './model/notifications.ts'
import { toConfirm } from './to-confirm.ts'

const profilePath = ({ locale }: CommandContext) => href(locale, 'accountProfile')

/** Goes on with the tokens of a call that ended every session; the cart stays with them (promise O4). */
async function goOn({ visit }: CommandContext, tokens: Tokens): Promise<void> {
  await visit.signIn({
    ...tokens,
    ...(tokens.basketId === undefined && visit.basketId && { basketId: visit.basketId }),
  })
}

/** `POST /-/account/password`: every other session ends, this one goes on with new tokens. */
const changePassword = command({
  input: v.object({ currentPassword: password, newPassword: password, confirmPassword: password }),
  secret: ['currentPassword', 'newPassword', 'confirmPassword'],
  run: async (context, form) => {
    const changed = await context.commerce('auth.password.change', form)
    if (!changed.ok) return atField(changed)
    await goOn(context, changed.value)
    return ok({ value: {}, to: profilePath(context), notice: { key: 'account.password.changed' } })
  },
})

type Channel = 'EMAIL' | 'SMS'

/** Begins or ends the news of a channel; what is so already is left alone. */
async function subscribe(
  { commerce }: CommandContext,
  { subscriptions }: Pick<Profile, 'subscriptions'>,
  [channel, wanted]: readonly [Channel, boolean],
): Promise<Result<unknown>> {
  const own = subscriptions.find(one => one.channel === channel)
  if ((own?.optin ?? false) === wanted) return ok(undefined)
  return own === undefined
    ? commerce('consumer.sms-subscription.create', { channel })
    : commerce('consumer.sms-subscription.update', { channel, optin: wanted })
}

/** `POST /-/account/news`: the newsletter by e-mail and by text message (R300). */
const news = command({
  input: v.object({ 'email-news': flag, sms: flag }),
  run: async (context, form) => {
    const loaded = await context.commerce('consumer.profile.get', {})
    if (!loaded.ok) return loaded
    const byEmail = await subscribe(context, loaded.value, ['EMAIL', form['email-news']])
    if (!byEmail.ok) return byEmail
    const bySms = await subscribe(context, loaded.value, ['SMS', form.sms])
    if (!bySms.ok) return bySms.code === 'PRO418' ? fail('PRO418', { problems: { sms: 'PRO418' } }) : bySms
    return ok({ value: {}, to: profilePath(context), notice: { key: 'account.saved' } })
  },
})

/** `POST /-/account/notifications` */
const notifications = command({
  input: v.object(Object.fromEntries(notificationKinds.map(kind => [kind, flag]))),
  run: async (context, form) => {
    const kept = await context.commerce('consumer.notification.update', { notifications: form })
    if (!kept.ok) return kept.code === 'PRO418' ? fail('PRO418', { problems: { orderSms: 'PRO418' } }) : kept
    return ok({ value: {}, to: profilePath(context), notice: { key: 'account.saved' } })
  },
})

/** `POST /-/account/accept-terms`: the employee discount counts from here on (R012). */
const acceptTerms = command({
  input: v.object({ accepted: v.pipe(v.optional(v.string(), ''), v.minLength(1)) }),
  run: async ({ commerce, visit, locale }) => {
    const consumerProfile = { consumerDetails: { employee: { termsAccepted: true as const } } }
    const accepted = await commerce('consumer.profile.update', { consumerProfile })
    if (!accepted.ok) return accepted
    await visit.change({ isEmployeeDiscountTCAccepted: true })
    return ok({ value: {}, to: href(locale, 'account'), notice: { key: 'account.terms.accepted' } })
  },
})

/**
 * `POST /-/account/forget`: deletes the account of a shopper who repeats their own e-mail (ATTR300), and signs them
 * out.
 */
const forget = command({
  input: v.object({ ownEmail: email }),
  run: async (context, { ownEmail }) => {
    const { commerce, visit, locale } = context
    const forgotten = await commerce('consumer.user-data.retrieve', {
      requestType: 'DELETE',
      organisation: 'Fellholm',
      payload: { email: ownEmail },
    })
    if (!forgotten.ok) return toConfirm(context, fail(forgotten.code, { problems: { ownEmail: forgotten.code } }))
    await visit.signOut()
    return ok({ value: {}, to: href(locale, 'home'), notice: { key: 'account.data.deleted' } })
  },
})

/** The bytes of a text in base64; letters of every language come out as they went in. */
const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), byte => String.fromCharCode(byte)).join(''))

/** `POST /-/account/my-data`: all data about the signed-in shopper, as a file. */
const myData = command({
  input: v.object({}),
  run: async ({ commerce }) => {
    const profile = await commerce('consumer.profile.get', {})
    if (!profile.ok) return profile
    const { email } = profile.value.consumerDetails
    const request = { requestType: 'ACCESS', organisation: 'Fellholm', payload: { email } } as const
    const data = await commerce('consumer.user-data.retrieve', request)
    if (!data.ok) return data
    const content = base64(JSON.stringify(data.value.userData, undefined, 2))
    return ok({ value: {}, file: { fileName: 'fellholm-my-data.json', contentType: 'application/json', content } })
  },
})

export const personCommands = {
  password: changePassword,
  news,
  notifications,
  'accept-terms': acceptTerms,
  'my-data': myData,
  forget,
} as const
