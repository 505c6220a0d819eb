import { describe, expect, test } from 'vitest'

import { calls } from '#src/commerce/calls/index.ts'
import { parse } from 'valibot'

import { upcOf } from '../../testing/fixture/fixture.ts'
import { call, shopperWith } from '../../testing/shopper.ts'

const search = async (input: Parameters<typeof call<'products.search.query'>>[1], headers = {}) =>
  (await call('products.search.query', input, headers)).answer

const ids = (listing: { items: readonly { id: string }[] }) => listing.items.map(({ id }) => id)

const counts = (listing: Awaited<ReturnType<typeof search>>, facet: string) =>
  Object.fromEntries(listing.facets.find(({ id }) => id === facet)?.values.map(({ id, count }) => [id, count]) ?? [])

describe('GET /products/v2/search/productSearch', () => {
  test('lists a category with everything below it, found by id or by its slug in any language', async () => {
    const clothing = ['FJ100', 'FJ200', 'FF100']
    expect(ids(await search({ category: 'clothing' }))).toEqual(clothing)
    expect(ids(await search({ category: 'kleidung' }))).toEqual(clothing)
    expect(ids(await search({ category: 'jackets' }))).toEqual(['FJ100', 'FJ200'])
  })

  test('answers with exactly the declared shape, with the trail and the children of the category', async () => {
    const listing = await search({ category: 'jackets' })
    expect(parse(calls['products.search.query'].answer, listing)).toEqual(listing)
    expect(listing.category?.trail.map(({ id }) => id)).toEqual(['clothing'])
    expect((await search({ category: 'clothing' })).category?.children.map(({ id }) => id)).toEqual([
      'jackets',
      'fleece',
    ])
  })

  test('refuses an unknown category with PLP400', async () => {
    const reply = await call('products.search.query', { category: 'submarines' })
    expect([reply.status, reply.code]).toEqual([404, 'PLP400'])
  })

  test('values of one facet are alternatives, facets narrow each other', async () => {
    expect(ids(await search({ type: ['shell', 'boot'] }))).toEqual(['FJ100', 'FB100'])
    expect(ids(await search({ type: ['shell', 'boot'], activity: ['climb'] }))).toEqual(['FJ100'])
    expect(ids(await search({ color: ['orange'], feature: ['warm'] }))).toEqual(['FJ200', 'FF100'])
  })

  test('the count beside a value says what choosing it among its facet leaves, whatever that facet has chosen', async () => {
    const listing = await search({ feature: ['warm'] })
    expect(counts(listing, 'feature')).toEqual({ waterproof: 3, warm: 2 })
    expect(counts(listing, 'activity')).toEqual({ hike: 2, camp: 1 })
    for (const [value, count] of Object.entries(counts(listing, 'activity')))
      expect((await search({ feature: ['warm'], activity: [value] })).total).toBe(count)
  })

  test('a card shows the variant that the filters ask for: its colour first, the size, and what those cost that fit', async () => {
    const cardIn = async (filters: Parameters<typeof search>[0]) =>
      (await search({ category: 'jackets', ...filters })).items.find(({ id }) => id === 'FJ100')
    const shown = (found: Awaited<ReturnType<typeof cardIn>>) => [found?.colors.map(({ id }) => id), found?.chosen]
    expect(shown(await cardIn({}))).toEqual([['pine', 'ember'], undefined])
    expect(shown(await cardIn({ color: ['orange'] }))).toEqual([['ember', 'pine'], { color: 'ember' }])
    expect(shown(await cardIn({ color: ['orange'], size: ['m'] }))).toEqual([
      ['ember', 'pine'],
      { color: 'ember', size: 'm' },
    ])
    expect(shown(await cardIn({ size: ['m'] }))).toEqual([['pine', 'ember'], { size: 'm' }])
    expect(shown(await cardIn({ size: ['s', 'm'] }))).toEqual([['pine', 'ember'], undefined])
    expect((await cardIn({ color: ['orange'] }))?.back?.alt).toContain('Ember')
  })

  test('colour, size and price have to be true of one and the same SKU, in lists and in counts', async () => {
    for (const filters of [
      { color: ['orange'] },
      { size: ['m'] },
      { price: ['100-200'] },
      { size: ['m'], color: ['green'] },
    ])
      for (const facet of ['color', 'size', 'price', 'feature'] as const)
        for (const [value, count] of Object.entries(counts(await search(filters), facet)))
          expect([facet, value, (await search({ ...filters, [facet]: [value] })).total]).toEqual([facet, value, count])
  })

  test('sorts by price, date and rating, and by place in the catalogue otherwise', async () => {
    expect(ids(await search({ sort: 'price-asc' }))[0]).toBe('FP100-A')
    expect(ids(await search({ sort: 'price-desc' }))[0]).toBe('FT100')
    expect(ids(await search({ sort: 'newest' }))[0]).toBe('FJ200')
    expect(ids(await search({ sort: 'rating' })).slice(0, 2)).toEqual(['FB100', 'FJ100'])
    expect(ids(await search({}))).toEqual(['FJ100', 'FJ200', 'FF100', 'FB100', 'FP100-A', 'FT100'])
  })

  test('pages are cut from the sorted whole, and a page behind the last is empty', async () => {
    const second = await search({ page: '2', pageSize: '4' })
    expect([second.total, second.page, second.pageSize, ids(second)]).toEqual([6, 2, 4, ['FP100-A', 'FT100']])
    expect(ids(await search({ page: '3', pageSize: '4' }))).toEqual([])
  })

  test('bands of the site’s currency make the facet price; stars and up the facet rating', async () => {
    const listing = await search({})
    const price = listing.facets.find(({ id }) => id === 'price')
    expect(price?.values.map(({ id, name, count }) => [id, name, count])).toEqual([
      ['0-50', 'Under $50', 1],
      ['50-100', '$50 – $100', 1],
      ['100-200', '$100 – $200', 2],
      ['200-300', '$200 – $300', 1],
      ['400-up', 'Over $400', 1],
    ])
    expect(counts(listing, 'rating')).toEqual({ '4-up': 4, '3-up': 5 })
    expect(ids(await search({ rating: ['4-up'], price: ['100-200'] }))).toEqual(['FJ200', 'FB100'])
  })

  test('the facet availability leaves out what is sold out, and its card says so', async () => {
    expect(counts(await search({}), 'availability')).toEqual({ 'in-stock': 5 })
    expect(ids(await search({ availability: ['in-stock'] }))).not.toContain('FT100')
    const tent = (await search({ category: 'equipment' })).items.find(({ id }) => id === 'FT100')
    expect(tent?.available).toBe(false)
  })

  test('full text finds names, summaries and types by beginnings of words, in the words of the locale', async () => {
    expect(ids(await search({ q: 'cairn' }))).toEqual(['FJ100'])
    expect(ids(await search({ q: 'waterp jack' }))).toEqual(['FJ100'])
    expect(ids(await search({ q: 'jackets' })).toSorted()).toEqual(['FJ100', 'FJ200'])
    const german = { 'x-site-id': 'fellholm-eu', locale: 'de_DE' }
    expect(ids(await search({ q: 'stiefel' }, german))).toEqual(['FB100'])
    expect(ids(await search({ q: 'boots' }, german))).toEqual([])
  })

  test('a search with facets and a category counts only what matches', async () => {
    const listing = await search({ q: 'jacket', category: 'clothing' })
    expect(listing.total).toBe(2)
    expect(counts(listing, 'feature')).toEqual({ waterproof: 1, warm: 1 })
  })

  test.each(['"', "') OR 1=1 --", '*', 'NEAR(', '(((', 'a AND OR', '\u0000', '{name_en}:x'])(
    'a search for %j is words or nothing, never an error',
    async q => {
      expect((await call('products.search.query', { q })).status).toBe(200)
    },
  )

  test('the locale chooses the words', async () => {
    const german = await search({ category: 'jackets' }, { 'x-site-id': 'fellholm-eu', locale: 'de_DE' })
    expect(german.items[0]?.name).toBe('Cairn Regenjacke')
    expect(german.category?.slug).toBe('jacken')
    expect(german.items[0]?.price.currency).toBe('EUR')
  })
})

