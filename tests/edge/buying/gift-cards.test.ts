import { beforeEach, describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'
import { href } from '#routes/href.ts'

import { denver } from '../../shoppers/addresses.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { emailsTo } from '../shoppers/person.ts'
import { dependency } from '../dependency.ts'
import { cartOf, changeSession, htmlOf, run, sessionOf, submit, typed } from '../shoppers/commands.ts'

beforeEach(() => dependency.reset())

const { upc, productId } = fixtures.giftCard
const path = `/en-us/p/digital-gift-card-${productId.toLowerCase()}`
const forNoor = { giftTo: 'Noor', giftEmail: 'noor@example.com', giftMessage: 'See you <up> there.' }

const lineOf = async (browser: Browser) => (await cartOf(browser)).items[0]

describe('R016: gift cards are bought', () => {
  it('/gift-card shows the digital card and the one in an envelope, from the smallest to the largest amount', async () => {
    const page = await htmlOf(openBrowser(), '/en-us/gift-card')
    expect(page).toContain(`href="${path}"`)
    expect(page).toContain(`gift-card-${fixtures.printedGiftCard.productId.toLowerCase()}`)
    expect(page).toContain('From $10 to $500')
    expect(page).toContain('data-command="gift-card/balance"')
  })

  it('the page of the digital card asks for amount and recipient in a form that works without script', async () => {
    const browser = openBrowser()
    const page = await htmlOf(browser, path)
    expect(page).toMatch(new RegExp(`<input[^>]*name="upc"[^>]*value="${upc}"`))
    expect(page.match(/name="gift(To|Email|Message|From|On)"/g)).toHaveLength(5)
    expect(page).toContain('<span>$50</span>')
    expect(page).toMatch(/Design(?:<!-- -->)?: <strong>Dawn/)
    expect(await submit(browser, 'cart/add', { upc, qty: '1', ...forNoor })).toBe('/en-us/cart')
    expect(await lineOf(browser)).toMatchObject({
      giftOption: { to: 'Noor', email: 'noor@example.com', message: 'See you <up> there.' },
    })
  })

  it.each(['giftTo', 'giftEmail', 'giftMessage'])(
    'R236: a gift option with an empty %s is not sent, and the shopper is told what is missing',
    async name => {
      const browser = openBrowser()
      const answer = await run(browser, 'cart/add', { upc, qty: 1, ...forNoor, [name]: '' })
      expect(answer).toMatchObject({ ok: false, problems: { [name]: 'required' } })
      expect(dependency.asked('/cart/v1/item')).toEqual([])
    },
  )

  it('R149: without any of email, to and message it is the buyer’s own; the cart page adds, changes and takes them away', async () => {
    const browser = openBrowser()
    await run(browser, 'cart/add', { upc, qty: 2 })
    const line = await lineOf(browser)
    expect(line).not.toHaveProperty('giftOption')
    const itemId = line?.id ?? ''
    expect(await htmlOf(browser, '/en-us/cart')).toContain(`modal=add-gift-option_${itemId}`)
    expect(await htmlOf(browser, `/en-us/cart?gift=${itemId}`)).toContain('data-command="cart/gift"')
    await submit(browser, 'cart/gift', { itemId, qty: '2', ...forNoor })
    const page = await htmlOf(browser, '/en-us/cart')
    expect(page).toContain('For Noor (noor@example.com)')
    expect(page).toContain('See you &lt;up&gt; there.')
    await submit(browser, 'cart/gift', { itemId, qty: '2', giftTo: '', giftEmail: '', giftMessage: '' })
    expect(await lineOf(browser)).not.toHaveProperty('giftOption')
  })

  it('a refused recipient comes back with what was typed, said at its field', async () => {
    const browser = openBrowser()
    await run(browser, 'cart/add', { upc, qty: 1 })
    const itemId = (await lineOf(browser))?.id ?? ''
    await browser.post('/-/cart/gift?locale=en-us', { itemId, qty: '1', ...forNoor, giftMessage: '' })
    const page = await htmlOf(browser, `/en-us/cart?gift=${itemId}`)
    expect(page).toContain('value="Noor"')
    expect(page).toMatch(/data-error-for="giftMessage">[^<]+</)
  })

  it('taken out of the cart and put back, it is still for its recipient', async () => {
    const browser = openBrowser()
    await run(browser, 'cart/add', { upc, qty: 1, ...forNoor })
    const removed = await run(browser, 'cart/remove', { itemId: (await lineOf(browser))?.id ?? '' })
    expect(removed.flash).toMatchObject({ giftEmail: 'noor@example.com' })
    const page = await htmlOf(browser, '/en-us/cart')
    const fields = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ])
    await submit(browser, 'cart/undo', { ...Object.fromEntries(fields), giftMessage: forNoor.giftMessage })
    expect((await lineOf(browser))?.giftOption?.to).toBe('Noor')
  })
})

