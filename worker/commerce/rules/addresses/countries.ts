import { phoneCountries } from '#src/kit/phone/phone-countries.ts'
import type { SiteName } from '#src/language/locales.ts'

/** A country's facts for addresses. */
type CountryFacts = {
  /** The site that delivers there. */
  readonly site: SiteName
  /** A postal code in its customary spelling, after `spell`. */
  readonly postal: RegExp
  /** Brings a typed postal code into its customary spelling. */
  readonly spell: (compact: string) => string
}

const asTyped = (compact: string): string => compact
const splitAt =
  (place: number) =>
  (compact: string): string =>
    compact.length > Math.abs(place) ? `${compact.slice(0, place)} ${compact.slice(place)}` : compact

/** Countries the sites deliver to; `compact` is the code in capitals without spaces. */
export const countries = {
  US: {
    site: 'fellholm-us',
    postal: /^\d{5}(-\d{4})?$/,
    spell: compact => compact.replace(/^(\d{5})(\d{4})$/, '$1-$2'),
  },
  CA: {
    site: 'fellholm-ca',
    postal: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
    spell: splitAt(3),
  },
  GB: {
    site: 'fellholm-gb',
    postal: /^([A-Z]{1,2}\d[A-Z\d]?|GIR) \d[ABD-HJLNP-UW-Z]{2}$/,
    spell: splitAt(-3),
  },
  FR: { site: 'fellholm-eu', postal: /^\d{5}$/, spell: asTyped },
  DE: { site: 'fellholm-eu', postal: /^\d{5}$/, spell: asTyped },
  IT: { site: 'fellholm-eu', postal: /^\d{5}$/, spell: asTyped },
  ES: {
    site: 'fellholm-eu',
    postal: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
    spell: asTyped,
  },
  AT: { site: 'fellholm-eu', postal: /^[1-9]\d{3}$/, spell: asTyped },
  BE: { site: 'fellholm-eu', postal: /^[1-9]\d{3}$/, spell: asTyped },
  NL: { site: 'fellholm-eu', postal: /^[1-9]\d{3} [A-Z]{2}$/, spell: splitAt(4) },
} as const satisfies Record<keyof typeof phoneCountries, CountryFacts>

export type CountryCode = keyof typeof countries

export const isCountry = (code: string): code is CountryCode => Object.hasOwn(countries, code)

/** A country's facts, in the table's wider type. */
export const countryFacts = (code: CountryCode): CountryFacts => countries[code]

/** The countries a site delivers to, its own locales' countries first. */
export const countriesOf = (site: SiteName): CountryCode[] =>
  (Object.keys(countries) as CountryCode[]).filter(code => countries[code].site === site)
