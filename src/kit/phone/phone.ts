import { digitsOf, type PhoneMask } from './phone-mask.ts'

/** A country as the list of countries has it (R150). */
export type PhoneCountry = {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /** Without the plus sign. */
  readonly dialCode: string
  readonly mask?: PhoneMask | undefined
}

/** R251: how long a national number is where no mask says otherwise. */
const usualLength = 10
/** R253: for a number of ten digits that fits no country. */
const fallbackDialCode = '1'

/** R251, R255: the lengths a country's national numbers have. */
export const lengthsOf = ({ mask }: Pick<PhoneCountry, 'mask'>): readonly number[] =>
  mask === undefined ? [usualLength] : [mask].flat().map(digitsOf)

/** R249: of the United Kingdom's numbers alone a leading 0 is dropped (D61). */
const withoutTrunk = (national: string, dialCode: string) => (dialCode === '44' ? national.replace(/^0/, '') : national)

const fits = (national: string, country: PhoneCountry) => lengthsOf(country).includes(national.length)

/** R250: every country whose dial code begins the digits and whose numbers are as long as the rest. */
function candidates(digits: string, countries: readonly PhoneCountry[]): readonly PhoneCountry[] {
  return countries.filter(
    country =>
      digits.startsWith(country.dialCode) &&
      fits(withoutTrunk(digits.slice(country.dialCode.length), country.dialCode), country),
  )
}

/** R252: of several countries the shopper's own, else the first. */
const preferred = (found: readonly PhoneCountry[], own: string) => found.find(({ code }) => code === own) ?? found[0]

const plus = (dialCode: string, national: string) => `+${dialCode}${withoutTrunk(national, dialCode)}`

/**
 * A number as it was typed in international form: a plus sign, the dial code, the national number (R248). Without a
 * plus the number is one of the shopper's own country where it is as long as those are, else of the country whose dial
 * code it begins with. Nothing when no country fits.
 */
export function internationalPhone(typed: string, countries: readonly PhoneCountry[], own: string): string | undefined {
  const digits = typed.replaceAll(/\D/g, '')
  const home = countries.find(({ code }) => code === own)
  if (!typed.trim().startsWith('+') && home !== undefined && fits(withoutTrunk(digits, home.dialCode), home))
    return plus(home.dialCode, digits)
  const found = preferred(candidates(digits, countries), own)
  if (found !== undefined) return plus(found.dialCode, digits.slice(found.dialCode.length))
  return digits.length === usualLength ? plus(fallbackDialCode, digits) : undefined
}

/**
 * A kept number in its two parts: whose it is, and the national number. Of several countries the shopper's own (R252);
 * nothing when no country fits (R250).
 */
export function partsOf(
  phone: string,
  countries: readonly PhoneCountry[],
  own: string,
): { readonly code: string; readonly national: string } | undefined {
  const digits = phone.replaceAll(/\D/g, '')
  const found = preferred(candidates(digits, countries), own)
  return found && { code: found.code, national: digits.slice(found.dialCode.length) }
}
