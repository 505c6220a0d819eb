import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'

/** The places in an order that the gift cards of a line have: cards are counted from 1, line by line, piece by piece. */
export function placesOfLine(items: readonly Pick<CartLine, 'id' | 'qty' | 'giftCard'>[], itemId: string): number[] {
  const cards = items
    .filter(({ giftCard }) => giftCard !== undefined)
    .flatMap(({ id, qty }) => Array.from({ length: qty }, () => id))
  return cards.flatMap((id, index) => (id === itemId ? [index + 1] : []))
}
