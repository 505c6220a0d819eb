import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'
import { phoneCountryList, phoneFactsOf, type PhoneCountryCode } from '#src/kit/phone/phone-countries.ts'
import type { SiteName } from '#src/language/locales.ts'

/** The address fields of a country, for forms and validation. */
type Format = {
  /** The site that delivers there. */
  readonly site: SiteName
  /** Regular expression source for the postal code, after trimming and upper-casing. */
  readonly postalCode: string
  /** Codes of provinces or states, where an address names one. */
  readonly provinces?: readonly string[]
  /** Whether the keyboard for the postal code may be numeric. */
  readonly numericPostalCode: boolean
}

const usStates =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  )
const caProvinces = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ')

/** The countries the store delivers to, those of its locales before their neighbours. */
export const addressFormats = {
  US: { site: 'fellholm-us', postalCode: '\\d{5}([- ]?\\d{4})?', provinces: usStates, numericPostalCode: true },
  CA: {
    site: 'fellholm-ca',
    postalCode: '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d',
    provinces: caProvinces,
    numericPostalCode: false,
  },
  GB: { site: 'fellholm-gb', postalCode: '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}', numericPostalCode: false },
  FR: { site: 'fellholm-eu', postalCode: '\\d{5}', numericPostalCode: true },
  DE: { site: 'fellholm-eu', postalCode: '\\d{5}', numericPostalCode: true },
  IT: { site: 'fellholm-eu', postalCode: '\\d{5}', numericPostalCode: true },
  ES: { site: 'fellholm-eu', postalCode: '\\d{5}', numericPostalCode: true },
  AT: { site: 'fellholm-eu', postalCode: '\\d{4}', numericPostalCode: true },
  BE: { site: 'fellholm-eu', postalCode: '\\d{4}', numericPostalCode: true },
  NL: { site: 'fellholm-eu', postalCode: '\\d{4} ?[A-Z]{2}', numericPostalCode: false },
} as const satisfies Record<string, Format>

export type AddressCountry = keyof typeof addressFormats

export const isAddressCountry = (code: string): code is AddressCountry => Object.hasOwn(addressFormats, code)

export const formatOf = (country: AddressCountry): Format => addressFormats[country]

/**
 * The keyboard for postal codes of these countries: `numeric` where all of them are figures alone. Where only some are, `figures`
 * names those, by which script fits the keyboard to the country that is chosen.
 */
export function postalKeyboard(countries: readonly AddressCountry[]) {
  const numeric = countries.filter(country => formatOf(country).numericPostalCode)
  const isMixed = numeric.length > 0 && numeric.length < countries.length
  return {
    inputMode: numeric.length === countries.length ? ('numeric' as const) : ('text' as const),
    figures: isMixed ? numeric.join(' ') : undefined,
  }
}

/** A country's dial code, with plus. */
export const phoneCodeOf = (country: PhoneCountryCode): string => `+${phoneFactsOf(country).dialCode}`

/** The country of a stored number's dial code. Several countries share one; then the address decides. */
export function countryOfPhone(address: Pick<Address, 'phoneCode'> | undefined, country: AddressCountry): string {
  const code = address?.phoneCode
  if (code === undefined || code === phoneCodeOf(country)) return country
  return phoneCountryList.find(({ dialCode }) => `+${dialCode}` === code)?.code ?? country
}
