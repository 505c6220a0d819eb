import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import type { Minor } from '#src/kit/money.ts'

/** Pieces by the id of their line. */
export type PieceCounts = ReadonlyMap<string, number>

/** The share of an amount that belongs to these pieces after others were returned. All shares add up to the amount, to the minor unit. */
export const shareOf = (whole: Minor, { qty, gone, going }: { qty: number; gone: number; going: number }): Minor =>
  Math.floor((whole * (gone + going)) / qty) - Math.floor((whole * gone) / qty)

/** The price paid for a line, after discounts and with its tax. */
const paidFor = ({ price, taxTotal }: CartLine, taxIncluded: boolean): Minor =>
  price.priceAfterOrderDiscount + (taxIncluded ? 0 : taxTotal)

type Going = { readonly gone: PieceCounts; readonly going: PieceCounts }

/** Sums over the lines of an order what of something belongs to the pieces that go. */
export const shareOfPieces = (
  items: readonly CartLine[],
  { gone, going }: Going,
  wholeOf: (line: CartLine) => Minor,
): Minor =>
  items.reduce((all, line) => {
    const counts = { qty: line.qty, gone: gone.get(line.id) ?? 0, going: going.get(line.id) ?? 0 }
    return all + shareOf(wholeOf(line), counts)
  }, 0)

/**
 * What goes back for pieces of an order, in minor units. Delivery is given back with the last of them: once everything has
 * gone, what is left of the total follows.
 */
export function worthOfPieces(
  { items, totals }: Pick<Cart, 'items' | 'totals'>,
  { gone, going, refunded }: Going & { readonly refunded: Minor },
): Minor {
  const left = items.some(({ id, qty, bonus }) => !bonus && qty > (gone.get(id) ?? 0) + (going.get(id) ?? 0))
  if (!left) return totals.total - refunded
  return shareOfPieces(items, { gone, going }, line => paidFor(line, totals.taxIncluded))
}