describe('R409: who gives a card, and its day', () => {
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)

  it('are typed on the page of the card, and shown in the cart', async () => {
    const browser = openBrowser()
    await submit(browser, 'cart/add', { upc, qty: '1', ...forNoor, giftFrom: 'Ada', giftOn: soon })
    expect((await lineOf(browser))?.giftOption).toMatchObject({ from: 'Ada', sendOn: soon })
    const page = await htmlOf(browser, '/en-us/cart')
    expect(page).toContain('From Ada')
    expect(page).toContain('Sent on ')
  })

  it('GFO410: a day of the past is refused at its field, with and without script', async () => {
    const browser = openBrowser()
    const answer = await run(browser, 'cart/add', { upc, qty: 1, ...forNoor, giftOn: '2020-01-01' })
    expect(answer).toMatchObject({ ok: false, code: 'GFO410', problems: { giftOn: 'GFO410' } })
    await browser.post('/-/cart/add?locale=en-us', { upc, qty: '1', ...forNoor, giftOn: '2020-01-01' })
    expect(await htmlOf(browser, '/en-us/cart')).toContain('Choose a day from today to a year from now.')
  })
})

describe('R410: a gift card of any sum', () => {
  const page = (browser: Browser, locale = 'en-us') =>
    htmlOf(browser, path.replace('en-us', locale)).then(html => ({
      html,
      sumUpc: /name="sumUpc" value="(\d+)"/.exec(html)?.[1] ?? '',
    }))

  it('is the last choice of amounts, with a field that says between which two', async () => {
    const { html, sumUpc } = await page(openBrowser())
    expect(html).toMatch(new RegExp(`<input[^>]*name="upc"[^>]*value="${sumUpc}"`))
    expect(html).toContain('name="giftSum"')
    expect(html).toContain('From $10 to $500')
  })

  it.each([
    ['en-us', '37.50', '$37.50'],
    ['de-de', '37,5', '37,50\u00a0€'],
  ] as const)('%s: %s is read as people there write it, and is what the line costs', async (locale, giftSum, shown) => {
    const browser = openBrowser()
    const { sumUpc } = await page(browser, locale)
    await browser.post(`/-/cart/add?locale=${locale}`, { upc: sumUpc, sumUpc, giftSum, qty: '1' })
    expect(await htmlOf(browser, href(locale, 'cart'))).toContain(shown)
  })

  it('is not sent without a sum, with none that can be read, or with one that the card cannot be worth', async () => {
    const browser = openBrowser()
    const { sumUpc } = await page(browser)
    const add = (giftSum: string) => run(browser, 'cart/add', { upc: sumUpc, sumUpc, giftSum, qty: 1 })
    expect(await add('')).toMatchObject({ ok: false, problems: { giftSum: 'required' } })
    expect(await add('a lot')).toMatchObject({ ok: false, problems: { giftSum: 'sum' } })
    expect(await add('9.99')).toMatchObject({
      ok: false,
      problems: { giftSum: 'GFO406' },
      detail: { least: '$10', most: '$500' },
    })
    await browser.post('/-/cart/add?locale=en-us', { upc: sumUpc, sumUpc, giftSum: '501', qty: '1' })
    expect(await htmlOf(browser, '/en-us/cart')).toContain('Enter an amount from $10 to $500.')
  })

  it('a sum that was typed before another amount was chosen counts for nothing', async () => {
    const browser = openBrowser()
    const { sumUpc } = await page(browser)
    await submit(browser, 'cart/add', { upc, sumUpc, giftSum: '37', qty: '1' })
    expect((await lineOf(browser))?.price.current).toBe(5_000)
  })

  it('is taken out and put back with its sum, saved for later and brought back, too', async () => {
    const browser = openBrowser()
    const { sumUpc } = await page(browser)
    await run(browser, 'cart/add', { upc: sumUpc, sumUpc, giftSum: '37', qty: 1 })
    const removed = await run(browser, 'cart/remove', { itemId: (await lineOf(browser))?.id ?? '' })
    expect(removed.flash).toMatchObject({ giftAmount: '3700' })
    const cart = await htmlOf(browser, '/en-us/cart')
    const fields = [...cart.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ])
    await submit(browser, 'cart/undo', Object.fromEntries(fields))
    expect((await lineOf(browser))?.giftAmount).toBe(3_700)
  })
})

