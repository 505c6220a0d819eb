import type { RedirectRequest } from '../redirect-request.ts'
import type { RedirectRule } from '../rule.ts'

/** Why a rule whose path fits does not fire. */
export type Misfit =
  | 'method'
  | 'locale-in-path'
  | 'query'
  | 'host'
  | 'country'
  | 'locale'
  | 'device'
  | 'not-yet'
  | 'over'
  | 'unsafe-target'

/** Whether a locale condition names a locale, by itself or by its language. */
export const namesLocale = (condition: readonly string[], locale: string): boolean =>
  condition.some(one => one === locale || one === locale.slice(0, 2))

const paramFits = (query: URLSearchParams, name: string, value: string) =>
  value.startsWith(':') ? (query.get(name) ?? '') !== '' : query.getAll(name).includes(value)

/** Whether the query is one the rule wants. Carried parameters never stand in the way. */
function queryFits(rule: RedirectRule, query: URLSearchParams, carried: readonly string[]): boolean {
  if (!rule.params.every(([name, value]) => paramFits(query, name, value))) return false
  if (rule.query !== 'match') return true
  return [...query.keys()].every(key => carried.includes(key) || rule.params.some(([name]) => name === key))
}

/** The part of a rule's conditions that the address alone decides. */
export function addressMisfit(
  rule: RedirectRule,
  asked: RedirectRequest,
  carried: readonly string[],
): Misfit | undefined {
  if (rule.prefix !== undefined && rule.prefix !== asked.locale) return 'locale-in-path'
  if (asked.locale !== undefined && rule.locale.length > 0 && !namesLocale(rule.locale, asked.locale)) return 'locale'
  return queryFits(rule, asked.query, carried) ? undefined : 'query'
}

const isSafe = (method: string) => method === 'GET' || method === 'HEAD'

/** The conditions on visitor, method and time. `now` in milliseconds since 1970. */
export function visitorMisfit(
  rule: RedirectRule,
  { locale, visitor }: RedirectRequest,
  now: number,
): Misfit | undefined {
  // Only 307 and 308 keep method and body (RFC 9110 §15.4); anything else would turn a command into a page view.
  if (!isSafe(visitor.method) && rule.status !== 307 && rule.status !== 308) return 'method'
  if (rule.host.length > 0 && !rule.host.includes(visitor.host)) return 'host'
  if (rule.country.length > 0 && !rule.country.includes(visitor.country ?? '')) return 'country'
  if (rule.activeFrom !== undefined && now < rule.activeFrom) return 'not-yet'
  if (rule.activeUntil !== undefined && now >= rule.activeUntil) return 'over'
  if (rule.device !== undefined && rule.device !== visitor.device()) return 'device'
  if (rule.locale.length > 0 && locale === undefined && !namesLocale(rule.locale, visitor.locale())) return 'locale'
  return undefined
}

/** Whether a rule's answer differs between visitors of one address: then no shared cache may keep it. */
export const dependsOnVisitor = (rule: RedirectRule, asked: RedirectRequest): boolean =>
  rule.country.length > 0 || rule.device !== undefined || (rule.locale.length > 0 && asked.locale === undefined)
