import { createHmac } from 'node:crypto'

import type { IssuedCard } from '../db/orders/issued-cards.ts'

/** A card's number of sixteen digits, and its scratch-off PIN. */
export type CardNumber = { readonly number: string; readonly pin: string }

/** Numbers of cards that were sold begin with these digits; those of the seed with others. */
const prefix = '600650'

/** Decimal digits out of a hash; the remainder of 64 bits by ten to the tenth is as good as even. */
const digitsOf = (bytes: Buffer, from: number, count: number): string =>
  (bytes.readBigUInt64BE(from) % 10n ** BigInt(count)).toString().padStart(count, '0')

/**
 * Number and PIN of the card at a place of an order, worked out from the site's own secret: a letter can be written
 * again although only hashes are kept, and issuing a card twice comes to the same card.
 */
export function numberOf(
  secret: string,
  orderNumber: string,
  { place, pinDigits }: Pick<IssuedCard, 'place' | 'pinDigits'>,
): CardNumber {
  const bytes = createHmac('sha256', secret).update(`${orderNumber}:${place}`).digest()
  return { number: `${prefix}${digitsOf(bytes, 0, 10)}`, pin: digitsOf(bytes, 8, pinDigits) }
}
