import type { ProductSet } from '#src/commerce/calls/catalogue/assortment.ts'
import type { AnswerOf } from '#src/commerce/calls/index.ts'
import type {
  DeliveryPromise,
  ProductDetails,
  Stock,
  WeatherPicture,
} from '#src/commerce/calls/catalogue/product-shapes.ts'
import type { LoadedSections } from '#src/sections/load-sections.ts'

import type { TestedParts } from './model/tested-parts.ts'

/** The props of a product page; its parts take what they need. */
export type Props = {
  readonly product: ProductDetails
  /** A hint: the page may be some seconds old; cart and order ask anew (promise P7). */
  readonly stock: readonly Stock[]
  /** When it would arrive; absent when the platform does not say. */
  readonly delivery: DeliveryPromise | undefined
  /** The typed postal code, and whether it is invalid. */
  readonly postcode: { readonly typed: string; readonly isNone: boolean } | undefined
  readonly color: ProductDetails['colors'][number]
  /** The picture in the weather that is asked for, if there is one of the colour. */
  readonly weather: WeatherPicture | undefined
  /** Whether its layers are shown one by one. */
  readonly isApart: boolean
  /** Id of the size that is asked for, if it is one of the product's. */
  readonly size: string | undefined
  /** A customized item of this recipe (R075). */
  readonly recipe: string | undefined
  readonly reviews: AnswerOf<'products.reviews.list'> | undefined
  readonly sets: readonly ProductSet[]
  readonly content: LoadedSections
  /** The parts under experiment. */
  readonly tested: TestedParts
}
