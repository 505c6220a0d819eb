import { check } from '#kv/redirects/check/check.ts'
import { isError, type Finding } from '#kv/redirects/check/finding.ts'
import { differenceOf, joined, listensTo, type Difference } from '#kv/redirects/difference.ts'
import type { RedirectRule } from '#kv/redirects/rule.ts'
import { isReserved, livePages, storeAddressing } from '#src/redirects/addresses.ts'

import { record } from '../audit/log.ts'
import type { Member } from '../staff/roles.ts'
import { begin, publishedRules, stateOf, type DraftState, type RedirectsTools } from './draft.ts'
import { allRules, countRules } from './rules.ts'

/** A finding about the draft, with the rule it is about. */
export type DraftFinding = Finding & { readonly id: number | undefined; readonly isError: boolean }

/** What publishing the draft would do, and what stands in its way. */
export type DraftReview = {
  readonly state: DraftState
  readonly count: number
  readonly difference: Difference
  readonly findings: readonly DraftFinding[]
}

/** What is published was looked through before. */
const unchanged = (count: number) => ({
  count,
  difference: { added: [], removed: [], changed: [], kept: count },
  findings: [],
})

/** Looks the whole draft through before it is published. */
export async function reviewOf({ db, kv }: RedirectsTools, now: number): Promise<DraftReview> {
  const state = await stateOf({ db, kv })
  if (state.changes === 0) return { state, ...unchanged(countRules(db)) }
  const { ids, rules } = allRules(db)
  const idAt = new Map(rules.map((rule, index) => [rule.line, ids[index]]))
  const published = await publishedRules(kv, state.pointer?.revision ?? '')
  const found = check(rules, { addressing: storeAddressing, hosts: state.hosts, isReserved, livePages, now })
  return {
    state,
    count: rules.length,
    difference: differenceOf(published.rules, rules),
    findings: found.map(one => ({ ...one, id: idAt.get(one.line), isError: isError(one) })),
  }
}

/**
 * Brings what was published meanwhile into the draft: everything of it, with what was changed here on top. Gives the rules
 * that both changed, of which the draft's stay.
 */
export async function bringTogether(
  { db, kv }: RedirectsTools,
  member: Member,
  now: number,
): Promise<readonly RedirectRule[]> {
  const { base, changes, hosts, pointer } = await stateOf({ db, kv })
  if (pointer === undefined) return []
  const [began, theirs] = await Promise.all([publishedRules(kv, base), publishedRules(kv, pointer.revision)])
  const mine = differenceOf(began.rules, allRules(db).rules)
  const other = differenceOf(began.rules, theirs.rules)
  const removed = new Set(mine.removed.map(listensTo))
  const own = [...mine.added, ...mine.changed]
  const others = new Set([...other.added, ...other.changed, ...other.removed].map(listensTo))
  const rules = joined(
    theirs.rules.filter(rule => !removed.has(listensTo(rule))),
    own,
  )
  begin(db, pointer.revision, { rules, hosts: [...new Set([...theirs.hosts, ...hosts])] }, changes)
  record(db, member, now, { action: 'bring together', subject: 'redirects', before: base, after: pointer.revision })
  return [...own, ...mine.removed].filter(rule => others.has(listensTo(rule)))
}
