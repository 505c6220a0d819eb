import { hasLocaleForm, splitLocale } from '#src/kit/locale-path.ts'

import { matchRoute, type Match } from './match.ts'
import { untranslatePath } from './translations.ts'

/** The route of an address's path, with its locale in front and in the words of its language: `/de-de/warenkorb`; nothing without a locale. */
export function matchAddress(pathname: string): Match | undefined {
  const { locale, rest } = splitLocale(pathname, hasLocaleForm)
  return locale === undefined ? undefined : matchRoute(untranslatePath(rest, locale.slice(0, 2)))
}
