import { randomFor } from '#src/kit/seeded-random.ts'
import type { SiteName } from '#src/language/locales.ts'
import type { SeedProduct } from '#worker/commerce/seed/products.ts'
import type { Seed } from '#worker/commerce/seed/seed.ts'

import { facetNames, facetValues } from './facets.ts'
import { collectionPointsOf } from '../stores/collection-points.ts'
import { giftCards } from './gift-cards.ts'
import { locations } from '../stores/places.ts'
import { type Entry, productOf } from './product.ts'
import { questionsOf } from '../reviews/questions.ts'
import { reviewsOf } from '../reviews/reviews.ts'
import { setsOf } from './sets.ts'
import { stockist } from './stock.ts'
import { categories } from './tables/categories.ts'
import type { KindName } from './tables/kinds.ts'
import { kinds } from './tables/kinds.ts'
import { models, type Wearer } from './tables/models.ts'
import { inEnglishOf } from '../words/english.ts'

const wearersOf = { wm: ['w', 'm'], w: ['w'], m: ['m'], k: ['k'], u: ['u'] } as const satisfies Record<
  string,
  readonly Wearer[]
>

const kindNames = Object.keys(kinds) as KindName[]

/** Every model of a kind for each of its wearers, counted by purpose so that neighbours are told differently. */
function entriesOf(kind: KindName): Entry[] {
  const uses = new Map<string, number>()
  return models[kind].flatMap((model, row) =>
    wearersOf[model[1]].map(wearer => {
      const nth = uses.get(model[3]) ?? 0
      uses.set(model[3], nth + 1)
      return { kind, model, row, wearer, nth }
    }),
  )
}

/** Featured order: a shuffle in which what sells best and what is new comes forward. */
function ranked(products: readonly SeedProduct[]): SeedProduct[] {
  const forward = { bestseller: 500, new: 300 } as const
  const weighed = products.map(product => ({
    product,
    weight: randomFor(`rank ${product.id}`).below(1000) - (product.badge === undefined ? 0 : forward[product.badge]),
  }))
  return weighed
    .toSorted((a, b) => a.weight - b.weight || a.product.id.localeCompare(b.product.id))
    .map(({ product }, at) => ({ ...product, rank: at + 1 }))
}

/**
 * Composes what a site opens with; the same on every call and every machine. It takes some tens of milliseconds, so
 * it is asked for when a shop opens and never when the worker starts.
 */
export function buildCatalogue(site: SiteName): Seed {
  const onHand = stockist(locations)
  const products = kindNames.flatMap(kind => entriesOf(kind).map(entry => productOf(entry, onHand, site)))
  const range = ranked(products)
  return {
    ...inEnglishOf(site, {
      categories,
      products: range,
      giftCards: giftCards(locations),
      facetNames,
      facetValues: facetValues(site),
      sets: setsOf(range),
    }),
    locations,
    collectionPointsOf,
    reviewsOf,
    questionsOf,
  }
}
