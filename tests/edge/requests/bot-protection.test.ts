import { afterEach, describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { denver } from '../../shoppers/addresses.ts'
import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { add, cartOf, htmlOf, run, submit, typed } from '../shoppers/commands.ts'

afterEach(() => dependency.reset())

/** From now on bot protection stands in front of the platform where the path holds this. */
const protect = (part: string) =>
  dependency.behave((request, real) =>
    new URL(request.url).pathname.includes(part)
      ? request.text().then(() => Response.json({ appId: 'PX1', blockScript: '/x.js' }, { status: 403 }))
      : real(),
  )

const { upc } = fixtures.plentiful

describe('R292: bot protection turns a call of a command away (403 with an appId)', () => {
  it('script is told the appId, with status 403; the press is counted once when it is sent again', async () => {
    const browser = openBrowser()
    await add(browser)
    protect('/item')
    const input = { upc, qty: 1 }
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answer = await browser.send('/-/cart/add?locale=en-us', input, 'POST', key)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ ok: false, code: 'BOT_PROTECTION', appId: 'PX1' })
    dependency.reset()
    await browser.send('/-/cart/add?locale=en-us', input, 'POST', key)
    expect((await cartOf(browser)).totalItems).toBe(2)
  })

  it('where the command has changed something before, script does not send it again by itself', async () => {
    const browser = openBrowser()
    await add(browser)
    await run(browser, 'checkout/ship', denver)
    const paymentInstrumentId = await typed(browser)
    protect('/prepareOrder')
    const refused = await run(browser, 'checkout/pay', { billing: 'same', paymentInstrumentId })
    expect(refused.code).toBe('BOT_PROTECTION')
    expect(refused).not.toHaveProperty('appId')
  })

  it('an order that was turned away is not “being checked”: it says so above the button, and the next press places it', async () => {
    const browser = openBrowser()
    await add(browser)
    await run(browser, 'checkout/ship', denver)
    await run(browser, 'checkout/pay', { billing: 'same', paymentInstrumentId: await typed(browser) })
    protect('/checkout/order')
    const summary = '/en-us/checkout?step=summary'
    const place = { recaptcha_response: 'person', back: summary }
    expect(await submit(browser, 'checkout/place', place)).toBe(summary)
    expect(await htmlOf(browser, summary)).toContain('Our protection against robots held this up')
    dependency.reset()
    expect(await submit(browser, 'checkout/place', place)).toBe('/en-us/order-confirmation')
  })
})
