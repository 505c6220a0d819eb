import { readAddress, type RedirectVisitor } from '../redirect-request.ts'
import type { Misfit } from './conditions.ts'
import { judge, type Redirect } from './match.ts'
import type { Revision } from '../revision.ts'
import type { Addressing, RedirectRule } from '../rule.ts'

/** Browsers give up after twenty redirects; a chain of ours should never come near. */
export const mostHops = 10

/** One look-up: what fired, and the rules that nearly did. */
export type Hop = {
  readonly address: string
  readonly redirect: Redirect | undefined
  /** Rules of this path that did not fire, with the condition that failed or `overruled` by the one that fired. */
  readonly nearly: readonly { readonly rule: RedirectRule; readonly reason: Misfit | 'overruled' }[]
  /** How many lines the search compared. */
  readonly comparisons: number
}

export type Explanation = {
  readonly hops: readonly Hop[]
  /** Where it ends: at a page, a 410, another host; or not at all. */
  readonly end: 'page' | 'gone' | 'elsewhere' | 'loop' | 'endless'
}

function lookUp(
  revision: Revision,
  address: string,
  visitor: RedirectVisitor,
  now: number,
  addressing: Addressing,
): Hop {
  const asked = readAddress(new URL(address, 'https://store.invalid'), visitor, addressing)
  let comparisons = 0
  let redirect: Redirect | undefined
  const nearly: { rule: RedirectRule; reason: Misfit | 'overruled' }[] = []
  for (const judged of judge(revision, asked, now, addressing, count => (comparisons += count))) {
    if ('misfit' in judged) nearly.push({ rule: judged.rule, reason: judged.misfit })
    else if (redirect === undefined) ({ redirect } = judged)
    else nearly.push({ rule: judged.redirect.rule, reason: 'overruled' })
  }
  return { address, redirect, nearly, comparisons }
}

/** Follows an address (path and query) through the rules, hop by hop, and tells everything that was weighed. */
export function explain(
  revision: Revision,
  address: string,
  visitor: RedirectVisitor,
  now: number,
  addressing: Addressing,
): Explanation {
  const hops: Hop[] = []
  const seen = new Set<string>()
  let next = address
  while (hops.length < mostHops) {
    if (seen.has(next)) return { hops, end: 'loop' }
    seen.add(next)
    const hop = lookUp(revision, next, visitor, now, addressing)
    hops.push(hop)
    if (hop.redirect === undefined) return { hops, end: 'page' }
    if (hop.redirect.status === 410) return { hops, end: 'gone' }
    next = hop.redirect.location
    if (!next.startsWith('/')) return { hops, end: 'elsewhere' }
  }
  return { hops, end: 'endless' }
}
