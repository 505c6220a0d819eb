import { environmentOf } from '../settings/environment.ts'

/**
 * Which of a hundred groups a browser is in, drawn once: an engine may try an experience on some of them before everybody
 * sees it. It says nothing of who somebody is.
 */
export const stealthGroupCookie = '__Host-stealth-group'

const groups = 100
const pattern = new RegExp(`(?:^|; )${stealthGroupCookie}=([1-9]\\d?|100)(?:;|$)`)

/** R382, D60: before production an hour, so that a tester is soon somebody else; in production 30 days. In seconds. */
export const stealthGroupSeconds = (storeOrigin: string): number =>
  environmentOf(new URL(storeOrigin).hostname) === 'production' ? 2_592_000 : 3_600

type StealthGroup = { readonly group: string; readonly setCookies: readonly string[] }

/** The group among a browser's cookies, or a new one and what keeps it there. `random` gives 0 up to 1. */
export function stealthGroupOf(cookies: string, storeOrigin: string, random: () => number): StealthGroup {
  const [, known] = pattern.exec(cookies) ?? []
  if (known !== undefined) return { group: known, setCookies: [] }
  const group = `${1 + Math.floor(random() * groups)}`
  const seconds = stealthGroupSeconds(storeOrigin)
  return {
    group,
    setCookies: [`${stealthGroupCookie}=${group}; Path=/; Max-Age=${seconds}; SameSite=Lax; Secure; HttpOnly`],
  }
}
