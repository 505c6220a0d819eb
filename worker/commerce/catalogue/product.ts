import type { Minor } from '#src/kit/money.ts'

import type { SeedProduct } from '../seed/products.ts'

/** The facts that listings, cart lines and facets need; in memory while the object is awake. */
export type ProductFacts = Pick<
  SeedProduct,
  | 'name'
  | 'summary'
  | 'template'
  | 'model'
  | 'categoryIds'
  | 'facets'
  | 'badge'
  | 'rating'
  | 'releasedOn'
  | 'rank'
  | 'colors'
  | 'sizes'
  | 'giftCard'
>

/** The facts that only the product's own page needs, read on request. */
export type PageFacts = Pick<
  SeedProduct,
  'description' | 'features' | 'facts' | 'materials' | 'care' | 'layers' | 'worn'
>

export type Prices = {
  readonly lowCurrent: Minor
  readonly highCurrent: Minor
  readonly lowOriginal: Minor
  readonly highOriginal: Minor
  /** The lowest that what is reduced cost in the thirty days before. */
  readonly lowestBefore?: Minor
  /** In how many colours all sizes are reduced to the lowest price, while others cost more. */
  readonly reducedColors?: number
}

export type CatalogueProduct = ProductFacts & {
  readonly id: string
  /** `{slug}-{id}` in lower case: what stands after `/p/`. */
  readonly path: string
  /** Place in the order of `featured`, and in every bitmap. */
  readonly position: number
  readonly prices: Prices
}
