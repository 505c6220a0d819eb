/** A product this browser has looked at; addresses are paths of this store. */
export type Viewed = { readonly id: string; readonly name: string; readonly src: string; readonly href: string }

/** Products a browser remembers. */
const most = 9

/** The latest first, each once; the oldest goes. */
export const withViewed = (before: readonly Viewed[], now: Viewed): Viewed[] =>
  [now, ...before.filter(({ id }) => id !== now.id)].slice(0, most)

/** A path of this store, never another origin. */
const isPath = (value: unknown): boolean => typeof value === 'string' && /^\/(?![/\\])\S{0,300}$/.test(value)

/** Checked by hand: every product page loads this. */
const isViewed = (one: unknown): one is Viewed => {
  if (typeof one !== 'object' || one === null) return false
  const { id, name, src, href } = one as Record<string, unknown>
  return typeof id === 'string' && typeof name === 'string' && isPath(src) && isPath(href)
}

/** Recently viewed products from storage; malformed entries are dropped. */
export function readViewed(stored: string | null): Viewed[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isViewed).slice(0, most) : []
  } catch {
    return []
  }
}
