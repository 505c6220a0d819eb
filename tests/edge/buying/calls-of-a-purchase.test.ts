import { beforeEach, describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { denver } from '../../shoppers/addresses.ts'
import { callsOfAPurchase } from '../../support/calls-of-a-purchase.ts'
import { callsMade } from '../calls-made.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { htmlOf, run, submit, typed } from '../shoppers/commands.ts'

beforeEach(() => dependency.reset())

/** What the platform has been asked since the last time; what a page reads comes in no order. */
function asked() {
  const names = callsMade()
  dependency.reset()
  return names.filter(name => !name.startsWith('content.')).toSorted()
}

type Post = typeof run | typeof submit

/** Posts a command, and opens the page it leads to; gives what both asked. */
async function step(browser: Browser, post: Post, name: string, input: Record<string, string>) {
  const answer = await post(browser, name, input)
  await htmlOf(browser, typeof answer === 'string' ? answer : (answer.to ?? ''))
  return asked()
}

describe.each([
  ['with script', run],
  ['without script', submit],
] as const)('a purchase %s', (_, post) => {
  it('asks the platform 12 times: prepareOrder and the purchase once each, the cart once a step', async () => {
    const browser = openBrowser()
    const seen: Record<string, readonly string[]> = {}
    await openBrowser().ask('/en-us')
    dependency.reset()
    seen['add to cart, and the cart'] = await step(browser, post, 'cart/add', { upc: fixtures.plentiful.upc })
    await htmlOf(browser, '/en-us/checkout')
    seen.checkout = asked()
    seen['shipping step'] = await step(browser, post, 'checkout/ship', { ...denver, method: 'standard' })
    const paymentInstrumentId = await typed(browser)
    dependency.reset()
    seen['billing step'] = await step(browser, post, 'checkout/pay', { billing: 'same', paymentInstrumentId })
    seen['pay and the confirmation'] = await step(browser, post, 'checkout/place', { recaptcha_response: 'passed' })
    expect(seen).toEqual(callsOfAPurchase)
    expect(Object.values(seen).flat()).toHaveLength(12)
  })

  it('a summary that is opened anew is prepared anew', async () => {
    const browser = openBrowser()
    await run(browser, 'cart/add', { upc: fixtures.plentiful.upc })
    await run(browser, 'checkout/ship', denver)
    await step(browser, post, 'checkout/pay', { billing: 'same', paymentInstrumentId: await typed(browser) })
    await htmlOf(browser, '/en-us/checkout?step=summary')
    expect(asked()).toEqual(['cart.cart.get', 'cart.order.prepare'])
  })
})
