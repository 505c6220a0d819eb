import { beforeEach, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'

import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { cartOf, htmlOf, sessionOf } from '../shoppers/commands.ts'
import { enter } from '../shoppers/sign-in.ts'

beforeEach(() => dependency.reset())

const { plentiful, twoAtMost } = fixtures

const call = async (browser: Browser, path: string, body: object): Promise<Cart> =>
  (await browser.send(`${path}?locale=en_US`, body)).json<Cart>()

const linesOf = ({ items }: Cart) => items.map(({ upc, qty }) => [upc, qty])

it('POST /cart/v1/cart: a cart that script opened by the call itself is the visit’s: `current` and the page have its lines', async () => {
  const browser = openBrowser()
  const { id: basketId } = await call(browser, '/cart/v1/cart', {})
  expect((await sessionOf(browser))?.basketId).toBe(basketId)
  await call(browser, '/cart/v1/item', { basketId, upc: plentiful.upc, qty: 2 })
  const current = await cartOf(browser)
  expect([current.id, linesOf(current)]).toEqual([basketId, [[plentiful.upc, 2]]])
  expect(browser.cookies.get('__Host-cart-count')).toBe('2')
  expect(await htmlOf(browser, '/en-us/cart')).toContain(plentiful.productId)
})

it.each([
  ['POST /cart/v1/cart, then POST /cart/v1/item', undefined],
  ['POST /cart/v1/cartWithItem', twoAtMost.upc],
] as const)('a sign-in carries the lines of a cart opened by %s into the account', async (_, upc) => {
  const browser = openBrowser()
  const opened =
    upc === undefined
      ? await call(browser, '/cart/v1/cart', {})
      : await (await browser.send(`/cart/v1/cartWithItem?locale=en_US&upc=${upc}&qty=1`, {})).json<Cart>()
  await call(browser, '/cart/v1/item', { basketId: opened.id, upc: plentiful.upc, qty: 2 })
  expect(await (await enter(browser, 'espanol')).json()).toMatchObject({ ok: true })
  expect((await sessionOf(browser))?.consumerType).toBe('REGISTERED')
  const carried = linesOf(await cartOf(browser))
  expect(carried).toContainEqual([plentiful.upc, expect.any(Number)])
  if (upc !== undefined) expect(carried).toContainEqual([upc, 1])
})
