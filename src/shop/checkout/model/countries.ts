import { locales, type Locale } from '#src/language/locales.ts'

import { isAddressCountry, type AddressCountry } from './address-format.ts'

/** The countries a site delivers to. */
export const countriesOf = (locale: Locale): readonly AddressCountry[] => {
  const { site } = locales[locale]
  return [
    ...new Set(
      Object.values(locales).flatMap(one => (one.site === site && isAddressCountry(one.country) ? [one.country] : [])),
    ),
  ]
}
