import type { Stock } from '#src/commerce/calls/catalogue/product-shapes.ts'

/** The exact number is shown only up to so many pieces. */
const lowUpTo = 5

/** A SKU's stock level for shoppers. */
export function stockLevel(upc: string, available: number): Stock {
  if (available <= 0) return { upc, state: 'out' }
  return available <= lowUpTo ? { upc, state: 'low', left: available } : { upc, state: 'in-stock' }
}
