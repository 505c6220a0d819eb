import { describe, expect, it } from 'vitest'

import { toBase64 } from '#src/kit/bytes/base64.ts'
import { pngPhoto } from '#worker/commerce/testing/photographs.ts'

import { openBrowser } from '../browser.ts'
import { callerIn } from './contract.ts'

const productId = 'FH14011'
const opinion = { title: 'On the ridge', text: 'With the hood up.', nickname: 'Ida', score: 5, recommended: true }
const photo = (seed: number) => toBase64(pngPhoto(40, 30, seed))

describe('POST /products/v1/review/{reviewId}/photos', () => {
  it('R413: keeps a photograph until somebody has looked at it; the same one again is the same; at most four, REV413', async () => {
    const browser = openBrowser()
    const ask = callerIn('en-us', browser)
    const { answer: review } = await ask('products.review.create', { productId, ...opinion })
    const create = (seed: number) => ask('products.review-photo.create', { reviewId: review.id, content: photo(seed) })
    const first = await create(1)
    expect([first.status, first.misfit, first.answer.state]).toEqual([200, [], 'pending'])
    expect((await create(1)).answer.id).toBe(first.answer.id)
    const { answer: listed } = await ask('products.reviews.list', { productId, sort: 'newest' })
    expect(listed.items.find(({ id }) => id === review.id)?.photos).toBeUndefined()
    expect((await browser.ask(`/media/reviews/fellholm-us/${first.answer.id}`)).status).toBe(404)
    for (const seed of [2, 3, 4]) expect((await create(seed)).status).toBe(200)
    const fifth = await create(5)
    expect([fifth.status, fifth.code, fifth.info]).toEqual([413, 'REV413', { most: 4 }])
    expect((await create(1)).answer.id).toBe(first.answer.id)
  })

  it('R413: is told by its bytes, REV415; nobody adds one to the review of another, API404', async () => {
    const ask = callerIn('en-us')
    const { answer: review } = await ask('products.review.create', { productId, ...opinion })
    const text = toBase64(new TextEncoder().encode('<svg onload="alert(1)"/> photo.jpg'))
    const refused = await ask('products.review-photo.create', { reviewId: review.id, content: text })
    expect([refused.status, refused.code]).toEqual([415, 'REV415'])
    const other = await callerIn('en-us')('products.review-photo.create', { reviewId: review.id, content: photo(1) })
    expect([other.status, other.code]).toEqual([404, 'API404'])
    const broken = await ask('products.review-photo.create', { reviewId: review.id, content: 'no base64!' })
    expect(broken.code).toBe('API400')
  })

  it('R413: a photograph may be larger than any other body, and no larger than it may be', async () => {
    const ask = callerIn('en-us')
    const { answer: review } = await ask('products.review.create', { productId, ...opinion })
    const filled = (bytes: number) => {
      const large = new Uint8Array(bytes)
      large.set(pngPhoto(40, 30))
      return toBase64(large)
    }
    const taken = await ask('products.review-photo.create', { reviewId: review.id, content: filled(1_400_000) })
    expect([taken.status, taken.misfit]).toEqual([200, []])
    const refused = await ask('products.review-photo.create', { reviewId: review.id, content: filled(1_500_300) })
    expect([refused.status, refused.code]).toEqual([413, 'REV413'])
    const browser = openBrowser()
    const path = `/products/v1/review/${review.id}/photos?locale=en_US`
    expect((await browser.send(path, { content: 'A'.repeat(2_100_000) })).status).toBe(413)
  })
})
