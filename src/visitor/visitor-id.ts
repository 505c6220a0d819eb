import { cookieValue } from '#src/kit/cookies/cookie-value.ts'

/** The cookie that keeps who this browser is to the engines that choose and measure; only with consent. */
export const visitorCookie = '__Host-vuid'
/** A year, in seconds (R358). */
export const visitorSeconds = 31_536_000

/** R265, R266: `vuid_` and hex characters, 32 characters in all (D59). */
export const newVisitorId = (): string => `vuid_${crypto.randomUUID().replaceAll('-', '').slice(0, 27)}`

const visitorPattern = /^vuid_[0-9a-f]{1,27}$/

/** The id of this browser among its cookies; nothing when it has none. */
export function visitorIdIn(cookies: string): string | undefined {
  const id = cookieValue(cookies, visitorCookie)
  return id !== undefined && visitorPattern.test(id) ? id : undefined
}

/** The id of this browser, made at the first time it is asked for and kept for a year. */
export function visitorId(): string {
  const known = visitorIdIn(document.cookie)
  if (known !== undefined) return known
  const id = newVisitorId()
  document.cookie = `${visitorCookie}=${id}; path=/; max-age=${visitorSeconds}; SameSite=Lax; Secure`
  return id
}
