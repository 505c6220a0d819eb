import { placeholdersOf, readTarget } from '../target.ts'
import { segmentsOf } from '../path.ts'
import type { RedirectRule } from '../rule.ts'
import { finding, type CheckedAgainst, type Finding } from './finding.ts'

/** Names a rule's target may use. */
function namesIn(rule: RedirectRule): string[] {
  const inPath = rule.match === 'pattern' ? segmentsOf(rule.from).filter(segment => segment.startsWith(':')) : []
  const inQuery = rule.params.map(([, value]) => value).filter(value => value.startsWith(':'))
  const splat = rule.match === 'pattern' && rule.from.endsWith('/*') ? [':splat'] : []
  return [...inPath, ...inQuery, ...splat].map(name => name.slice(1))
}

function checkTarget(rule: RedirectRule, hosts: readonly string[]): Finding[] {
  if (rule.status === 410) return []
  const read = readTarget(rule.to, host => hosts.includes(host))
  if (!read.ok) return [finding('unsafe-target', rule, read.code)]
  const known = namesIn(rule)
  return placeholdersOf(rule.to)
    .filter(name => !known.includes(name))
    .map(name => finding('unknown-placeholder', rule, `the target uses :${name}, which “from” does not have`))
}

function checkTime(rule: RedirectRule, now: number): Finding[] {
  const { activeFrom = Number.NEGATIVE_INFINITY, activeUntil = Number.POSITIVE_INFINITY } = rule
  if (activeUntil <= activeFrom) return [finding('never-active', rule, 'ends before it begins')]
  return activeUntil <= now ? [finding('expired', rule, 'its time is over')] : []
}

/** The findings about a rule on its own. */
export const checkSingle = (rule: RedirectRule, { hosts, isReserved, now }: CheckedAgainst): Finding[] => [
  ...checkTarget(rule, hosts),
  ...checkTime(rule, now),
  ...(isReserved(rule.match === 'prefix' ? `${rule.from}/` : rule.from)
    ? [finding('not-looked-up', rule, 'rules are not looked up under this path, which machines use')]
    : []),
]
