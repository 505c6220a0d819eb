import { describe, expect, it } from 'vitest'

import { callerIn } from '../contract.ts'

const ask = callerIn('en-us')
const someMedia = async () => (await ask('social.streams-media.list', { count: '3' })).answer.media

/** The external host of the service (R309) is answered under `/social`; the titles name the paths of that host. */
describe('the social photo service', () => {
  it('GET / answers its streams, the fullest first', async () => {
    const { status, answer, misfit } = await ask('social.root.get', {})
    expect([status, misfit, answer.streams[0]?.id]).toEqual([200, [], 'everyone'])
  })

  it('GET /categories/media/recent answers all recent media or those of a category; API404', async () => {
    const { status, answer, misfit } = await ask('social.category-media.list', { category: 'camping' })
    expect([status, misfit]).toEqual([200, []])
    expect(answer.media.every(({ categories }) => categories.includes('camping'))).toBe(true)
    expect((await ask('social.category-media.list', {})).answer.total).toBe(96)
    expect((await ask('social.category-media.list', { category: 'diving' })).code).toBe('API404')
  })

  it('GET /customers/{customerId}/media/recent answers the store’s media in pages; API404', async () => {
    const pages = await Promise.all(
      ['1', '2'].map(page => ask('social.customer-media.list', { customerId: 'fellholm', page, count: '5' })),
    )
    expect(pages.map(({ status, misfit }) => [status, misfit])).toEqual([
      [200, []],
      [200, []],
    ])
    expect(new Set(pages.flatMap(({ answer }) => answer.media.map(({ id }) => id))).size).toBe(10)
    expect((await ask('social.customer-media.list', { customerId: 'somebody' })).code).toBe('API404')
  })

  it('GET /media/{mediaId}/streams answers the streams a photo runs in; API404', async () => {
    const [photo] = await someMedia()
    const { status, answer, misfit } = await ask('social.media-streams.list', { mediaId: photo?.id ?? '' })
    expect([status, misfit]).toEqual([200, []])
    expect(answer.streams.map(({ id }) => id)).toContain('everyone')
    expect((await ask('social.media-streams.list', { mediaId: 'm0' })).code).toBe('API404')
  })

  it('GET /streams/{streamId}/media/recent answers a product’s own stream; API404', async () => {
    const [photo] = await someMedia()
    const productId = photo?.productIds[0] ?? ''
    const { status, answer, misfit } = await ask('social.stream-media.list', {
      streamId: `product-${productId.toLowerCase()}`,
    })
    expect([status, misfit]).toEqual([200, []])
    expect(answer.media.every(({ productIds }) => productIds.includes(productId))).toBe(true)
    expect((await ask('social.stream-media.list', { streamId: 'product-none' })).code).toBe('API404')
  })

  it('GET /streams/media/recent answers several streams together, newest first; API404', async () => {
    const { status, answer, misfit } = await ask('social.streams-media.list', {
      streams: 'hiking,camping',
      count: '48',
    })
    expect([status, misfit]).toEqual([200, []])
    const times = answer.media.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect((await ask('social.streams-media.list', { streams: 'none' })).code).toBe('API404')
  })

  it('POST /media/{mediaId}/reports takes a report; API404', async () => {
    const [photo] = await someMedia()
    const { status, misfit } = await ask('social.media-report.create', { mediaId: photo?.id ?? '', reason: 'my face' })
    expect([status, misfit]).toEqual([200, []])
    expect((await ask('social.media-report.create', { mediaId: 'm0', reason: 'x' })).code).toBe('API404')
  })

  it('POST /stashes keeps media under a name; API404 when one of them is not there', async () => {
    const mediaIds = (await someMedia()).map(({ id }) => id)
    const { status, misfit } = await ask('social.stash.create', { name: 'Winter', mediaIds })
    expect([status, misfit]).toEqual([200, []])
    expect((await ask('social.stash.create', { name: 'Winter', mediaIds: [...mediaIds, 'm0'] })).code).toBe('API404')
  })

  it('POST /users makes somebody known, and POST /users/{userId}/media takes their photo; AUT453, API404', async () => {
    const user = await ask('social.user.create', { username: 'ida', email: 'ida@example.com' })
    expect([user.status, user.misfit]).toEqual([200, []])
    expect((await ask('social.user.create', { username: 'ida', email: 'ida' })).code).toBe('AUT453')
    const photo = { caption: 'Tea at the pass', source: 'https://example.com/tea.jpg' }
    const taken = await ask('social.user-media.create', { userId: user.answer.id, ...photo })
    expect([taken.status, taken.misfit, taken.answer.state]).toEqual([200, [], 'pending'])
    expect((await ask('social.user-media.create', { userId: 'user-none', ...photo })).code).toBe('API404')
  })
})
