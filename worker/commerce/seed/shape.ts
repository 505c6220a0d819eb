import type { FacetName } from '#src/commerce/calls/product-shapes.ts'
import type { CollectionPoint, OpeningDay, StoreService } from '#src/commerce/calls/stores.ts'
import type { Currency, Minor } from '#src/kit/money.ts'
import type { LanguageCode, Site } from '#src/language/locales.ts'

/** A text in every language of the store. */
export type LocalText = Readonly<Record<LanguageCode, string>>

/** What people want to know of a store. */
export type StoreFacts = {
  readonly phone: string
  readonly services: readonly StoreService[]
  readonly hours: readonly OpeningDay[]
  /** Most parcels it keeps for people at a time; any number when nothing is said. */
  readonly parcelRoom?: number
}

/** A place that holds stock; a store has its facts. */
export type Location = Partial<StoreFacts> & {
  readonly id: string
  readonly kind: 'warehouse' | 'store'
  readonly site: Site
  readonly name: string
  readonly addressLine1: string
  readonly city: string
  readonly province?: string
  readonly postalCode: string
  readonly countryCode: string
  readonly latitude: number
  readonly longitude: number
}

export type SeedCategory = {
  readonly id: string
  readonly parent?: string
  /** What stands in `/c/:slug`, per language. */
  readonly slug: LocalText
  readonly name: LocalText
  readonly description: LocalText
}

/** What the illustration engine needs to draw a product in one colour; `palette` is body, second, trim, accent, lining. */
export type Drawing = {
  readonly template: string
  /** Chooses cut, seams and details: two products of a template differ by it. */
  readonly model: number
  readonly palette: readonly [string, string, string, string, string]
}

export type SeedColor = {
  readonly id: string
  readonly name: LocalText
  /** `#rrggbb`. */
  readonly hex: string
  /** A value of the facet `color`, e.g. `green`. */
  readonly family: string
  readonly palette: Drawing['palette']
}

export type SeedVariant = {
  readonly upc: string
  readonly colorId: string
  readonly sizeId: string
  readonly prices: Readonly<Record<Currency, { readonly current: Minor; readonly original: Minor }>>
  /** Pieces on hand by location id. */
  readonly stock: Readonly<Record<string, number>>
  readonly maxQty: number
  /** Sold once, and no more: it has no price. */
  readonly withdrawn?: boolean
}

export type SeedProduct = {
  readonly id: string
  /** The readable part of `/p/{slug}-{id}`, the same in every language. */
  readonly slug: string
  readonly template: string
  readonly model: number
  readonly name: LocalText
  readonly summary: LocalText
  readonly description: LocalText
  /** The category whose trail the product page shows comes first. */
  readonly categoryIds: readonly [string, ...string[]]
  readonly features: readonly { readonly title: LocalText; readonly text: LocalText }[]
  readonly facts: readonly { readonly name: LocalText; readonly value: LocalText }[]
  readonly materials: readonly LocalText[]
  readonly care: readonly LocalText[]
  /** Values of the facets `type`, `activity` and `feature`. */
  readonly facets: Readonly<Record<'type' | 'activity' | 'feature', readonly string[]>>
  readonly badge?: 'new' | 'bestseller'
  readonly rating: { readonly score: number; readonly reviewsCount: number }
  /** `YYYY-MM-DD`, for the sort `newest`. */
  readonly releasedOn: string
  /** Position in the sort `featured`; lower is earlier. */
  readonly rank: number
  readonly colors: readonly SeedColor[]
  readonly sizes: readonly { readonly id: string; readonly name: LocalText }[]
  /** A gift card; its sizes are amounts in whole units of the currency. */
  readonly giftCard?: 'digital' | 'physical'
  readonly variants: readonly SeedVariant[]
}

/** A review as the shop opens with it; `translations` are the same in the other languages. */
export type SeedReview = {
  readonly id: string
  readonly productId: string
  readonly author: string
  readonly language: LanguageCode
  readonly score: number
  readonly at: number
  readonly verified: boolean
  readonly recommended: boolean
  readonly fit?: 'small' | 'true-to-size' | 'large'
  readonly helpful: number
  readonly unhelpful: number
  readonly title: LocalText
  readonly text: LocalText
}

export type SeedAnswer = {
  readonly id: string
  readonly author: string
  readonly staff: boolean
  readonly text: string
  readonly at: number
  readonly helpful: number
}

export type SeedQuestion = {
  readonly id: string
  readonly productId: string
  readonly author: string
  readonly language: LanguageCode
  readonly text: string
  readonly at: number
  readonly answers: readonly SeedAnswer[]
}

/** Products that are worn or used together. */
export type SeedSet = {
  readonly id: string
  readonly kind: 'look' | 'bundle'
  readonly name: LocalText
  readonly description: LocalText
  readonly productIds: readonly string[]
}

/** Everything a site opens with. */
export type Seed = {
  readonly locations: readonly Location[]
  readonly categories: readonly SeedCategory[]
  readonly products: readonly SeedProduct[]
  /** Sold like products, and apart from them: nobody reviews them, and nothing is worn with them. */
  readonly giftCards: readonly SeedProduct[]
  /** Words for the facets and their values; `price` and `rating` values are named by the platform. */
  readonly facetNames: Readonly<Record<FacetName, LocalText>>
  readonly facetValues: Readonly<Partial<Record<FacetName, Readonly<Record<string, LocalText>>>>>
  readonly sets: readonly SeedSet[]
  /** What each site has of its own is composed when it opens. */
  readonly collectionPointsOf: (site: Site) => readonly CollectionPoint[]
  readonly reviewsOf: (products: readonly SeedProduct[], site: Site) => readonly SeedReview[]
  readonly questionsOf: (products: readonly SeedProduct[], site: Site) => readonly SeedQuestion[]
}
