import type { ProductDetails, Variant } from '#src/commerce/calls/catalogue/product-shapes.ts'

/** The amounts of a gift card's design, in ascending order. */
export const amountChoices = ({ variants }: Pick<ProductDetails, 'variants'>, design: string): readonly Variant[] =>
  variants.filter(({ color }) => color === design).toSorted((a, b) => a.current - b.current)
