import { candidatesOf } from '../match/candidates.ts'
import { addressMisfit } from '../match/conditions.ts'
import type { Revision } from '../revision.ts'
import type { RedirectRule } from '../rule.ts'
import { finding, type CheckedAgainst, type Finding } from './finding.ts'
import { requestAt, samplesOf } from './samples.ts'
import { aloneIn } from './targets.ts'
import { everyone, intersect, scopeOf, without, type Scope } from './scope.ts'

/** Rules with the same key match the same requests. Names of placeholders make no difference. */
function keyOf(rule: RedirectRule): string {
  const { match, from, prefix, params, query, host, country, locale, device, activeFrom, activeUntil } = rule
  const isBeneath = match === 'prefix' ? `${from}/*` : from
  const shape = match === 'exact' ? `=${from}` : isBeneath.replaceAll(/:[A-Za-z]\w*/g, ':').replace('//', '/')
  const asked = params.map(([name, value]) => [name, value.startsWith(':') ? ':' : value])
  const lists = [host, country, locale].map(list => list.toSorted())
  return JSON.stringify([shape, prefix, asked, query === 'match', lists, device, activeFrom, activeUntil])
}

/** Rules that listen to the very same requests: only the first could ever fire. */
export function checkDuplicates(rules: readonly RedirectRule[]): Finding[] {
  const first = new Map<string, RedirectRule>()
  const found: Finding[] = []
  for (const rule of rules) {
    const key = keyOf(rule)
    const known = first.get(key)
    if (known === undefined) first.set(key, rule)
    else if (known.to === rule.to && known.status === rule.status)
      found.push(finding('duplicate', rule, `says the same as line ${known.line}`))
    else found.push(finding('duplicate', rule, `listens to the same requests as line ${known.line}`))
  }
  return found
}

/** Whether every query that `rule` accepts is accepted by `other` too. */
const coversQuery = (other: RedirectRule, rule: RedirectRule): boolean =>
  other.params.every(([name, value]) =>
    rule.params.some(([named, given]) => named === name && (given === value || value.startsWith(':'))),
  ) &&
  (other.query !== 'match' || (rule.query === 'match' && rule.params.length === other.params.length))

/** Lines of the rules that leave nothing for `rule` at one of its addresses; nothing when something is left. */
function shadowAt(
  revision: Revision,
  rule: RedirectRule,
  sample: string,
  { addressing }: CheckedAgainst,
): number[] | undefined {
  const asked = requestAt(sample, addressing)
  const isPrefixed = asked.locale !== undefined
  const scope = (of: RedirectRule) => scopeOf(of, addressing.locales, isPrefixed)
  const start = intersect(everyone(addressing.locales), scope(rule))
  let left: Scope[] = start === undefined ? [] : [start]
  const lines: number[] = []
  for (const { rule: other } of candidatesOf(revision, asked)) {
    if (other.line === rule.line) return undefined
    if (addressMisfit(other, asked, addressing.carried) !== undefined || !coversQuery(other, rule)) continue
    lines.push(other.line)
    left = left.flatMap(box => without(box, scope(other)))
    if (left.length === 0) return lines
  }
  return undefined
}

/** Rules that never fire because others always do before them. Duplicates are told as such. */
export function checkShadows(
  revision: Revision,
  rules: readonly RedirectRule[],
  prefixes: readonly string[],
  against: CheckedAgainst,
): Finding[] {
  const isAlone = aloneIn(rules)
  return rules.flatMap(rule => {
    if (isAlone(rule)) return []
    const shadows: number[] = []
    for (const sample of samplesOf(rule, prefixes)) {
      if (addressMisfit(rule, requestAt(sample, against.addressing), against.addressing.carried) !== undefined) continue
      const lines = shadowAt(revision, rule, sample, against)
      if (lines === undefined) return []
      shadows.push(...lines)
    }
    const by = [...new Set(shadows)].toSorted((one, other) => one - other)
    if (by.length === 0) return []
    return [finding('shadowed', rule, `never fires: ${by.length === 1 ? 'line' : 'lines'} ${by.join(', ')} come first`)]
  })
}

/** Rules that stand in front of a page of the store. */
export function checkLivePages(revision: Revision, { addressing, livePages }: CheckedAgainst): Finding[] {
  const hidden = new Map<number, string[]>()
  for (const page of livePages)
    for (const { rule } of candidatesOf(revision, requestAt(page, addressing)))
      if (rule.params.length === 0) hidden.set(rule.line, [...(hidden.get(rule.line) ?? []), page])
  return [...hidden].map(([line, pages]) => {
    const shown = pages.slice(0, 3).join(', ')
    return finding('hides-page', { line }, `stands in front of ${shown}${pages.length > 3 ? ' and others' : ''}`)
  })
}
