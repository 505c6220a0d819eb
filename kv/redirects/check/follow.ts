import type { RedirectRequest } from '../redirect-request.ts'
import { candidatesOf } from '../match/candidates.ts'
import { addressMisfit } from '../match/conditions.ts'
import { mostHops } from '../match/explain.ts'
import { locate } from '../match/match.ts'
import type { Revision } from '../revision.ts'
import type { Addressing, RedirectRule } from '../rule.ts'
import { requestAt } from './samples.ts'
import { intersect, scopeOf, without, type Scope } from './scope.ts'

/** Steps spent on the roads that begin at one rule; rules that branch more than this are not followed to the end. */
const mostSteps = 500

export type Road = { readonly rules: readonly RedirectRule[]; readonly end: 'stop' | 'loop' | 'endless' }

type Step = { readonly rule: RedirectRule; readonly location: string; readonly scope: Scope }

/** Rules that match an address for part of `scope`, each with that part. */
export function* firingAt(
  revision: Revision,
  asked: RedirectRequest,
  scope: Scope,
  addressing: Addressing,
): Generator<Step> {
  let left = [scope]
  for (const candidate of candidatesOf(revision, asked)) {
    const { rule } = candidate
    if (addressMisfit(rule, asked, addressing.carried) !== undefined) continue
    const location = locate(candidate, asked, addressing, revision.hosts)
    if (location === undefined) continue
    const own = scopeOf(rule, addressing.locales, asked.locale !== undefined)
    for (const box of left) {
      const part = intersect(box, own)
      if (part !== undefined) yield { rule, location, scope: part }
    }
    left = left.flatMap(box => without(box, own))
    if (left.length === 0) return
  }
}

/**
 * Every chain of redirects that begins at an address with a given rule. At each hop the visitors are divided by the
 * conditions of the rules there.
 */
export function roadsFrom(
  revision: Revision,
  first: RedirectRule,
  address: string,
  scope: Scope,
  addressing: Addressing,
): Road[] {
  const roads: Road[] = []
  let steps = 0

  function walk(at: string, who: Scope, rules: readonly RedirectRule[], seen: readonly string[]): void {
    const cycle = seen.indexOf(at)
    if (cycle >= 0) return void roads.push({ rules: rules.slice(cycle), end: 'loop' })
    if (rules.length >= mostHops) return void roads.push({ rules, end: 'endless' })
    const firing = at.startsWith('/') ? firingAt(revision, requestAt(at, addressing), who, addressing) : []
    let isEnd = true
    for (const step of firing) {
      if (rules.length === 0 && step.rule.line !== first.line) continue
      if ((steps += 1) > mostSteps) return
      isEnd = false
      walk(step.location, step.scope, [...rules, step.rule], [...seen, at])
    }
    if (isEnd) roads.push({ rules, end: 'stop' })
  }

  walk(address, scope, [], [])
  return roads
}
