/** Whether a name has the form of a locale in paths: `de-de`. Code that need not know which locales there are asks this. */
export const hasLocaleForm = (name: string): name is `${string}-${string}` => /^[a-z]{2}-[a-z]{2}$/.test(name)

/** A path with its locale taken off: `/De-DE/warenkorb/` → `de-de` and `/warenkorb/`. Without a locale it stays whole. */
export function splitLocale<Name extends string>(
  pathname: string,
  isLocale: (name: string) => name is Name,
): { readonly locale: Name | undefined; readonly rest: string }
export function splitLocale(
  pathname: string,
  isLocale: (name: string) => boolean,
): { readonly locale: string | undefined; readonly rest: string }
export function splitLocale(pathname: string, isLocale: (name: string) => boolean) {
  const end = pathname.indexOf('/', 1)
  const first = (end < 0 ? pathname.slice(1) : pathname.slice(1, end)).toLowerCase()
  if (!pathname.startsWith('/') || !isLocale(first)) return { locale: undefined, rest: pathname }
  return { locale: first, rest: end < 0 ? '/' : pathname.slice(end) }
}
