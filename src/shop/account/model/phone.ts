import metadata from 'libphonenumber-js/min/metadata'
import { parsePhoneNumberFromString } from 'libphonenumber-js/core'

/** A phone number is kept as digits with its country's code in front (R248). */
export const internationally = (digits: string | undefined): string =>
  digits === undefined || digits === '' ? '' : `+${digits}`

const parse = (phone: string) => parsePhoneNumberFromString(phone, metadata)

/**
 * The number a telephone dials (E.164). The store keeps a leading 0 outside the United Kingdom (D61), the network knows
 * none; nothing for what cannot be a number at all. `phone` is in international form.
 */
export const dialable = (phone: string): string | undefined => {
  const parsed = parse(phone)
  return parsed?.isPossible() === true ? parsed.number : undefined
}

/** How a number is written for people of every country (E.123): `+1 303 555 0123`. */
export const readable = (phone: string): string => parse(phone)?.formatInternational() ?? phone
