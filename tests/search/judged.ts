import { locales, type Locale } from '#src/language/locales.ts'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'

import type { Wearer } from './wanted.ts'

/** A product as its seller knows it, before anything is indexed. */
export type Judged = {
  /** In English. */
  readonly name: string
  readonly type: string
  readonly categories: readonly string[]
  readonly features: ReadonlySet<string>
  readonly activities: ReadonlySet<string>
  /** Families of colours. */
  readonly colors: ReadonlySet<string>
  readonly sizes: ReadonlySet<string>
  /** In hundredths of the locale's currency. */
  readonly lowest: number
  readonly highest: number
  readonly isReduced: boolean
}

/** Whose a product is; undefined where it is for everybody. */
export const wearerOf = ({ categories }: Judged): Wearer | undefined =>
  (['kids', 'women', 'men'] as const).find(wearer => categories.includes(wearer))

/** All products of a locale by their number; gift cards are found by their page. */
export function judgedProducts(locale: Locale): ReadonlyMap<string, Judged> {
  const { site, currency } = locales[locale]
  return new Map(
    buildCatalogue(site).products.map(({ id, name, facets, categoryIds, colors, sizes, variants }) => {
      const prices = variants.map(({ prices: { [currency]: price } }) => price)
      return [
        id,
        {
          name: name.en,
          type: facets.type[0] ?? '',
          categories: categoryIds,
          features: new Set(facets.feature),
          activities: new Set(facets.activity),
          colors: new Set(colors.map(({ family }) => family)),
          sizes: new Set(sizes.map(size => size.id)),
          lowest: Math.min(...prices.map(({ current }) => current)),
          highest: Math.max(...prices.map(({ current }) => current)),
          isReduced: prices.some(({ current, original }) => current < original),
        },
      ]
    }),
  )
}
