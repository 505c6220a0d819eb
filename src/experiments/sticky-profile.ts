import type { StickyProfile } from './decide.ts'

/** Counts visits; `{visits}.{minutes since 1970 of the last request that was counted}`. */
export const visitsCookie = '__Host-visits'
/** The variations a visitor was shown, so that they stay the same: `{experiment}.{variation}`, separated by `_`. */
export const profileCookie = '__Host-experiments'

const mostProfile = 20

const visitsPattern = new RegExp(`(?:^|; )${visitsCookie}=(\\d{1,5})\\.(\\d{1,9})(?:;|$)`)
const profilePattern = new RegExp(`(?:^|; )${profileCookie}=([\\d._]{1,600})(?:;|$)`)

/** Which visit a browser is on, and in which minute that was written down; nothing for junk, or where none was counted. */
export function visitsIn(cookies: string): { readonly visits: number; readonly minute: number } | undefined {
  const [, count, last] = visitsPattern.exec(cookies) ?? []
  return count === undefined || last === undefined ? undefined : { visits: Number(count), minute: Number(last) }
}

/** The variations a browser was shown, by experiment; malformed entries are dropped. */
export function profileIn(cookies: string): StickyProfile {
  const pairs = profilePattern.exec(cookies)?.[1]?.split('_').slice(0, mostProfile) ?? []
  return Object.fromEntries(
    pairs.flatMap(pair => {
      const [, experiment, variation] = /^(\d{1,20})\.(\d{1,20})$/.exec(pair) ?? []
      return experiment === undefined || variation === undefined ? [] : [[experiment, { variation_id: variation }]]
    }),
  )
}
