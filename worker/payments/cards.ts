/** The provider's reaction to a card. */
export type CardBehaviour =
  | 'approve'
  | 'challenge'
  | 'decline'
  | 'insufficient-funds'
  | 'fraud'
  | 'expired'
  | 'slow'
  | 'lost'

export type Brand = 'visa' | 'mastercard' | 'amex'

/**
 * The cards of this provider. It is a sandbox: any other number is refused before anything is stored, so that no real
 * one is ever kept here. `slow` answers late; `lost` authorises and never answers.
 */
export const testCards = [
  { number: '4242424242424242', behaviour: 'approve', answer: 'approved (Visa)' },
  { number: '5555555555554444', behaviour: 'approve', answer: 'approved (Mastercard)' },
  { number: '378282246310005', behaviour: 'approve', answer: 'approved (American Express, four-digit code)' },
  { number: '4000000000003220', behaviour: 'challenge', answer: 'the bank asks its owner (3-D Secure challenge)' },
  { number: '4000000000000002', behaviour: 'decline', answer: 'declined: PAY400' },
  { number: '4000000000009995', behaviour: 'insufficient-funds', answer: 'insufficient funds: PYT400' },
  { number: '4100000000000019', behaviour: 'fraud', answer: 'refused as suspected fraud: PYT402' },
  { number: '4000000000000069', behaviour: 'expired', answer: 'the bank says expired: FE309' },
  { number: '4000000000000259', behaviour: 'slow', answer: 'approved after three seconds' },
  { number: '4000000000000713', behaviour: 'lost', answer: 'approved, but the answer is lost: checking, then final' },
] as const satisfies readonly { readonly number: string; readonly behaviour: CardBehaviour; readonly answer: string }[]

/** Issuer ranges by leading digits (ISO/IEC 7812), longest first where they nest. */
const ranges: readonly {
  readonly brand: Brand
  readonly from: number
  readonly to: number
  readonly digits: number
}[] = [
  { brand: 'amex', from: 34, to: 34, digits: 15 },
  { brand: 'amex', from: 37, to: 37, digits: 15 },
  { brand: 'mastercard', from: 51, to: 55, digits: 16 },
  { brand: 'mastercard', from: 2221, to: 2720, digits: 16 },
  { brand: 'visa', from: 4, to: 4, digits: 16 },
]

/** The brand of a complete number (digits only); nothing when no range and length fit. */
export const brandOf = (number: string): Brand | undefined =>
  ranges.find(({ from, to, digits }) => {
    const lead = Number(number.slice(0, String(from).length))
    return number.length === digits && lead >= from && lead <= to
  })?.brand

/** The check digit of card numbers (Luhn, ISO/IEC 7812-1 annex B). */
export function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return number.length > 0 && sum % 10 === 0
}

export const behaviourOf = (number: string): CardBehaviour | undefined =>
  testCards.find(card => card.number === number)?.behaviour
