import { readPath } from '../redirect-request.ts'
import type { Revision } from '../revision.ts'
import type { Addressing } from '../rule.ts'
import { candidatesOf } from './candidates.ts'

/** Of so many paths it is remembered that no rule fits, and of none that is longer than a path of a store. */
const mostPaths = 1_000
const longestPath = 200

/**
 * Says whether no rule of a revision fits a path, whatever its query and whoever asks. Nearly every path of a store is such a
 * one and asked for again, so it is looked up once a revision.
 */
export function createRuleless(addressing: Addressing) {
  let of: Revision | undefined
  const known = new Set<string>()

  return (revision: Revision, pathname: string): boolean => {
    if (of !== revision) known.clear()
    of = revision
    if (known.has(pathname)) return true
    const [candidate] = candidatesOf(revision, readPath(pathname, addressing))
    if (candidate !== undefined) return false
    if (known.size >= mostPaths) known.clear()
    if (pathname.length <= longestPath) known.add(pathname)
    return true
  }
}
