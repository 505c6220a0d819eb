import type { TrafficReader } from '#src/measurement/traffic.ts'

import type { UnusedRules } from '../redirects/search-rules.ts'
import type { DeskDatabase } from '../db/database.ts'
import { countOf, recentHits, type Hits } from './hits.ts'

/** The counts of a rule. */
export type RuleHits = Hits & {
  /** Whether it was there for {@link unusedDays} days and nothing asked for it. */
  readonly isUnused: boolean
}

export const unusedDays = 90
const dayMs = 86_400_000

/** Whether there are counts of so long that what has none is unused. */
async function isLongCounted(traffic: TrafficReader, now: number): Promise<boolean> {
  const since = await traffic.trafficSince()
  return since !== undefined && since <= now - unusedDays * dayMs
}

/** The test for an unused rule. While counts do not go back that far, no rule is unused. */
export async function unusedRules(traffic: TrafficReader, now: number): Promise<UnusedRules> {
  if (!(await isLongCounted(traffic, now))) return { since: 0, seen: [] }
  return { since: now - unusedDays * dayMs, seen: await traffic.seenTraffic('rule', unusedDays) }
}

/** The hits of some rules, by what they listen to. */
export async function hitsOf(
  traffic: TrafficReader,
  db: DeskDatabase,
  now: number,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, RuleHits>> {
  const [hits, quarter, isCounted] = await Promise.all([
    recentHits(traffic, 'rule', subjects),
    traffic.countTraffic('rule', unusedDays, subjects),
    isLongCounted(traffic, now),
  ])
  const old = new Set(
    db
      .all<{ listens_to: string }>(
        'SELECT listens_to FROM rules_since WHERE at <= ? AND listens_to IN (SELECT value FROM json_each(?))',
        now - unusedDays * dayMs,
        JSON.stringify(subjects),
      )
      .map(row => row.listens_to),
  )
  const isUnused = (subject: string) => isCounted && old.has(subject) && countOf(quarter, subject) === 0
  return new Map([...hits].map(([subject, hit]) => [subject, { ...hit, isUnused: isUnused(subject) }]))
}
