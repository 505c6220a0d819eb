import { beforeEach, describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'
import { languageOf } from '#src/language/catalogue.ts'

import { openBrowser, type Browser } from '../browser.ts'
import { bottle, pack, plentiful } from '../shoppers/buyer.ts'
import { dependency } from '../dependency.ts'
import { storeWith } from '../personalization/store.ts'
import { add, cartOf, changeSession, htmlOf, run, sessionOf, submit } from '../shoppers/commands.ts'

beforeEach(() => dependency.reset())

describe('a cart', () => {
  it('R165: is created when the first thing goes in, and not before', async () => {
    const browser = openBrowser()
    expect(await htmlOf(browser, '/en-us/cart')).toContain('Your cart is empty')
    expect(dependency.asked('/cart/v1/cart')).toEqual([])
    await add(browser)
    expect(dependency.asked('/cart/v1/cart').filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('says what members of the loyalty programme earn with it, as the platform counts it', async () => {
    const browser = openBrowser()
    const { pointsToEarn = 0 } = await add(browser)
    expect(pointsToEarn).toBeGreaterThan(1)
    expect(await htmlOf(browser, '/en-us/cart')).toContain(
      `Fellholm Trails members earn ${pointsToEarn.toLocaleString('en-US')} points.`,
    )
  })

  it('R166, R320: BSK404 makes it anew with what was in it, and the change is made once more', async () => {
    const browser = openBrowser()
    await add(browser, plentiful, 2)
    await changeSession(browser, { basketId: 'a-basket-that-is-not-there-0123456789' })
    expect(await run(browser, 'cart/add', { upc: bottle })).toMatchObject({ ok: true })
    const { items } = await cartOf(browser)
    expect(items.map(({ upc, qty }) => [upc, qty])).toEqual([
      [plentiful, 2],
      [bottle, 1],
    ])
  })

  it('R167: AUT498 forgets the session and the cart count, so that the next thing begins a new cart', async () => {
    const browser = openBrowser()
    await add(browser)
    dependency.behave(async (request, real) =>
      request.url.includes('/cart/v1/')
        ? Response.json({ errorDetails: [{ errorId: 'AUT498', message: '' }] }, { status: 498 })
        : real(),
    )
    expect(await run(browser, 'cart/add', { upc: bottle })).toMatchObject({ ok: false, code: 'AUT498' })
    expect([browser.cookies.has('__Host-visit'), browser.cookies.has('__Host-cart-count')]).toEqual([false, false])
    dependency.reset()
    expect((await add(browser, bottle)).items.map(({ upc }) => upc)).toEqual([bottle])
  })

  it('R070: the code of a link (autoPromoCode) is used as soon as something is in the cart, and forgotten', async () => {
    const browser = openBrowser()
    browser.cookies.set('__Host-auto-promo-code', 'TRAIL10')
    const { couponItems } = await add(browser)
    expect(couponItems).toMatchObject([{ code: 'TRAIL10', applied: true }])
    expect(browser.cookies.has('__Host-auto-promo-code')).toBe(false)
  })

  it('R070: with automatic promo codes off no attention is paid to it', async () => {
    const store = storeWith({ AUTO_PROMO_CODES: 'off' })
    const cookie = '__Host-auto-promo-code=TRAIL10'
    const added = await store.post('/-/cart/add?locale=en-us', { upc: plentiful, qty: 1 }, { cookie })
    expect(await added.json()).toMatchObject({ ok: true, value: { couponItems: [] } })
    expect(added.headers.getSetCookie().join()).not.toContain('auto-promo-code')
  })

  it('R197: a message about an approaching promotion that was dismissed by its id is not shown again', async () => {
    const browser = openBrowser()
    await add(browser, bottle)
    expect(await htmlOf(browser, '/en-us/cart')).toContain('for free standard shipping')
    expect(await submit(browser, 'cart/dismiss', { promotionId: 'FREESHIP' })).toBe('/en-us/cart')
    expect(await htmlOf(browser, '/en-us/cart')).not.toContain('for free standard shipping')
  })

  it('R352: a promotion with GWP in its id brings its gift, which is shown as one and cannot be taken out alone', async () => {
    const browser = openBrowser()
    const { items } = await add(browser, pack)
    const gift = items.find(({ bonus }) => bonus)
    const html = await htmlOf(browser, '/en-us/cart')
    expect(html.match(/data-command="cart\/remove"/g)).toHaveLength(1)
    expect(html).toContain('Free')
    expect(await run(browser, 'cart/remove', { itemId: gift?.id })).toMatchObject({ ok: false, code: 'GWP403' })
  })
})

describe('a gift there are several of', () => {
  it('R352: is chosen on /cart without script, and stands there as it was chosen', async () => {
    const browser = openBrowser()
    const gift = (await add(browser, pack)).items.find(({ bonus }) => bonus)
    const itemId = gift?.id ?? ''
    expect(await htmlOf(browser, '/en-us/cart')).toContain(`/en-us/cart?edit=${itemId}`)
    const form = (await htmlOf(browser, `/en-us/cart?edit=${itemId}`)).split('data-command="cart/variant"')[1] ?? ''
    const offered = [...form.matchAll(/<option value="(\d+)"/g)].map(([, upc]) => upc)
    expect(offered.toSorted()).toEqual(gift?.bonusChoices?.toSorted())
    const other = offered.find(upc => upc !== gift?.upc) ?? ''
    expect(await submit(browser, 'cart/variant', { itemId, upc: other, qty: '1' })).toBe('/en-us/cart')
    const chosen = (await cartOf(browser)).items.find(({ bonus }) => bonus)
    expect(chosen).toMatchObject({ upc: other, qty: 1, price: { rowTotal: 0 } })
  })

  it('GWP403: no more than one of it, and nothing else in its place', async () => {
    const browser = openBrowser()
    const gift = (await add(browser, pack)).items.find(({ bonus }) => bonus)
    for (const change of [
      { upc: gift?.bonusChoices?.[1], qty: 2 },
      { upc: plentiful, qty: 1 },
    ])
      expect(await run(browser, 'cart/variant', { itemId: gift?.id, ...change })).toMatchObject({ code: 'GWP403' })
  })
})

describe('a line of the cart', () => {
  it('is taken out with its place and way remembered, offered to be put back there, and put back', async () => {
    const browser = openBrowser()
    await add(browser, bottle)
    const before = await add(browser, plentiful, 2)
    const line = before.items.find(({ upc }) => upc === plentiful)
    await submit(browser, 'cart/remove', { itemId: line?.id ?? '' })
    const html = await htmlOf(browser, '/en-us/cart')
    expect(html).toContain('data-command="cart/undo"')
    expect(html).toContain(`name="upc" value="${plentiful}"`)
    expect(html).toContain('name="qty" value="2"')
    expect(await htmlOf(browser, '/en-us/cart')).not.toContain('data-command="cart/undo"')
    await submit(browser, 'cart/undo', { upc: plentiful, qty: '2', code: 'standard', storeId: '' })
    expect((await cartOf(browser)).items.map(({ upc, qty }) => [upc, qty])).toEqual([
      [bottle, 1],
      [plentiful, 2],
    ])
  })

  it('offers to be put back in the tab it was taken out in, and not in one that only follows', async () => {
    const browser = openBrowser()
    const { items } = await add(browser)
    await submit(browser, 'cart/remove', { itemId: items[0]?.id ?? '' })
    const following = await browser.ask('/en-us/cart', { headers: { 'x-soft-navigation': 'again' } })
    expect(await following.text()).not.toContain('data-command="cart/undo"')
    expect(await htmlOf(browser, '/en-us/cart')).toContain('data-command="cart/undo"')
  })

  it('PUT /cart/v1/cart/{basketId}/item: takes another size or colour in its place', async () => {
    const browser = openBrowser()
    const { items } = await add(browser)
    const [line] = items
    const html = await htmlOf(browser, `/en-us/cart?edit=${line?.id}`)
    const other = [...html.matchAll(/<option value="(\d{8,14})"/g)].map(([, upc]) => upc).find(upc => upc !== plentiful)
    await submit(browser, 'cart/variant', { itemId: line?.id ?? '', upc: other ?? '', qty: '1' })
    expect((await cartOf(browser)).items.map(({ upc }) => upc)).toEqual([other])
  })

  it('R321, R322: what is out of stock is not put in (INV405), and a plain form is told so above the cart it comes back to', async () => {
    const browser = openBrowser()
    await add(browser)
    const { upc } = fixtures.soldOutSku
    expect(await run(browser, 'cart/add', { upc })).toMatchObject({ ok: false, code: 'INV405' })
    expect(await submit(browser, 'cart/add', { upc, qty: '1', back: '/en-us/cart' })).toBe('/en-us/cart')
    const html = await htmlOf(browser, '/en-us/cart')
    const said = html.indexOf(languageOf('en-us').t('errors.INV405'))
    expect([said > 0, said < html.indexOf('Ridgeline', html.indexOf('<main'))]).toEqual([true, true])
    expect((await cartOf(browser)).items).toHaveLength(1)
  })

  it('R098: the cart page says that it is one, so that script keeps the mini cart closed on it', async () => {
    const browser = openBrowser()
    await add(browser)
    expect(await htmlOf(browser, '/en-us/cart')).toContain('data-cart-page')
  })
})

describe('saved for later', () => {
  it('a thing that waits is shown with its picture, colour and size, and what it costs now', async () => {
    const browser = openBrowser()
    const [line] = (await add(browser)).items
    await submit(browser, 'cart/save', { itemId: line?.id ?? '' })
    const page = await htmlOf(browser, '/en-us/cart')
    const list = page.slice(page.indexOf('id="saved-title"'))
    expect(list).toMatch(new RegExp(`<img[^>]* src="${line?.image.src}"`))
    expect(list).toContain(line?.variants.map(({ name }) => name).join(' · '))
    expect(list).toContain(`$${((line?.price.current ?? 0) / 100).toFixed(2)}`)
  })

  it('a thing that waits says what it cost before, and that it is sold out; then it cannot go back into the cart', async () => {
    const browser = openBrowser()
    const [line] = (await add(browser)).items
    await submit(browser, 'cart/save', { itemId: line?.id ?? '' })
    dependency.behave(async (request, real) => {
      const answer = await real()
      if (request.method !== 'GET' || !new URL(request.url).pathname.endsWith('/wishlists/v2/saveForLater'))
        return answer
      const list = await answer.json<{ items: readonly object[] }>()
      const price = { currency: 'USD', current: 26_097, original: 34_900 }
      return Response.json({ ...list, items: list.items.map(item => ({ ...item, price, available: false })) })
    })
    const page = await htmlOf(browser, '/en-us/cart')
    const list = page.slice(page.indexOf('id="saved-title"'))
    expect(list).toMatch(/\$260\.97(?:<!-- -->)? <s>\$349\.00<\/s>/)
    expect(list).toContain(languageOf('en-us').t('cart.saved.gone'))
    expect([list.includes('cart/unsave'), list.includes('cart/forget')]).toEqual([false, true])
  })

  it('R131, R402: a line goes to the list and comes back from it', async () => {
    const browser = openBrowser()
    const { items } = await add(browser, plentiful, 2)
    await submit(browser, 'cart/save', { itemId: items[0]?.id ?? '', slug: items[0]?.slug ?? '' })
    expect((await cartOf(browser)).items).toEqual([])
    const html = await htmlOf(browser, '/en-us/cart')
    expect(html).toContain('Saved for later')
    expect(html).toContain('Quantity: 2')
    const saveForLaterId = /name="saveForLaterId" value="([\w-]+)"/.exec(html)?.[1] ?? ''
    const entry = /name="entry" value="([\w-]+)"/.exec(html)?.[1] ?? ''
    await submit(browser, 'cart/unsave', { saveForLaterId, entry, upc: plentiful, qty: '2' })
    expect((await cartOf(browser)).items.map(({ upc, qty }) => [upc, qty])).toEqual([[plentiful, 2]])
    expect(await htmlOf(browser, '/en-us/cart')).not.toContain('Saved for later</h2>')
  })

  it('R360: the list stands on pages of the configured size', async () => {
    const browser = openBrowser()
    const details = await browser.ask(`/products/v2/products/${fixtures.plentiful.productId}/details?locale=en_US`)
    const { variants } = (await details.json()) as { variants: { upc: string }[] }
    for (const { upc } of variants.slice(0, 11)) {
      const { items } = await add(browser, upc)
      await run(browser, 'cart/save', { itemId: items[0]?.id })
    }
    await add(browser, bottle)
    const shown = (html: string) => html.match(/data-command="cart\/forget"/g)?.length ?? 0
    const first = await htmlOf(browser, '/en-us/cart')
    const second = await htmlOf(browser, '/en-us/cart?saved=2')
    expect([shown(first), shown(second)]).toEqual([10, 1])
  })
})

describe('how a line travels', () => {
  const choose = (browser: Browser, itemId: string, option: string) => run(browser, 'cart/delivery', { itemId, option })

  it('R015, R396: home, store pickup, ship to store and pickup point are offered for each line, with why one is not', async () => {
    const browser = openBrowser()
    const { items } = await add(browser)
    const html = await htmlOf(browser, `/en-us/cart?delivery=${items[0]?.id}&near=Denver`)
    for (const code of ['standard', 'pickup:', 'sts:', 'pudo:']) expect(html).toContain(`value="${code}`)
    expect(html).toContain('Pickup needs the item on the shelf')
    expect(html).toMatch(/, Denver, CO 8\d{4}/)
  })

  it.each([
    ['pickup', 'Pick up at'],
    ['sts', 'Send to'],
    ['pudo', 'Pick up at'],
  ])('R123: the way %s is chosen on the page, and the line says where it is fetched', async (code, words) => {
    const browser = openBrowser()
    const { items } = await add(browser, bottle)
    const page = await htmlOf(browser, `/en-us/cart?delivery=${items[0]?.id}&near=Denver`)
    const option = new RegExp(`name="option"(?! disabled)[^>]*value="(${code}:[\\w-]+)"`).exec(
      page.replaceAll(/<input[^>]*disabled[^>]*>/g, ''),
    )?.[1]
    expect(await choose(browser, items[0]?.id ?? '', option ?? '')).toMatchObject({ ok: true })
    expect(await htmlOf(browser, '/en-us/cart')).toContain(words)
  })

  it('a store that does not exist is refused with STR404, and the line stays as it was', async () => {
    const browser = openBrowser()
    const { items } = await add(browser)
    expect(await choose(browser, items[0]?.id ?? '', 'pickup:nowhere')).toMatchObject({ ok: false, code: 'STR404' })
    expect((await cartOf(browser)).shippingMethods).toMatchObject([{ shipmentGroupId: 'home' }])
  })
})

it('what a session remembers of a cart is only what is needed to make it anew', async () => {
  const browser = openBrowser()
  await add(browser, pack)
  expect((await sessionOf(browser))?.lines).toEqual([[pack, 1]])
})
