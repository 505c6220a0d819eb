import type { TrafficKind } from '#src/measurement/traffic.ts'

import type { StorefrontContext } from '../context.ts'
import { saysLook } from '../looking/look-cookie.ts'

/** Who says of itself that it is no person, or what no browser calls itself. */
const bot = /bot|crawl|spider|slurp|preview|monitor|headless|http|curl|wget|python|java\/|go-|scrap|fetch/i

const isBotName = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.length < 20 || bot.test(userAgent.slice(0, 300))

/** Counts a request for the desk, behind its answer, unless nobody asked for its page. */
export function countTraffic(c: StorefrontContext, kind: TrafficKind, subject: string, locale: string): void {
  if (c.req.method !== 'GET' || c.req.header('sec-purpose') !== undefined) return
  countWhatever(c, kind, subject, locale)
}

/** Counts a request whatever its method. */
export function countWhatever(c: StorefrontContext, kind: TrafficKind, subject: string, locale: string): void {
  if (c.get('explained') !== undefined || saysLook(c.env)) return
  const isBot = isBotName(c.req.header('user-agent'))
  c.env.isolate.traffic.count({ kind, subject, locale, isBot }, c.env.waitUntil)
}
