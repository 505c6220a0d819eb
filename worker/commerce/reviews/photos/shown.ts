import type { Review } from '#src/commerce/calls/catalogue/review-shapes.ts'
import type { Image } from '#src/commerce/calls/shapes.ts'

import type { Context } from '../../context.ts'
import { newestPhotos, shownPhotos, type ReviewPhotoRow } from '../../db/catalogue/review-photos.ts'
import { everyone, type Photo } from '../../social/photos.ts'
import { photoAddress } from './address.ts'

function imageOf({ site }: Pick<Context, 'site'>, photo: ReviewPhotoRow, alt: string): Image {
  const { id, width, height, small_width: small } = photo
  const src = photoAddress(site, id)
  const srcset = small === null ? {} : { srcset: `${photoAddress(site, id, 'small')} ${small}w, ${src} ${width}w` }
  return { src, alt, width, height, ...srcset }
}

/** The photographs of reviews, by the review they came with. */
export function photosOfReviews(
  context: Pick<Context, 'site' | 'db'>,
  reviews: readonly { readonly id: string; readonly title: string }[],
): ReadonlyMap<string, NonNullable<Review['photos']>> {
  const titles = new Map(reviews.map(({ id, title }) => [id, title]))
  const photos = new Map<string, NonNullable<Review['photos']>>()
  for (const photo of shownPhotos(context.db, [...titles.keys()])) {
    const image = imageOf(context, photo, titles.get(photo.review_id) ?? '')
    photos.set(photo.review_id, [...(photos.get(photo.review_id) ?? []), { id: photo.id, image }])
  }
  return photos
}

/** Photographs of reviews as the photo service has them: in the stream of all, of their product and of what it is for. */
export function photosInStreams(context: Context): Photo[] {
  return newestPhotos(context.db).flatMap(photo => {
    const product = context.catalogue().find(photo.product_id)
    if (product === undefined) return []
    return [
      {
        id: photo.id,
        caption: photo.title,
        author: photo.author,
        createdAt: new Date(photo.at).toISOString(),
        image: imageOf(context, photo, photo.title),
        productIds: [product.id],
        categories: [...product.facets.activity],
        streams: [everyone, ...product.facets.activity, `product-${product.id.toLowerCase()}`],
      },
    ]
  })
}
