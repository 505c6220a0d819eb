import type { Revision } from '../revision.ts'
import type { RedirectRule } from '../rule.ts'
import { finding, type CheckedAgainst, type Finding } from './finding.ts'
import { roadsFrom, type Road } from './follow.ts'
import { leadingOn } from './targets.ts'
import { samplesOf } from './samples.ts'
import { everyone } from './scope.ts'

const lines = (rules: readonly RedirectRule[]) => rules.map(({ line }) => line)

const loopFound = (road: Road): Finding => {
  const [first] = road.rules.toSorted((one, other) => one.line - other.line)
  const circle = [...lines(road.rules), lines(road.rules)[0]].join(' → ')
  return finding('loop', first ?? { line: 0 }, `leads back to itself: lines ${circle}`)
}

const keyOf = ({ rules, end }: Road) =>
  `${end} ${lines(rules)
    .toSorted((one, other) => one - other)
    .join(' ')}`

function found(road: Road): Finding | undefined {
  const [first, second] = road.rules
  const last = road.rules.at(-1)
  if (first === undefined || last === undefined) return undefined
  if (road.end === 'loop') return loopFound(road)
  if (road.end === 'endless')
    return finding('endless', first, `does not end: lines ${[...new Set(lines(road.rules))].join(' → ')} → …`)
  if (second === undefined) return undefined
  const straight = last.status === 410 ? 'answers 410' : `leads to ${last.to}`
  return finding(
    'chain',
    first,
    `leads on to line ${lines(road.rules.slice(1)).join(' → ')}, which ${straight}; say so at once`,
  )
}

/** Loops, chains and roads without an end, each told once. */
export function checkRoads(
  revision: Revision,
  rules: readonly RedirectRule[],
  prefixes: readonly string[],
  { addressing }: CheckedAgainst,
): Finding[] {
  const findings = new Map<string, Finding>()
  const whole = everyone(addressing.locales)
  const mayLeadOn = leadingOn(revision, rules, prefixes, addressing)
  for (const rule of rules) {
    if (rule.status === 410 || !mayLeadOn(rule)) continue
    for (const sample of samplesOf(rule, prefixes))
      for (const road of roadsFrom(revision, rule, sample, whole, addressing)) {
        const key = keyOf(road)
        const one = findings.has(key) ? undefined : found(road)
        if (one !== undefined) findings.set(key, one)
      }
  }
  return [...findings.values()]
}
