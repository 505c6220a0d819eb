import type { ProductDetails, Variant } from '#src/commerce/calls/product-shapes.ts'

/** What a gift card of one design may be worth, the smallest first. */
export const amountChoices = ({ variants }: Pick<ProductDetails, 'variants'>, design: string): readonly Variant[] =>
  variants.filter(({ color }) => color === design).toSorted((a, b) => a.current - b.current)
