import type { FacetName } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import type { CollectionPoint } from '#src/commerce/calls/catalogue/stores.ts'
import type { SiteName } from '#src/language/locales.ts'

import type { LocalText } from '../local-text.ts'
import type { SeedQuestion, SeedReview } from './opinions.ts'
import type { StockLocation } from './places.ts'
import type { SeedCategory, SeedProduct, SeedSet } from './products.ts'

/** Everything a site opens with. */
export type Seed = {
  readonly locations: readonly StockLocation[]
  readonly categories: readonly SeedCategory[]
  readonly products: readonly SeedProduct[]
  /** Gift cards, which are sold like products but have no reviews and no looks. */
  readonly giftCards: readonly SeedProduct[]
  /** Words for the facets and their values, these in the order shown; `price` and `rating` values are named by the platform. */
  readonly facetNames: Readonly<Record<FacetName, LocalText>>
  readonly facetValues: Readonly<Partial<Record<FacetName, ReadonlyMap<string, LocalText>>>>
  readonly sets: readonly SeedSet[]
  /** Data of each site, composed when it opens. */
  readonly collectionPointsOf: (site: SiteName) => readonly CollectionPoint[]
  readonly reviewsOf: (products: readonly SeedProduct[], site: SiteName) => readonly SeedReview[]
  readonly questionsOf: (products: readonly SeedProduct[], site: SiteName) => readonly SeedQuestion[]
}
