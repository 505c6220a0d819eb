import type { Profile, ProfileChanges } from '#src/commerce/calls/consumer/profile-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

/** Outdoor interests, as the profile names them (R137). */
export const interests = ['hike', 'camp', 'climb', 'run', 'snow', 'travel'] as const
export type Interest = (typeof interests)[number]

/** R137: one text, its entries separated by pipes. */
export const joinInterests = (chosen: readonly Interest[]): string => chosen.join('|')
export const splitInterests = (text: string | undefined): readonly Interest[] =>
  interests.filter(interest => text?.split('|').includes(interest))

type Details = ProfileChanges['consumerDetails']
type Preferences = ProfileChanges['preferences']

/** A form's changes of a profile. Empty details stay as they are; preferences may be cleared. */
export type ProfileInput = { readonly consumerDetails?: Partial<Details>; readonly preferences?: Partial<Preferences> }

const filled = <Part extends object>(part: Part | undefined): Partial<Part> =>
  Object.fromEntries(
    Object.entries(part ?? {}).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<Part>

/**
 * The update a form comes to (R298): nothing when every value it supplies is empty (R192). Without a loaded profile
 * there is nothing to update (R191).
 */
export function updateOf(
  loaded: Pick<Profile, 'revision'> | undefined,
  given: ProfileInput,
): Result<ProfileChanges | undefined, 'PROFILE_NOT_LOADED'> {
  if (loaded === undefined) return fail('PROFILE_NOT_LOADED')
  const consumerDetails: Details = filled(given.consumerDetails)
  const isEmpty = Object.keys({ ...consumerDetails, ...filled(given.preferences) }).length === 0
  const preferences: Preferences = { ...given.preferences }
  return ok(isEmpty ? undefined : { revision: loaded.revision, consumerDetails, preferences })
}
