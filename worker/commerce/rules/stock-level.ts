import type { Stock } from '#src/commerce/calls/product-shapes.ts'

/** Above this many pieces the exact number is nobody's business. */
const lowUpTo = 5

/** What a shopper may know of so many pieces of a SKU. */
export function stockLevel(upc: string, available: number): Stock {
  if (available <= 0) return { upc, state: 'out' }
  return available <= lowUpTo ? { upc, state: 'low', left: available } : { upc, state: 'in-stock' }
}