describe('GET /products/v2/products/{productId}/details', () => {
  test('gives a product by id or by the path of its page, in any case', async () => {
    for (const productId of ['FJ100', 'fj100', 'cairn-shell-fj100']) {
      const { answer } = await call('products.details.get', { productId })
      expect(answer.id).toBe('FJ100')
      expect(answer.slug).toBe('cairn-shell-fj100')
    }
  })

  test('answers with exactly the declared shape: colours with pictures of every view, sizes, SKUs, the trail', async () => {
    const { answer } = await call('products.details.get', { productId: 'FJ100' })
    expect(parse(calls['products.details.get'].answer, answer)).toEqual(answer)
    expect(answer.trail.map(({ id }) => id)).toEqual(['clothing', 'jackets'])
    expect(answer.colors[0]?.images[0]).toEqual({
      view: 'front',
      src: '/media/shell/1/1f4d3a/front.svg',
      alt: 'Cairn Shell, Pine, front',
      width: 800,
      height: 1000,
    })
    expect(answer.variants).toHaveLength(4)
  })

  test('a colour that is drawn can be seen in rain, in snow and at night, in the words of the language; a gift card cannot', async () => {
    const { answer } = await call('products.details.get', { productId: 'FJ100' })
    expect(answer.colors[0]?.weather?.map(({ id, name, src, alt }) => [id, name, src, alt])).toEqual([
      ['rain', 'Rain', '/media/shell/1/1f4d3a/rain.svg', 'Cairn Shell, Pine, in the rain'],
      ['snow', 'Snow', '/media/shell/1/1f4d3a/snow.svg', 'Cairn Shell, Pine, in snow'],
      ['night', 'Night', '/media/shell/1/1f4d3a/night.svg', 'Cairn Shell, Pine, at night'],
    ])
    const { answer: inGerman } = await call(
      'products.details.get',
      { productId: 'FJ100' },
      { 'x-site-id': 'fellholm-eu', locale: 'de_DE' },
    )
    expect(inGerman.colors[0]?.weather?.map(({ name }) => name)).toEqual(['Regen', 'Schnee', 'Nacht'])
    const { answer: card } = await call('products.details.get', { productId: 'FG100' })
    expect(card.colors.map(color => 'weather' in color)).toEqual(card.colors.map(() => false))
  })

  test('a lower price is the badge, and a product nobody knows answers ORD404', async () => {
    expect((await call('products.details.get', { productId: 'FJ200' })).answer.badge).toBe('sale')
    expect((await call('products.details.get', { productId: 'NOPE' })).code).toBe('ORD404')
  })
})

