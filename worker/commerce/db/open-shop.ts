import { facetNames } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import type { Currency } from '#src/kit/money.ts'
import type { SiteName } from '#src/language/locales.ts'

import type { Seed } from '../seed/seed.ts'
import { forgetChanges } from './changes.ts'
import { bumpVersion, categoryWords, valueWords, versionOf } from './catalogue/catalogue.ts'
import type { Database } from './database.ts'
import { locationFacts, writeCollectionPoints } from './catalogue/places.ts'
import { writeQuestions } from './catalogue/questions.ts'
import { writeReviews } from './catalogue/reviews.ts'
import { writeSets } from './catalogue/sets.ts'
import { openPriceHistory } from './catalogue/prices.ts'
import { moveStock, putProduct, type WordsOf } from './catalogue/put-product.ts'

function writeLocations(db: Database, seed: Seed, site: SiteName): Set<string> {
  const own = seed.locations.filter(location => location.site === site)
  for (const [position, { id, kind, ...facts }] of own.entries())
    db.run(
      'INSERT INTO locations (id, kind, position, facts) VALUES (?, ?, ?, ?)',
      id,
      kind,
      position,
      locationFacts.write(facts),
    )
  return new Set(own.map(({ id }) => id))
}

function writeTree(db: Database, seed: Seed): void {
  for (const [position, { id, parent, ...words }] of seed.categories.entries())
    db.run(
      'INSERT INTO categories (id, parent, position, words) VALUES (?, ?, ?, ?)',
      id,
      parent ?? null,
      position,
      categoryWords.write(words),
    )
  for (const facet of facetNames) {
    db.run('INSERT INTO facets (id, words) VALUES (?, ?)', facet, valueWords.write(seed.facetNames[facet]))
    for (const [position, [id, words]] of [...(seed.facetValues[facet] ?? [])].entries())
      db.run(
        'INSERT INTO facet_values (facet, id, position, words) VALUES (?, ?, ?, ?)',
        facet,
        id,
        position,
        valueWords.write(words),
      )
  }
}

/** Fills an empty shop with everything it opens with; an open one is left alone. */
export function openShop(
  db: Database,
  opening: (site: SiteName) => Seed,
  { site, currency, at }: { readonly site: SiteName; readonly currency: Currency; readonly at: number },
): void {
  if (versionOf(db, 'seed') > 0) return
  const seed = opening(site)
  const categories = new Map(seed.categories.map(category => [category.id, category.name]))
  const wordsOf: WordsOf = (kind, id) => (kind === 'category' ? categories.get(id) : seed.facetValues[kind]?.get(id))
  db.transact(() => {
    const places = writeLocations(db, seed, site)
    writeTree(db, seed)
    for (const product of [...seed.products, ...seed.giftCards]) {
      putProduct(db, product, { currency, wordsOf })
      const movements = product.variants.flatMap(({ upc, stock }) =>
        Object.entries(stock)
          .filter(([locationId]) => places.has(locationId))
          .map(([locationId, delta]) => ({ upc, locationId, delta })),
      )
      moveStock(db, movements, 'opening', at)
    }
    openPriceHistory(db, at)
    writeSets(db, seed.sets)
    writeCollectionPoints(db, seed.collectionPointsOf(site))
    writeReviews(db, seed.reviewsOf(seed.products, site))
    writeQuestions(db, seed.questionsOf(seed.products, site))
    bumpVersion(db, 'seed')
    // What a shop opens with is no change.
    forgetChanges(db)
  })
}
