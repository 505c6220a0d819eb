import { spanishVariant } from '#routes/spanish.ts'
import { isOfferedSpanish } from '#src/shop/content/model/language-preference.ts'

import { visitorCountry } from '#src/visitor/visitor-country.ts'

const offer = '#modal=language-preference'

/** Offers Spanish on the pages that have a Spanish variant, privacy left out (R213). */
async function offerSpanish(): Promise<void> {
  const [, locale = '', rest = ''] = /^\/(en-us)(\/.*)$/.exec(location.pathname) ?? []
  if (locale === '' || spanishVariant(rest) === undefined || rest.includes('/privacy') || location.hash !== '') return
  const visitor = {
    pageLanguage: document.documentElement.lang,
    languages: navigator.languages,
    cookies: document.cookie,
  }
  const at = location.pathname
  const isOffered =
    isOfferedSpanish({ ...visitor, country: undefined }) ||
    (isOfferedSpanish({ ...visitor, languages: ['es'], country: undefined }) &&
      isOfferedSpanish({ ...visitor, country: await visitorCountry() }))
  if (isOffered && location.pathname === at) location.hash = offer
}

/** Looks at every page that is opened, softly or not. */
export function startLanguagePreference(): void {
  void offerSpanish()
  globalThis.navigation?.addEventListener('navigatesuccess', () => void offerSpanish())
}
