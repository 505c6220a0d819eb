import { isLocale, type Locale } from './locales.ts'

/** A path with its locale taken off: `/De-DE/warenkorb/` → `de-de` and `/warenkorb/`. Without a locale it stays whole. */
export function splitLocale(pathname: string): { readonly locale: Locale | undefined; readonly rest: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? []
  const name = first.toLowerCase()
  return isLocale(name) ? { locale: name, rest: rest || '/' } : { locale: undefined, rest: pathname }
}
