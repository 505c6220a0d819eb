import { check } from '#kv/redirects/check/check.ts'
import { isError } from '#kv/redirects/check/finding.ts'
import { differenceOf } from '#kv/redirects/difference.ts'
import { isReserved, livePages, storeAddressing } from '#src/redirects/addresses.ts'
import { checkLive, withLive } from '#src/redirects/live-check.ts'

import type { DeskDatabase } from '../db/database.ts'
import { unwatched, type Progress } from '../jobs/progress.ts'
import type { DraftReview } from './draft-review.ts'
import { publishedRules, stateOf, type DraftState } from './draft.ts'
import type { RedirectsTools } from './redirects-tools.ts'
import { allRules, countRules } from './rules.ts'

/** The review of a draft without changes: the published rules were reviewed before. */
const unchanged = (count: number) => ({
  count,
  before: count,
  difference: { added: [], removed: [], changed: [], kept: count },
  findings: [],
})

/** More rules than this are looked through while a page shows how far that is. */
const longReview = 5_000

const keyOf = ({ version, pointer }: DraftState): string => `${version} ${pointer?.revision}`

/** Whether going through all rules takes long enough to be shown. */
export const isLong = (db: DeskDatabase): boolean => countRules(db) > longReview

/** Whether looking the draft through does. */
export async function isLongReview(redirects: RedirectsTools): Promise<boolean> {
  const state = await stateOf(redirects)
  const isKnown = state.changes === 0 || redirects.reviews.recall(keyOf(state)) !== undefined
  return !isKnown && isLong(redirects.db)
}

/** Looks the whole draft through before it is published; a second look at the same is remembered. */
export async function reviewOf(
  redirects: RedirectsTools,
  now: number,
  progress: Progress = unwatched,
): Promise<DraftReview> {
  const { db, kv, reviews, liveStore } = redirects
  const state = await stateOf(redirects)
  if (state.changes === 0) return { state, ...unchanged(countRules(db)) }
  const known = reviews.recall(keyOf(state))
  if (known !== undefined) return { ...known, state }
  await progress('Reading the draft')
  const { ids, rules } = allRules(db)
  await progress(`Checking ${rules.length.toLocaleString('en')} rules`)
  const alone = check(rules, { addressing: storeAddressing, hosts: state.hosts, isReserved, livePages, now })
  await progress('Comparing them with what is published')
  const { rules: before } = await publishedRules(kv, state.pointer?.revision ?? '')
  const difference = differenceOf(before, rules)
  const live = await checkLive([...difference.added, ...difference.changed], liveStore, progress)
  const found = withLive(alone, live)
  const idAt = new Map<number, number | undefined>(
    found.length === 0 ? [] : rules.map((rule, index) => [rule.line, ids[index]]),
  )
  const review = {
    state,
    count: rules.length,
    before: before.length,
    difference,
    findings: found.map(one => ({ ...one, id: idAt.get(one.line), isError: isError(one) })),
    note: live.note,
  }
  reviews.keep(keyOf(state), review)
  return review
}
