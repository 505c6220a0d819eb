import { differenceOf, does, joined, listensTo } from './difference.ts'
import type { RedirectRule } from './rule.ts'

/** Rules of two people brought together. */
export type MergedRules = {
  readonly rules: readonly RedirectRule[]
  /** Rules that both changed to something else, as they are in the draft, which keeps them. */
  readonly conflicts: readonly RedirectRule[]
}

/**
 * Brings what was published meanwhile into a draft: everything of it, with what the draft changed since it began on top.
 */
export function mergeRules(
  began: readonly RedirectRule[],
  draft: readonly RedirectRule[],
  published: readonly RedirectRule[],
): MergedRules {
  const mine = differenceOf(began, draft)
  const theirs = differenceOf(began, published)
  const removed = new Set(mine.removed.map(listensTo))
  const own = [...mine.added, ...mine.changed]
  const others = new Map([...theirs.added, ...theirs.changed].map(rule => [listensTo(rule), does(rule)]))
  const gone = new Set(theirs.removed.map(listensTo))
  const isOtherwise = (rule: RedirectRule) => others.has(listensTo(rule)) && others.get(listensTo(rule)) !== does(rule)
  return {
    rules: joined(
      published.filter(rule => !removed.has(listensTo(rule))),
      own,
    ),
    conflicts: [
      ...own.filter(rule => isOtherwise(rule) || gone.has(listensTo(rule))),
      ...mine.removed.filter(rule => others.has(listensTo(rule))),
    ],
  }
}
