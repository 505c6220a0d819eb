import { clientTable } from './client-table.ts'
import type { RouteName, routes } from './table.ts'
import { translatePath } from './translations.ts'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters of a route's path: `{ slug }` for `/c/:slug`, none for `/cart`. */
export type ParamsOf<Name extends RouteName> = { readonly [K in ParamNames<(typeof routes)[Name]['path']>]: string }

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** Puts a locale in front of a path without one, in that locale's words: `/cart` → `/de-de/warenkorb`. */
export const localPath = (locale: string, path: string): string => {
  const translated = translatePath(path, locale.slice(0, 2))
  return translated === '/' ? `/${locale}` : `/${locale}${translated}`
}

/** `?a=1&a=2&b=x`, or nothing when no parameter has a value. */
export function queryString(query?: Query): string {
  // Most addresses have none, and a page makes hundreds of addresses.
  if (query === undefined) return ''
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of value === undefined ? [] : typeof value === 'string' ? [value] : value) search.append(name, one)
  return search.size === 0 ? '' : `?${search}`
}

/** The address of a route in a locale: `href('de-de', 'product', { slug })` → `/de-de/p/…`. */
export function href<Name extends RouteName>(
  locale: string,
  name: Name,
  ...[params, query]: keyof ParamsOf<Name> extends never
    ? [params?: Record<string, never>, query?: Query]
    : [params: ParamsOf<Name>, query?: Query]
): string {
  const given: Readonly<Record<string, string>> = { ...params }
  const path = clientTable[name].path.replaceAll(/:(\w+)/g, (_, param: string) =>
    encodeURIComponent(given[param] ?? ''),
  )
  return localPath(locale, path) + queryString(query)
}
