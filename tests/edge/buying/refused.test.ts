import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { denver } from '../../shoppers/addresses.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { bottle } from '../shoppers/buyer.ts'
import { prepareScenario, refused, rows, sentence } from '../scenarios-page.ts'
import { dependency } from '../dependency.ts'
import { signedIn } from '../shoppers/sign-in.ts'
import { placesOf } from '../place-of.ts'
import { add, htmlOf, run, submit, typed } from '../shoppers/commands.ts'

beforeEach(() => dependency.reset())
afterEach(() => prepareScenario({ do: 'clear' }))

const cart = '/en-us/cart'
const checkout = '/en-us/checkout'
const billing = `${checkout}?step=billing`
const outOfStock = 'INV405 INV406 INV407 INV409 INV700 INV701'

async function withCart(browser: Browser = openBrowser()) {
  const { items } = await add(browser, bottle)
  return { browser, itemId: items[0]?.id ?? '' }
}

async function atBilling(person?: Browser) {
  const { browser } = await withCart(person)
  await run(browser, 'checkout/ship', denver)
  return browser
}

async function atSummary() {
  const browser = await atBilling()
  await run(browser, 'checkout/pay', { billing: 'same', paymentInstrumentId: await typed(browser) })
  return browser
}

describe('/cart', () => {
  it.each(rows({ line: `${outOfStock} INV408 INV702 ORD404 ORD430 PRC400 GWP403`, top: 'GFO405 API404' }))(
    'R321, R322, R324, R325: %s of a changed quantity is said at: %s',
    async (code, place) => {
      const { browser, itemId } = await withCart()
      const form = { command: 'cart/quantity', fields: { itemId, qty: '2', back: cart } }
      expect(await refused(browser, 'cart.item.update', code, form)).toEqual({ to: cart, places: [place] })
    },
  )

  it.each(rows({ code: 'PRM130 PRM135 PRM140 PRM150 PRM155 PRM160 PRM175 PRM416' }))(
    'D21: %s is said at the field %s, which keeps what was typed',
    async (code, field) => {
      const { browser } = await withCart()
      const form = { command: 'cart/coupon', fields: { code: 'TYPED', back: cart } }
      expect(await refused(browser, 'cart.coupon.apply', code, form)).toEqual({ to: cart, places: [field] })
      const to = await submit(browser, 'cart/coupon', { code: 'TYPED', back: cart })
      expect(await htmlOf(browser, to)).toMatch(/name="code"[^>]*value="TYPED"/)
    },
  )

  it.each(rows({ top: 'SHP404 STR404 PAY401', line: 'INV409 ORD404' }))(
    '%s of another way of delivery is said at: %s',
    async (code, place) => {
      const { browser, itemId } = await withCart()
      const back = `${cart}?delivery=${itemId}`
      const form = { command: 'cart/delivery', fields: { itemId, option: 'sts:s-us-denver', back } }
      expect(await refused(browser, 'cart.shipping-method.set', code, form)).toEqual({ to: back, places: [place] })
    },
  )

  it.each(rows({ top: `${outOfStock} INV408 INV702 ORD404 ORD430` }))(
    '%s of what a product’s page puts in is said above the cart, because that page is everybody’s',
    async code => {
      const form = { command: 'cart/add', fields: { upc: bottle, back: '/en-us/c/mens-jackets' } }
      const first = await refused(openBrowser(), 'cart.cart.create-with-item', code, form)
      const { browser } = await withCart()
      expect([first, await refused(browser, 'cart.item.add', code, form)]).toEqual(
        Array.from({ length: 2 }, () => ({ to: cart, places: ['top'] })),
      )
    },
  )
})

describe('/checkout, shipping', () => {
  it.each(
    rows({
      email: 'AUT453',
      phone: 'SHP410',
      addressLine1: 'SHP500',
      postalCode: 'CHK320',
      city: 'CHK380',
      // The United States are a site of their own: there is no country to choose.
      top: 'AUT403 BIL400 PAY401 PYT405 SHP404 TAX309',
    }),
  )('D21: %s is said at: %s', async (code, place) => {
    const { browser } = await withCart()
    const form = { command: 'checkout/ship', fields: { ...denver, back: checkout } }
    expect(await refused(browser, 'cart.shipping-address.add', code, form)).toEqual({ to: checkout, places: [place] })
  })
})

