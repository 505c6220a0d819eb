import type { RequestPath } from '../redirect-request.ts'
import { decode, segmentsOf } from '../path.ts'
import { leavesOf, type Leaf } from './pattern-tree.ts'
import { readRecord } from '../record.ts'
import type { Revision } from '../revision.ts'
import type { RedirectRule } from '../rule.ts'
import { findLines } from './sorted-lines.ts'
import type { Captures } from '../target.ts'

/** A rule whose path fits; whether it fires depends on its conditions. */
export type Candidate = { readonly rule: RedirectRule; readonly captures: Captures }

const nothing: Captures = { named: new Map(), rest: [] }

/** The values of a pattern's placeholders, as they were typed in the path. */
function capturesOf(rule: RedirectRule, leaf: Leaf, path: string): Captures {
  const typed = segmentsOf(path)
  const named = new Map<string, string>()
  for (const [index, segment] of segmentsOf(rule.from).entries())
    if (segment.startsWith(':')) named.set(segment.slice(1), decode(typed[index] ?? ''))
  return { named, rest: leaf.isSplat ? typed.slice(leaf.depth).map(decode) : [] }
}

/** Values of the placeholders that a rule names in the query: `id=:id`. */
export function withParams({ rule, captures }: Candidate, query: URLSearchParams): Captures {
  const found = rule.params.filter(([, value]) => value.startsWith(':'))
  if (found.length === 0) return captures
  const named = new Map(captures.named)
  for (const [name, value] of found) named.set(value.slice(1), query.get(name) ?? '')
  return { ...captures, named }
}

/**
 * Rules whose path matches a request, in the order they are tried: exact rules before patterns, specific patterns
 * before general ones. `onComparison` counts the comparisons among exact rules.
 */
export function* candidatesOf(
  revision: Revision,
  asked: RequestPath,
  onComparison?: (comparisons: number) => void,
): Generator<Candidate> {
  for (const spelling of asked.spellings) {
    const { lines, comparisons } = findLines(revision.exact, spelling)
    onComparison?.(comparisons)
    for (const line of lines) {
      const rule = readRecord(line)
      if (rule !== undefined) yield { rule, captures: nothing }
    }
  }
  if (revision.patternCount === 0) return
  for (const spelling of asked.spellings)
    for (const leaf of leavesOf(revision.patterns, segmentsOf(spelling)))
      for (const rule of leaf.rules) yield { rule, captures: capturesOf(rule, leaf, asked.path) }
}
