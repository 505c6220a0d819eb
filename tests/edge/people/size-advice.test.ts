import { expect, it } from 'vitest'

import { callerIn } from '../contract/contract.ts'
import { signedIn } from '../shoppers/sign-in.ts'

const idOf = (slug: string) => slug.slice(slug.lastIndexOf('-') + 1).toUpperCase()

it('R414, GET /products/v1/products/{productId}/size-advice: names what was brought and kept, nothing that went back or is on its way; AUT404, ORD404', async () => {
  const ask = callerIn('en-us', await signedIn('history'))
  const { orders } = (await ask('consumer.purchase-history.list', { count: 50 })).answer
  const named = (isArrived: boolean) =>
    new Set(
      orders
        .filter(({ status }) => (status === 'DELIVERED') === isArrived)
        .flatMap(({ items }) => items.map(({ slug }) => idOf(slug))),
    )
  const [kept, other] = [named(true), named(false)]
  const advised = await Promise.all(
    [...kept, ...other].map(productId => ask('products.size-advice.get', { productId })),
  )
  expect(advised.flatMap(({ misfit }) => misfit)).toEqual([])
  const sources = new Set(advised.flatMap(({ answer }) => answer.kept?.productId ?? []))
  expect(sources.size).toBeGreaterThan(0)
  expect([...sources].filter(id => other.has(id) && !kept.has(id))).toEqual([])
  expect((await ask('products.size-advice.get', { productId: 'FH00000' })).code).toBe('ORD404')
  expect((await callerIn('en-us')('products.size-advice.get', { productId: 'FH10011' })).code).toBe('AUT404')
})
