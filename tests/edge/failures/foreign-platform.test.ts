import { beforeEach, describe, expect, it } from 'vitest'

import { denver } from '../../shoppers/addresses.ts'
import { foreignPlatform, type ForeignPlatform } from '../../foreign/platform.ts'
import { banks } from '../../foreign/payments.ts'
import { challengeUrl } from '../../foreign/provider.ts'
import { account } from '../../foreign/sessions.ts'
import { store } from '../../foreign/shipments.ts'
import { sold } from '../../foreign/smallest.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { htmlOf, run, submit } from '../shoppers/commands.ts'

const sources = import.meta.glob<string>('../../foreign/*.ts', { query: '?raw', import: 'default', eager: true })

let platform: ForeignPlatform

beforeEach(() => {
  platform = foreignPlatform()
  dependency.reset()
  dependency.behave(request => platform.answer(request))
})

type Sends = (command: string, fields: Record<string, string>) => Promise<string>

/** With script and without: a command goes as JSON or as a form, and leads to the same place. */
const ways: readonly (readonly [string, (browser: Browser) => Sends])[] = [
  [
    'with script',
    browser => async (command, fields) => {
      const { ok, to = '', code } = await run(browser, command, fields)
      return ok ? to : `refused: ${code}`
    },
  ],
  ['without script', browser => (command, fields) => submit(browser, command, fields)],
]

/** The value of a hidden field of a page. */
const fieldIn = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

const instrument = 'foreign-card-0123456789'

/** From the product to a cart with something in it. */
async function toCart(browser: Browser, send: Sends): Promise<string> {
  const product = await htmlOf(browser, `/en-us/p/foreign-${sold.productId.toLowerCase()}`)
  expect(product.includes('A foreign thing')).toBe(true)
  await send('cart/add', { upc: sold.upc })
  await send('cart/add', { upc: sold.upc, qty: '2' })
  const cart = await htmlOf(browser, '/en-us/cart')
  expect(cart.includes(sold.productId)).toBe(true)
  const itemId = platform.shop.carts.values().next().value?.lines[0]?.id ?? ''
  await send('cart/quantity', { itemId, qty: '2' })
  return itemId
}

/** On to the last button, home and by card. */
async function toSummary(browser: Browser, send: Sends): Promise<string> {
  await toCart(browser, send)
  await htmlOf(browser, '/en-us/checkout')
  await htmlOf(browser, await send('checkout/ship', { ...denver, method: 'express' }))
  const billing = await htmlOf(browser, '/en-us/checkout?step=billing')
  const sessionID = fieldIn(billing, 'sessionID')
  const fields = { billing: 'same', paymentInstrumentId: instrument, sessionID }
  return htmlOf(browser, await send('checkout/pay', fields))
}

const place = (send: Sends) => send('checkout/place', { recaptcha_response: 'passed' })

async function signIn(send: Sends): Promise<void> {
  const { username, password } = account
  expect(await send('sign-in/enter', { username, password, redirectTo: '/en-us/cart' })).toBe('/en-us/cart')
}

/** What a purchase ends with: a confirmation that shows the order, and nothing that the platform had to mind. */
async function isConfirmed(browser: Browser): Promise<void> {
  const confirmation = await htmlOf(browser, '/en-us/order-confirmation')
  expect([platform.violations, platform.asked]).toEqual([[], platform.asked])
  expect([...platform.shop.orders.values()].map(({ state }) => state)).toEqual(['final'])
  expect(confirmation.includes('F0000000001')).toBe(true)
  const order = await htmlOf(browser, '/en-us/order-details?orderNumber=F0000000001')
  expect([order.includes('F0000000001'), order.includes(sold.productId), platform.violations]).toEqual([true, true, []])
}

