import { describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { callerIn } from './contract.ts'

const { productId } = fixtures.plentiful
const unknown = 'FH00000'
const words = { title: 'Warm and dry', text: 'Two winters, no complaint.', nickname: 'Ida' }
const opinion = { ...words, score: 5, recommended: true }

describe('GET /products/v1/products/{productId}/reviews', () => {
  it('answers pages of them with a summary that adds up, in every order; ORD404', async () => {
    const ask = callerIn('de-de')
    const { status, answer, misfit } = await ask('products.reviews.list', { productId, pageSize: '5', sort: 'highest' })
    expect([status, misfit, answer.items.length]).toEqual([200, [], 5])
    const { summary } = answer
    expect(summary.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(summary.count)
    expect(answer.total).toBe(summary.count)
    expect(answer.items[0]?.score).toBe(5)
    const { answer: lowest } = await ask('products.reviews.list', { productId, sort: 'lowest' })
    const scores = lowest.items.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))
    const { answer: fives } = await ask('products.reviews.list', { productId, score: ['5'] })
    expect(fives.total).toBe(summary.distribution[0]?.count)
    const { answer: helpful } = await ask('products.reviews.list', { productId, sort: 'helpful' })
    const votes = helpful.items.map(item => item.helpful - item.unhelpful)
    expect(votes).toEqual(votes.toSorted((a, b) => b - a))
    expect((await ask('products.reviews.list', { productId: unknown })).code).toBe('ORD404')
  })

  it('speaks the languages of the site', async () => {
    const languages = async (locale: 'en-us' | 'de-de') => {
      const { answer } = await callerIn(locale)('products.reviews.list', { productId, pageSize: '48' })
      return new Set(answer.items.map(({ language }) => language))
    }
    expect([...(await languages('en-us'))].every(language => ['en', 'es'].includes(language))).toBe(true)
    expect([...(await languages('de-de'))].every(language => ['de', 'fr', 'it'].includes(language))).toBe(true)
  })
})

describe('POST /products/v1/products/{productId}/reviews', () => {
  it('publishes a review, counts it in the product’s rating, and replaces it when its author writes again', async () => {
    const ask = callerIn('en-us')
    const at = 'FH30011'
    const before = (await ask('products.details.get', { productId: at })).answer.rating
    const { status, answer, misfit } = await ask('products.review.create', { productId: at, ...opinion })
    expect([status, misfit, answer.author, answer.verified]).toEqual([200, [], 'Ida', false])
    const after = (await ask('products.details.get', { productId: at })).answer.rating
    expect(after.reviewsCount).toBe(before.reviewsCount + 1)
    await ask('products.review.create', { productId: at, ...opinion, score: 1, recommended: false })
    const { answer: listed } = await ask('products.reviews.list', { productId: at, sort: 'newest' })
    expect([listed.summary.count, listed.items[0]?.score]).toEqual([after.reviewsCount, 1])
  })

  it('keeps the size its author has, by which reviews are found and counted; one the product does not come in is none', async () => {
    const ask = callerIn('en-us')
    const { sizes } = (await ask('products.details.get', { productId })).answer
    const [size = { id: '', name: '' }] = sizes
    const counted = async () =>
      (await ask('products.reviews.list', { productId })).answer.summary.sizes?.find(({ id }) => id === size.id)
        ?.count ?? 0
    const before = await counted()
    const written = await ask('products.review.create', { productId, ...opinion, size: size.id })
    expect([written.misfit, written.answer.size]).toEqual([[], { id: size.id, name: size.name }])
    expect(await counted()).toBe(before + 1)
    const { answer, misfit } = await ask('products.reviews.list', { productId, size: size.id, pageSize: '48' })
    expect([misfit, answer.total]).toEqual([[], before + 1])
    expect(new Set(answer.items.map(item => item.size?.id))).toEqual(new Set([size.id]))
    const other = await ask('products.review.create', { productId, ...opinion, size: 'enormous' })
    expect([other.status, other.answer.size]).toEqual([200, undefined])
    expect(await counted()).toBe(before)
  })

  it('R412: keeps how tall its author is, by which reviews are found and counted', async () => {
    const ask = callerIn('en-us')
    const counted = async () =>
      (await ask('products.reviews.list', { productId })).answer.summary.heights?.find(({ id }) => id === 'from-190')
        ?.count ?? 0
    const before = await counted()
    const written = await ask('products.review.create', { productId, ...opinion, height: 'from-190' })
    expect([written.misfit, written.answer.height]).toEqual([[], 'from-190'])
    expect(await counted()).toBe(before + 1)
    const { answer, misfit } = await ask('products.reviews.list', { productId, height: 'from-190', pageSize: '48' })
    expect([misfit, answer.total]).toEqual([[], before + 1])
    expect(new Set(answer.items.map(({ height }) => height))).toEqual(new Set(['from-190']))
    await ask('products.review.create', { productId, ...opinion })
    expect(await counted()).toBe(before)
  })

  it('R232: REV410 names what is too long and how long it may be (D34); ORD404', async () => {
    const ask = callerIn('en-us')
    const long = await ask('products.review.create', { productId, ...opinion, text: 'a'.repeat(2001) })
    expect([long.status, long.code, long.info]).toEqual([400, 'REV410', { field: 'text', maxLength: 2000 }])
    const title = await ask('products.review.create', { productId, ...opinion, title: 'a'.repeat(101) })
    expect(title.info).toEqual({ field: 'title', maxLength: 100 })
    expect((await ask('products.review.create', { productId: unknown, ...opinion })).code).toBe('ORD404')
  })
})

