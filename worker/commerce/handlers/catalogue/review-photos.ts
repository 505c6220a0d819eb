import type { Handlers } from '#src/commerce/call.ts'
import type { reviewPhotoCalls } from '#src/commerce/calls/catalogue/review-photos.ts'
import { photoBounds } from '#src/commerce/calls/catalogue/photo-types.ts'
import { fromBase64, toBase64 } from '#src/kit/bytes/base64.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { Contexts, ShopperContext } from '../../context.ts'
import { countPhotos, sameReviewPhoto, writePhoto } from '../../db/catalogue/review-photos.ts'
import { isReviewOf } from '../../db/catalogue/reviews.ts'
import { checkLimit, countAttempt } from '../../people/rate-limits.ts'
import { opaqueId } from '../../random.ts'
import { readPhoto } from '../../reviews/photos/read-photo.ts'
import { keptForms } from '../../reviews/photos/resize.ts'

const hashOf = async (content: string): Promise<string> =>
  toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))))

/** What forbids one more photograph with a review; nothing where it may come. */
function refusedPhoto(context: ShopperContext, reviewId: string) {
  const { db, consumerId } = context
  if (!isReviewOf(db, reviewId, consumerId)) return fail('API404')
  if (countPhotos(db, reviewId) >= photoBounds.count) return fail('REV413', { most: photoBounds.count })
  const limit = checkLimit(context, 'photo')
  return limit.ok ? undefined : limit
}

export const reviewPhotoHandlers = {
  'products.review-photo.create': async ({ path: { reviewId }, body: { content } }, context) => {
    const { db, now, random, images } = context
    const hash = await hashOf(content)
    const same = isReviewOf(db, reviewId, context.consumerId) ? sameReviewPhoto(db, reviewId, hash) : undefined
    if (same !== undefined) return ok({ id: same.id, state: same.state })
    const read = readPhoto(fromBase64(content) ?? new Uint8Array())
    const refused = refusedPhoto(context, reviewId) ?? (read.ok ? undefined : read)
    if (refused !== undefined || !read.ok) return refused ?? fail('REV415')
    countAttempt(context, 'photo')
    const { large, small } = await keptForms(images, read.value)
    // While it was made smaller, the same press or another may have been here.
    const meanwhile = sameReviewPhoto(db, reviewId, hash)
    if (meanwhile !== undefined) return ok({ id: meanwhile.id, state: meanwhile.state })
    if (countPhotos(db, reviewId) >= photoBounds.count) return fail('REV413', { most: photoBounds.count })
    const id = `rp-${opaqueId(random)}`
    writePhoto(db, {
      id,
      review_id: reviewId,
      type: large.type,
      width: large.width,
      height: large.height,
      content: toBase64(large.bytes),
      small: small === undefined ? null : toBase64(small.bytes),
      small_width: small?.width ?? null,
      hash,
      at: now(),
    })
    return ok({ id, state: 'pending' })
  },
} satisfies Handlers<typeof reviewPhotoCalls, Contexts>
