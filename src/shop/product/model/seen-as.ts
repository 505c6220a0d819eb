import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'

type Weather = NonNullable<ProductDetails['colors'][number]['weather']>[number]

/** How a product is looked at, as its address says it: out in a weather, its layers one by one. */
export const seenAs = ({ weather, isApart }: { readonly weather: Weather | undefined; readonly isApart: boolean }) => ({
  weather: weather?.id,
  apart: isApart ? '1' : undefined,
})
