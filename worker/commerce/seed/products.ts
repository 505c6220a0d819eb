import type { Currency, Minor } from '#src/kit/money.ts'

import type { Layer, Palette } from '../catalogue/picture.ts'
import type { LocalText } from '../local-text.ts'

/** The id of the category of what is reduced; a listing of it prefers what is. */
export const saleCategory = 'sale'

export type SeedCategory = {
  readonly id: string
  readonly parent?: string
  /** The slug in `/c/:slug`, per language. */
  readonly slug: LocalText
  readonly name: LocalText
  readonly description: LocalText
}

/** A photograph on the web, and what it shows, where that is said. */
export type ProductPhotograph = { readonly src: string; readonly alt?: string }

export type SeedColor = {
  readonly id: string
  readonly name: LocalText
  /** `#rrggbb`. */
  readonly hex: string
  /** A value of the facet `color`, e.g. `green`. */
  readonly family: string
  readonly palette: Palette
  /** Shown instead of drawings, the best first. */
  readonly photographs?: readonly ProductPhotograph[]
}

export type SeedVariant = {
  readonly upc: string
  readonly colorId: string
  readonly sizeId: string
  readonly prices: Readonly<Record<Currency, { readonly current: Minor; readonly original: Minor }>>
  /** Pieces on hand by location id. */
  readonly stock: Readonly<Record<string, number>>
  readonly maxQty: number
  /** A gift card of any sum from its price up to this, in whole minor units of any currency. */
  readonly most?: Minor
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
  /** What its drawing can be taken apart into, from the outside in; `features` are titles of its own. */
  readonly layers?: readonly {
    readonly id: Layer
    readonly name: LocalText
    readonly lines: readonly LocalText[]
    readonly features: readonly LocalText[]
  }[]
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
  /** Who wears it in its picture: how tall, in centimetres, and which size. */
  readonly worn?: { readonly height: number; readonly sizeId: string }
  /** A gift card; its sizes are amounts in whole units of the currency. */
  readonly giftCard?: 'digital' | 'physical'
  readonly variants: readonly SeedVariant[]
}

/** Products that are worn or used together. */
export type SeedSet = {
  readonly id: string
  readonly kind: 'look' | 'bundle'
  readonly name: LocalText
  readonly description: LocalText
  readonly productIds: readonly string[]
}
