import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'
import type { Decision, StickyProfile } from '#src/experiments/decide.ts'
import { profileCookie, profileIn, visitsCookie, visitsIn } from '#src/experiments/sticky-profile.ts'
import { newVisitorId, visitorCookie, visitorIdIn, visitorSeconds } from '#src/visitor/visitor-id.ts'

/** R358: 90 days, in seconds. */
const visitsSeconds = 7_776_000
/** A visit ends after so many minutes without a request. */
const visitMinutes = 30
/** The last request is written down so often, in minutes, and not with each. */
const stepMinutes = 10
const written = (name: string, value: string, seconds: number) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; Secure`

/** Who a browser is to experiments, and what it has to be told to keep. */
export type KnownVisitor = {
  readonly id: string
  /** Whether the browser has brought no id, and this one was made. */
  readonly isNew: boolean
  /** R358: which visit this is; 1 is the first. */
  readonly visits: number
  readonly profile: StickyProfile
  readonly setCookies: readonly string[]
}

function visitsNow(cookies: string, minute: number): { readonly visits: number; readonly isTold: boolean } {
  const known = visitsIn(cookies)
  if (known === undefined) return { visits: 1, isTold: false }
  const away = minute - known.minute
  return { visits: known.visits + (away >= visitMinutes ? 1 : 0), isTold: away >= 0 && away < stepMinutes }
}

/** Reads the visitor from the cookies, or creates a new one. `now` in ms since 1970. */
export function knownVisitor(cookies: string, now: number): KnownVisitor {
  const known = visitorIdIn(cookies)
  const id = known ?? newVisitorId()
  const minute = Math.floor(now / 60_000)
  const { visits, isTold } = visitsNow(cookies, minute)
  const setCookies: string[] = []
  if (known === undefined) setCookies.push(written(visitorCookie, id, visitorSeconds))
  if (!isTold) setCookies.push(written(visitsCookie, `${visits}.${minute}`, visitsSeconds))
  return { id, isNew: known === undefined, visits, profile: profileIn(cookies), setCookies }
}

/** The profile with the variants just shown, or undefined when it has them already. */
export function keptProfile(
  datafile: Datafile,
  profile: StickyProfile,
  decisions: readonly Decision[],
): readonly string[] {
  const shown = decisions.flatMap(({ ruleKey, variationKey }) => {
    const rule = datafile.experiments.find(({ key, cmab }) => key === ruleKey && cmab === undefined)
    const variation = rule?.variations.find(({ key }) => key === variationKey)
    const isNew = rule !== undefined && profile[rule.id]?.variation_id !== variation?.id
    return isNew && variation !== undefined ? [[rule.id, { variation_id: variation.id }] as const] : []
  })
  if (shown.length === 0) return []
  const running = new Set(datafile.experiments.map(({ id }) => id))
  const all = Object.entries({ ...profile, ...Object.fromEntries(shown) }).filter(([id]) => running.has(id))
  const value = all.map(([experiment, { variation_id: variation }]) => `${experiment}.${variation}`).join('_')
  return [written(profileCookie, value, visitorSeconds)]
}

/** Deletes the experiment cookies when consent is withdrawn. */
export const forgottenVisitor = (cookies: string): readonly string[] =>
  [visitorCookie, visitsCookie, profileCookie]
    .filter(name => cookies.includes(`${name}=`))
    .map(name => written(name, '', 0))
