import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { reviewHeights } from '#src/commerce/calls/catalogue/review-shapes.ts'
import { productId } from '#src/commerce/calls/shapes.ts'
import { photoBounds, photoTypeOf } from '#src/commerce/calls/catalogue/photo-types.ts'
import { toBase64 } from '#src/kit/bytes/base64.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { atField } from '../at-field.ts'
import { command, type CommandContext } from '../command.ts'
import { nickname, words } from './fields.ts'

/** The value a checkbox posts, or the boolean script sends. */
const yes = v.pipe(
  v.optional(v.union([v.boolean(), v.string()]), false),
  v.transform(value => value === true || value === 'yes' || value === 'on'),
)

/** What an empty field of files posts. */
const noFile = v.pipe(
  v.literal(''),
  v.transform((): File[] => []),
)

const refusedPhotos = (code: 'REV413' | 'REV415') => fail(code, { problems: { photos: code } })

/** The photographs of a form, or what is wrong with them; each is told by its bytes, before anything is written. */
async function photosIn(files: readonly File[]): Promise<Result<readonly Uint8Array[], 'REV413' | 'REV415'>> {
  if (files.length > photoBounds.count || files.some(({ size }) => size > photoBounds.bytes))
    return refusedPhotos('REV413')
  const photos = await Promise.all(files.map(async file => new Uint8Array(await file.arrayBuffer())))
  return photos.every(bytes => photoTypeOf(bytes) !== undefined) ? ok(photos) : refusedPhotos('REV415')
}

/** Hands photographs in one after another; the first that is refused ends it. */
async function handIn({ commerce }: CommandContext, reviewId: string, photos: readonly Uint8Array[]) {
  for (const photo of photos) {
    const taken = await commerce('products.review-photo.create', { reviewId, content: toBase64(photo) })
    if (!taken.ok) return fail(taken.code, { ...Object(taken.detail), problems: { photos: taken.code } })
  }
  return undefined
}

/**
 * `POST /-/reviews/write`: a review, or the shopper's former one anew, and photographs with it. Too long a text answers REV410
 * at its field, what is no photograph REV415, too many or too large ones REV413.
 */
export const writeReview = command({
  input: v.object({
    productId,
    score: v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^[1-5]$/), v.transform(Number))]),
      v.integer(),
      v.minValue(1),
      v.maxValue(5),
    ),
    title: words,
    text: words,
    nickname,
    recommended: yes,
    fit: v.optional(v.picklist(['small', 'true-to-size', 'large', ''])),
    size: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    height: v.optional(v.picklist([...reviewHeights, ''])),
    photos: v.optional(v.union([v.array(v.file()), noFile]), []),
  }),
  run: async (context, { productId: of, fit = '', size, height = '', photos: files, ...opinion }) => {
    const photos = await photosIn(files)
    if (!photos.ok) return photos
    const written = await context.commerce('products.review.create', {
      productId: of,
      ...opinion,
      ...(fit !== '' && { fit }),
      ...(size !== '' && { size }),
      ...(height !== '' && { height }),
    })
    if (!written.ok) return atField(written)
    const refused = await handIn(context, written.value.id, photos.value)
    const to = href(context.locale, 'writeReview', undefined, {
      productId: of,
      done: photos.value.length > 0 ? 'photos' : '1',
    })
    return refused ?? ok({ value: written.value, to })
  },
})
