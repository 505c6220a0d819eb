import { describe, expect, test } from 'vitest'

import { clock } from '../testing/clock.ts'
import { feedOf, lines } from '../testing/feed.ts'
import { call, send } from '../testing/shopper.ts'
import { productIdOf } from '../import/identity.ts'

const day = 86_400_000

async function change(productId: string, before: object, after: object) {
  const response = await send(`/admin/products/${productId}/prices`, {
    method: 'POST',
    headers: {
      'x-site-id': 'fellholm-us',
      authorization: 'Bearer an-operator-key-for-tests',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ before, after }),
  })
  expect(await response.json()).toEqual({ isSaved: true })
}

const detailsOf = async (productId: string) => (await call('products.details.get', { productId })).answer

async function cardOf(productId: string, size?: string) {
  const { answer } = await call('products.search.query', { pageSize: '48', ...(size && { size: [size] }) })
  return answer.items.find(({ id }) => id === productId)
}

describe('R408', () => {
  test('the lowest price of the thirty days before its last change comes with what is reduced: on its page, on its card and on a card of a filter', async () => {
    const opened = await detailsOf('FJ100')
    const { current, original, size } = opened.variants[0] ?? { current: 0, original: 0, size: '' }
    expect(opened.price.lowestBefore).toBeUndefined()
    const prices = [current, current - 2_000, current - 1_000, current - 1_500].map(now => ({ current: now, original }))
    const [first = {}, deep = {}, higher = {}, lower = {}] = prices

    await change('FJ100', first, deep)
    expect((await detailsOf('FJ100')).price.lowestBefore).toBe(current)
    clock.pass(10 * day)
    await change('FJ100', deep, higher)
    expect((await detailsOf('FJ100')).price.lowestBefore).toBe(current - 2_000)
    clock.pass(31 * day)
    await change('FJ100', higher, lower)

    const { price, variants } = await detailsOf('FJ100')
    expect(price.lowestBefore).toBe(current - 1_000)
    expect(variants[0]?.lowestBefore).toBe(current - 1_000)
    expect((await cardOf('FJ100'))?.price.lowestBefore).toBe(current - 1_000)
    expect((await cardOf('FJ100', size))?.price.lowestBefore).toBe(current - 1_000)
  })

  test('an import that lowers a price keeps the one before; of a reduction that was there at first nothing is known, and nothing is said', async () => {
    const take = async (price: string) => {
      const reduced = lines.map(line => ({
        ...line,
        ...(line['Variant Price'] && { 'Variant Price': price, 'Variant Compare At Price': '90' }),
      }))
      const response = await send('/admin/catalog/import', {
        method: 'POST',
        headers: { authorization: 'Bearer an-admin-key-for-tests', 'content-type': 'text/csv' },
        body: feedOf(reduced),
      })
      expect(response.status).toBe(200)
      return (await detailsOf(productIdOf('harbour-shirt'))).price
    }
    const began = await take('60')
    expect([began.lowCurrent, began.lowOriginal, began.lowestBefore]).toEqual([6_000, 9_000, undefined])
    const lowered = await take('50')
    expect([lowered.lowCurrent, lowered.lowestBefore]).toEqual([5_000, 6_000])
  })
})
