import type { ProductDetails, Variant } from '#src/commerce/calls/catalogue/product-shapes.ts'

/** The amounts of a gift card's design, in ascending order, and the choice of any sum, where there is one (R410). */
export function amountChoices({ variants }: Pick<ProductDetails, 'variants'>, design: string) {
  const own = variants.filter(({ color }) => color === design)
  const anySum = own.find((variant): variant is Variant & { most: number } => variant.most !== undefined)
  return { fixed: own.filter(one => one !== anySum).toSorted((a, b) => a.current - b.current), anySum }
}
