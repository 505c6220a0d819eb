import { compile, openRevision } from '../revision.ts'
import type { RedirectRule } from '../rule.ts'
import { finding, type CheckedAgainst, type Finding } from './finding.ts'
import { checkDuplicates, checkLivePages, checkShadows } from './overlaps.ts'
import { checkRoads } from './roads.ts'
import { prefixesIn } from './samples.ts'
import { checkSingle } from './single.ts'

/** How many rules one publication may hold. */
export const most = { exact: 100_000, pattern: 2_000, samePath: 200 } as const

function checkCounts(rules: readonly RedirectRule[]): Finding[] {
  const exact = rules.filter(rule => rule.match === 'exact')
  const patterns = rules.filter(rule => rule.match !== 'exact')
  const found: Finding[] = []
  const over = (some: readonly RedirectRule[], limit: number, what: string) => {
    const first = some[limit]
    if (first !== undefined) found.push(finding('too-many', first, `more than ${limit} ${what}`))
  }
  over(exact, most.exact, 'exact rules')
  over(patterns, most.pattern, 'prefixes and patterns')
  const ofPath = new Map<string, number>()
  for (const rule of rules) {
    const count = (ofPath.get(rule.from) ?? 0) + 1
    ofPath.set(rule.from, count)
    if (count === most.samePath + 1)
      found.push(finding('too-many', rule, `more than ${most.samePath} rules for one path`))
  }
  return found
}

const duplicated = (found: readonly Finding[]) =>
  new Set(found.filter(({ code }) => code === 'duplicate').map(({ line }) => line))

/**
 * Checks rules before they are published, by line: loops, chains, duplicates, shadowed rules, unsafe targets, dead
 * patterns, times, and pages they hide.
 */
export function check(rules: readonly RedirectRule[], against: CheckedAgainst): Finding[] {
  const counts = checkCounts(rules)
  const singles = rules.flatMap(rule => checkSingle(rule, against))
  if (counts.length > 0) return [...counts, ...singles]
  const duplicates = checkDuplicates(rules)
  const twice = duplicated(duplicates)
  const distinct = rules.filter(({ line }) => !twice.has(line))
  const revision = openRevision(compile(distinct, against.hosts))
  if (revision === undefined) throw new Error('compiled rules cannot be opened')
  const prefixes = prefixesIn(distinct, against.addressing.locales)
  return [
    ...singles,
    ...duplicates,
    ...checkShadows(revision, distinct, prefixes, against),
    ...checkRoads(revision, distinct, prefixes, against),
    ...checkLivePages(revision, against),
  ].toSorted((one, other) => one.line - other.line)
}
