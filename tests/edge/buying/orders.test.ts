import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openBrowser } from '../browser.ts'
import { buyer } from '../shoppers/buyer.ts'
import { emailsTo, signedIn } from '../shoppers/person.ts'
import { dependency } from '../dependency.ts'
import { valueCards } from '#demo/fixtures.ts'
import { htmlOf, run, submit } from '../shoppers/commands.ts'

beforeEach(() => dependency.reset())

/** An order of somebody else's browser, placed with `ada@example.com`. */
async function placed(qty = 1): Promise<string> {
  const { place } = await buyer({ qty })
  return (await place()).answer.orderNumber
}

const email = 'ada@example.com'

describe('/order-status and /order-details', () => {
  it('/order-status finds an order by number and e-mail, and /order-details shows it', async () => {
    const orderNumber = await placed()
    const browser = openBrowser()
    const typed = ` ${orderNumber.slice(0, 4)} ${orderNumber.slice(4).toLowerCase()} `
    const to = await submit(browser, 'orders/track', { orderNumber: typed, email })
    expect(to).toBe(`/en-us/order-details?orderNumber=${orderNumber}`)
    const page = await htmlOf(browser, to)
    expect(page).toContain('Confirmed')
    expect(page).toContain('data-command="orders/cancel"')
  })

  it('a wrong number and a wrong e-mail are answered alike, word for word', async () => {
    const orderNumber = await placed()
    const pairs = [
      { orderNumber: 'U9999999999', email },
      { orderNumber, email: 'somebody@example.com' },
    ]
    const answers = await Promise.all(pairs.map(pair => run(openBrowser(), 'orders/track', pair)))
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ ok: false, code: 'OHS4004' })
  })

  it('/order-details shows nothing of an order to whoever knows only its number', async () => {
    const orderNumber = await placed()
    const page = await htmlOf(openBrowser(), `/en-us/order-details?orderNumber=${orderNumber}`)
    expect(page).toContain('data-command="orders/track"')
    expect(page).not.toContain('data-order-number')
  })

  it('/order-details: the link of the confirmation’s letter opens the order for a guest, and goes on without the token, which no log holds; a wrong one opens nothing', async () => {
    const orderNumber = await placed()
    const letter = (await emailsTo(email)).find(one => one.subject === `We have your order ${orderNumber}`)
    const link = letter?.link ?? ''
    expect(link).toMatch(new RegExp(`^/en-us/order-details\\?orderNumber=${orderNumber}&st=[\\w-]{22}$`))
    const logged = vi.spyOn(console, 'log')
    const browser = openBrowser()
    const led = await browser.ask(link)
    const clean = `/en-us/order-details?orderNumber=${orderNumber}`
    expect([led.status, led.headers.get('location')]).toEqual([302, clean])
    expect(await htmlOf(browser, clean)).toMatch(new RegExp(`data-order-number[^>]*>${orderNumber}`))
    const lines = logged.mock.calls.flat().join('\n')
    logged.mockRestore()
    const st = link.split('st=')[1] ?? 'none'
    expect([lines.includes('/en-us/order-details'), lines.includes(st)]).toEqual([true, false])
    const stranger = openBrowser()
    for (const wrong of [link.replace(/.{4}$/, 'aaaa'), `${clean}&st=short`])
      expect((await stranger.ask(wrong)).headers.get('location')).toBe(clean)
    expect(await htmlOf(stranger, clean)).not.toContain('data-order-number')
  })

  it('/order-details without a query leads to /order-status', async () => {
    const answer = await openBrowser().ask('/en-us/order-details')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en-us/order-status'])
  })

  it('/order-status leads whoever is signed in to /account/order-history', async () => {
    const { browser } = await signedIn('shopper')
    const answer = await browser.ask('/en-us/order-status')
    expect(answer.headers.get('location')).toBe('/en-us/account/order-history')
  })

  it('R043: /order-status-es speaks Spanish to the American store', async () => {
    const browser = openBrowser()
    const led = (await browser.ask('/en-us/order-status-es')).headers.get('location') ?? ''
    expect(await htmlOf(browser, led)).toContain('¿Dónde está mi pedido?')
  })

  it('ORD400 is said at the e-mail', async () => {
    const refused = await run(openBrowser(), 'orders/track', { orderNumber: 'U1000000001', email: 'ada@' })
    expect(refused).toMatchObject({ ok: false, problems: { email: 'ORD400' } })
  })

  it('after ten wrong guesses a person has to say that they are one (AUT403), and then goes on', async () => {
    const browser = openBrowser()
    const guess = { orderNumber: 'U8888888888', email }
    for (let count = 0; count < 10; count += 1) await run(browser, 'orders/track', guess)
    await submit(browser, 'orders/track', guess)
    const page = await htmlOf(browser, '/en-us/order-status')
    expect(page).toContain('name="recaptcha_response"')
    const again = await run(browser, 'orders/track', { ...guess, recaptcha_response: 'embedded' })
    expect(again).toMatchObject({ code: 'OHS4004' })
  })
})

