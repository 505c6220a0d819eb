import { beforeEach, describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { denver } from '../../shoppers/addresses.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { colleague } from '../desk/colleague.ts'
import { add, cartOf, htmlOf, run, submit, typed } from '../shoppers/commands.ts'

beforeEach(() => dependency.reset())

const note = 'For the <ridge>.\nAda'
const shown = 'For the &lt;ridge&gt;.\nAda'
const summary = '/en-us/checkout?step=summary'

const giftOf = async (browser: Browser) => (await cartOf(browser)).giftReceipt

async function atSummary() {
  const browser = openBrowser()
  await add(browser)
  await run(browser, 'checkout/ship', denver)
  await run(browser, 'checkout/pay', { billing: 'same', paymentInstrumentId: await typed(browser) })
  return browser
}

describe('R417: a gift of goods, without script', () => {
  it('/cart says that it is a gift with a note, changes it and takes it back', async () => {
    const browser = openBrowser()
    await add(browser)
    expect(await htmlOf(browser, '/en-us/cart')).toMatch(/<summary[^>]*>This is a gift<\/summary>/)
    // A form posts a line break as two letters.
    const posted = note.replaceAll('\n', '\r\n')
    expect(await submit(browser, 'cart/gift-receipt', { giftNote: posted, at: 'cart' })).toBe('/en-us/cart')
    expect(await giftOf(browser)).toEqual({ note })
    const page = await htmlOf(browser, '/en-us/cart')
    expect(page).toContain(`<blockquote>${shown}</blockquote>`)
    expect(page).toContain('A gift: no prices in the package')
    await submit(browser, 'cart/gift-receipt', { giftNote: '', at: 'cart' })
    expect(await giftOf(browser)).toEqual({})
    expect(await submit(browser, 'cart/gift-receipt-remove', { at: 'cart' })).toBe('/en-us/cart')
    expect(await giftOf(browser)).toBeUndefined()
  })

  it.each(['cart', summary])('D14: on %s a note that is too long is refused at its field and kept', async where => {
    const browser = await atSummary()
    const back = where === 'cart' ? '/en-us/cart' : where
    const long = 'x'.repeat(251)
    const to = await submit(browser, 'cart/gift-receipt', { giftNote: long, at: 'cart', back })
    expect(to).toBe(back)
    const page = await htmlOf(browser, to)
    expect(page).toMatch(new RegExp(`<details[^>]*open=""[^>]*>[^]*<textarea[^>]*name="giftNote"[^>]*>${long}<`))
    expect(page).toMatch(/data-error-for="giftNote">Gift message is too long\./)
    expect(await giftOf(browser)).toBeUndefined()
    const fits = await submit(browser, 'cart/gift-receipt', { giftNote: 'x'.repeat(250), at: 'cart', back })
    expect([fits, (await giftOf(browser))?.note?.length]).toEqual(['/en-us/cart', 250])
  })

  it('what goes by e-mail alone is given otherwise', async () => {
    const browser = openBrowser()
    await add(browser, fixtures.giftCard.upc)
    expect(await htmlOf(browser, '/en-us/cart')).not.toContain('giftNote')
  })

  it('/checkout says it before the order is placed and stays there; /order-confirmation and /order-details show it', async () => {
    const browser = await atSummary()
    expect(await submit(browser, 'cart/gift-receipt', { giftNote: note, at: 'checkout' })).toBe(summary)
    const page = await htmlOf(browser, summary)
    expect(page.match(/<blockquote>/g)).toHaveLength(1)
    const toPay = /name="toPay"[^>]*value="(\d+)"/.exec(page)?.[1] ?? ''
    const placed = await run(browser, 'checkout/place', { toPay, recaptcha_response: 'passed' })
    const confirmed = await htmlOf(browser, placed.to ?? '')
    expect(confirmed).toContain(shown)
    const orderNumber = /data-order-number[^>]*>([A-Z]\d{10})</.exec(confirmed)?.[1] ?? ''
    expect(await htmlOf(browser, `/en-us/order-details?orderNumber=${orderNumber}`)).toContain(shown)
    const warehouse = await colleague('gifts', 'warehouse')
    const { html } = await warehouse.open(`/orders/fellholm-us/${orderNumber}`)
    expect(html).toContain('It is a gift: no prices in the parcel.')
    expect(html).toContain(`href="/orders/fellholm-us/${orderNumber}/slip/1"`)
  })
})
