import { describe, expect, test } from 'vitest'

import { checkout } from '../../testing/checkout.ts'
import { feedOf, lines } from '../../testing/feed.ts'
import { call, newShopper, send } from '../../testing/shopper.ts'

const listing = '/products/v2/search/productSearch?locale=en_US'
const asStore = { 'auth-access': 'a-key-for-the-store', 'x-site-id': 'fellholm-us' }

const ask = (path: string, tag?: string | null) =>
  send(path, { headers: { ...asStore, ...(tag && { 'if-none-match': tag }) } })

const tagOf = async (path: string) => (await ask(path)).headers.get('etag')

const imported = (feed: typeof lines) =>
  send('/admin/catalog/import', {
    method: 'POST',
    headers: { authorization: 'Bearer an-admin-key-for-tests', 'content-type': 'text/csv' },
    body: feedOf(feed),
  })

async function lowerPrice() {
  const { answer } = await call('products.details.get', { productId: 'FJ100' })
  const { current, original } = answer.variants[0] ?? { current: 0, original: 0 }
  return send('/admin/products/FJ100/prices', {
    method: 'POST',
    headers: { ...asStore, authorization: 'Bearer an-operator-key-for-tests', 'content-type': 'application/json' },
    body: JSON.stringify({ before: { current, original }, after: { current: current - 100, original } }),
  })
}

async function opinion() {
  const shopper = await newShopper()
  const review = {
    productId: 'FJ100',
    score: 1,
    title: 'Let water in',
    text: 'Wet within the hour, three times in a row.',
  }
  await shopper.call('products.review.create', { ...review, nickname: 'Rain', recommended: false })
}

describe('GET /products/v2/search/productSearch with If-None-Match', () => {
  test('a listing that is as it was answers 304 without a body, and may be kept for that', async () => {
    const first = await ask(listing)
    const tag = first.headers.get('etag')
    expect(tag).toMatch(/^"[\w.-]+"$/)
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    const again = await ask(listing, tag)
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, ''])
    expect((await ask(listing, '"another"')).status).toBe(200)
  })

  test('what changes a card changes the tag: a price, an import, the last pieces; and each locale has its own', async () => {
    const tags = new Set([await tagOf(listing), await tagOf(listing.replace('en_US', 'es_US'))])
    expect(tags.size).toBe(2)
    const steps = {
      price: lowerPrice,
      import: () => imported(lines),
      'last pieces': async () => (await checkout([['4006381333931', 2]])).place(),
    }
    for (const [step, change] of Object.entries(steps)) {
      const before = await tagOf(listing)
      await change()
      const changed = await ask(listing, before)
      expect([step, changed.status, tags.has(changed.headers.get('etag'))]).toEqual([step, 200, false])
      tags.add(changed.headers.get('etag'))
    }
  })

  test('an opinion that moves a rating changes it', async () => {
    const before = await tagOf(listing)
    await opinion()
    expect((await ask(listing, before)).status).toBe(200)
  })

  test('words and stores have none and may not be kept: more decides about them', async () => {
    for (const more of ['&q=tent', '&countStores=true', '&store=boulder']) {
      const { headers } = await ask(listing + more)
      expect([more, headers.get('etag'), headers.get('cache-control')]).toEqual([more, null, 'no-store'])
    }
  })
})
