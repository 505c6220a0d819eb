import { describe, expect, it } from 'vitest'

import { buyer } from '../shoppers/buyer.ts'
import { colleague, hidden, type Colleague } from './colleague.ts'

/** An order that was just paid by card; its number. */
async function bought(): Promise<string> {
  const { place } = await buyer()
  return (await place()).answer.orderNumber
}

const page = (orderNumber: string) => `/orders/fellholm-us/${orderNumber}`

/** Presses a step of the order's first fulfilment. */
async function press(
  one: Colleague,
  orderNumber: string,
  event: string,
  fields: Readonly<Record<string, string>> = {},
) {
  const { html } = await one.open(page(orderNumber))
  const path = `${page(orderNumber)}/${event === 'cancel' ? 'cancel' : 'move'}`
  return one.post(path, { once: hidden(html, 'once'), number: hidden(html, 'number'), event, ...fields })
}

describe('orders at the desk', () => {
  it('an order is found by number, e-mail address, telephone number and last four digits, and by nothing near it', async () => {
    const orderNumber = await bought()
    const support = await colleague('orders', 'support')
    const found = async (q: string) =>
      (await support.open(`/orders?site=fellholm-us&q=${encodeURIComponent(q)}`)).html.includes(`>${orderNumber}<`)
    expect(await found(orderNumber.toLowerCase())).toBe(true)
    expect(await found('ADA@example.com')).toBe(true)
    expect(await found('(303) 555-0142')).toBe(true)
    expect(await found('4242')).toBe(true)
    const { html } = await support.open(page(orderNumber))
    expect(html).toContain('ending in 4242')
    expect(html).toContain('placed and paid')
    for (const q of ['nobody@example.com', '0000', '+1 999 999 9999', `${orderNumber}0`])
      expect(await found(q), q).toBe(false)
  })

  it('a warehouse packs and ships it, each step once, and the time line and the log say who', async () => {
    const orderNumber = await bought()
    const warehouse = await colleague('orders', 'warehouse')
    const first = await warehouse.open(page(orderNumber))
    expect(first.html).toContain('Cancel and pay back: for support and engineer')
    for (const event of ['begin', 'pack']) expect((await press(warehouse, orderNumber, event)).status, event).toBe(303)
    const unlabelled = await press(warehouse, orderNumber, 'ship')
    expect([unlabelled.status, unlabelled.html.includes('needs a carrier and a tracking number')]).toEqual([409, true])
    expect((await press(warehouse, orderNumber, 'ship', { carrier: 'UPS', tracking: '1Z999' })).status).toBe(303)
    const late = await press(warehouse, orderNumber, 'begin')
    expect([late.status, late.html.includes('somebody else was faster')]).toEqual([409, true])
    const { html } = await warehouse.open(page(orderNumber))
    expect(html).toContain('It cannot be cancelled: it is shipped.')
    expect(html.replaceAll(/<[^>]+>/g, ' ')).toMatch(/begin\s+by operator.*pack\s+by operator.*ship\s+by operator/s)
    const log = (await (await colleague('orders', 'engineer')).open('/audit')).html
    expect(log).toContain('ship fulfilment')
    expect(log).toContain('warehouse@desk.example')
  })

  it('support cancels and pays back, once for a press that comes twice; a warehouse may not by any way', async () => {
    const orderNumber = await bought()
    const warehouse = await colleague('orders', 'warehouse')
    expect((await press(warehouse, orderNumber, 'cancel')).status).toBe(403)
    const { html } = await warehouse.open(page(orderNumber))
    const smuggled = { once: hidden(html, 'once'), number: hidden(html, 'number'), event: 'cancel' }
    expect((await warehouse.post(`${page(orderNumber)}/move`, smuggled)).status).toBe(409)
    const support = await colleague('orders', 'support')
    const fields = { once: crypto.randomUUID(), number: '1', event: 'cancel', reason: 'Wrong size' }
    expect((await support.post(`${page(orderNumber)}/cancel`, fields)).status).toBe(303)
    expect((await support.post(`${page(orderNumber)}/cancel`, fields)).status).toBe(303)
    const after = await support.open(page(orderNumber))
    expect(after.html).toContain('Cancelled')
    expect(after.html.match(/went back/g)).toHaveLength(1)
    expect(after.html.replaceAll(/<[^>]+>/g, ' ').match(/ cancel /g)?.length ?? 0).toBe(1)
  })

  it('support cancels single lines, once for a press that comes twice, and no more than there are', async () => {
    const { place } = await buyer()
    const { orderNumber, items } = (await place()).answer
    const itemId = items.find(({ bonus }) => !bonus)?.id ?? ''
    const support = await colleague('orders', 'support')
    const { html } = await support.open(page(orderNumber))
    expect(html).toContain(`name="qty:${itemId}"`)
    const path = `${page(orderNumber)}/cancel-lines`
    const fields = { once: hidden(html, 'once'), [`qty:${itemId}`]: '1', reason: 'One too many' }
    expect((await support.post(path, { once: fields.once })).html).toContain('Say of which line')
    for (let twice = 0; twice < 2; twice += 1) expect((await support.post(path, fields)).status).toBe(303)
    const after = (await support.open(page(orderNumber))).html
    expect(after).toContain('1 cancelled')
    expect(after.match(/went back/g)).toHaveLength(1)
    const tooMany = await support.post(path, { ...fields, once: crypto.randomUUID(), [`qty:${itemId}`]: '99' })
    expect([tooMany.status, tooMany.html.includes('The warehouse has begun with some')]).toEqual([409, true])
    expect((await (await colleague('orders', 'engineer')).open('/audit')).html).toContain(`1 × ${itemId} One too many`)
  })

  it('money goes back for a return once it has come: the warehouse receives it, support pays it back, each once and neither for the other', async () => {
    const { place, person } = await buyer()
    const { orderNumber, items } = (await place()).answer
    const [warehouse, support] = [await colleague('orders', 'warehouse'), await colleague('orders', 'support')]
    for (const event of ['begin', 'pack']) await press(warehouse, orderNumber, event)
    await press(warehouse, orderNumber, 'ship', { carrier: 'UPS', tracking: '1Z999' })
    expect((await press(warehouse, orderNumber, 'deliver')).status).toBe(303)
    const itemId = items.find(({ bonus }) => !bonus)?.id ?? ''
    const label = await person.call('consumer.return-label.create', {
      orderId: orderNumber,
      email: 'ada@example.com',
      items: [{ itemId, qty: 1 }],
    })
    const { returnNumber } = label.answer
    const shown = (await support.open(page(orderNumber))).html
    expect(shown).toContain(`Return ${returnNumber}`)
    expect(shown).toContain('Next: for warehouse and engineer')
    const early = { once: crypto.randomUUID(), return: returnNumber }
    expect((await support.post(`${page(orderNumber)}/refund`, early)).status).toBe(409)
    const received = { once: crypto.randomUUID(), return: returnNumber }
    for (let twice = 0; twice < 2; twice += 1)
      expect((await warehouse.post(`${page(orderNumber)}/receive`, received)).status).toBe(303)
    expect((await warehouse.open(page(orderNumber))).html).toContain('Next: for support and engineer')
    const paid = { once: crypto.randomUUID(), return: returnNumber }
    expect((await warehouse.post(`${page(orderNumber)}/refund`, paid)).status).toBe(403)
    for (let twice = 0; twice < 2; twice += 1)
      expect((await support.post(`${page(orderNumber)}/refund`, paid)).status).toBe(303)
    const { html } = await support.open(page(orderNumber))
    expect(html).toContain('It is paid back; nothing more comes after that.')
    expect(html.match(/went back/g)).toHaveLength(1)
    const log = (await (await colleague('orders', 'engineer')).open('/audit')).html
    for (const email of ['warehouse@desk.example', 'support@desk.example']) expect(log).toContain(email)
  })

  it('a letter about an order that has gone is sent once more, once for each press', async () => {
    const orderNumber = await bought()
    const support = await colleague('orders', 'support')
    const listed = async () => {
      const { html } = await support.open(page(orderNumber))
      return { html, count: html.match(/order-confirmed, email/g)?.length ?? 0 }
    }
    await expect
      .poll(async () => (await listed()).html.includes('Send once more: order-confirmed'), { timeout: 10_000 })
      .toBe(true)
    const { html } = await listed()
    const form = html.slice(html.indexOf(`${page(orderNumber)}/letters`))
    const fields = { once: hidden(form, 'once'), letter: hidden(form, 'letter') }
    for (let twice = 0; twice < 2; twice += 1)
      expect((await support.post(`${page(orderNumber)}/letters`, fields)).status).toBe(303)
    expect((await listed()).count).toBe(2)
    expect((await support.post(`${page(orderNumber)}/letters`, { ...fields, letter: 'nothing' })).status).toBe(404)
  })

  it('an order that is not there, and one of another shop, is said to be not there', async () => {
    const support = await colleague('orders', 'support')
    const orderNumber = await bought()
    for (const path of ['/orders/fellholm-us/T0000000000', `/orders/fellholm-ca/${orderNumber}`]) {
      const { status, html } = await support.open(path)
      expect([status, html.includes('There is no such paid order in this shop.')], path).toEqual([404, true])
    }
  })
})
