import { locales } from '#src/language/locales.ts'
import { confirmedKey, countryToConfirm, type ServedCountry } from '#src/shop/content/model/location.ts'

import { pageLocale } from '../document/page-locale.ts'
import { visitorCountry } from '#src/visitor/visitor-country.ts'

/** Closing the question counts for this tab. */
const askedKey = 'location-asked'

/** The countries that are served (R306); nothing when they do not come. */
async function servedLocations(): Promise<readonly ServedCountry[] | undefined> {
  try {
    const answer = await fetch('/fapi/pages/location-selector')
    return answer.ok ? ((await answer.json()) as { countries: ServedCountry[] }).countries : undefined
  } catch {
    return undefined
  }
}

/** Asks, once a page is there, whether this is the store of the visitor's country (R210). */
async function confirmLocation(): Promise<void> {
  const locale = pageLocale()
  const current = locales[locale].country
  const confirmed = localStorage.getItem(confirmedKey)
  if (confirmed === current || sessionStorage.getItem(askedKey) !== null) return
  const detected = await visitorCountry()
  if (detected === undefined || detected === current) return
  const country = countryToConfirm({ current, locale, detected, confirmed, locations: await servedLocations() })
  // Another dialog may have opened meanwhile, and a checkout is not to be disturbed.
  if (country === undefined || location.hash !== '' || document.body.dataset.layout !== 'full') return
  sessionStorage.setItem(askedKey, country)
  location.hash = `#modal=location-confirmation_${country}`
}

export const startLocationConfirmation = (): void => void confirmLocation()
