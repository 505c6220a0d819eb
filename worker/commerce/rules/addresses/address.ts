import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'
import type { SiteName } from '#src/language/locales.ts'

import { countryFacts, isCountry } from './countries.ts'
import { postalCodeFits } from './regions.ts'
import { isTaxKnown, provincesOf } from '../tax.ts'

type PlaceCode = 'CHK320' | 'CHK380' | 'AUT453'
type Refused<Code extends string> = Result<Address, Code>

/** A field a person can correct, so that the message stands beside it. */
const at = <Code extends string>(code: Code, field: keyof Address) => fail(code, { field })

/** One at sign, a dot in the host, no spaces; whether it exists only a mail can tell. */
export const looksLikeEmail = (email: string): boolean => /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(email)

const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length
const isPhone = (phone: string | undefined): boolean => phone !== undefined && digitsIn(phone) >= 6

/** D25: the post-office boxes of the five languages; parcels are handed to a person. */
const poBox = /\bp\.? ?o\.? ?box\b|\bpost office box\b|\bpostfach\b|\bboite postale\b|\bapartado\b|\bcasella postale\b/

export function isPoBox(line: string): boolean {
  return poBox.test(line.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' '))
}

/** The required fields an address lacks (D18); some countries need a province. */
export const missingIn = ({ phone, province, countryCode }: Address): ('phone' | 'province')[] => [
  ...((phone ?? '') === '' ? (['phone'] as const) : []),
  ...(provincesOf(countryCode) !== undefined && (province ?? '') === '' ? (['province'] as const) : []),
]

const compactCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '')

/** Postal code and province in the country's customary spelling. */
export function spelled(address: Address): Address {
  const { countryCode, postalCode, province } = address
  if (!isCountry(countryCode)) return address
  return {
    ...address,
    postalCode: countryFacts(countryCode).spell(compactCode(postalCode)),
    ...(province === undefined ? {} : { province: provincesOf(countryCode) ? province.toUpperCase() : province }),
  }
}

/** A postal code in its country's spelling; nothing when it is none there. */
export function postalCodeIn(countryCode: string, typed: string): string | undefined {
  if (!isCountry(countryCode)) return undefined
  const { postal, spell } = countryFacts(countryCode)
  const spelled = spell(compactCode(typed))
  return postal.test(spelled) ? spelled : undefined
}

/** D26: CHK320 is malformed, CHK380 well-formed but not a place. A city called Nowhere is the documented example. */
function checkPlace(given: Address): Refused<PlaceCode> {
  const address = spelled(given)
  const { countryCode, postalCode, province = '', email } = address
  if (email !== undefined && !looksLikeEmail(email)) return at('AUT453', 'email')
  const needed = provincesOf(countryCode)
  if (needed !== undefined && !needed.includes(province)) return at('CHK320', 'province')
  if (isCountry(countryCode) && !countryFacts(countryCode).postal.test(postalCode)) return at('CHK320', 'postalCode')
  if (!postalCodeFits(countryCode, province, postalCode)) return at('CHK380', 'postalCode')
  if (address.city.toLowerCase() === 'nowhere') return at('CHK380', 'city')
  return ok(address)
}

/** Checks where parcels go and gives the address as it is written there. */
export function checkShippingAddress(
  address: Address,
  site: SiteName,
): Refused<PlaceCode | 'PAY401' | 'SHP410' | 'SHP500' | 'TAX309'> {
  const { countryCode, addressLine1, addressLine2 = '', phone, email } = address
  if (!isCountry(countryCode) || countryFacts(countryCode).site !== site) return at('PAY401', 'countryCode')
  if (isPoBox(addressLine1)) return at('SHP500', 'addressLine1')
  if (isPoBox(addressLine2)) return at('SHP500', 'addressLine2')
  if (!isPhone(phone)) return at('SHP410', 'phone')
  if (email === undefined) return at('AUT453', 'email')
  if (!isTaxKnown(address)) return at('TAX309', 'province')
  return checkPlace(address)
}

/** Checks a billing address; any country may pay. */
export function checkBillingAddress(address: Address): Refused<PlaceCode | 'BILL410'> {
  if (!isPhone(address.phone)) return at('BILL410', 'phone')
  return checkPlace(address)
}