describe.each(ways)('on a platform that knows the specification alone, %s', (_, sending) => {
  it('a guest buys from the product page to the confirmation, and it has nothing to mind', async () => {
    const browser = openBrowser()
    const send = sending(browser)
    await toSummary(browser, send)
    const end = await place(send)
    expect([platform.violations, end]).toEqual([[], '/en-us/order-confirmation'])
    await isConfirmed(browser)
  })

  it('who signs in with a cart buys it', async () => {
    const browser = openBrowser()
    const send = sending(browser)
    await send('cart/add', { upc: sold.upc })
    await signIn(send)
    await toSummary(browser, send)
    const end = await place(send)
    expect([platform.violations, end]).toEqual([[], '/en-us/order-confirmation'])
    await isConfirmed(browser)
    const own = await htmlOf(browser, '/en-us/account/order-details/F0000000001')
    expect([own.includes('F0000000001'), platform.violations]).toEqual([true, []])
    await send('sign-in/leave', {})
    expect([(await browser.ask('/en-us/account')).status, platform.violations]).toEqual([302, []])
  })

  it.each(['POST /cart/v1/cartWithItem', 'POST /cart/v1/item', 'PUT /cart/v2/checkout/order'] as const)(
    'R392: an answer to %s that is lost is looked up, and nothing is asked for twice',
    async call => {
      const browser = openBrowser()
      const send = sending(browser)
      platform.shop.loses.add(call)
      await toSummary(browser, send)
      await place(send)
      await send('checkout/settle', {})
      expect(platform.shop.loses.size).toBe(0)
      await isConfirmed(browser)
    },
  )

  it('PATCH /cart/v2/checkout/order/{orderNumber}: the bank’s answer comes with cardType, paymentInstrumentId, sessionID and threeDS2Result', async () => {
    const browser = openBrowser()
    const send = sending(browser)
    platform.shop.isChallenging = true
    await toSummary(browser, send)
    await place(send)
    const threeDS2Result = platform.shop.bankAnswer
    const back = await htmlOf(browser, `/en-us/checkout?step=checking&threeDS2Result=${threeDS2Result}`)
    expect(fieldIn(back, 'threeDS2Result')).toBe(threeDS2Result)
    expect(await send('checkout/settle', { threeDS2Result })).toBe('/en-us/order-confirmation')
    await isConfirmed(browser)
  })

  it('R177: a bank that says no leads back to the payment, and the next card pays', async () => {
    const browser = openBrowser()
    const send = sending(browser)
    platform.shop.isChallenging = true
    await toSummary(browser, send)
    await place(send)
    await send('checkout/settle', { threeDS2Result: 'the-bank-said-no' })
    expect([...platform.shop.orders.values()].map(({ state }) => state)).toEqual(['failed'])
    platform.shop.isChallenging = false
    const billing = await htmlOf(browser, '/en-us/checkout?step=billing')
    const again = { billing: 'same', paymentInstrumentId: `${instrument}-2`, sessionID: fieldIn(billing, 'sessionID') }
    await send('checkout/pay', again)
    const end = await place(send)
    expect([platform.violations, end]).toEqual([[], '/en-us/order-confirmation'])
    await isConfirmed(browser)
  })

  it('store pickup: a line is fetched by whoever is named, a card of somebody’s own address pays, and nothing is sent anywhere', async () => {
    const browser = openBrowser()
    const send = sending(browser)
    const itemId = await toCart(browser, send)
    await send('cart/delivery', { itemId, option: `pickup:${store.id}` })
    await htmlOf(browser, '/en-us/cart')
    expect(await htmlOf(browser, '/en-us/checkout')).not.toMatch(/name="addressLine1"/)
    const { firstName, lastName, email, ...street } = denver
    await htmlOf(browser, await send('checkout/ship', { to: 'fetch', firstName, lastName, email }))
    const sessionID = fieldIn(await htmlOf(browser, '/en-us/checkout?step=billing'), 'sessionID')
    const billing = { billing: 'other', firstName, lastName, ...street }
    await htmlOf(browser, await send('checkout/pay', { ...billing, paymentInstrumentId: instrument, sessionID }))
    expect([await place(send), platform.violations]).toEqual(['/en-us/order-confirmation', []])
    await isConfirmed(browser)
    const [{ cart } = {}] = platform.shop.orders.values()
    expect(cart).toMatchObject({ storeId: store.id, contact: { firstName, lastName, email } })
    expect(cart?.address).toBeUndefined()
  })

  it('R245: a wallet is asked, then pays, and nobody is billed', async () => {
    const browser = openBrowser()
    const send = sending(browser)
    platform.shop.offers = ['CREDIT_CARD', 'WALLET']
    await toCart(browser, send)
    await send('checkout/ship', denver)
    await htmlOf(browser, '/en-us/checkout?step=billing')
    const ask = await send('checkout/pay', { paying: 'WALLET' })
    expect(ask).toContain('ask=WALLET')
    await htmlOf(browser, ask)
    const approved = { method: 'WALLET', approved: 'true', paymentInstrumentId: 'foreign-wallet-01234567' }
    await htmlOf(browser, await send('checkout/approve', approved))
    expect([await place(send), platform.violations]).toEqual(['/en-us/order-confirmation', []])
    await isConfirmed(browser)
    expect([...platform.shop.orders.values()].map(({ cart }) => [cart.paying?.code, cart.billingAddress])).toEqual([
      ['WALLET', undefined],
    ])
  })

  it.each(banks)('R176, D27: %s asks on a page of its own, and its answer completes the order by PATCH', async bank => {
    const browser = openBrowser()
    const send = sending(browser)
    platform.shop.offers = ['CREDIT_CARD', bank]
    await toCart(browser, send)
    await send('checkout/ship', denver)
    expect(await htmlOf(browser, '/en-us/checkout?step=billing')).toContain(`value="${bank}"`)
    await htmlOf(browser, await send('checkout/pay', { billing: 'same', paying: bank }))
    await place(send)
    expect([...platform.shop.orders.values()].map(({ state }) => state)).toEqual(['challenged'])
    const threeDS2Result = platform.shop.bankAnswer
    await htmlOf(browser, `/en-us/checkout?step=checking&threeDS2Result=${threeDS2Result}`)
    expect(await send('checkout/settle', { threeDS2Result })).toBe('/en-us/order-confirmation')
    await isConfirmed(browser)
    expect(platform.asked).toContain('PATCH /cart/v2/checkout/order/{orderNumber}')
  })
})

