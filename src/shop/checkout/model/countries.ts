import { locales, type Locale } from '#src/language/locales.ts'

import { addressFormats, formatOf, type AddressCountry } from './address-format.ts'

const all = Object.keys(addressFormats) as AddressCountry[]

/** The countries a site delivers to. */
export const countriesOf = (locale: Locale): readonly AddressCountry[] =>
  all.filter(country => formatOf(country).site === locales[locale].site)
