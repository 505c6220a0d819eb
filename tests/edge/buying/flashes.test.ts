import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { href } from '#routes/href.ts'
import { languageOf } from '#src/language/catalogue.ts'
import type { MessageKey } from '#src/language/keys.ts'
import type { Locale } from '#src/language/locales.ts'
import { fixtures } from '#demo/fixtures.ts'

import { denver } from '../../shoppers/addresses.ts'
import { openBrowser } from '../browser.ts'
import { prepareScenario } from '../scenarios-page.ts'
import { dependency } from '../dependency.ts'
import { placesOf } from '../place-of.ts'
import { add, htmlOf, run, submit, typed } from '../shoppers/commands.ts'

/** One locale of each language. */
const spoken: readonly Locale[] = ['en-us', 'es-us', 'fr-fr', 'de-de', 'it-it']

beforeEach(() => dependency.reset())
afterEach(() => Promise.all(spoken.map(locale => prepareScenario({ do: 'clear' }, locale))))

type Row = readonly [type: string, place: 'note' | 'top', key: MessageKey, step: 'ship' | 'place']

/** A flash, how the page says it, what it says, and the form that the checkout goes on with. */
const flashes: readonly Row[] = [
  ['PickupToSthTransition', 'note', 'flash.PickupToSthTransition', 'ship'],
  ['StsToSthTransition', 'note', 'flash.StsToSthTransition', 'ship'],
  ['InvalidShippingAddress', 'top', 'flash.InvalidShippingAddress', 'ship'],
  ['ProductLineItemInventoryMissing', 'top', 'flash.out-of-stock', 'place'],
  ['ProductItemNotAvailable', 'top', 'flash.out-of-stock', 'place'],
  ['ProductLineItemFullInventoryMissing', 'top', 'flash.out-of-stock', 'place'],
  ['ProductItemMaxQuantity', 'top', 'flash.ProductItemMaxQuantity', 'place'],
  ['ProductItemRequired', 'top', 'flash.ProductItemRequired', 'place'],
  ['PaymentNotAuthorized', 'note', 'flash.updated', 'place'],
]

const gone = flashes.filter(([, , key]) => key === 'flash.out-of-stock')

/** A cart with one line, and what the line is called. */
async function withCart(locale: Locale = 'en-us') {
  const browser = openBrowser()
  const { items } = await add(browser, fixtures.plentiful.upc, 1, locale)
  return { browser, itemId: items[0]?.id ?? '', name: items[0]?.name ?? '' }
}

/** The words of a flash; the deck lets one piece be left. */
const words = (locale: Locale, key: MessageKey, name: string) => languageOf(locale).t(key, { name, maxAllowedQty: 1 })

describe.each(spoken)('/%s/cart', locale => {
  it.each(flashes)('R328, R329, R330, R331: %s is said above the lines: %s', async (type, place, key) => {
    const { browser, itemId, name } = await withCart(locale)
    await prepareScenario({ do: 'prepare', call: 'cart.cart.get', kind: 'flash', type }, locale)
    const page = await htmlOf(browser, href(locale, 'cart'))
    expect([name === '', placesOf(page, words(locale, key, name))]).toEqual([false, [place]])
    const toOtherWay = `data-dialog="modal=cart-change-shipping-method_${itemId}">${languageOf(locale).t('flash.undo')}</a>`
    expect(page.includes(toOtherWay)).toBe(type.endsWith('SthTransition'))
  })

  it.each(gone)('R328: %s of a cart that is empty says that the order cannot be completed', async type => {
    const { browser, itemId } = await withCart(locale)
    await run(browser, 'cart/remove', { itemId }, locale)
    await prepareScenario({ do: 'prepare', call: 'cart.cart.get', kind: 'flash', type }, locale)
    const page = await htmlOf(browser, href(locale, 'cart'))
    expect(placesOf(page, words(locale, 'flash.order-impossible', ''))).toEqual(['top'])
  })
})

describe('/checkout', () => {
  it.each(flashes)(
    'R179, R329: %s of an order that is prepared anew is said (%s) above the step where it is mended',
    async (type, place, key, step) => {
      const { browser, name } = await withCart()
      await run(browser, 'checkout/ship', denver)
      await run(browser, 'checkout/pay', { billing: 'same', paymentInstrumentId: await typed(browser) })
      // The summary that comes next is as the payment has just prepared it.
      await htmlOf(browser, '/en-us/checkout?step=summary')
      await prepareScenario({ do: 'prepare', call: 'cart.order.prepare', kind: 'flash', type })
      const page = await htmlOf(browser, '/en-us/checkout?step=summary')
      expect(placesOf(page, words('en-us', key, name))).toEqual([place])
      expect(page).toContain(`data-command="checkout/${step}"`)
    },
  )

  it('R176: PaymentNotAuthorized of a placed order keeps it, and the checkout asks the bank without script', async () => {
    const { browser } = await withCart()
    await run(browser, 'checkout/ship', denver)
    const paymentInstrumentId = await typed(browser, '4000 0000 0000 3220')
    await run(browser, 'checkout/pay', { billing: 'same', paymentInstrumentId })
    const to = await submit(browser, 'checkout/place', { recaptcha_response: 'embedded' })
    const bank = to.split('?')[0] ?? ''
    expect(new URL(bank).pathname).toMatch(/^\/challenge\/ask_/)
    const page = await htmlOf(browser, '/en-us/checkout')
    expect(page).toContain('Your order is kept. Confirm the payment with your bank, or pay another way.')
    expect(page).toContain(`href="${bank}?`)
    expect(page).toContain('data-opens-now="modal=three-d-secure-challenge"')
  })
})
