import type { Handlers } from '#src/commerce/call.ts'
import type { DeliveryPromise, Stock } from '#src/commerce/calls/catalogue/product-shapes.ts'
import type { productCalls } from '#src/commerce/calls/catalogue/products.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'
import { locales } from '#src/language/locales.ts'

import { detailsOf } from '../../catalogue/views.ts'
import type { Context, Contexts } from '../../context.ts'
import { freeDeliveryFrom } from '../../promotions/free-delivery.ts'
import { isOfferedAt } from '../../rules/payment-methods.ts'
import { deliveryPromise } from '../../rules/shipping.ts'
import { readPage, readVariants, type VariantRow } from '../../db/catalogue/catalogue.ts'
import { readStoreInventory, readStores } from '../../db/catalogue/places.ts'
import { postalCodeIn } from '../../rules/addresses/address.ts'
import { reachOf } from '../../stores/reach.ts'
import { stockLevel } from '../../rules/stock-level.ts'
import { searchProducts } from './search.ts'

/** Stock for home delivery. */
const atHome = ({ upc, available }: VariantRow): Stock => stockLevel(upc, available)

/** The stock of some SKUs in a store; one the store never had is out of stock. */
function inStore({ db }: Context, storeId: string, asked: readonly VariantRow[]): Stock[] {
  const upcs = asked.map(({ upc }) => upc)
  const free = new Map(readStoreInventory(db, upcs, [storeId]).map(row => [row.upc, row.free]))
  return upcs.map(upc => stockLevel(upc, free.get(upc) ?? 0))
}

/** When it would arrive: anywhere, or at a postal code of the locale's country. */
function promiseFor(context: Context, typed: string | undefined): Result<DeliveryPromise, 'CHK320'> {
  const { db, site, locale, now, promotions } = context
  const freeFrom = freeDeliveryFrom(promotions, locale)
  const free = freeFrom === undefined ? {} : { freeFrom }
  if (typed === undefined) return ok({ ...deliveryPromise(site, now()), ...free })
  const countryCode = locales[locale].country
  const postalCode = postalCodeIn(countryCode, typed)
  if (postalCode === undefined) return fail('CHK320', { field: 'postalCode' })
  return ok({ ...deliveryPromise(site, now(), reachOf(db, { site, postalCode, countryCode })), ...free, postalCode })
}

export const productHandlers = {
  'products.search.query': searchProducts,

  'products.catalog.get': (_, { catalogue, language }) => ok({ categories: catalogue().categories.tree(language) }),

  'products.details.get': ({ path }, { db, site, catalogue, language }) => {
    const product = catalogue().find(path.productId)
    const page = product && readPage(db, product.id)
    if (product === undefined || page === undefined) return fail('ORD404')
    const details = detailsOf(catalogue(), product, page, readVariants(db, product.id), language)
    return ok(isOfferedAt(site, 'KLARNA') ? { ...details, payLater: 'KLARNA' } : details)
  },

  'products.availability.get': ({ path, body: { upcs, storeId } }, context) => {
    const product = context.catalogue().find(path.productId)
    if (product === undefined) return fail('ORD404')
    const asked = readVariants(context.db, product.id).filter(({ upc }) => upcs.includes(upc))
    if (storeId === undefined) return ok({ items: asked.map(atHome) })
    if (!readStores(context.db).some(({ id }) => id === storeId)) return fail('STR404')
    return ok({ items: inStore(context, storeId, asked) })
  },

  'products.inventory.get': ({ path, query }, context) => {
    const product = context.catalogue().find(path.productId)
    if (product === undefined) return fail('ORD404')
    const delivery = promiseFor(context, query.postalCode)
    return delivery.ok
      ? ok({ items: readVariants(context.db, product.id).map(atHome), delivery: delivery.value })
      : delivery
  },
} satisfies Handlers<typeof productCalls, Contexts>