describe('what shoppers say about a review', () => {
  it('POST /products/v1/products/{productId}/review/{reviewId}/vote counts one vote a shopper, who may change it; API404', async () => {
    const [one, other] = [callerIn('en-gb'), callerIn('en-gb')]
    const { answer } = await one('products.reviews.list', { productId })
    const [review] = answer.items
    const reviewId = review?.id ?? ''
    const first = await one('products.review.vote', { productId, reviewId, helpful: true })
    expect([first.status, first.misfit, first.answer.helpful]).toEqual([200, [], (review?.helpful ?? 0) + 1])
    expect((await one('products.review.vote', { productId, reviewId, helpful: true })).answer).toEqual(first.answer)
    const changed = await one('products.review.vote', { productId, reviewId, helpful: false })
    expect(changed.answer).toEqual({ helpful: review?.helpful, unhelpful: (review?.unhelpful ?? 0) + 1 })
    const second = await other('products.review.vote', { productId, reviewId, helpful: false })
    expect(second.answer.unhelpful).toBe((review?.unhelpful ?? 0) + 2)
    const elsewhere = await one('products.review.vote', { productId: 'FH30011', reviewId, helpful: true })
    expect([elsewhere.status, elsewhere.code]).toEqual([404, 'API404'])
  })

  it('POST /products/v1/products/{productId}/review/{reviewId}/flag takes it away when three shoppers did; API404', async () => {
    const ask = callerIn('en-ca')
    const { answer } = await ask('products.reviews.list', { productId })
    const reviewId = answer.items[0]?.id ?? ''
    const flag = { productId, reviewId, reason: 'advertising' } as const
    for (let again = 0; again < 3; again += 1)
      expect((await ask('products.review.flag', flag)).answer).toEqual({ flagged: true })
    expect((await ask('products.reviews.list', { productId })).answer.total).toBe(answer.total)
    await callerIn('en-ca')('products.review.flag', flag)
    const last = await callerIn('en-ca')('products.review.flag', flag)
    expect([last.status, last.misfit]).toEqual([200, []])
    expect((await ask('products.reviews.list', { productId })).answer.total).toBe(answer.total - 1)
    const gone = await ask('products.review.flag', flag)
    expect([gone.status, gone.code]).toEqual([404, 'API404'])
  })

  it('POST /products/v1/review/{reviewId}/translate says it in the language of the locale; API404', async () => {
    const ask = callerIn('fr-fr')
    const { answer } = await ask('products.reviews.list', { productId, language: 'de' })
    const review = answer.items[0]
    const reviewId = review?.id ?? ''
    const french = await ask('products.review.translate', { reviewId })
    expect([french.status, french.misfit, french.answer.language, french.answer.translated]).toEqual([
      200,
      [],
      'fr',
      true,
    ])
    expect(french.answer.text).not.toBe(review?.text)
    const { answer: own } = await ask('products.review.translate', { reviewId, language: 'de' })
    expect([own.translated, own.text]).toEqual([false, review?.text])
    expect((await ask('products.review.translate', { reviewId: 'rv-none' })).code).toBe('API404')
  })
})

describe('questions and answers', () => {
  it('GET /products/v1/products/{productId}/reviews/questions answers pages of questions with their answers; ORD404', async () => {
    const { status, answer, misfit } = await callerIn('it-it')('products.questions.list', { productId })
    expect([status, misfit]).toEqual([200, []])
    expect(answer.total).toBeGreaterThan(0)
    expect((await callerIn()('products.questions.list', { productId: unknown })).code).toBe('ORD404')
  })

  it('POST /products/v1/products/{productId}/reviews/questions publishes a question; AUT453, REV410, ORD404', async () => {
    const ask = callerIn('en-us')
    const question = { productId, text: 'Does it fit over a helmet?', nickname: 'Joel' }
    const { status, answer, misfit } = await ask('products.question.create', { ...question, email: 'j@example.com' })
    expect([status, misfit, answer.answers]).toEqual([200, [], []])
    expect((await ask('products.questions.list', { productId })).answer.items[0]?.text).toBe(question.text)
    expect((await ask('products.question.create', { ...question, email: 'j' })).code).toBe('AUT453')
    const long = await ask('products.question.create', { ...question, text: 'a'.repeat(2001) })
    expect([long.code, long.info]).toEqual(['REV410', { field: 'text', maxLength: 2000 }])
    expect((await ask('products.question.create', { ...question, productId: unknown })).code).toBe('ORD404')
  })

  it('POST /products/v1/products/{productId}/review/{answerId}/questions/vote counts votes on an answer; API404', async () => {
    const ask = callerIn('en-gb')
    const { answer } = await ask('products.questions.list', { productId: 'FH10011', pageSize: '48' })
    const [said] = answer.items.flatMap(({ answers }) => answers)
    const answerId = said?.id ?? ''
    const voted = await ask('products.answer.vote', { productId: 'FH10011', answerId, helpful: true })
    expect([voted.status, voted.misfit, voted.answer.helpful]).toEqual([200, [], (said?.helpful ?? 0) + 1])
    const missing = await ask('products.answer.vote', { productId: 'FH10011', answerId: 'an-none', helpful: true })
    expect([missing.status, missing.code]).toEqual([404, 'API404'])
  })
})
