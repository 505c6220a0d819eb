import { expect, test } from 'vitest'

import { productIdOf } from '../../import/identity.ts'
import { feedOf, lines } from '../../testing/feed.ts'
import { keptLetters } from '../../testing/letters.ts'
import { call, newShopper, send } from '../../testing/shopper.ts'

const imported = (csv: string) =>
  send('/admin/catalog/import', {
    method: 'POST',
    headers: { authorization: 'Bearer an-admin-key-for-tests', 'content-type': 'text/csv' },
    body: csv,
  })

const restocked = lines.map(line =>
  line['Option2 Value'] === 'Sea Foam' ? { ...line, 'Variant Inventory Qty': '7' } : line,
)

const spanish = { locale: 'es_US' }

test('PUT /products/v1/notifications: whoever asked gets one letter, in the language they asked in, when the SKU is back', async () => {
  await imported(feedOf(lines))
  const { answer: stock } = await call('products.inventory.get', { productId: productIdOf('harbour-shirt') })
  const upc = stock.items.find(({ state }) => state === 'out')?.upc ?? ''
  const ana = await newShopper(spanish)
  for (let twice = 0; twice < 2; twice += 1)
    await ana.call('products.notification.put', { upc, email: 'ana@example.com' })
  await imported(feedOf(lines))
  expect(await keptLetters('*')).toEqual([])
  await imported(feedOf(restocked))
  const letters = await keptLetters<{ recipient: string; subject: string; link: string }>('*')
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({ recipient: 'ana@example.com', kind: 'back-in-stock', locale: 'es-us' })
  expect(letters[0]?.subject).toBe('Harbour Shirt: de nuevo disponible')
  expect(letters[0]?.link).toMatch(/^\/es-us\/p\//)
  await imported(feedOf(restocked))
  expect(await keptLetters('*')).toHaveLength(1)
})
