import type { CartLine, ShippingMethod } from '#src/commerce/calls/cart.ts'
import type { Language } from '#src/language/locales.ts'

import type { Catalogue } from '../catalogue/catalogue.ts'
import { imageOf } from '../catalogue/views.ts'
import type { CatalogueProduct } from '../catalogue/product.ts'
import type { LineRow } from '../db/lines.ts'
import type { SeedColor, SeedProduct } from '../seed/shape.ts'
import { taxOf, type TaxRule } from '../rules/tax.ts'
import { rowTotal } from '../rules/totals.ts'

/** D16: the smaller of what a line may hold and what there is. */
export const mostOf = ({ max_qty, available }: { readonly max_qty: number; readonly available: number }): number =>
  Math.max(0, Math.min(max_qty, available))

type Surroundings = {
  readonly language: Language
  readonly tax: TaxRule
  readonly methods: readonly (ShippingMethod & { readonly selected: boolean })[]
}

type Choice = {
  readonly product: CatalogueProduct
  readonly color: SeedColor
  readonly size: SeedProduct['sizes'][number]
}

/** The product, colour and size a row stands for; nothing when the catalogue no longer has them. */
export function choiceOf(row: LineRow, catalogue: Catalogue): Choice | undefined {
  const product = catalogue.find(row.product_id)
  const color = product?.colors.find(({ id }) => id === row.color_id)
  const size = product?.sizes.find(({ id }) => id === row.size_id)
  return product && color && size && { product, color, size }
}

/** A basket's row as the cart shows it. */
export function lineOf(
  row: LineRow,
  { product, color, size }: Choice,
  { language, tax, methods }: Surroundings,
): CartLine {
  const { qty, current, original } = row
  const total = rowTotal({ qty, current, original })
  return {
    id: row.id,
    productId: product.id,
    masterId: product.id,
    upc: row.upc,
    slug: product.path,
    name: product.name[language],
    image: imageOf(product, color, 'front', language),
    qty,
    maxQty: mostOf(row),
    price: {
      original,
      current,
      rowTotal: total,
      priceAfterItemDiscount: total,
      priceAfterOrderDiscount: total,
      highCurrent: product.prices.highCurrent,
      highOriginal: product.prices.highOriginal,
      proratedPrice: total,
    },
    taxTotal: taxOf(total, tax),
    variants: [
      { code: 'color', value: color.id, name: color.name[language] },
      { code: 'size', value: size.id, name: size.name[language] },
    ],
    shippingOptions: methods.map(({ selected, ...shippingMethod }) => ({ selected, shippingMethod })),
    available: row.available > 0,
    bonus: false,
    isCustoms: row.recipe_id !== '',
    ...(row.recipe_id === '' ? {} : { recipeId: row.recipe_id }),
  }
}
