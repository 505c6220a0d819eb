import { cookieValue } from '#src/kit/cookies/cookie-value.ts'

import { environmentOf } from '../settings/environment.ts'

/**
 * One of a hundred random groups, kept per browser, so that an engine can try an experience on some of them first. It
 * identifies no one.
 */
export const stealthGroupCookie = '__Host-stealth-group'

const groups = 100
const pattern = /^(?:[1-9]\d?|100)$/

/** R382, D60, in seconds: an hour before production, so that testers change groups quickly; 30 days in production. */
export const stealthGroupSeconds = (storeOrigin: string): number =>
  environmentOf(new URL(storeOrigin).hostname) === 'production' ? 2_592_000 : 3_600

type StealthGroup = { readonly group: string; readonly setCookies: readonly string[] }

/** The group among a browser's cookies, or a new one and what keeps it there. `random` gives 0 up to 1. */
export function stealthGroupOf(cookies: string, storeOrigin: string, random: () => number): StealthGroup {
  const known = cookieValue(cookies, stealthGroupCookie)
  if (known !== undefined && pattern.test(known)) return { group: known, setCookies: [] }
  const group = `${1 + Math.floor(random() * groups)}`
  const seconds = stealthGroupSeconds(storeOrigin)
  return {
    group,
    setCookies: [`${stealthGroupCookie}=${group}; Path=/; Max-Age=${seconds}; SameSite=Lax; Secure; HttpOnly`],
  }
}
