import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'

/**
 * The colours and sizes of a product as one list to choose from: `Pine · M`. A gift card of any sum keeps its sum and has
 * other designs; no other line becomes one.
 */
export const variantsToChoose = (
  { variants, colors, sizes }: Pick<ProductDetails, 'variants' | 'colors' | 'sizes'>,
  hasSum = false,
): readonly {
  readonly value: string
  readonly name: string
}[] =>
  variants
    .filter(({ most }) => (most !== undefined) === hasSum)
    .map(({ upc, color, size }) => ({
      value: upc,
      name: [colors.find(({ id }) => id === color)?.name, sizes.find(({ id }) => id === size)?.name]
        .filter(part => part !== undefined)
        .join(' · '),
    }))
