import * as v from 'valibot'

/** A path of this store, never another origin. */
const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])\S*$/), v.maxLength(300))

const viewed = v.object({ id: v.pipe(v.string(), v.minLength(1)), name: v.string(), src: path, href: path })
export type Viewed = v.InferOutput<typeof viewed>

/** Products a browser remembers. */
const most = 9

/** The latest first, each once; the oldest goes. */
export const withViewed = (before: readonly Viewed[], now: Viewed): Viewed[] =>
  [now, ...before.filter(({ id }) => id !== now.id)].slice(0, most)

/** What storage holds as products looked at; what does not fit is left out. */
export function readViewed(stored: string | null): Viewed[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(parsed) ? parsed.filter((one): one is Viewed => v.is(viewed, one)).slice(0, most) : []
  } catch {
    return []
  }
}
