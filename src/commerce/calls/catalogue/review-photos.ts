import * as v from 'valibot'

import { call } from '../../call.ts'
import { photoBounds } from './photo-types.ts'

/** Letters of a photograph in base64. */
const lettersOf = (bytes: number) => Math.ceil(bytes / 3) * 4

/** A photograph in base64; a larger one than is taken is refused with its own code, if it is not much larger. */
const content = v.pipe(
  v.string(),
  v.minLength(4),
  v.maxLength(lettersOf(photoBounds.bytes) + 1_000),
  v.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'base64'),
)

export const reviewPhotoCalls = {
  /**
   * Hands in a photograph with a review of one's own. It is shown once somebody has looked at it; the same one again is the
   * same. REV413 is one too many, or too large a one, REV415 what is no photograph, whatever it is called.
   */
  'products.review-photo.create': call({
    method: 'POST',
    path: '/products/v1/review/{reviewId}/photos',
    who: 'guest',
    bodyBytes: lettersOf(photoBounds.bytes) + 2_000,
    body: v.object({ content }),
    answer: v.object({ id: v.string(), state: v.picklist(['pending', 'shown', 'refused']) }),
    errors: ['AUT401', 'API404', 'API429', 'REV413', 'REV415'],
  }),
} as const
