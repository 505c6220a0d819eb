import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'

/** The one SKU of a product of one colour and one size; nothing where there is something to choose. */
export const onlySku = (variants: ProductDetails['variants']): string | undefined =>
  variants.length === 1 ? variants[0]?.upc : undefined
