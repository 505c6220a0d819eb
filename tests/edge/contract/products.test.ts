import { describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { callerIn } from './contract.ts'
import { guest } from '../shoppers/person.ts'

const american = callerIn('en-us')
const german = callerIn('de-de')
const { productId, upc } = fixtures.plentiful
const unknown = 'FH00000'

describe('GET /products/v2/search/productSearch through the proxy', () => {
  it('answers in the declared shape, in words and currency of the locale', async () => {
    const { status, answer, misfit } = await german('products.search.query', { q: 'Jacke' })
    expect([status, misfit]).toEqual([200, []])
    expect(answer.total).toBeGreaterThan(10)
    expect(answer.items[0]?.price.currency).toBe('EUR')
  })

  it('PLP400: a category nobody has', async () => {
    const { status, code } = await american('products.search.query', { category: 'submarines' })
    expect([status, code]).toEqual([404, 'PLP400'])
  })

  it('forgives misspelt words and says which it understood', async () => {
    const { answer } = await american('products.search.query', { q: 'doun jaket' })
    const { answer: short } = await american('products.search.query', { q: 'wateproof' })
    expect([answer.correctedQuery, answer.total > 0]).toEqual(['down jacket', true])
    expect([short.correctedQuery, short.total > 0]).toEqual(['waterproof', true])
    const { answer: synonym } = await american('products.search.query', { q: 'rukcsack' })
    expect([synonym.correctedQuery, synonym.total > 0]).toEqual(['rucksack', true])
  })

  it('knows other words for the same thing', async () => {
    const { answer: rucksacks } = await american('products.search.query', { q: 'rucksack' })
    const { answer: packs } = await american('products.search.query', { q: 'pack' })
    expect(rucksacks.total).toBeGreaterThan(3)
    expect(rucksacks.items.some(({ id }) => packs.items.some(pack => pack.id === id))).toBe(true)
  })

  it('says where exact words lead, and what articles say about them', async () => {
    expect((await american('products.search.query', { q: 'returns' })).answer.redirect).toBe('/help/returns')
    expect((await american('products.search.query', { q: productId })).answer.redirect).toMatch(/^\/p\//)
    const { answer } = await american('products.search.query', { q: 'layers' })
    expect(answer.articles?.items.length).toBeGreaterThan(0)
  })

  it('R052: narrows to what a store has, and counts what each store would leave', async () => {
    const { answer: all } = await american('products.search.query', { category: 'camping', countStores: 'true' })
    const store = all.stores?.find(({ count }) => count > 0 && count < all.total)
    const { answer: here } = await american('products.search.query', { category: 'camping', store: [store?.id ?? ''] })
    expect(here.total).toBe(store?.count)
    expect(here.total).toBeLessThan(all.total)
    expect(here.stores?.find(({ id }) => id === store?.id)?.selected).toBe(true)
  })
})

describe('the price of a card', () => {
  it('says in how many colors all sizes are reduced to it, as the variants of the product have it', async () => {
    const { answer } = await american('products.search.query', { category: 'women', pageSize: '48' })
    const reduced = answer.items.filter(({ price }) => price.reducedColors !== undefined)
    expect(reduced.length).toBeGreaterThan(0)
    for (const { id, price } of reduced.slice(0, 5)) {
      const { answer: product } = await american('products.details.get', { productId: id })
      const isReduced = (color: string) =>
        product.variants
          .filter(variant => variant.color === color)
          .every(({ current, original }) => current === price.lowCurrent && current < original)
      const colors = new Set(product.variants.map(({ color }) => color))
      expect([id, price.reducedColors]).toEqual([id, [...colors].filter(isReduced).length])
      expect(price.reducedColors).toBeLessThan(colors.size)
      expect(product.price.reducedColors).toBe(price.reducedColors)
    }
  })

  it('says no number of colors where a filter left one of them alone', async () => {
    const { answer } = await american('products.search.query', { category: 'sale', pageSize: '48' })
    for (const { id, price } of answer.items)
      expect([id, price.lowCurrent === price.highCurrent ? price.reducedColors : undefined]).toEqual([id, undefined])
  })
})

describe('a product through the proxy', () => {
  it('GET /products/v2/products/{productId}/details answers with the product, ORD404 for one nobody has', async () => {
    const { status, answer, misfit } = await american('products.details.get', { productId })
    expect([status, misfit, answer.id]).toEqual([200, [], productId])
    const { answer: listed } = await american('products.reviews.list', { productId })
    expect(answer.rating).toEqual({ score: listed.summary.score, reviewsCount: listed.summary.count })
    expect((await american('products.details.get', { productId: unknown })).code).toBe('ORD404')
  })

  it('POST /products/v1/products/{productId}/availability answers for home and for a store; ORD404, STR404', async () => {
    const { status, answer, misfit } = await american('products.availability.get', { productId, upcs: [upc] })
    expect([status, misfit, answer.items[0]?.state]).toEqual([200, [], 'in-stock'])
    const { answer: shelf } = await american('products.availability.get', {
      productId,
      upcs: [upc],
      storeId: 's-us-denver',
    })
    expect(shelf.items.map(item => item.upc)).toEqual([upc])
    const nowhere = await american('products.availability.get', { productId, upcs: [upc], storeId: 's-us-atlantis' })
    expect([nowhere.status, nowhere.code]).toEqual([404, 'STR404'])
    expect((await american('products.availability.get', { productId: unknown, upcs: [upc] })).code).toBe('ORD404')
  })

  it('GET /products/v2/products/{productId}/inventory answers for every SKU; ORD404', async () => {
    const { status, answer, misfit } = await american('products.inventory.get', { productId })
    expect([status, misfit]).toEqual([200, []])
    expect(answer.items.length).toBeGreaterThan(5)
    expect((await american('products.inventory.get', { productId: unknown })).code).toBe('ORD404')
  })

  it('GET /products/v2/products/{productId}/inventory?postalCode= promises a day there: near a warehouse before far away; CHK320', async () => {
    const promised = async (postalCode?: string) =>
      (await american('products.inventory.get', { productId, ...(postalCode !== undefined && { postalCode }) })).answer
        .delivery
    const [anywhere, near, far] = [await promised(), await promised('10001'), await promised('99501')]
    expect([near?.postalCode, near?.from, far?.to]).toEqual(['10001', anywhere?.from, anywhere?.to])
    expect((near?.to ?? '') < (far?.to ?? '')).toBe(true)
    const munich = await german('products.inventory.get', { productId, postalCode: ' 80331 ' })
    expect([munich.misfit, munich.answer.delivery?.postalCode]).toEqual([[], '80331'])
    const wrong = await german('products.inventory.get', { productId, postalCode: 'SW1A 1AA' })
    expect(wrong).toMatchObject({ status: 400, code: 'CHK320', info: { field: 'postalCode' } })
  })

  it('GET /products/v2/catalog answers with the tree of categories', async () => {
    const { status, answer, misfit } = await german('products.catalog.get', {})
    expect([status, misfit]).toEqual([200, []])
    expect(answer.categories.length).toBeGreaterThan(5)
  })

  it('GET /products/v2/products/{productId}/productSets answers with its sets; ORD404', async () => {
    const { status, answer, misfit } = await american('products.product-sets.list', { productId: 'FH10011' })
    expect([status, misfit]).toEqual([200, []])
    expect(answer.sets.map(({ id }) => id)).toEqual(['SET101'])
    expect((await american('products.product-sets.list', { productId: unknown })).code).toBe('ORD404')
  })

  it('GET /products/v2/products/{productSetId}/productSet answers with its pieces and what they cost together; PLP400', async () => {
    const { status, answer, misfit } = await german('products.product-set.get', { productSetId: 'set101' })
    expect([status, misfit, answer.kind]).toEqual([200, [], 'look'])
    expect(answer.from).toBe(answer.items.reduce((sum, { price }) => sum + price.lowCurrent, 0))
    expect(answer.items).toHaveLength(3)
    const missing = await german('products.product-set.get', { productSetId: 'SET999' })
    expect([missing.status, missing.code]).toEqual([404, 'PLP400'])
  })

  it('GET /products/v1/widgetRecommendations (R153) recommends other products with a token each; ORD404', async () => {
    for (const widget of ['similar', 'complete-the-look', 'popular', 'new'] as const) {
      const { status, answer, misfit } = await american('products.recommendations.get', {
        widget,
        productId,
        count: '6',
      })
      expect([status, misfit, answer.items.length]).toEqual([200, [], 6])
      expect(answer.items.map(({ id }) => id)).not.toContain(productId)
      expect(new Set(answer.items.map(({ recToken }) => recToken)).size).toBe(6)
    }
    expect((await american('products.recommendations.get', { productId: unknown })).code).toBe('ORD404')
  })

  it.each(['womens-shells', 'mens-shells', 'kids-jackets', 'womens-trousers', 'womens-footwear', 'tents'])(
    'complete-the-look recommends with one of %s what goes with it: one of each type, nothing else of its kind, for whoever wears it',
    async category => {
      const { answer: shelf } = await american('products.search.query', { category, pageSize: '1' })
      const anchor = shelf.items[0]?.id ?? ''
      const kindsOf = async (id: string) => {
        const { answer } = await american('products.details.get', { productId: id })
        return answer.trail.slice(1).map(one => one.id)
      }
      const { answer } = await american('products.recommendations.get', {
        widget: 'complete-the-look',
        productId: anchor,
        count: '6',
      })
      const ids = answer.items.map(({ id }) => id)
      expect(ids).toHaveLength(6)
      // The last digit of a number says whom a product is for; 0 is everybody.
      expect(ids.filter(id => id.at(-1) !== anchor.at(-1) && id.at(-1) !== '0')).toEqual([])
      const own = await kindsOf(anchor)
      const others = (await Promise.all(ids.map(kindsOf))).flat()
      expect(own.length).toBeGreaterThan(0)
      expect(others.filter(kind => own.includes(kind))).toEqual([])
    },
  )

  it('similar recommends with a jacket others of its own shelf first', async () => {
    const { answer } = await american('products.recommendations.get', { widget: 'similar', productId, count: '3' })
    const shelfOf = async (id: string) => {
      const { answer: product } = await american('products.details.get', { productId: id })
      return product.trail.at(-1)?.id
    }
    const own = await shelfOf(productId)
    expect(await Promise.all(answer.items.map(({ id }) => shelfOf(id)))).toEqual([own, own, own])
  })

  it('GET /products/v2/search/autoSuggest suggests products, categories and articles, and before typing what is popular', async () => {
    const { status, answer, misfit } = await american('products.suggestions.list', { q: 'jack' })
    expect([status, misfit]).toEqual([200, []])
    expect(answer.products.length).toBeGreaterThan(0)
    expect(answer.categories.some(({ name }) => /jacket/i.test(name))).toBe(true)
    const { answer: before } = await american('products.suggestions.list', {})
    expect([before.products.length, before.popular.length > 3]).toEqual([0, true])
    expect((await american('products.suggestions.list', { q: 'layer' })).answer.articles.length).toBeGreaterThan(0)
    expect((await american('products.suggestions.list', { q: 'jakcet' })).answer.correctedQuery).toBe('jacket')
  })

  it('PUT /products/v1/notifications remembers who wants to be told; AUT453, ORD404', async () => {
    const sku = fixtures.soldOutSku.upc
    const visitor = await guest()
    const { status, answer, misfit } = await visitor.call('products.notification.put', {
      upc: sku,
      email: 'ida@example.com',
    })
    expect([status, misfit, answer.registered]).toEqual([200, [], true])
    const malformed = await visitor.call('products.notification.put', { upc: sku, email: 'ida@' })
    expect([malformed.status, malformed.code]).toEqual([400, 'AUT453'])
    const missing = await visitor.call('products.notification.put', { upc: '400000000000', email: 'ida@example.com' })
    expect(missing.code).toBe('ORD404')
  })
})
