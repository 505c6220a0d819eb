import type { WeatherPicture } from '#src/commerce/calls/catalogue/product-shapes.ts'

type Seen = { readonly weather: WeatherPicture | undefined; readonly isApart: boolean }

/** How a product is looked at, as its address says it: out in a weather, its layers one by one. */
export const seenAs = ({ weather, isApart }: Seen) => ({ weather: weather?.id, apart: isApart ? '1' : undefined })
