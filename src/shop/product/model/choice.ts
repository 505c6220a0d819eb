import type { ProductDetails, Stock, Variant } from '#src/commerce/calls/catalogue/product-shapes.ts'

/** A size of the chosen colour, and whether it can be had. */
export type SizeChoice = {
  readonly id: string
  readonly name: string
  readonly upc: string | undefined
  readonly state: Stock['state']
  readonly left: number | undefined
}

/** The colour asked for, else the first. */
export const chosenColor = <Color extends { readonly id: string }>(
  colors: readonly Color[],
  asked: string | null,
): Color | undefined => colors.find(color => color.id === asked) ?? colors[0]

/** Every size in the product's order, for one colour; a size this colour does not come in counts as sold out. */
export function sizeChoices(
  { sizes, variants }: Pick<ProductDetails, 'sizes' | 'variants'>,
  color: string,
  stock: readonly Stock[],
): SizeChoice[] {
  const states = new Map(stock.map(item => [item.upc, item]))
  return sizes.map(({ id, name }) => {
    const upc = variants.find(variant => variant.color === color && variant.size === id)?.upc
    const known = upc === undefined ? undefined : states.get(upc)
    return { id, name, upc, state: upc === undefined ? 'out' : (known?.state ?? 'in-stock'), left: known?.left }
  })
}

/** Most of one colour that a line may hold (D16); the platform may have fewer of a size. */
export const maxQtyOfColor = (variants: readonly Variant[], color: string): number =>
  Math.max(1, ...variants.filter(variant => variant.color === color).map(({ maxQty }) => maxQty))

/** Points that a member earns with one of a colour, at the least; undefined where the platform does not say. */
export function pointsOfColor(variants: readonly Variant[], color: string): number | undefined {
  const points = variants.flatMap(variant => (variant.color === color ? (variant.pointsToEarn ?? []) : []))
  return points.length === 0 ? undefined : Math.min(...points)
}

/** The price span of one colour's variants. */
export function colorPrice(variants: readonly Variant[], color: string, currency: ProductDetails['price']['currency']) {
  const ofColor = variants.filter(variant => variant.color === color)
  const current = ofColor.map(variant => variant.current)
  const original = ofColor.map(variant => variant.original)
  const before = ofColor.flatMap(variant => variant.lowestBefore ?? [])
  return {
    currency,
    lowCurrent: Math.min(...current),
    highCurrent: Math.max(...current),
    lowOriginal: Math.min(...original),
    highOriginal: Math.max(...original),
    ...(before.length > 0 && { lowestBefore: Math.min(...before) }),
  }
}
