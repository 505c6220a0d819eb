import { beforeEach, describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'
import { upcOf } from '#demo/catalogue/numbers.ts'

import { denver } from '../../shoppers/addresses.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { sentence } from '../scenarios-page.ts'
import { placesOf } from '../place-of.ts'
import { add, cartOf, htmlOf, run, sessionOf, submit, typed } from '../shoppers/commands.ts'
import { signedIn } from '../shoppers/sign-in.ts'

beforeEach(() => dependency.reset())

const { plentiful } = fixtures
const bottle = upcOf('FH64030', 0, 0)
const noConnection = 521

type Way = 'done' | 'not done' | 'not sent'

const isWrite = ({ method }: Request) => method !== 'GET'

/** What becomes of the writes of a command: done and the answer lost, lost on the way there, or never sent. */
function lose(way: Way, isLost: (request: Request) => boolean = isWrite) {
  dependency.behave(async (request, real) => {
    if (!isLost(request)) return real()
    if (way === 'done') await real()
    return new Response('', { status: way === 'not sent' ? noConnection : 504 })
  })
}

type Change = {
  readonly name: string
  /** What is posted, of a cart with one line. */
  readonly fields: (cart: Awaited<ReturnType<typeof cartOf>>) => Record<string, string>
  /** What the cart shows of it, before and after. */
  readonly seen: (cart: Awaited<ReturnType<typeof cartOf>>) => unknown
  readonly before: unknown
  readonly after: unknown
}

const itemId = (cart: Awaited<ReturnType<typeof cartOf>>) => cart.items[0]?.id ?? ''
const pieces = ({ totalItems }: { readonly totalItems: number }) => totalItems

const changes: readonly Change[] = [
  { name: 'cart/add', fields: () => ({ upc: bottle }), seen: pieces, before: 1, after: 2 },
  { name: 'cart/add', fields: () => ({ upc: plentiful.upc }), seen: pieces, before: 1, after: 2 },
  { name: 'cart/quantity', fields: cart => ({ itemId: itemId(cart), qty: '3' }), seen: pieces, before: 1, after: 3 },
  { name: 'cart/remove', fields: cart => ({ itemId: itemId(cart) }), seen: pieces, before: 1, after: 0 },
  { name: 'cart/save', fields: cart => ({ itemId: itemId(cart) }), seen: pieces, before: 1, after: 0 },
  {
    name: 'cart/coupon',
    fields: () => ({ code: 'TRAIL10' }),
    seen: ({ couponItems }) => couponItems.length,
    before: 0,
    after: 1,
  },
]

/** A browser with one thing in its cart, and the change it posts. */
async function ready({ fields }: Change) {
  const browser = openBrowser()
  const cart = await add(browser)
  return { browser, input: fields(cart) }
}

describe('O5: an answer to a change of the cart that is lost is looked up', () => {
  it.each(changes)('$name that was done is done, with script and without', async change => {
    for (const post of [run, submit]) {
      const { browser, input } = await ready(change)
      lose('done')
      const answer = await post(browser, change.name, input)
      dependency.reset()
      expect(typeof answer === 'string' ? answer : [answer.ok, answer.to]).toEqual(
        post === submit ? '/en-us/cart' : [true, '/en-us/cart'],
      )
      expect(change.seen(await cartOf(browser))).toBe(change.after)
      expect((await sessionOf(browser))?.lines?.reduce((sum, [, qty]) => sum + qty, 0)).toBe(
        pieces(await cartOf(browser)),
      )
      expect(placesOf(await htmlOf(browser, '/en-us/cart'), sentence('OUTCOME_UNKNOWN'))).toEqual([])
    }
  })

  it.each(changes)('$name that was not done says so, and the page shows the cart as it is', async change => {
    const { browser, input } = await ready(change)
    lose('not done')
    expect(await run(browser, change.name, input)).toMatchObject({ ok: false, code: 'NOT_DONE' })
    const to = await submit(browser, change.name, { ...input, back: '/en-us/cart' })
    dependency.reset()
    expect(placesOf(await htmlOf(browser, to), sentence('NOT_DONE'))).not.toEqual([])
    expect(change.seen(await cartOf(browser))).toBe(change.before)
  })

  it('the first thing that went in is in, though its answer was lost; one that did not go in is said, and once more puts it in once', async () => {
    const [done, undone] = [openBrowser(), openBrowser()]
    const isFirst = ({ url }: Request) => url.includes('/cartWithItem')
    lose('done', isFirst)
    expect(await run(done, 'cart/add', { upc: bottle })).toMatchObject({ ok: true, to: '/en-us/cart' })
    lose('not done', isFirst)
    expect(await run(undone, 'cart/add', { upc: bottle })).toMatchObject({ ok: false, code: 'NOT_DONE' })
    lose('not done')
    expect(await run(openBrowser(), 'cart/add', { upc: bottle })).toMatchObject({ ok: false })
    dependency.reset()
    expect(await run(undone, 'cart/add', { upc: bottle })).toMatchObject({ ok: true })
    for (const browser of [done, undone]) expect(await cartOf(browser)).toMatchObject({ totalItems: 1 })
  })

  it('only when the cart cannot be read either is it unknown', async () => {
    const { browser, input } = await ready(changes[2] as Change)
    lose('not done', () => true)
    expect(await run(browser, 'cart/quantity', input)).toMatchObject({ ok: false, code: 'OUTCOME_UNKNOWN' })
  })

  it('checkout/gift-card that was taken pays, though its answer was lost', async () => {
    const browser = openBrowser()
    await add(browser)
    lose('done')
    const card = { number: '6006 4910 0000 0001', pin: '1234' }
    expect(await run(browser, 'checkout/gift-card', card)).toMatchObject({ ok: true })
    dependency.reset()
    expect((await cartOf(browser)).payment_instruments).toMatchObject([
      { payment_method_id: 'GIFT_CARD', last4: '0001' },
    ])
  })

  it('a reward’s code pays in whatever case it was typed, though the answer was lost', async () => {
    const browser = await signedIn('shopper')
    await add(browser)
    lose('done')
    const code = { kind: 'REWARD_CODE', number: ' thanks-25 ' }
    expect(await run(browser, 'checkout/gift-card', code)).toMatchObject({ ok: true })
    dependency.reset()
    expect((await cartOf(browser)).payment_instruments).toMatchObject([
      { payment_method_id: 'REWARD_CODE', last4: 'KS25' },
    ])
  })

  it('cart/look reads the cart for a browser that has not heard', async () => {
    const browser = openBrowser()
    await add(browser)
    const quietly = openBrowser()
    for (const [name, value] of browser.cookies) quietly.cookies.set(name, value)
    await run(browser, 'cart/add', { upc: bottle })
    expect(await run(quietly, 'cart/look', {})).toMatchObject({ ok: true, value: { totalItems: 2 } })
    expect(quietly.cookies.get('__Host-cart-count')).toBe('2')
  })
})

describe('NOT_SENT: what certainly was not sent has done nothing', () => {
  it.each(changes)('$name says so', async change => {
    const { browser, input } = await ready(change)
    lose('not sent')
    expect(await run(browser, change.name, input)).toMatchObject({ ok: false, code: 'NOT_SENT' })
    const to = await submit(browser, change.name, { ...input, back: '/en-us/cart' })
    dependency.reset()
    expect(placesOf(await htmlOf(browser, to), sentence('NOT_SENT'))).not.toEqual([])
    expect(change.seen(await cartOf(browser))).toBe(change.before)
  })

  /** A browser whose order is one press away. */
  async function atSummary(): Promise<Browser> {
    const browser = openBrowser()
    await add(browser)
    await run(browser, 'checkout/ship', denver)
    await run(browser, 'checkout/pay', { billing: 'same', paymentInstrumentId: await typed(browser) })
    return browser
  }

  it('checkout/place stays where it is and is never being checked; the next press pays', async () => {
    const browser = await atSummary()
    const form = { recaptcha_response: 'passed' }
    lose('not sent')
    const refused = await run(browser, 'checkout/place', form)
    expect(refused).toMatchObject({ ok: false, code: 'NOT_SENT' })
    expect(refused.to).toBeUndefined()
    const to = await submit(browser, 'checkout/place', { ...form, back: '/en-us/checkout?step=summary' })
    dependency.reset()
    expect(to).toBe('/en-us/checkout?step=summary')
    expect(placesOf(await htmlOf(browser, to), sentence('NOT_SENT'))).not.toEqual([])
    expect(await run(browser, 'checkout/place', form)).toMatchObject({ ok: true, to: '/en-us/order-confirmation' })
  })

  it('a press nobody has heard of is looked up without a word of having the order; one that was heard says so', async () => {
    const browser = await atSummary()
    lose('not done', ({ url }) => url.includes('/checkout/order'))
    await run(browser, 'checkout/place', { recaptcha_response: 'passed' })
    const unheard = await htmlOf(browser, '/en-us/checkout?step=checking')
    expect(unheard).toContain('We are looking up your order')
    expect(unheard).not.toContain('We have your order')
    dependency.reset()
    expect(await run(browser, 'checkout/settle', {})).toMatchObject({ ok: false, code: 'NOT_PLACED' })
    // Back with the connection, from the page that was left without one.
    expect(await htmlOf(browser, '/en-us/checkout?step=checking')).not.toContain('We have your order')
  })

  it('an order that could not be prepared is not shown as if it were: it is said at the payment', async () => {
    const browser = openBrowser()
    await add(browser)
    await run(browser, 'checkout/ship', denver)
    const card = { billing: 'same', paymentInstrumentId: await typed(browser) }
    lose('not done', ({ url }) => url.includes('/prepareOrder'))
    const refused = await run(browser, 'checkout/pay', card)
    expect([refused.ok, refused.code, refused.to]).toEqual([false, 'OUTCOME_UNKNOWN', undefined])
    dependency.reset()
    expect(await run(browser, 'checkout/pay', card)).toMatchObject({ ok: true, to: '/en-us/checkout?step=summary' })
    expect(await run(browser, 'checkout/place', { recaptcha_response: 'passed' })).toMatchObject({ ok: true })
  })
})

it('D31: a payment session that hangs is given up within 2 s after one try, and Klarna and the wallet stay open', async () => {
  const browser = openBrowser()
  await add(browser)
  await run(browser, 'checkout/ship', denver)
  dependency.behave((request, real) =>
    request.url.includes('/paymentSession') ? new Promise(resolve => setTimeout(resolve, 9_000, real())) : real(),
  )
  const began = performance.now()
  const page = await htmlOf(browser, '/en-us/checkout?step=billing')
  expect(performance.now() - began).toBeLessThan(3_000)
  expect(dependency.asked('/paymentSession')).toHaveLength(1)
  for (const method of ['KLARNA', 'WALLET']) expect(page).toContain(`name="paying" value="${method}"`)
  expect(page).toContain('data-repeat="3000"')
  expect(await run(browser, 'checkout/pay', { billing: 'same', paying: 'KLARNA' })).toMatchObject({
    ok: true,
    to: '/en-us/checkout?step=billing&ask=KLARNA',
  })
  const asked = await htmlOf(browser, '/en-us/checkout?step=billing&ask=WALLET')
  expect(placesOf(asked, sentence('UNREACHABLE'))).not.toEqual([])
})
