import { cookieValue } from '#src/kit/cookies/cookie-value.ts'
import { memoize } from '#src/kit/memoize.ts'

import type { StickyProfile } from './decide.ts'

/** Counts visits; `{visits}.{minutes since 1970 of the last request that was counted}`. */
export const visitsCookie = '__Host-visits'
/** The variations a visitor was shown, so that they stay the same: `{experiment}.{variation}`, separated by `_`. */
export const profileCookie = '__Host-experiments'

const mostProfile = 20

const visitsPattern = /^\d{1,5}\.\d{1,9}$/
const profilePattern = /^[\d._]{1,600}$/

/** Which visit a browser is on, and in which minute that was written down; nothing for junk, or where none was counted. */
export function visitsIn(cookies: string): { readonly visits: number; readonly minute: number } | undefined {
  const text = cookieValue(cookies, visitsCookie)
  if (text === undefined || !visitsPattern.test(text)) return undefined
  const dot = text.indexOf('.')
  return { visits: Number(text.slice(0, dot)), minute: Number(text.slice(dot + 1)) }
}

const noProfile: StickyProfile = {}

/** Visitors who were shown the same variations share one profile, and all that follows from it. */
const profileOf = memoize((text: string): StickyProfile => {
  const pairs = text.split('_').slice(0, mostProfile)
  return Object.fromEntries(
    pairs.flatMap(pair => {
      const [, experiment, variation] = /^(\d{1,20})\.(\d{1,20})$/.exec(pair) ?? []
      return experiment === undefined || variation === undefined ? [] : [[experiment, { variation_id: variation }]]
    }),
  )
}, 1_000)

/** The variations a browser was shown, by experiment; malformed entries are dropped. */
export function profileIn(cookies: string): StickyProfile {
  const text = cookieValue(cookies, profileCookie)
  return text !== undefined && profilePattern.test(text) ? profileOf(text) : noProfile
}
