import type { FacetName } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import type { Currency } from '#src/kit/money.ts'

import { everyLanguage, type LocalText } from '../local-text.ts'
import { add, emptyBitmap, type Bitmap } from './bitmap.ts'
import { inRange, priceBands, rangeId, rangeName } from './price-ranges.ts'
import type { CatalogueProduct } from './product.ts'

export type FacetValue = {
  readonly id: string
  readonly name: LocalText
  readonly hex?: string
  readonly products: Bitmap
}

/** The words of facets and values, as the database has them; `position` orders the values. */
export type FacetWords = {
  readonly facets: ReadonlyMap<string, LocalText>
  readonly values: ReadonlyMap<string, ReadonlyMap<string, { readonly position: number; readonly words: LocalText }>>
}

const ratingFloors = [4, 3] as const

const andUp: LocalText = {
  en: '{stars} stars and up',
  es: '{stars} estrellas o más',
  fr: '{stars} étoiles et plus',
  de: '{stars} Sterne und mehr',
  it: '{stars} stelle e oltre',
}
const inStock: LocalText = { en: 'In stock', es: 'Disponible', fr: 'En stock', de: 'Auf Lager', it: 'Disponibile' }

const floorName = (floor: (typeof ratingFloors)[number]): LocalText =>
  everyLanguage(language => andUp[language].replace('{stars}', String(floor)))

type ProductValue = { readonly id: string; readonly name?: LocalText; readonly hex?: string }

type ValuesOf = Record<Exclude<FacetName, 'availability'>, (p: CatalogueProduct) => readonly ProductValue[]>

/** Which values of each facet a product has; the platform's own are named once, not once a product. */
function valuesOf(currency: Currency): ValuesOf {
  const bands = priceBands.map(band => ({ band, found: { id: rangeId(band), name: rangeName(band, currency) } }))
  const floors = ratingFloors.map(floor => ({ floor, found: { id: `${floor}-up`, name: floorName(floor) } }))
  return {
    type: product => product.facets.type.map(id => ({ id })),
    activity: product => product.facets.activity.map(id => ({ id })),
    feature: product => product.facets.feature.map(id => ({ id })),
    // The sizes of a gift card are amounts.
    size: ({ sizes, giftCard }) => (giftCard === undefined ? sizes : []),
    color: product => product.colors.map(({ family, hex }) => ({ id: family, hex })),
    price: product => bands.filter(({ band }) => inRange(band, product.prices.lowCurrent)).map(({ found }) => found),
    rating: ({ rating: { score, reviewsCount } }) =>
      floors.filter(({ floor }) => reviewsCount > 0 && score >= floor).map(({ found }) => found),
  }
}

/** The order in which the platform's own values are shown. */
const ownOrder = [...priceBands.map(rangeId), ...ratingFloors.map(floor => `${floor}-up`)]

/** The posting lists of every facet, built once: value → which products have it. */
export function buildFacets(
  products: readonly CatalogueProduct[],
  words: FacetWords,
  currency: Currency,
): ReadonlyMap<FacetName, readonly FacetValue[]> {
  const facets = new Map<FacetName, readonly FacetValue[]>()
  for (const [facet, found] of Object.entries(valuesOf(currency)) as [
    FacetName,
    (p: CatalogueProduct) => readonly ProductValue[],
  ][]) {
    const known = words.values.get(facet)
    const values = new Map<string, FacetValue>()
    for (const product of products)
      for (const { id, name, hex } of found(product)) {
        const value = values.get(id) ?? {
          id,
          name: known?.get(id)?.words ?? name ?? everyLanguage(() => id),
          ...(hex === undefined ? {} : { hex }),
          products: emptyBitmap(products.length),
        }
        add(value.products, product.position)
        values.set(id, value)
      }
    const place = ({ id }: FacetValue): number => known?.get(id)?.position ?? ownOrder.indexOf(id)
    facets.set(
      facet,
      [...values.values()].sort((a, b) => place(a) - place(b)),
    )
  }
  return facets
}

/** The only value of `availability`; its products change with the stock, so they are given by the reader. */
export const availabilityValue = (available: Bitmap): FacetValue => ({
  id: 'in-stock',
  name: inStock,
  products: available,
})
