import type { PhoneMask } from './phone-mask.ts'

type Facts = {
  /** Without the plus sign. */
  readonly dialCode: string
  /** None where the usual one of the place does (R254). */
  readonly mask?: PhoneMask
}

/**
 * The countries whose numbers the store knows: dial code, and how national numbers are written there. Outside the United
 * Kingdom a number is written, and counted, with its leading 0 (D61); Germany and Belgium have several lengths (R255).
 */
export const phoneCountries = {
  US: { dialCode: '1' },
  CA: { dialCode: '1' },
  GB: { dialCode: '44', mask: 'XXXX XXXXXX' },
  FR: { dialCode: '33', mask: 'XX XX XX XX XX' },
  DE: { dialCode: '49', mask: ['XXX XXXXXXX', 'XXXX XXXXXXX', 'XXXX XXXXXXXX'] },
  IT: { dialCode: '39', mask: 'XXX XXX XXXX' },
  ES: { dialCode: '34', mask: 'XXX XXX XXX' },
  AT: { dialCode: '43', mask: ['XXXX XXXXXX', 'XXXX XXXXXXX'] },
  BE: { dialCode: '32', mask: ['XXX XX XX XX', 'XXXX XX XX XX'] },
  NL: { dialCode: '31', mask: 'XXX XXXXXXX' },
} as const satisfies Record<string, Facts>

export type PhoneCountryCode = keyof typeof phoneCountries

export const isPhoneCountry = (code: string): code is PhoneCountryCode => Object.hasOwn(phoneCountries, code)

export const phoneFactsOf = (code: PhoneCountryCode): Facts => phoneCountries[code]

/** The same as a list, in the order of the table. */
export const phoneCountryList = (Object.keys(phoneCountries) as PhoneCountryCode[]).map(code => ({
  code,
  ...phoneFactsOf(code),
}))
