import type { LanguageCode } from '#src/language/locales.ts'
import { around, randomFor } from '#src/kit/seeded-random.ts'
import type { Catalogue } from '#worker/commerce/catalogue/catalogue.ts'
import type { CatalogueProduct } from '#worker/commerce/catalogue/product.ts'
import { imageOf } from '#worker/commerce/catalogue/views.ts'
import { everyone, type Photo, type PhotosOf } from '#worker/commerce/social/photos.ts'

import { authorOf } from '../reviews/opinions.ts'
import { captions } from './captions.ts'

/** Photos the service opens with. */
const photos = 96

/** When the newest photo was taken; the others follow, some hours apart. */
const newest = Date.UTC(2026, 10, 19, 18)

function photoOf(catalogue: Catalogue, product: CatalogueProduct, nth: number, language: LanguageCode): Photo[] {
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
      image: imageOf(catalogue, product, color, nth % 3 === 0 ? 'scene' : 'worn', language),
      productIds: [product.id],
      categories: product.facets.activity.slice(),
      streams: [everyone, ...product.facets.activity, `product-${product.id.toLowerCase()}`],
    },
  ]
}

/** Every third product or so, worn or outdoors. */
export const photosOf: PhotosOf = (catalogue, language) => {
  const { products } = catalogue
  return Array.from({ length: Math.min(photos, products.length) }, (_, nth) => nth).flatMap(nth => {
    const product = products[(nth * 7) % products.length]
    return product === undefined ? [] : photoOf(catalogue, product, nth, language)
  })
}
