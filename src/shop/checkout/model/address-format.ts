import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'
import { phoneCountryList, phoneFactsOf, type PhoneCountryCode } from '#src/kit/phone/phone-countries.ts'

/** The address fields of a country, for forms and validation. */
type Format = {
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

export const addressFormats = {
  US: { postalCode: '\\d{5}([- ]?\\d{4})?', provinces: usStates, numericPostalCode: true },
  CA: { postalCode: '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d', provinces: caProvinces, numericPostalCode: false },
  GB: { postalCode: '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}', numericPostalCode: false },
  FR: { postalCode: '\\d{5}', numericPostalCode: true },
  DE: { postalCode: '\\d{5}', numericPostalCode: true },
  IT: { postalCode: '\\d{5}', numericPostalCode: true },
} as const satisfies Record<string, Format>

export type AddressCountry = keyof typeof addressFormats

export const isAddressCountry = (code: string): code is AddressCountry => Object.hasOwn(addressFormats, code)

export const formatOf = (country: AddressCountry): Format => addressFormats[country]

/** A country's dial code, with plus. */
export const phoneCodeOf = (country: PhoneCountryCode): string => `+${phoneFactsOf(country).dialCode}`

/** The country of a stored number's dial code. Several countries share one; then the address decides. */
export function countryOfPhone(address: Pick<Address, 'phoneCode'> | undefined, country: AddressCountry): string {
  const code = address?.phoneCode
  if (code === undefined || code === phoneCodeOf(country)) return country
  return phoneCountryList.find(({ dialCode }) => `+${dialCode}` === code)?.code ?? country
}
