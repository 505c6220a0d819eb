import * as v from 'valibot'

import { href } from '#routes/href.ts'
import type { Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { atField } from '../at-field.ts'
import { command, type CommandContext } from '../command.ts'
import { isOwnStep, nextOwnStep } from '../sign-in/model/enrollment.ts'
import { flag } from '../sign-in/model/fields.ts'
import { givenPhone } from '../given-phone.ts'
import { interests, joinInterests, updateOf, type ProfileInput } from './model/profile-update.ts'
import { toConfirm } from './to-confirm.ts'

const maybe = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)), '')

/** The boxes of `Interests`, by the names they have in a form. */
const liked = v.object(Object.fromEntries(interests.map(interest => [`likes-${interest}`, flag])))

const likedOf = (form: Readonly<Record<string, unknown>>) =>
  joinInterests(interests.filter(interest => form[`likes-${interest}`] === true))

const person = {
  firstName: maybe(60),
  lastName: maybe(60),
  phone: maybe(32),
  phoneCountry: maybe(2),
  postalCode: maybe(16),
  birthDate: maybe(10),
} as const

/** Loads the profile, then updates what the form names (R191, R192, R298). */
async function update({ commerce }: CommandContext, given: ProfileInput): Promise<Result<Profile>> {
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
    firstName: person.firstName,
    lastName: person.lastName,
    postalCode: person.postalCode,
    birthDate: person.birthDate,
    ...liked.entries,
    preferredShoeSize: maybe(16),
    revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  }),
  run: async (context, form) => {
    const { firstName, lastName, postalCode, birthDate, preferredShoeSize, revision } = form
    const given = {
      consumerDetails: { firstName, lastName, postalCode, birthDate },
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
async function joinProgramme({ commerce, visit }: CommandContext, birthDate: string): Promise<Result<Profile>> {
  const consumerDetails = birthDate === '' ? {} : { birthDate }
  const joined = await commerce('consumer.profile.post', { consumerProfile: { consumerDetails } })
  if (!joined.ok) return atField(joined)
  await visit.renew()
  return joined
}

/** `POST /-/account/complete`: one step of enrolment, then the next (R080). */
const complete = command({
  input: v.object({ ...person, ...liked.entries, step: v.string() }),
  run: async (context, form) => {
    const { step, firstName, lastName, phone, postalCode, birthDate } = form
    if (!isOwnStep(step)) return fail('INPUT')
    const called = givenPhone(context, phone, form.phoneCountry)
    if (!called.ok) return called
    const given = {
      consumerDetails: { firstName, lastName, phone: called.value, postalCode, birthDate },
      preferences: { interests: likedOf(form) },
    }
    const joins = step === 'non-loyalty'
    const done = joins ? await joinProgramme(context, birthDate) : await update(context, given)
    if (!done.ok) return toConfirm(context, done)
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

export const profileCommands = { profile, complete, 'join-loyalty': joinLoyalty, confirm } as const
