import * as v from 'valibot'

import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'
import { isPhoneCountry } from '#src/kit/phone/phone-countries.ts'

import { hasShortParts, isWholeName, longestNamePart } from './names.ts'
import { formatOf, isAddressCountry, phoneCodeOf, type AddressCountry } from './address-format.ts'

export const filled = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest))
export const maybe = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)), '')

const country = v.pipe(
  v.string(),
  v.check(code => isAddressCountry(code), 'PAY401'),
  v.transform(code => code as AddressCountry),
)

/** An address as a form sends it; the platform checks it again. */
export const addressForm = v.object({
  /** The whole of it, where the form asks so (`withNames` has made the parts of it): what is wrong is said there. */
  name: v.optional(
    v.pipe(v.string(), v.check(isWholeName, 'required'), v.check(hasShortParts, 'too-long'), v.maxLength(120)),
  ),
  firstName: filled(longestNamePart),
  lastName: filled(longestNamePart),
  addressLine1: filled(120),
  addressLine2: maybe(120),
  city: filled(80),
  province: maybe(40),
  postalCode: filled(16),
  countryCode: country,
  phone: maybe(32),
  /** The country of the dial code; the address's own when it is empty. */
  phoneCountry: v.optional(v.string(), ''),
})

/** Fewer digits are no phone number, as the platform counts them. */
const fewestDigits = 6

/**
 * The phone of an address that needs one, refused by the code the platform has for it. It is asked here already, so that
 * a shopper hears of all that is wrong at once and not of the phone after everything else.
 */
export const neededPhone = (code: 'SHP410' | 'BILL410') =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(32),
      v.check(text => text.replaceAll(/\D/g, '').length >= fewestDigits, code),
    ),
    '',
  )

/** Whether a postal code can be one of its country; one that is missing is told as missing. */
export const postalCodeFits = ({
  countryCode,
  postalCode,
}: Pick<v.InferOutput<typeof addressForm>, 'countryCode' | 'postalCode'>): boolean =>
  postalCode === '' || new RegExp(`^(?:${formatOf(countryCode).postalCode})$`).test(postalCode.toUpperCase())

/** Where a country's addresses name a province, one of its own has to be chosen. */
export const namesProvince = ({
  countryCode,
  province,
}: Pick<v.InferOutput<typeof addressForm>, 'countryCode' | 'province'>): boolean =>
  formatOf(countryCode).provinces?.includes(province.toUpperCase()) ?? true

/** An empty field is reported as missing, not as wrong. */
const isMissingOrEmail = (text: string) => text === '' || v.EMAIL_REGEX.test(text)

/** Where the order's mails go. */
export const emailForm = v.object({
  email: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254), v.check(isMissingOrEmail, 'AUT453')),
})

/**
 * The form as the calls want an address, and nothing else that the form holds: the phone comes with its dialling code
 * (R242).
 */
export function toAddress(form: v.InferOutput<typeof addressForm>): Address {
  const { firstName, lastName, addressLine1, addressLine2, city, province, phone, phoneCountry } = form
  const { countryCode, postalCode } = form
  const dialled = isPhoneCountry(phoneCountry) ? phoneCountry : countryCode
  return {
    firstName,
    lastName,
    addressLine1,
    city,
    countryCode,
    postalCode: postalCode.toUpperCase(),
    ...(addressLine2 !== '' && { addressLine2 }),
    ...(province !== '' && { province }),
    ...(phone !== '' && { phone, phoneCode: phoneCodeOf(dialled) }),
  }
}