describe('a gift card keeps its recipient', () => {
  const forIda = { ...forNoor, giftTo: 'Ida', giftEmail: 'ida@example.com' }
  const recipients = async (browser: Browser) => (await cartOf(browser)).items.map(({ giftOption }) => giftOption?.to)

  it('R166: in a cart that is made anew after BSK404', async () => {
    const before = openBrowser()
    await run(before, 'cart/add', { upc, qty: 1, ...forNoor })
    await run(before, 'cart/add', { upc, qty: 1, ...forIda })
    const lines = (await sessionOf(before))?.lines
    // A visit whose cart is gone: it remembers what was in it, and the shop gives it an empty one.
    const browser = openBrowser()
    await run(browser, 'cart/add', { upc: fixtures.plentiful.upc })
    await run(browser, 'cart/remove', { itemId: (await lineOf(browser))?.id ?? '' })
    await changeSession(browser, { basketId: 'a-basket-that-is-not-there-0123456789', lines })
    expect(await run(browser, 'cart/add', { upc: fixtures.plentiful.upc })).toMatchObject({ ok: true })
    expect(await recipients(browser)).toEqual(['Noor', 'Ida', undefined])
    expect((await lineOf(browser))?.giftOption?.message).toBe(forNoor.giftMessage)
  })

  it('R131: saved for later and brought back, two of one kind for two people', async () => {
    const browser = openBrowser()
    await run(browser, 'cart/add', { upc, qty: 1, ...forNoor })
    await run(browser, 'cart/add', { upc, qty: 1, ...forIda })
    for (const { id } of (await cartOf(browser)).items) await submit(browser, 'cart/save', { itemId: id })
    const page = await htmlOf(browser, '/en-us/cart')
    expect(page).toContain('For Noor (noor@example.com)')
    const forms = page.split('data-command="cart/unsave"').slice(1)
    expect(forms).toHaveLength(2)
    for (const form of forms) {
      const fields = [...form.slice(0, form.indexOf('</form>')).matchAll(/name="(\w+)" value="([^"]*)"/g)]
      const sent = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
      await submit(browser, 'cart/unsave', { ...sent, giftMessage: forNoor.giftMessage })
    }
    expect((await recipients(browser)).toSorted()).toEqual(['Ida', 'Noor'])
    expect(await htmlOf(browser, '/en-us/cart')).not.toContain('data-command="cart/unsave"')
  })
})

describe('a digital gift alone', () => {
  async function paid() {
    const browser = openBrowser()
    await run(browser, 'cart/add', { upc, qty: 1, ...forNoor })
    const { email: _, ...address } = denver
    const paymentInstrumentId = await typed(browser)
    const pay = (email: string) =>
      run(browser, 'checkout/pay', { ...address, email, billing: 'other', paymentInstrumentId })
    return { browser, pay }
  }

  it('has no shipping step: /checkout begins with the payment and asks for the buyer’s e-mail there', async () => {
    const { browser, pay } = await paid()
    const page = await htmlOf(browser, '/en-us/checkout?step=shipping')
    expect(page).toContain('data-command="checkout/pay"')
    expect(page).not.toContain('data-command="checkout/ship"')
    expect(await pay('')).toMatchObject({ ok: false, problems: { email: 'required' } })
    expect(await pay('ada')).toMatchObject({ ok: false, problems: { email: 'AUT453' } })
  })

  it('R017: is shown with its recipient to the end, and its card lies in the recipient’s mailbox when the order is confirmed', async () => {
    const { browser, pay } = await paid()
    expect(await pay('ada@example.com')).toMatchObject({ to: '/en-us/checkout?step=summary' })
    expect(await htmlOf(browser, '/en-us/checkout')).toContain('For Noor (noor@example.com)')
    const before = (await emailsTo('noor@example.com')).length
    expect(await run(browser, 'checkout/place', { recaptcha_response: 'passed' })).toMatchObject({
      ok: true,
      to: '/en-us/order-confirmation',
    })
    const confirmation = await htmlOf(browser, '/en-us/order-confirmation')
    expect(confirmation).toContain('For Noor (noor@example.com)')
    expect(confirmation).toContain('ada@example.com')
    const letters = await emailsTo('noor@example.com')
    expect(letters.length).toBe(before + 1)
    expect(letters.some(({ kind }) => kind === 'gift-card')).toBe(true)
  })
})
