import type { Handlers } from '#src/commerce/call.ts'
import type { assortmentCalls, ProductSet, Recommendation } from '#src/commerce/calls/catalogue/assortment.ts'
import { fail, ok } from '#src/kit/result.ts'

import { recommended } from '../../catalogue/recommend.ts'
import type { CatalogueProduct } from '../../catalogue/product.ts'
import { cardOf, imageOf } from '../../catalogue/views.ts'
import type { Context, Contexts } from '../../context.ts'
import { readFirstSkus, readVariant } from '../../db/catalogue/catalogue.ts'
import { requestNotification } from '../../db/catalogue/notifications.ts'
import { readSet, readSetsOf, type StoredSet } from '../../db/catalogue/sets.ts'
import { checkLimit, countAttempt } from '../../people/rate-limits.ts'
import { looksLikeEmail } from '../../rules/addresses/address.ts'
import { suggest } from './suggest.ts'

/** A set as it is shown; what the catalogue has no more is left out. */
function setOf({ catalogue, language }: Context, set: StoredSet): ProductSet {
  const { find, levels, currency } = catalogue()
  const products = set.productIds.flatMap(id => find(id) ?? [])
  return {
    id: set.id,
    kind: set.kind,
    name: set.name[language],
    description: set.description[language],
    currency,
    from: products.reduce((sum, { prices }) => sum + prices.lowCurrent, 0),
    items: products.map(product => cardOf(catalogue(), product, levels(), language)),
  }
}

/** R153, in the order they were recommended. */
function recommendations(
  { catalogue, db, language }: Context,
  products: readonly CatalogueProduct[],
  token: (product: CatalogueProduct) => string,
): Recommendation[] {
  const shown = catalogue()
  const { currency } = shown
  const ids = products.map(({ id }) => id)
  const skus = new Map(readFirstSkus(db, ids).map(({ product_id, upc }) => [product_id, upc]))
  return products.flatMap(product => {
    const [color] = product.colors
    const sku = skus.get(product.id)
    if (color === undefined || sku === undefined) return []
    const { id, name, path, prices, rating } = product
    return {
      id,
      sku,
      title: name[language],
      image: imageOf(shown, product, color, 'front', language),
      multiVariantsProduct: product.colors.length * product.sizes.length > 1,
      recToken: token(product),
      price: { currency, ...prices },
      url: `/p/${path}`,
      rating: { showScore: rating.reviewsCount > 0, score: rating.score },
    }
  })
}

export const assortmentHandlers = {
  'products.product-sets.list': ({ path }, context) => {
    const product = context.catalogue().find(path.productId)
    if (product === undefined) return fail('ORD404')
    return ok({ sets: readSetsOf(context.db, product.id).map(set => setOf(context, set)) })
  },

  'products.product-set.get': ({ path }, context) => {
    const set = readSet(context.db, path.productSetId)
    return set === undefined ? fail('PLP400') : ok(setOf(context, set))
  },

  'products.recommendations.get': ({ query }, context) => {
    const { widget = query.productId === undefined ? 'popular' : 'similar', productId, count = 12 } = query
    const catalogue = context.catalogue()
    const anchor = productId === undefined ? undefined : catalogue.find(productId)
    if (productId !== undefined && anchor === undefined) return fail('ORD404')
    const products = recommended(catalogue, widget, anchor, count)
    const items = recommendations(context, products, ({ id }) => `${widget}.${anchor?.id ?? '-'}.${id}`)
    return ok({ widget, items })
  },

  'products.suggestions.list': ({ query }, context) => ok(suggest(context, query.q ?? '', query.count ?? 6)),

  'products.notification.put': ({ body: { upc, email, phone } }, context) => {
    const { db, now, locale } = context
    if (!looksLikeEmail(email)) return fail('AUT453')
    if (readVariant(db, upc) === undefined) return fail('ORD404')
    // The letter comes later; it is asked for now.
    const free = checkLimit(context, 'letter', { target: email })
    if (!free.ok) return free
    countAttempt(context, 'letter', email)
    requestNotification(db, { upc, email, phone: phone ?? null, locale, at: now() })
    return ok({ upc, email, registered: true })
  },
} satisfies Handlers<typeof assortmentCalls, Contexts>