describe('/checkout, billing', () => {
  it.each(rows({ phone: 'BILL410', postalCode: 'CHK320', city: 'CHK380', top: 'AUT453 BIL400 PYT405 PYT406' }))(
    '%s of the billing address is said at: %s',
    async (code, place) => {
      const browser = await atBilling()
      const fields = { billing: 'other', ...denver, paymentInstrumentId: await typed(browser), back: billing }
      const told = await refused(browser, 'cart.billing-address.add', code, { command: 'checkout/pay', fields })
      expect(told).toEqual({ to: billing, places: [place] })
    },
  )

  it.each(rows({ top: 'FE309 PAY400 PYT400 PYT402 PYT404' }))(
    'R327: %s of the card is said at: %s',
    async (code, place) => {
      const browser = await atBilling()
      const fields = { billing: 'same', paymentInstrumentId: await typed(browser), back: billing }
      const told = await refused(browser, 'cart.payment-instrument.add', code, { command: 'checkout/pay', fields })
      expect(told).toEqual({ to: billing, places: [place] })
    },
  )

  it.each(
    rows({
      number: 'GFC400 GFC410 GFC700 GFC725 GFC740 GFC755 GFC760 GFC799 GFC800 GFC812 REW130 REW135 REW140 REW401',
    }),
  )('R326, D21: %s of a gift card or reward is said at the field %s', async (code, field) => {
    const browser = await atBilling()
    const form = { command: 'checkout/gift-card', fields: { number: '6006491000000001', pin: '1234', back: billing } }
    const told = await refused(browser, 'cart.payment-instrument.add', code, form)
    expect(told).toEqual({ to: billing, places: [field] })
  })

  it('R340: CC_ALREADY_EXISTS of a gift card says that it is there already', async () => {
    const browser = await atBilling()
    await prepareScenario({
      do: 'prepare',
      call: 'cart.payment-instrument.add',
      kind: 'refuse',
      code: 'CC_ALREADY_EXISTS',
    })
    const to = await submit(browser, 'checkout/gift-card', { number: '6006491000000001', pin: '1234', back: billing })
    expect(placesOf(await htmlOf(browser, to), sentence('gift-card.exists'))).toEqual(['top'])
  })

  it.each(rows({ points: 'REW130 REW135 REW140 REW401' }))(
    'D21: %s of a member’s points is said at the field %s',
    async (code, field) => {
      const browser = await atBilling(await signedIn('member'))
      const form = { command: 'checkout/points', fields: { points: '500', back: billing } }
      expect(await refused(browser, 'cart.reward.apply', code, form)).toEqual({ to: billing, places: [field] })
    },
  )

  it('REW401 of points that are not offered is said above the ways to pay', async () => {
    const form = { command: 'checkout/points', fields: { points: '500', back: billing } }
    const told = await refused(await atBilling(), 'cart.reward.apply', 'REW401', form)
    expect(told).toEqual({ to: billing, places: ['top'] })
  })
})

describe('PUT /cart/v2/checkout/order', () => {
  const step = (name: string) => `${checkout}?step=${name}`
  it.each(
    rows({
      [step('summary')]: `${outOfStock} ORD404 ORD430 AUT403 ORD415 TAX310`,
      [step('billing')]: 'BIL400 FE309 PAY400 PYT400 PYT402 PYT404 PYT406',
      [step('shipping')]: 'ORD516 ORD517 ORD518 PAY401 PYT405 SHP404 SHP410 SHP500 CHK320 CHK380',
      [checkout]: 'PRM140 PRM150 TAX309',
    }),
  )('R333, R334, R336: %s is said above the step %s', async (code, to) => {
    const form = { command: 'checkout/place', fields: { recaptcha_response: 'embedded', back: checkout } }
    expect(await refused(await atSummary(), 'cart.order.place', code, form)).toEqual({ to, places: ['top'] })
  })
})
