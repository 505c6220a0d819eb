import type { ProductSet } from '#src/commerce/calls/assortment.ts'
import type { AnswerOf } from '#src/commerce/calls/index.ts'
import type { DeliveryPromise, ProductDetails, Stock } from '#src/commerce/calls/product-shapes.ts'
import type { LoadedSections } from '#src/sections/load-sections.ts'

import type { TestedParts } from './model/tested-parts.ts'

/** What a product's page shows; its parts take what they need of it. */
export type Props = {
  readonly product: ProductDetails
  /** A hint: the page may be some seconds old; cart and order ask anew (promise P7). */
  readonly stock: readonly Stock[]
  /** When it would arrive; absent when the platform does not say. */
  readonly delivery: DeliveryPromise | undefined
  /** The postal code somebody asked for, as it was typed, and whether it is none. */
  readonly postcode: { readonly typed: string; readonly isNone: boolean } | undefined
  readonly color: ProductDetails['colors'][number]
  /** A customized item of this recipe (R075). */
  readonly recipe: string | undefined
  readonly reviews: AnswerOf<'products.reviews.list'> | undefined
  readonly sets: readonly ProductSet[]
  readonly content: LoadedSections
  /** What experiments make of the page. */
  readonly tested: TestedParts
}
