import * as v from 'valibot'

import { href } from '#routes/href.ts'
import type { Tokens } from '#src/commerce/calls/authentication.ts'
import type { Profile } from '#src/commerce/calls/consumer.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { atField } from '../at-field.ts'
import { command, type CommandContext } from '../command.ts'
import { email, flag, password } from '../sign-in/model/fields.ts'
import { isOwnStep, nextOwnStep } from '../sign-in/model/enrollment.ts'
import { notificationKinds } from './model/notifications.ts'
import { interests, joinInterests, updateOf, type Given } from './model/profile-update.ts'

const maybe = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)), '')

/** The boxes of `Interests`, by the names they have in a form. */
const liked = v.object(Object.fromEntries(interests.map(interest => [`likes-${interest}`, flag])))

const likedOf = (form: Readonly<Record<string, unknown>>) =>
  joinInterests(interests.filter(interest => form[`likes-${interest}`] === true))

const person = {
  firstName: maybe(60),
  lastName: maybe(60),
  phone: maybe(32),
  postalCode: maybe(16),
  birthDate: maybe(10),
} as const

/** Loads the profile, then updates what the form names (R191, R192, R298). */
async function update({ commerce }: CommandContext, given: Given): Promise<Result<Profile>> {
  const loaded = await commerce('consumer.profile.get', {})
  const consumerProfile = updateOf(loaded.ok ? loaded.value : undefined, given)
  if (!consumerProfile.ok) return consumerProfile
  if (consumerProfile.value === undefined) return loaded
  const updated = await commerce('consumer.profile.update', { consumerProfile: consumerProfile.value })
  return updated.ok ? updated : atField(updated)
}

const profilePath = ({ locale }: CommandContext) => href(locale, 'accountProfile')

/** `POST /-/account/profile`: refused when it was changed elsewhere since the form was shown (PRO412). */
const profile = command({
  input: v.object({
    ...person,
    ...liked.entries,
    email,
    preferredShoeSize: maybe(16),
    revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  }),
  run: async (context, form) => {
    const { firstName, lastName, email, phone, postalCode, birthDate, preferredShoeSize, revision } = form
    const given = {
      consumerDetails: { firstName, lastName, email, phone, postalCode, birthDate },
      preferences: { preferredShoeSize, interests: likedOf(form) },
    }
    const consumerProfile = updateOf({ revision }, given)
    if (!consumerProfile.ok || consumerProfile.value === undefined)
      return consumerProfile.ok ? fail('INPUT') : consumerProfile
    const updated = await context.commerce('consumer.profile.update', { consumerProfile: consumerProfile.value })
    if (!updated.ok) return atField(updated)
    return ok({ value: {}, to: profilePath(context), notice: { key: 'account.saved' } })
  },
})

/** Joins the programme with what the form says; a birth date has to be known (PRO411). */
async function joinProgramme({ commerce }: CommandContext, birthDate: string): Promise<Result<Profile>> {
  const consumerDetails = birthDate === '' ? {} : { birthDate }
  const joined = await commerce('consumer.profile.post', { consumerProfile: { consumerDetails } })
  return joined.ok ? joined : atField(joined)
}

/** `POST /-/account/complete`: one step of enrolment, then the next (R080). */
const complete = command({
  input: v.object({ ...person, ...liked.entries, step: v.string() }),
  run: async (context, form) => {
    const { step, firstName, lastName, phone, postalCode, birthDate } = form
    if (!isOwnStep(step)) return fail('INPUT')
    const given = {
      consumerDetails: { firstName, lastName, phone, postalCode, birthDate },
      preferences: { interests: likedOf(form) },
    }
    const joins = step === 'non-loyalty'
    const done = joins ? await joinProgramme(context, birthDate) : await update(context, given)
    if (!done.ok) return done
    const next = nextOwnStep(step, joins ? 'joined-loyalty' : 'done')
    return ok({ value: { next }, to: href(context.locale, 'accountProfile', undefined, { step: next }) })
  },
})

/** `POST /-/account/join-loyalty` */
const joinLoyalty = command({
  input: v.object({ birthDate: maybe(10) }),
  run: async (context, { birthDate }) => {
    const joined = await joinProgramme(context, birthDate)
    if (!joined.ok) return joined
    return ok({ value: {}, to: href(context.locale, 'accountLoyalty'), notice: { key: 'account.loyalty.joined' } })
  },
})

/** `POST /-/account/confirm`: follows the link of a letter (CCN404 when it was followed before). */
const confirm = command({
  input: v.object({ code: v.pipe(v.string(), v.maxLength(128)) }),
  run: async ({ commerce, locale }, { code }) => {
    const confirmed = await commerce('consumer.sms-subscription.update', { code })
    if (!confirmed.ok) return confirmed
    return ok({ value: {}, to: href(locale, 'accountLoyalty'), notice: { key: 'account.loyalty.confirmed' } })
  },
})

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
    await visit.keepTerms()
    return ok({ value: {}, to: href(locale, 'account'), notice: { key: 'account.terms.accepted' } })
  },
})

/** `POST /-/account/forget`: the shop forgets somebody who repeats their own e-mail (ATTR300), and they are signed out. */
const forget = command({
  input: v.object({ ownEmail: email }),
  run: async ({ commerce, visit, locale }, { ownEmail }) => {
    const forgotten = await commerce('consumer.user-data.retrieve', {
      requestType: 'DELETE',
      organisation: 'Fellholm',
      payload: { email: ownEmail },
    })
    if (!forgotten.ok) return fail(forgotten.code, { problems: { ownEmail: forgotten.code } })
    await visit.signOut()
    return ok({ value: {}, to: href(locale, 'home'), notice: { key: 'account.data.deleted' } })
  },
})

/** The bytes of a text in base64; letters of every language come out as they went in. */
const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), byte => String.fromCharCode(byte)).join(''))

/** `POST /-/account/my-data`: everything the shop knows of whoever is signed in, as a file. */
const myData = command({
  input: v.object({}),
  run: async ({ commerce }) => {
    const profile = await commerce('consumer.profile.get', {})
    if (!profile.ok) return profile
    const { email } = profile.value.consumerDetails
    const request = { requestType: 'ACCESS', organisation: 'Fellholm', payload: { email } } as const
    const told = await commerce('consumer.user-data.retrieve', request)
    if (!told.ok) return told
    const content = base64(JSON.stringify(told.value.userData, undefined, 2))
    return ok({ value: {}, file: { fileName: 'fellholm-my-data.json', contentType: 'application/json', content } })
  },
})

export const personCommands = {
  profile,
  complete,
  'join-loyalty': joinLoyalty,
  confirm,
  password: changePassword,
  news,
  notifications,
  'accept-terms': acceptTerms,
  forget,
  'my-data': myData,
} as const
