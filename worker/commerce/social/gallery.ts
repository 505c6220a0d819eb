import type { SocialMedia, SocialStream } from '#src/commerce/calls/social.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import type { Catalogue } from '../catalogue/catalogue.ts'
import { imageOf } from '../catalogue/views.ts'
import type { CatalogueProduct } from '../catalogue/product.ts'
import { authorOf } from '../seed/opinions.ts'
import { around, randomFor } from '../seed/random.ts'
import { captions } from './captions.ts'

/** Photos the service opens with. */
const photos = 96

/** When the newest photo was taken; the others follow, some hours apart. */
const newest = Date.UTC(2026, 10, 19, 18)

/** The stream that holds everything. */
export const everyone = 'everyone'

/** A photo with the streams it runs in. */
export type Photo = SocialMedia & { readonly streams: readonly string[] }

function photoOf(product: CatalogueProduct, nth: number, language: LanguageCode): Photo[] {
  const random = randomFor(`photo ${nth}`)
  const color = product.colors[random.below(product.colors.length)]
  if (color === undefined) return []
  const [activity = 'everyday'] = product.facets.activity
  return [
    {
      id: `m${1000 + nth}`,
      caption: around(captions[activity] ?? captions.everyday, random.below(60))[language],
      author: authorOf(language, random),
      createdAt: new Date(newest - nth * 7 * 3_600_000).toISOString(),
      image: imageOf(product, color, nth % 3 === 0 ? 'scene' : 'worn', language),
      productIds: [product.id],
      categories: product.facets.activity.slice(),
      streams: [everyone, ...product.facets.activity, `product-${product.id.toLowerCase()}`],
    },
  ]
}

/** The photos shoppers have shared, the newest first: every third product or so, worn or outdoors. */
export const galleryOf = ({ products }: Catalogue, language: LanguageCode): Photo[] =>
  Array.from({ length: Math.min(photos, products.length) }, (_, nth) => nth).flatMap(nth => {
    const product = products[(nth * 7) % products.length]
    return product === undefined ? [] : photoOf(product, nth, language)
  })

/** The streams of a gallery, the fullest first. */
export function streamsOf(gallery: readonly Photo[]): SocialStream[] {
  const counts = new Map<string, number>()
  for (const { streams } of gallery) for (const stream of streams) counts.set(stream, (counts.get(stream) ?? 0) + 1)
  return [...counts]
    .map(([id, mediaCount]) => ({ id, name: id.replaceAll('-', ' '), mediaCount }))
    .toSorted((a, b) => b.mediaCount - a.mediaCount || a.id.localeCompare(b.id))
}

/** A photo as the service shows it. */
export const mediaOf = ({ id, caption, author, createdAt, image, productIds, categories }: Photo): SocialMedia => ({
  id,
  caption,
  author,
  createdAt,
  image,
  productIds,
  categories,
})
