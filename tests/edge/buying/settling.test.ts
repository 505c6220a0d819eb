import { beforeEach, expect, it } from 'vitest'

import { denver } from '../../shoppers/addresses.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { add, cartOf, htmlOf, run, typed } from '../shoppers/commands.ts'

beforeEach(() => dependency.reset())

const place = (browser: Browser) => run(browser, 'checkout/place', { recaptcha_response: 'passed' })

/** A browser whose order is one press away. */
async function atSummary(): Promise<Browser> {
  const browser = openBrowser()
  await add(browser)
  await run(browser, 'checkout/ship', denver)
  await run(browser, 'checkout/pay', { billing: 'same', paymentInstrumentId: await typed(browser) })
  return browser
}

const isPlacing = ({ method, url }: Request) => method === 'PUT' && url.includes('/checkout/order')

it('O5: a press the shop never heard of is being checked first, then said to have charged nothing, and the next one pays', async () => {
  const browser = await atSummary()
  dependency.behave(async (request, real) => (isPlacing(request) ? new Response('', { status: 502 }) : real()))
  expect(await place(browser)).toMatchObject({ ok: true, to: '/en-us/checkout?step=checking' })
  dependency.reset()
  const settled = await run(browser, 'checkout/settle', {})
  expect(settled).toMatchObject({ ok: false, code: 'NOT_PLACED', to: '/en-us/checkout?step=summary' })
  expect(await htmlOf(browser, settled.to ?? '')).toContain('data-command="checkout/place"')
  expect((await cartOf(browser)).items).toHaveLength(1)
  expect(await place(browser)).toMatchObject({ ok: true, to: '/en-us/order-confirmation' })
})

it('O5: a press whose answer was lost after it was heard is found confirmed', async () => {
  const browser = await atSummary()
  dependency.behave(async (request, real) => {
    const answer = await real()
    return isPlacing(request) ? new Response('', { status: 504 }) : answer
  })
  expect(await place(browser)).toMatchObject({ ok: true, to: '/en-us/checkout?step=checking' })
  dependency.reset()
  expect(await run(browser, 'checkout/settle', {})).toMatchObject({ ok: true, to: '/en-us/order-confirmation' })
})

it('R180: a tab that only follows has not left the confirmation: the order stays', async () => {
  const browser = await atSummary()
  await place(browser)
  await browser.ask('/en-us/cart', { headers: { 'x-soft-navigation': 'again' } })
  expect(await htmlOf(browser, '/en-us/order-confirmation')).toContain('data-order-number')
})
