// Finds the rules that need not be followed: of a hundred thousand, nearly all share their path with no other rule and lead
// to a page. Only the rest are followed.
import { hasFileExtension } from '../match/match.ts'
import { segmentsOf } from '../path.ts'
import { leavesOf } from '../match/pattern-tree.ts'
import { readPath } from '../redirect-request.ts'
import type { Revision } from '../revision.ts'
import type { Addressing, RedirectRule } from '../rule.ts'

/** Whether an exact rule is the only one for its path, so that no other comes first there. */
export function aloneIn(rules: readonly RedirectRule[]): (rule: RedirectRule) => boolean {
  const exact = new Map<string, number>()
  for (const { match, from } of rules) if (match === 'exact') exact.set(from, (exact.get(from) ?? 0) + 1)
  return ({ match, from }) => match === 'exact' && exact.get(from) === 1
}

/** Whether a rule may lead to a path that a rule listens to. */
export function leadingOn(
  { patterns }: Revision,
  rules: readonly RedirectRule[],
  prefixes: readonly string[],
  addressing: Addressing,
): (rule: RedirectRule) => boolean {
  const exact = new Set(rules.flatMap(({ match, from }) => (match === 'exact' ? [from] : [])))
  const isListenedTo = (path: string): boolean =>
    exact.has(path) || leavesOf(patterns, segmentsOf(path)).next().done !== true
  const isListenedToAt = (path: string): boolean => readPath(path, addressing).spellings.some(isListenedTo)

  return ({ match, to }) => {
    if (match === 'exact' && to.startsWith('https:')) return false
    if (match !== 'exact' || to.includes(':')) return true
    const [path = ''] = to.split(/[?#]/, 1)
    if (isListenedToAt(path)) return true
    if (hasFileExtension(path) || readPath(path, addressing).locale !== undefined) return false
    return prefixes.some(prefix => isListenedToAt(addressing.localise(prefix, path)))
  }
}