describe('what can be done with an order', () => {
  const tracked = async (orderNumber: string, by: string, page = 'details') => {
    const browser = openBrowser()
    await run(browser, 'orders/track', { orderNumber, email: by, for: page })
    return browser
  }

  it('POST /consumers-v3/consumer/CancelOrder: it is cancelled, said to be, and the letter is there', async () => {
    const orderNumber = await placed()
    const browser = await tracked(orderNumber, email)
    const to = await submit(browser, 'orders/cancel', { orderNumber })
    const page = await htmlOf(browser, to)
    expect(page).toContain('The order is canceled.')
    expect(page).not.toContain('data-command="orders/cancel"')
    const letters = await emailsTo(email)
    expect(letters.some(({ kind, subject }) => kind === 'order-cancelled' && subject.includes(orderNumber))).toBe(true)
  })

  it('POST /consumers-v3/consumer/CancelOrder with items: some of it is not sent, and the page says so', async () => {
    const orderNumber = await placed(2)
    const browser = await tracked(orderNumber, email)
    const before = await htmlOf(browser, `/en-us/order-details?orderNumber=${orderNumber}`)
    expect(await run(browser, 'orders/cancel-some', { orderNumber })).toMatchObject({
      ok: false,
      code: 'NOTHING_CHOSEN',
    })
    const field = /name="(item-[\w-]+)"/.exec(before)?.[1] ?? ''
    const to = await submit(browser, 'orders/cancel-some', { orderNumber, [field]: '1' })
    const page = await htmlOf(browser, to)
    expect(page).toContain('These items are canceled.')
    expect(page).toContain('Refunded')
    expect(page).toContain('data-command="orders/cancel"')
  })

  it('on a local build /admin/warehouse moves an order by hand; its page shows each state and leads to the carrier', async () => {
    const orderNumber = await placed()
    const browser = await tracked(orderNumber, email)
    const shown = () => htmlOf(browser, `/en-us/order-details?orderNumber=${orderNumber}`)
    const order = { site: 'fellholm-us', do: 'fulfilment', orderNumber, number: '1' }
    const move = (event: string) => browser.post('/admin/warehouse', { ...order, event })
    expect(await (await browser.ask('/admin/warehouse?site=fellholm-us')).text()).toContain(orderNumber)
    for (const event of ['begin', 'pack', 'ship']) expect((await move(event)).status).toBe(303)
    const onItsWay = await shown()
    expect(onItsWay).toContain('On its way')
    const [, link = ''] = /href="(\/carrier\/[\w/-]+)"/.exec(onItsWay) ?? []
    expect(await (await browser.ask(link)).text()).toContain('On its way')
    await move('deliver')
    expect(await shown()).toContain('Delivered')
    expect(await (await browser.ask(link)).text()).toContain('Arrived')
    expect((await browser.ask('/carrier/fellholm-us/4000')).status).toBe(404)
  })

  it('the invoice is a file, and nobody else gets it', async () => {
    const orderNumber = await placed()
    const browser = await tracked(orderNumber, email)
    const file = await browser.post('/-/orders/invoice?locale=en-us', { orderNumber })
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(file.headers.get('content-disposition')).toContain('attachment')
    const stranger = await openBrowser().post('/-/orders/invoice?locale=en-us', { orderNumber })
    expect(stranger.status).toBe(303)
  })

  it('on /return-label an order that has arrived gives its label, one that has not says so', async () => {
    const person = await signedIn('history')
    const history = await person.call('consumer.purchase-history.list', { status: 'DELIVERED' })
    const delivered = history.answer.orders[0]?.orderNumber ?? ''
    const browser = await tracked(delivered, 'history@fellholm.example', 'label')
    const page = await htmlOf(browser, `/en-us/return-label?orderNumber=${delivered}`)
    const field = /name="(item-[\w-]+)"/.exec(page)?.[1] ?? ''
    const label = await browser.post('/-/orders/return?locale=en-us', { orderNumber: delivered, [field]: '1' })
    expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const nothing = await run(browser, 'orders/return', { orderNumber: delivered, [field]: '0' })
    expect(nothing).toMatchObject({ ok: false, problems: { items: 'required' } })

    const fresh = await placed()
    const other = await tracked(fresh, email, 'label')
    expect(await htmlOf(other, `/en-us/return-label?orderNumber=${fresh}`)).toContain(
      'cannot be sent back at the moment',
    )
  })

  it('GFO404: an order without a gift card has none to send once more', async () => {
    const orderNumber = await placed()
    const browser = await tracked(orderNumber, email)
    expect(await run(browser, 'orders/resend', { orderNumber })).toMatchObject({ ok: false, code: 'GFO404' })
  })
})

describe('/gift-card', () => {
  it('POST /cart/v1/giftcard/balance: what is on a card is told once, and its number is given back to no form', async () => {
    const browser = openBrowser()
    await submit(browser, 'gift-card/balance', { number: '6006 4910 0000 0001', pin: '1234' })
    const page = await htmlOf(browser, '/en-us/gift-card')
    expect(page).toContain('There is $50.00 on the card ending in 0001.')
    expect(page).not.toContain('6006')
    expect(await htmlOf(browser, '/en-us/gift-card')).not.toContain('$50.00')
  })

  it('a PIN counts as it is printed, with whatever blanks it was typed', async () => {
    const browser = openBrowser()
    await submit(browser, 'gift-card/balance', { number: '6006-4910-0000-0001 ', pin: ' 12 34 ' })
    expect(await htmlOf(browser, '/en-us/gift-card')).toContain('There is $50.00 on the card ending in 0001.')
  })

  it.each([
    ['GFC800', '6006491000009999'],
    ['GFC812', valueCards.expired],
    ['GFC700', valueCards.inactive],
    ['GFC760', valueCards.blocked],
  ])('%s is said at the number on /gift-card', async (code, number) => {
    const refused = await run(openBrowser(), 'gift-card/balance', { number, pin: '1234' })
    expect(refused).toMatchObject({ ok: false, problems: { number: code } })
  })

  it('GFC799: after ten wrong numbers one has to wait', async () => {
    const browser = openBrowser()
    for (let guess = 0; guess < 10; guess += 1)
      await run(browser, 'gift-card/balance', { number: `600649100000${9000 + guess}`, pin: '1234' })
    const refused = await run(browser, 'gift-card/balance', { number: valueCards.good, pin: '1234' })
    expect(refused).toMatchObject({ ok: false, problems: { number: 'GFC799' } })
  })
})
