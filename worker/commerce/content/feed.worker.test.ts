import { describe, expect, test } from 'vitest'

import type { CatalogueChange } from '#src/commerce/calls/orders/editing.ts'

import { feedOf, lines } from '../testing/feed.ts'
import { upcOf } from '../testing/fixture/fixture.ts'
import { checkout } from '../testing/checkout.ts'
import { send } from '../testing/shopper.ts'
import { productIdOf } from '../import/identity.ts'

type Feed = { readonly next: string; readonly changes: readonly CatalogueChange[]; readonly nextAt?: string }

async function operate(path: string, body?: object, key = 'an-operator-key-for-tests') {
  return send(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-site-id': 'fellholm-us',
      authorization: `Bearer ${key}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

const changesSince = async (since?: string): Promise<Feed> =>
  (await operate(`/admin/changes${since === undefined ? '' : `?since=${since}`}`)).json<Feed>()

const wordsOf = ({ changes }: Feed) => changes.map(({ kind, id }) => `${kind} ${id}`).toSorted()

describe('GET /admin/changes', () => {
  test('begins with nothing, and a price that is changed comes once, with the categories that show it', async () => {
    const begun = await changesSince()
    expect([begun.changes, (await changesSince(begun.next)).changes]).toEqual([[], []])
    const prices = await (
      await operate('/admin/products/FJ100/prices')
    ).json<{ prices: { current: number; original: number }[] }>()
    const [before] = prices.prices
    const { current = 0, original = 0 } = before ?? {}
    const body = { before: { current, original }, after: { current: current - 100, original } }
    expect(await (await operate('/admin/products/FJ100/prices', body)).json()).toEqual({ isSaved: true })
    expect(await (await operate('/admin/products/FJ100/prices', body)).json()).toEqual({ isSaved: false })
    const told = await changesSince(begun.next)
    expect(wordsOf(told)).toEqual(['category clothing', 'category jackets', 'product FJ100'])
    expect((await changesSince(told.next)).changes).toEqual([])
  })

  test('an import changes it: the products that came, and the categories they came into', async () => {
    const { next } = await changesSince()
    const imported = await send('/admin/catalog/import', {
      method: 'POST',
      headers: { authorization: 'Bearer an-admin-key-for-tests', 'content-type': 'text/csv' },
      body: feedOf(lines),
    })
    expect(imported.status).toBe(200)
    const told = wordsOf(await changesSince(next))
    for (const one of [`product ${productIdOf('harbour-shirt')}`, 'category guest-brands']) expect(told).toContain(one)
    expect(told.filter(one => one.endsWith(' FJ100'))).toEqual([])
  })

  test('a product that runs low comes with the listings that say so', async () => {
    const { next } = await changesSince()
    const { place } = await checkout([[upcOf('FJ100'), 1]])
    await place()
    expect(wordsOf(await changesSince(next))).toEqual([])
    const last = await checkout([[upcOf('FJ200'), 2]])
    await last.place()
    expect(wordsOf(await changesSince(next))).toEqual(['category clothing', 'category jackets', 'stock FJ200'])
  })

  test('who was away for longer than it remembers is told that everything changed; nobody without the key is told anything', async () => {
    const { next } = await changesSince()
    const [, moment] = next.split('.')
    expect(wordsOf(await changesSince(`999999.${moment}`))).toEqual(['everything '])
    expect((await operate('/admin/changes', undefined, 'wrong')).status).toBe(401)
  })
})
