import { localPath } from '#routes/href.ts'
import { hasFileExtension, matchRoute, type Match } from '#routes/match.ts'
import { movedTo } from '#routes/moved.ts'
import { withoutSpanish } from '#routes/spanish.ts'
import { untranslatePath } from '#routes/translations.ts'
import { memoize } from '#src/kit/memoize.ts'
import { splitLocale } from '#src/kit/locale-path.ts'
import { isLocale, locales, type Locale } from '#src/language/locales.ts'

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)

/** Locale and route of a path, the same for every visitor. */
export type LocalePath = {
  readonly locale: Locale | undefined
  /** Without locale, in the words of the route table. */
  readonly path: string
  readonly match?: Match | undefined
  /** The address to redirect to: the current path in this language. */
  readonly elsewhere?: string | undefined
}

function pathIn(locale: Locale, bare: string, pathname: string): LocalePath {
  const plain = withoutSpanish(bare)
  const path = untranslatePath(bare, locale.slice(0, 2))
  const place = { locale, path, match: matchRoute(path) }
  if (plain !== undefined)
    return { ...place, elsewhere: localPath(locales[locale].country === 'US' ? 'es-us' : locale, plain) }
  const canonical = localPath(locale, path)
  return canonical === pathname || hasFileExtension(path) ? place : { ...place, elsewhere: canonical }
}

/** Asked again for most requests, and always the same. */
export const localePathOf = memoize((pathname: string): LocalePath => {
  const { locale, rest } = splitLocale(pathname, isLocale)
  const bare = withoutTrailingSlash(rest)
  const moved = movedTo(bare)
  const place = locale === undefined ? { locale, path: bare } : pathIn(locale, bare, pathname)
  return moved === undefined ? place : { ...place, elsewhere: locale === undefined ? moved : localPath(locale, moved) }
}, 1_000)
