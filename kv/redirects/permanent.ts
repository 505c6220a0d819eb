import { does, listensTo } from './difference.ts'
import type { RedirectRule, RedirectStatus } from './rule.ts'

/** Browsers keep a permanent redirect, so a mistake in one stays: it is sent as a passing one this long at first. */
export const heldBackMs = 7 * 86_400_000

const temporary: Readonly<Partial<Record<RedirectStatus, RedirectStatus>>> = { 301: 302, 308: 307 }

/** The status that says the same for now. */
export const temporaryOf = (status: RedirectStatus): RedirectStatus => temporary[status] ?? status

/** The status a rule answers with at a moment, in milliseconds since 1970. */
export const statusAt = ({ status, permanentFrom }: RedirectRule, now: number): RedirectStatus =>
  permanentFrom !== undefined && now < permanentFrom ? temporaryOf(status) : status

/**
 * Rules as they are published at a moment: what is permanent for the first time waits {@link heldBackMs} unless it says
 * since when; what was in force and does the same goes on as it was.
 */
export function heldBack(
  rules: readonly RedirectRule[],
  before: readonly RedirectRule[],
  now: number,
): readonly RedirectRule[] {
  const known = new Map(before.map(rule => [listensTo(rule), rule]))
  return rules.map(rule => {
    if (temporaryOf(rule.status) === rule.status || rule.permanentFrom === 0) return rule
    const old = known.get(listensTo(rule))
    if (old !== undefined && does({ ...old, permanentFrom: undefined }) === does(rule))
      return { ...rule, permanentFrom: rule.permanentFrom ?? old.permanentFrom }
    // Another target begins to wait anew; a moment of its own counts.
    const isOwn = rule.permanentFrom !== undefined && rule.permanentFrom !== old?.permanentFrom
    return isOwn ? rule : { ...rule, permanentFrom: now + heldBackMs }
  })
}
