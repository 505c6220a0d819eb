import type { FacetName } from '#src/commerce/calls/product-shapes.ts'
import { formatMoney, type Currency, type Minor } from '#src/kit/money.ts'
import { languages, type LanguageCode } from '#src/language/locales.ts'

import type { LocalText } from '../local-text.ts'
import { add, emptyBitmap, type Bitmap } from './bitmap.ts'
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

/** Price bands in whole units of any of the site's currencies: from the first number up to below the second. */
const priceBands = [
  [0, 50],
  [50, 100],
  [100, 200],
  [200, 300],
  [300, 400],
  [400, Infinity],
] as const

const ratingFloors = [4, 3] as const

const under: LocalText = { en: 'Under', es: 'Menos de', fr: 'Moins de', de: 'Unter', it: 'Meno di' }
const over: LocalText = { en: 'Over', es: 'Más de', fr: 'Plus de', de: 'Über', it: 'Oltre' }
const andUp: LocalText = {
  en: '{stars} stars and up',
  es: '{stars} estrellas o más',
  fr: '{stars} étoiles et plus',
  de: '{stars} Sterne und mehr',
  it: '{stars} stelle e oltre',
}
const inStock: LocalText = { en: 'In stock', es: 'Disponible', fr: 'En stock', de: 'Auf Lager', it: 'Disponibile' }

/** One text for every language. */
export const everyLanguage = (text: (language: LanguageCode) => string): LocalText =>
  Object.fromEntries(languages.map(language => [language, text(language)])) as LocalText

/** Whole units without cents: `$50`, `50 €`. */
const whole = (units: number, currency: Currency, language: LanguageCode): string =>
  formatMoney(units * 100, currency, language).replace(/[.,]00(?=\D|$)/, '')

function bandName([from, to]: (typeof priceBands)[number], currency: Currency): LocalText {
  return everyLanguage(language => {
    if (from === 0) return `${under[language]} ${whole(to, currency, language)}`
    if (to === Infinity) return `${over[language]} ${whole(from, currency, language)}`
    return `${whole(from, currency, language)} – ${whole(to, currency, language)}`
  })
}

const bandId = ([from, to]: (typeof priceBands)[number]): string => (to === Infinity ? `${from}-up` : `${from}-${to}`)

const inBand = ([from, to]: (typeof priceBands)[number], price: Minor): boolean =>
  price >= from * 100 && price < to * 100

/** The band a price lies in. */
export const bandOf = (price: Minor): string | undefined => {
  const band = priceBands.find(one => inBand(one, price))
  return band && bandId(band)
}

const floorName = (floor: (typeof ratingFloors)[number]): LocalText =>
  everyLanguage(language => andUp[language].replace('{stars}', String(floor)))

type ProductValue = { readonly id: string; readonly name?: LocalText; readonly hex?: string }

type ValuesOf = Record<Exclude<FacetName, 'availability'>, (p: CatalogueProduct) => readonly ProductValue[]>

/** Which values of each facet a product has; the platform's own are named once, not once a product. */
function valuesOf(currency: Currency): ValuesOf {
  const bands = priceBands.map(band => ({ band, found: { id: bandId(band), name: bandName(band, currency) } }))
  const floors = ratingFloors.map(floor => ({ floor, found: { id: `${floor}-up`, name: floorName(floor) } }))
  return {
    type: product => product.facets.type.map(id => ({ id })),
    activity: product => product.facets.activity.map(id => ({ id })),
    feature: product => product.facets.feature.map(id => ({ id })),
    // The sizes of a gift card are amounts.
    size: ({ sizes, giftCard }) => (giftCard === undefined ? sizes : []),
    color: product => product.colors.map(({ family, hex }) => ({ id: family, hex })),
    price: product => bands.filter(({ band }) => inBand(band, product.prices.lowCurrent)).map(({ found }) => found),
    rating: ({ rating: { score, reviewsCount } }) =>
      floors.filter(({ floor }) => reviewsCount > 0 && score >= floor).map(({ found }) => found),
  }
}

/** The order in which the platform's own values are shown. */
const ownOrder = [...priceBands.map(bandId), ...ratingFloors.map(floor => `${floor}-up`)]

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
