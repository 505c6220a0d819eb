import { describe, expect, test } from 'vitest'

import { ledgerMatches, checkout, rows } from '../testing/checkout.ts'
import { feedOf, lines, type FeedLine } from '../testing/feed.ts'
import { upcOf } from '../testing/fixture/fixture.ts'
import { call, send, shopperWith } from '../testing/shopper.ts'
import { productIdOf } from './identity.ts'

const key = 'Bearer an-admin-key-for-tests'

const post = async (csv: string, headers: Record<string, string> = {}) => {
  const response = await send('/admin/catalog/import', {
    method: 'POST',
    headers: { authorization: key, 'content-type': 'text/csv', ...headers },
    body: csv,
  })
  return { status: response.status, body: await response.json<Record<string, unknown>>() }
}

const shirtId = productIdOf('harbour-shirt')

const everything = () => rows('SELECT * FROM products, variants LEFT JOIN stock USING (upc) ORDER BY 1, 2, 6')

describe('POST /admin/catalog/import', () => {
  test('takes a product export into every site: found in listings, by search, in its own currency and with its stock', async () => {
    const { status, body } = await post(feedOf(lines))
    expect(status).toBe(200)
    expect(body).toMatchObject({ created: 2, updated: 0, variants: 4, skipped: 1 })
    const guests = await call('products.search.query', { category: 'guest-brands' })
    expect(guests.answer.items.map(({ name }) => name)).toEqual(['Harbour Shirt', 'Yellow Wool Jumper'])
    expect((await call('products.search.query', { q: 'harbour' })).answer.items.map(({ id }) => id)).toEqual([shirtId])
    const german = { 'x-site-id': 'fellholm-eu', locale: 'de_DE' }
    const { answer } = await call('products.details.get', { productId: shirtId }, german)
    expect(answer.price).toMatchObject({ currency: 'EUR', lowCurrent: 4650, highCurrent: 5115 })
    expect(answer.trail.map(({ name }) => name)).toEqual(['Gastmarken'])
    const { answer: stock } = await call('products.inventory.get', { productId: shirtId }, german)
    expect(stock.items.map(({ state, left }) => [state, left])).toEqual([
      ['low', 4],
      ['low', 2],
      ['out', undefined],
    ])
  })

  test('shows photographs of hosts that PHOTOS names in place of drawings, a colour its own first; others are counted and left out', async () => {
    const picture = (name: string) => `https://pictures.example/${name}.jpg`
    const feed = [
      ...lines.map((line, index) => ({
        ...line,
        ...(index === 1 && { 'Variant Image': picture('navy') }),
        ...(index === 2 && { 'Variant Image': picture('foam') }),
      })),
      { Handle: 'harbour-shirt', 'Image Src': picture('navy'), 'Image Alt Text': 'Navy, at the quay' },
      { Handle: 'harbour-shirt', 'Image Src': picture('foam') },
      { Handle: 'wool-jumper', 'Image Src': 'https://elsewhere.example/1.jpg' },
    ]
    expect((await post(feedOf(feed))).body).toMatchObject({ photographsLeftOut: 1 })
    const { answer } = await call('products.details.get', { productId: shirtId })
    const size = { width: 1600, height: 2000 }
    expect(answer.colors.map(({ images }) => images)).toEqual([
      [
        { view: 'front', src: picture('navy'), alt: 'Navy, at the quay', ...size },
        { view: 'back', src: picture('2'), alt: 'Harbour Shirt, Navy', ...size },
      ],
      [
        { view: 'front', src: picture('foam'), alt: 'Harbour Shirt, Sea Foam', ...size },
        { view: 'back', src: picture('2'), alt: 'Harbour Shirt, Sea Foam', ...size },
      ],
    ])
    // A photograph is as it was taken.
    expect(answer.colors.map(color => 'weather' in color)).toEqual([false, false])
    const { answer: guests } = await call('products.search.query', { category: 'guest-brands' })
    expect(guests.items.map(({ colors: [first] }) => first?.image.src.startsWith(picture('navy')))).toEqual([
      true,
      false,
    ])
  })

  test('an imported product can be bought', async () => {
    await post(feedOf(lines))
    const { place } = await checkout([['4006381333931', 2]])
    expect((await place()).answer).toMatchObject({ placing: 'final', items: [{ name: 'Harbour Shirt', qty: 2 }] })
    const { answer } = await call('products.inventory.get', { productId: shirtId })
    expect(answer.items[1]?.state).toBe('out')
    expect(await ledgerMatches()).toBe(true)
  })

  test('importing again renews what is there and doubles nothing', async () => {
    await post(feedOf(lines))
    const before = await everything()
    expect((await post(feedOf(lines))).body).toMatchObject({ created: 0, updated: 2 })
    expect(await everything()).toEqual(before)
    const cheaper = lines.map((line, index) =>
      index === 1 ? { ...line, 'Variant Price': '45', 'Variant Inventory Qty': '9' } : line,
    )
    await post(feedOf(cheaper))
    const { answer } = await call('products.details.get', { productId: shirtId })
    expect(answer.variants.find(({ upc }) => upc === '4006381333931')?.current).toBe(4500)
    expect((await call('products.inventory.get', { productId: shirtId })).answer.items[1]?.state).toBe('in-stock')
  })

  test('a SKU the feed no longer names is not for sale any more', async () => {
    await post(feedOf(lines))
    await post(feedOf(lines.filter((_, index) => index !== 1)))
    const { answer } = await call('products.details.get', { productId: shirtId })
    expect(answer.variants.map(({ upc }) => upc)).not.toContain('4006381333931')
    const { shopper, cart } = await shopperWith([])
    const added = await shopper.call('cart.item.add', { basketId: cart.id, upc: '4006381333931' })
    expect(added.code).toBe('INV702')
  })

  test('a feed with a problem names line and column and changes nothing', async () => {
    const broken = lines.map((line, index): FeedLine => (index === 4 ? { ...line, 'Variant Price': 'eighty' } : line))
    const before = await everything()
    const { status, body } = await post(feedOf(broken))
    expect(status).toBe(422)
    expect(body).toEqual({
      appId: 'fellholm-commerce',
      problems: [{ line: 7, column: 'Variant Price', message: 'must be an amount above zero, such as 49.90' }],
    })
    expect(await everything()).toEqual(before)
  })

  test('two lines that mean one choice, and a barcode of another product, are problems too', async () => {
    const twice = lines.map((line, index): FeedLine => (index === 1 ? { ...line, 'Option1 Value': 'S' } : line))
    expect((await post(feedOf(twice))).body).toMatchObject({ problems: [{ line: 4, column: 'Option1 Value' }] })
    const taken = lines.map((line, index): FeedLine =>
      index === 4 ? { ...line, 'Variant Barcode': upcOf('FJ100') } : line,
    )
    expect((await post(feedOf(taken))).body).toMatchObject({ problems: [{ line: 7, column: 'Variant Barcode' }] })
    expect((await call('products.search.query', { q: 'harbour' })).answer.total).toBe(0)
  })

  test('asks for the admin’s key, for text/csv and for POST', async () => {
    expect((await post(feedOf(lines), { authorization: 'Bearer wrong' })).status).toBe(401)
    expect((await post(feedOf(lines), { 'content-type': 'application/json' })).status).toBe(415)
    expect((await send('/admin/catalog/import', { headers: { authorization: key } })).status).toBe(405)
  })

  test('a feed larger than 5 MB answers 413', async () => {
    expect((await post('x'.repeat(5 * 1024 * 1024 + 1))).status).toBe(413)
  })
})
