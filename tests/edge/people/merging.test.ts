import { beforeEach, describe, expect, it } from 'vitest'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { couponCodes, fixtures, seededPin, valueCards } from '#demo/fixtures.ts'

import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { enter, signedIn } from '../shoppers/sign-in.ts'

beforeEach(() => dependency.reset())

describe('D29: what a guest had', () => {
  it('cart, favorites and saved things of a guest come along; carts merge, and the shopper is told', async () => {
    const owner = await signedIn('athlete')
    await owner.send('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc, qty: 1 })
    const guest = openBrowser()
    await guest.send('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc, qty: 2 })
    await guest.send('/-/cart/add?locale=en-us', { upc: fixtures.twoAtMost.upc, qty: 1 })
    await guest.send('/-/favorites/keep?locale=en-us', { itemId: 'FH10011' })
    const answer = await enter(guest, 'athlete')
    expect(await answer.json()).toMatchObject({ ok: true, value: { mergedCart: true } })
    expect(guest.cookies.get('__Host-cart-count')).toBe('4')
    expect(guest.cookies.get('__Host-favorites-count')).toBe('1')
    const account = await (await guest.ask('/en-us/account')).text()
    expect(account).toContain('Your cart and the one kept in your account are now one.')
    expect(await (await guest.ask('/en-us/account')).text()).not.toContain('are now one.')
    expect(await (await guest.ask('/en-us/favorites')).text()).toContain('1 favorite')
  })
})

describe('R018, D29: a second device, with things of its own', () => {
  const join = {
    firstName: 'Two',
    lastName: 'Devices',
    email: 'two-devices@example.com',
    password: 'slow-ferry-crossing',
    confirmPassword: 'slow-ferry-crossing',
  }
  const { plentiful, lowStock, twoAtMost } = fixtures

  /** Fills the three lists of a browser; what is saved for later goes through the cart, as everybody's does. */
  async function gather(browser: Browser, things: { cart: [string, number][]; favorites: string[]; saved: string[] }) {
    for (const upc of things.saved) {
      await browser.send('/-/cart/add?locale=en-us', { upc, qty: 1 })
      const { items } = await cartOf(browser)
      await browser.send('/-/cart/save?locale=en-us', { itemId: items[0]?.id, slug: items[0]?.slug })
    }
    for (const [upc, qty] of things.cart) await browser.send('/-/cart/add?locale=en-us', { upc, qty })
    for (const itemId of things.favorites) await browser.send('/-/favorites/keep?locale=en-us', { itemId })
  }

  /** Gift cards pay before the card; a refused one would be missing in what is seen. */
  async function payBy(browser: Browser, numbers: readonly string[]) {
    for (const number of numbers) await browser.send('/-/checkout/gift-card?locale=en-us', { number, pin: seededPin })
  }

  type Lists = { readonly items: readonly { readonly itemId: string; readonly qty: number }[] }

  const ask = async <Answer>(browser: Browser, path: string): Promise<Answer> =>
    (await browser.ask(`${path}?locale=en_US`)).json<Answer>()
  const cartOf = (browser: Browser) => ask<Cart>(browser, '/cart/v1/cart/current')

  /** What both devices see of the account afterwards. */
  async function seen(browser: Browser) {
    const cart = await cartOf(browser)
    const favorites = await ask<Lists>(browser, '/wishlists/v2/favorites')
    const saved = await ask<Lists>(browser, '/wishlists/v2/saveForLater')
    return {
      cart: Object.fromEntries(cart.items.map(({ upc, qty }) => [upc, qty])),
      codes: cart.couponItems.map(({ code }) => code),
      giftCards: cart.payment_instruments.map(({ last4, amount }) => [last4, amount]),
      favorites: favorites.items.map(({ itemId }) => itemId).toSorted(),
      saved: Object.fromEntries(saved.items.map(({ itemId, qty }) => [itemId, qty])),
    }
  }

  it('nothing is lost: quantities add up to the most there may be, favorites and saved things are one list, promo codes and gift cards come along, and the shopper is told', async () => {
    const first = openBrowser()
    await first.send('/-/sign-in/join?locale=en-us', join)
    await gather(first, {
      cart: [
        [plentiful.upc, 2],
        [twoAtMost.upc, 1],
      ],
      favorites: [plentiful.productId, lowStock.productId],
      saved: [lowStock.upc],
    })
    const second = openBrowser()
    await gather(second, {
      cart: [
        [plentiful.upc, 3],
        [twoAtMost.upc, 2],
      ],
      favorites: [lowStock.productId, twoAtMost.productId],
      saved: [lowStock.upc, fixtures.giftCard.upc],
    })
    await first.send('/-/cart/coupon?locale=en-us', { code: couponCodes.good })
    for (const code of [couponCodes.good, couponCodes.second])
      await second.send('/-/cart/coupon?locale=en-us', { code })
    await payBy(first, valueCards.small.slice(0, 1))
    await payBy(second, valueCards.small.slice(0, 2))
    const entered = await second.send('/-/sign-in/enter?locale=en-us', {
      username: join.email,
      password: join.password,
      redirectTo: '/en-us/cart',
    })
    expect(await entered.json()).toMatchObject({
      value: { mergedCart: true },
      to: '/en-us/cart#modal=sign-in-confirmation',
    })
    const all = {
      cart: { [plentiful.upc]: 5, [twoAtMost.upc]: 2 },
      codes: [couponCodes.good, couponCodes.second],
      giftCards: [
        ['0011', 1_000],
        ['0012', 1_000],
      ],
      favorites: [plentiful.productId, lowStock.productId, twoAtMost.productId].toSorted(),
      saved: { [lowStock.upc]: 2, [fixtures.giftCard.upc]: 1 },
    }
    expect(await seen(second)).toEqual(all)
    expect([second.cookies.get('__Host-cart-count'), second.cookies.get('__Host-favorites-count')]).toEqual(['7', '3'])
    expect(await seen(first)).toEqual(all)
  })
  it('D13: a sixth gift card cannot come along into the merged cart, and the shopper is told of it', async () => {
    const account = { ...join, email: 'six-cards@example.com' }
    const first = openBrowser()
    await first.send('/-/sign-in/join?locale=en-us', account)
    await gather(first, { cart: [[plentiful.upc, 1]], favorites: [], saved: [] })
    await payBy(first, valueCards.small)
    const second = openBrowser()
    await gather(second, { cart: [[plentiful.upc, 1]], favorites: [], saved: [] })
    await payBy(second, [valueCards.good])
    const entered = await second.send('/-/sign-in/enter?locale=en-us', {
      username: account.email,
      password: account.password,
      redirectTo: '/en-us/cart',
    })
    expect(await entered.json()).toMatchObject({ value: { mergedCart: true }, to: '/en-us/cart' })
    expect(await (await second.ask('/en-us/cart')).text()).toContain(
      'not every promo code or gift card could come along. What is on a gift card stays on it.',
    )
    expect((await seen(second)).giftCards.map(([last4]) => last4)).toEqual(['0011', '0012', '0013', '0014', '0015'])
  })
})
