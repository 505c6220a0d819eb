import { matchAddress } from '#routes/address.ts'
import { routeOf } from '#routes/table.ts'
import { hasLocaleForm, splitLocale } from '#src/kit/locale-path.ts'

/** Parameters that were typed and not chosen from a list; pages with them are not kept. */
const typed: ReadonlySet<string> = new Set(['q', 'near', 'postcode', 'recipe'])

/**
 * The address a page is kept under, with its route's own parameters in order. Undefined for pages that are personal or
 * not stored, and for addresses with typed parameters.
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

/** Whether an answer may be kept: a whole public page at its own address. Personal pages say `no-store`. */
export function mayKeep({ status, redirected, headers }: Response): boolean {
  const control = headers.get('cache-control') ?? 'no-store'
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true
  return status === 200 && !redirected && isHtml && !/no-store|no-cache/.test(control)
}

/** Address of the page that is shown without a connection: `/en-us/offline`. */
export function offlineAddress(address: string, origin: string): string | undefined {
  const locale = splitLocale(new URL(address).pathname, hasLocaleForm).locale
  return locale === undefined ? undefined : `${origin}/${locale}/offline`
}