it.each(banks)(
  'R176, D27: the dialog of a card’s bank is skipped for %s, though the platform says only where to go',
  async bank => {
    const browser = openBrowser()
    const send: Sends = (command, fields) => submit(browser, command, fields)
    platform.shop.offers = [bank]
    await toCart(browser, send)
    await send('checkout/ship', denver)
    await send('checkout/pay', { billing: 'same', paying: bank })
    const placed = await run(browser, 'checkout/place', { recaptcha_response: 'passed' })
    expect(placed.to).toContain(challengeUrl)
  },
)

it('the platform does mind: a request against the specification is a violation, and says which', async () => {
  const request = new Request('https://foreign.example/cart/v1/item?locale=en_US&extra=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-unknown': '1' },
    body: JSON.stringify({ basketId: 'b', upc: sold.upc, price: 1 }),
  })
  await platform.answer(request)
  const minded = platform.violations.join('\n')
  for (const what of ['auth-access', 'x-unknown', 'no token', 'query extra', 'price', 'Idempotency-Key', 'nobody’s'])
    expect(minded).toContain(what)
})

it('the platform knows nothing of the store: its files import none of it', () => {
  const files = Object.entries(sources)
  expect(files.length).toBeGreaterThanOrEqual(8)
  const imported = files.flatMap(([, text]) => [...text.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from))
  expect(imported.filter(from => !from.startsWith('./') && from !== 'valibot' && from !== 'node:crypto')).toEqual([])
})
