import { canonicalSegment, segmentsOf } from '../path.ts'
import { byPrecedence, type RedirectRule } from '../rule.ts'

/** Patterns by their segments: the cost of a look-up depends on the path, not on how many patterns there are. */
export type PatternTree = {
  readonly literals: Map<string, PatternTree>
  /** Below `:name`. */
  any: PatternTree | undefined
  /** Rules that end here. */
  readonly ends: RedirectRule[]
  /** Rules with `*` here and prefixes that end here; they match any rest of the path, also an empty one. */
  readonly splats: RedirectRule[]
}

const emptyTree = (): PatternTree => ({ literals: new Map(), any: undefined, ends: [], splats: [] })

const isPlaceholder = (segment: string) => segment.startsWith(':')

function childFor(tree: PatternTree, segment: string): PatternTree {
  if (isPlaceholder(segment)) return (tree.any ??= emptyTree())
  const key = canonicalSegment(segment)
  const known = tree.literals.get(key)
  if (known !== undefined) return known
  const child = emptyTree()
  tree.literals.set(key, child)
  return child
}

function add(tree: PatternTree, rule: RedirectRule): void {
  const segments = segmentsOf(rule.from)
  const hasSplat = segments.at(-1) === '*'
  const leaf = (hasSplat ? segments.slice(0, -1) : segments).reduce(childFor, tree)
  const rules = hasSplat || rule.match === 'prefix' ? leaf.splats : leaf.ends
  rules.push(rule)
}

/** The tree of all patterns and prefixes. */
export function growTree(rules: readonly RedirectRule[]): PatternTree {
  const tree = emptyTree()
  for (const rule of rules.toSorted(byPrecedence)) add(tree, rule)
  return tree
}

export type Leaf = { readonly rules: readonly RedirectRule[]; readonly isSplat: boolean; readonly depth: number }

/**
 * The leaves a path reaches, more specific first: literal before `:name` before `*`. Visits a node at most once, so the
 * work is never more than linear in the tree; `segments` are canonical.
 */
export function* leavesOf(tree: PatternTree, segments: readonly string[], depth = 0): Generator<Leaf> {
  const segment = segments[depth]
  if (segment === undefined) {
    if (tree.ends.length > 0) yield { rules: tree.ends, isSplat: false, depth }
  } else {
    const literal = tree.literals.get(segment)
    if (literal !== undefined) yield* leavesOf(literal, segments, depth + 1)
    if (tree.any !== undefined && segment !== '') yield* leavesOf(tree.any, segments, depth + 1)
  }
  if (tree.splats.length > 0) yield { rules: tree.splats, isSplat: true, depth }
}
