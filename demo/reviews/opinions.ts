import type { LanguageCode, SiteName } from '#src/language/locales.ts'
import { around, type SeededRandom } from '#src/kit/seeded-random.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'
import type { SeedProduct } from '#worker/commerce/seed/products.ts'

import { textOf } from '../catalogue/prose.ts'
import { firstNames, initials } from './tables/authors.ts'
import { kinds, type ProductKind, type KindName } from '../catalogue/tables/kinds.ts'
import { inEach } from '../words/text.ts'

/** Of a hundred who write to a site, how many do so in a language. */
const tongues: Readonly<Record<SiteName, readonly (readonly [LanguageCode, number])[]>> = {
  'fellholm-us': [
    ['en', 85],
    ['es', 15],
  ],
  'fellholm-ca': [
    ['en', 65],
    ['fr', 35],
  ],
  'fellholm-gb': [['en', 100]],
  'fellholm-eu': [
    ['de', 40],
    ['fr', 30],
    ['it', 30],
  ],
}

/** The language of a reviewer at a site. */
export function tongueOf(site: SiteName, random: SeededRandom): LanguageCode {
  let left = random.below(100)
  for (const [language, share] of tongues[site]) {
    if (left < share) return language
    left -= share
  }
  return 'en'
}

/** "Ida K.": a first name of the language and the initial of a surname. */
export const authorOf = (language: LanguageCode, random: SeededRandom): string =>
  `${around(firstNames[language], random.below(60))} ${initials.charAt(random.below(initials.length))}.`

const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name)

export function kindOf({ id, facets }: SeedProduct): ProductKind {
  const [name = ''] = facets.type
  if (!isKind(name)) throw new Error(`${id} is of no kind of tables/kinds.ts: ${name}`)
  return kinds[name]
}

/** A pattern said about a product: its noun agreed with, one of its features and its weight put in. */
export function textAbout(product: SeedProduct, pattern: LocalText, random: SeededRandom): LocalText {
  const feature = product.features[random.below(Math.max(1, product.features.length))]
  const [weight] = product.facts
  const words = textOf(kindOf(product), pattern)
  return inEach(language =>
    words[language]
      .replace('[feature]', feature?.title[language] ?? product.summary[language])
      .replace('[weight]', weight?.value[language] ?? ''),
  )
}

/** When people wrote: between a product's release and the day before the shop opened. */
export const openedOn = Date.UTC(2026, 10, 20)

export function writtenAt({ releasedOn }: SeedProduct, random: SeededRandom): number {
  const from = Date.parse(releasedOn)
  const days = Math.max(1, Math.floor((openedOn - from) / 86_400_000))
  return from + random.below(days) * 86_400_000 + random.below(86_400) * 1000
}

/** Deals `total` out in proportion to the weights, at least `least` to each (largest remainders). */
export function dealt(total: number, weights: readonly number[], least: number): number[] {
  const free = total - least * weights.length
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const exact = weights.map(weight => (free * weight) / sum)
  const shares = exact.map(Math.floor)
  const missing = free - shares.reduce((all, share) => all + share, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  return shares.map(share => share + least)
}