test('POST /products/v1/products/{productId}/availability tells the exact number only when it is low', async () => {
  const upcs = [upcOf('FJ200', 0), upcOf('FJ200', 1), upcOf('FJ100')]
  const { answer } = await call('products.availability.get', { productId: 'FJ200', upcs })
  expect(answer.items).toEqual([
    { upc: upcs[0], state: 'low', left: 5 },
    { upc: upcs[1], state: 'low', left: 2 },
  ])
})

test('GET /products/v2/products/{productId}/inventory gives every SKU, without the stores’ own pieces', async () => {
  expect((await call('products.inventory.get', { productId: 'FT100' })).answer.items).toEqual([
    { upc: upcOf('FT100'), state: 'out' },
  ])
  expect((await call('products.inventory.get', { productId: 'FJ100' })).answer.items).toHaveLength(4)
})

test('GET /products/v2/products/{productId}/inventory promises days, and says until when, what it costs and from when on nothing', async () => {
  expect((await call('products.inventory.get', { productId: 'FJ100' })).answer.delivery).toEqual({
    from: '2026-11-27',
    to: '2026-12-01',
    orderBefore: '2026-11-24T21:00:00.000Z',
    cost: 795,
    freeFrom: 15_000,
  })
})

test('GET /products/v2/catalog gives the tree in the words of the locale', async () => {
  const { answer } = await call('products.catalog.get', {}, { 'x-site-id': 'fellholm-eu', locale: 'de_DE' })
  expect(answer.categories.map(({ name }) => name)).toEqual(['Kleidung', 'Schuhe', 'Ausrüstung'])
  expect(answer.categories[0]?.children.map(({ slug }) => slug)).toEqual(['jacken', 'fleece'])
})

test('a basket takes nothing from the stock', async () => {
  await shopperWith([[upcOf('FJ200'), 5]])
  const { answer } = await call('products.inventory.get', { productId: 'FJ200' })
  expect(answer.items[0]).toEqual({ upc: upcOf('FJ200'), state: 'low', left: 5 })
})
