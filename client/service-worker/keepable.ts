import { matchAddress } from '#routes/address.ts'
import { routeOf } from '#routes/table.ts'
import { hasLocaleForm, splitLocale } from '#src/kit/locale-path.ts'

/** Parameters that somebody has typed, and not chosen from a list: pages asked for with them are not kept. */
const typed: ReadonlySet<string> = new Set(['q', 'near', 'postcode', 'recipe'])

/**
 * The address under which a page is kept: with the parameters that its route reads, sorted. Nothing for a page that is
 * not everybody's, for one that is not stored, and for one that was asked for with something typed.
 */
export function keptAddress(address: string, origin: string): string | undefined {
  const url = URL.parse(address, origin)
  if (url === null || url.origin !== origin) return undefined
  const match = matchAddress(url.pathname)
  if (match === undefined) return undefined
  const { kind, fresh, framed, query: listed = [] } = routeOf(match.name)
  if (kind !== 'public' || fresh === undefined || framed === true) return undefined
  const own = [...url.searchParams].filter(([name, value]) => listed.includes(name) && value !== '')
  if (own.some(([name]) => typed.has(name))) return undefined
  const query = new URLSearchParams(own)
  query.sort()
  return `${origin}${url.pathname}${query.size === 0 ? '' : `?${query}`}`
}

/**
 * Whether an answer may be kept in the browser: a page made for everybody, whole, at its own address. What is made for one
 * visit says `no-store`.
 */
export function mayKeep({ status, redirected, headers }: Response): boolean {
  const control = headers.get('cache-control') ?? 'no-store'
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true
  return status === 200 && !redirected && isHtml && !/no-store|no-cache/.test(control)
}

/** Where the page stands that is shown in place of one that cannot be had: `/en-us/offline`. */
export function offlineAddress(address: string, origin: string): string | undefined {
  const locale = splitLocale(new URL(address).pathname, hasLocaleForm).locale
  return locale === undefined ? undefined : `${origin}/${locale}/offline`
}
