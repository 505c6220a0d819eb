import type { CatalogueChange } from '#src/commerce/calls/orders/editing.ts'

import type { Context } from '../context.ts'
import { lowestPrice } from '../db/accounts/interests.ts'
import { changePrice, changingPrices, readPrices, type SkuPrice } from '../db/catalogue/prices.ts'
import { noteChanges } from '../db/changes.ts'
import { tellOfPriceDrop } from '../mail/news/price-drop.ts'
import type { CatalogueProduct } from './product.ts'

/** A product's prices for an editor. */
export function pricesOf({ catalogue, db, language }: Context, product: CatalogueProduct) {
  const { id: productId, name, path, colors, sizes } = product
  const nameOf = (list: CatalogueProduct['colors'] | CatalogueProduct['sizes'], id: string) =>
    list.find(one => one.id === id)?.name[language] ?? id
  const prices = readPrices(db, productId).map(({ skus, ...price }) => ({
    ...price,
    skus: skus.map(({ colorId, sizeId }) => `${nameOf(colors, colorId)}, ${nameOf(sizes, sizeId)}`),
  }))
  return { productId, name: name[language], path, currency: catalogue().currency, prices }
}

/** The categories in which a product stands: its own and all above them. */
export const categoriesOf = (
  { catalogue, language }: Context,
  { categoryIds }: Pick<CatalogueProduct, 'categoryIds'>,
) => [
  ...new Set(
    categoryIds.flatMap(id =>
      catalogue()
        .categories.trail(id, language)
        .map(one => one.id),
    ),
  ),
]

/** What shows a product: itself, and the categories it stands in. */
export const shownBy = (context: Context, product: CatalogueProduct): CatalogueChange[] => [
  { kind: 'product', id: product.id },
  ...categoriesOf(context, product).map(id => ({ kind: 'category', id }) as const),
]

/** What shows some products, as the catalogue is now. */
export const productsShownBy = (context: Context, products: readonly { readonly id: string }[]): CatalogueChange[] =>
  products.flatMap(({ id }) => {
    const product = context.catalogue().find(id)
    return product === undefined ? [] : shownBy(context, product)
  })

/** Gives SKUs of a product another price and tells who waits for a lower one; false where none has the price before. */
export function reprice(
  context: Context,
  product: CatalogueProduct,
  { before, after }: { readonly before: SkuPrice; readonly after: SkuPrice },
): boolean {
  const { db, now } = context
  const changes = shownBy(context, product)
  return db.transact(() => {
    const cost = lowestPrice(db, product.id)
    const changed = changingPrices(db, product.id, now(), () => changePrice(db, product.id, before, after))
    if (changed === 0) return false
    noteChanges(db, changes)
    const costs = lowestPrice(db, product.id)
    if (cost !== undefined && costs !== undefined && costs < cost)
      tellOfPriceDrop(context, { productId: product.id, before: cost, now: costs })
    return true
  })
}
