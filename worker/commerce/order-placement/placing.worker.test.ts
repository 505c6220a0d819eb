import { runDurableObjectAlarm } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { parse } from 'valibot'

import { calls } from '#src/commerce/calls/index.ts'

import { cards } from '#tests/shoppers/cards.ts'
import { denver } from '#tests/shoppers/addresses.ts'

import { ledgerMatches, checkout, payWith, rows, stockOf } from '../testing/checkout.ts'
import { clock } from '../testing/clock.ts'
import { faults } from '../testing/faults.ts'
import { upcOf } from '../testing/fixture/fixture.ts'
import { newShopper, shopperWith, siteStub } from '../testing/shopper.ts'

const shell = upcOf('FJ100')
const down = upcOf('FJ200')

describe('POST /cart/v1/cart/prepareOrder', () => {
  test('quotes the basket, gives a number of one letter and ten digits (D24), and keeps it when asked again', async () => {
    const { shopper, basketId, prepared } = await checkout([[shell, 2]])
    expect(prepared.orderNumber).toMatch(/^U\d{10}$/)
    expect(prepared.total).toBe(prepared.cart.totals.total)
    await shopper.call('cart.shipping-method.set', { cartId: basketId, code: 'express' })
    const { answer: again } = await shopper.call('cart.order.prepare', { basketId })
    expect([again.orderNumber, again.st]).toEqual([prepared.orderNumber, prepared.st])
    expect(again.total).toBe(prepared.total + 2495)
  })

  test('needs something to sell (ORD430) and somewhere to send it (PYT405)', async () => {
    const { shopper, cart } = await shopperWith([])
    expect((await shopper.call('cart.order.prepare', { basketId: cart.id })).code).toBe('ORD430')
    await shopper.call('cart.item.add', { basketId: cart.id, upc: shell })
    expect((await shopper.call('cart.order.prepare', { basketId: cart.id })).code).toBe('PYT405')
  })

  test('brings a line down to what is left and says so once; names a line that is gone with INV405', async () => {
    const slow = await shopperWith([[down, 4]])
    const basketId = slow.cart.id
    await slow.shopper.call('cart.shipping-address.add', { basketId, address: denver })
    const quick = await checkout([[down, 3]])
    await quick.place()
    const { answer } = await slow.shopper.call('cart.order.prepare', { basketId })
    expect(answer.cart.items[0]?.qty).toBe(2)
    const itemId = answer.cart.items[0]?.id
    expect(answer.cart.flash).toEqual([{ type: 'ProductItemMaxQuantity', itemId, detail: { maxAllowedQty: 2 } }])
    expect((await slow.shopper.call('cart.order.prepare', { basketId })).answer.cart.flash).toEqual([])
    const last = await checkout([[down, 2]])
    await last.place()
    const gone = await slow.shopper.call('cart.order.prepare', { basketId })
    expect([gone.code, gone.info]).toEqual(['INV405', { items: [itemId] }])
  })
})

describe('PUT /cart/v2/checkout/order', () => {
  test('makes one order, one charge of the quoted total, takes the stock down and closes the basket', async () => {
    const { shopper, basketId, prepared, place } = await checkout([[shell, 2]])
    const { status, answer } = await place()
    expect(status).toBe(200)
    expect(parse(calls['cart.order.place'].answer, answer)).toEqual(answer)
    expect(answer).toMatchObject({
      orderNumber: prepared.orderNumber,
      placing: 'final',
      status: 'CONFIRMED',
      email: 'ada@example.com',
      payment: { brand: 'visa', last4: '4242', amount: prepared.total },
    })
    expect(await rows('SELECT order_number, amount, currency FROM charges')).toEqual([
      { order_number: prepared.orderNumber, amount: prepared.total, currency: 'USD' },
    ])
    expect(await stockOf(shell)).toEqual({ onHand: 18, reserved: 0 })
    expect(await rows(`SELECT delta, reason FROM stock_movements WHERE order_number IS NOT NULL`)).toEqual([
      { delta: -2, reason: 'sale' },
    ])
    expect((await shopper.call('cart.cart.get', { basketId })).code).toBe('BSK404')
    expect((await shopper.call('cart.cart.create', {})).answer.id).not.toBe(basketId)
    expect(await ledgerMatches()).toBe(true)
  })

  test('the payment is captured afterwards, and its frictionless 3-D Secure answer stands with it', async () => {
    const { place } = await checkout([[shell, 1]])
    await place()
    await runDurableObjectAlarm(siteStub())
    const [payment] = await rows<{ state: string; three_ds: string }>('SELECT state, three_ds FROM payments')
    expect(payment?.state).toBe('captured')
    expect(JSON.parse(payment?.three_ds ?? '')).toMatchObject({ flow: 'frictionless', transStatus: 'Y', eci: '05' })
  })

  test('a product sold out by an order leaves the facet availability at once', async () => {
    const first = await checkout([[upcOf('FJ200', 0), 5]])
    const second = await checkout([[upcOf('FJ200', 1), 2]])
    const listed = async () =>
      (await first.shopper.call('products.search.query', { availability: ['in-stock'] })).answer.items.map(
        ({ id }) => id,
      )
    expect(await listed()).toContain('FJ200')
    await first.place()
    await second.place()
    expect(await listed()).not.toContain('FJ200')
  })

  test('replayed 50 times at once: one order, one charge, the stock down once, the provider asked once (O1)', async () => {
    const { place } = await checkout([[down, 2]])
    const replies = await Promise.all(Array.from({ length: 50 }, place))
    expect(new Set(replies.map(({ status, answer }) => `${status} ${answer.orderNumber} ${answer.placing}`)).size).toBe(
      1,
    )
    expect(replies[0]?.answer.placing).toBe('final')
    expect((await place()).answer).toEqual(replies[0]?.answer)
    expect(await rows('SELECT 1 FROM charges')).toHaveLength(1)
    expect(await stockOf(down)).toEqual({ onHand: 3, reserved: 0 })
    expect(faults.authorisations).toBe(1)
  })

  /** The stores sell all they have at the till. */
  const emptyShelves = () =>
    rows(
      `INSERT INTO stock_movements (upc, location_id, delta, reason, at)
       SELECT upc, location_id, -on_hand, 'import', 0 FROM stock JOIN locations ON locations.id = location_id
       WHERE kind = 'store' AND on_hand > 0 RETURNING id`,
    )

  test.each([
    ['INV405', 'nobody has any', emptyShelves],
    ['ORD518', 'a store of the city has some', () => Promise.resolve([])],
  ])(
    '50 buyers of the last 5 pieces at once make 5 orders and 45 refusals with %s (O3): %s',
    async (code, _, before) => {
      const buyers = await Promise.all(Array.from({ length: 50 }, () => checkout([[down, 1]])))
      await before()
      const replies = await Promise.all(buyers.map(({ place }) => place()))
      const outcomes = replies.map(reply => reply.code ?? reply.answer.placing)
      expect(outcomes.filter(outcome => outcome === 'final')).toHaveLength(5)
      expect(outcomes.filter(outcome => outcome === code)).toHaveLength(45)
      expect(await stockOf(down)).toEqual({ onHand: 0, reserved: 0 })
      expect(await ledgerMatches()).toBe(true)
    },
  )

  test('the total is never read from the request: a change since preparing answers ORD415 with the new total (O2)', async () => {
    const { shopper, basketId, prepared, place } = await checkout([[shell, 1]])
    await shopper.call('cart.shipping-method.set', { cartId: basketId, code: 'express' })
    const changed = await place()
    expect([changed.code, changed.info]).toEqual([
      'ORD415',
      { total: prepared.total + 2495, preparedTotal: prepared.total },
    ])
    expect(await rows('SELECT 1 FROM payments')).toEqual([])
    await shopper.call('cart.order.prepare', { basketId })
    expect((await place()).answer.totals.total).toBe(prepared.total + 2495)
  })

  test('an order that was never prepared answers ORD415', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const basketId = cart.id
    await shopper.call('cart.shipping-address.add', { basketId, address: denver })
    const id = await payWith(shopper, basketId, cards.approved)
    const reply = await shopper.call('cart.order.place', {
      cartId: basketId,
      recaptcha_response: 'passed',
      billingAddress: denver,
      paymentMethod: { code: 'CREDIT_CARD', id },
    })
    expect(reply.code).toBe('ORD415')
  })

  test('needs a captcha (AUT403), a billing address (BIL400) and a card of this basket (PYT404)', async () => {
    const { shopper, order } = await checkout([[shell, 1]])
    const { billingAddress: _, ...unbilled } = order
    const codes = [
      await shopper.call('cart.order.place', { ...order, recaptcha_response: '' }),
      await shopper.call('cart.order.place', { ...order, recaptcha_response: 'fail' }),
      await shopper.call('cart.order.place', unbilled),
      await shopper.call('cart.order.place', { ...order, paymentMethod: { code: 'CREDIT_CARD', id: 'another' } }),
    ].map(({ code }) => code)
    expect(codes).toEqual(['AUT403', 'AUT403', 'BIL400', 'PYT404'])
  })

  test('a card that ran out since it was typed answers FE309 before anything is held (R226)', async () => {
    const { place } = await checkout([[shell, 1]])
    const { shopper, order } = await checkout([[shell, 1]])
    clock.pass(1000)
    expect((await place()).status).toBe(200)
    await rows(`UPDATE baskets SET instrument = REPLACE(instrument, '08/29', '08/26') WHERE id = ?`, order.cartId)
    expect((await shopper.call('cart.order.place', order)).code).toBe('FE309')
    expect(await stockOf(shell)).toEqual({ onHand: 19, reserved: 0 })
  })

  test.each([
    ['PAY400', cards.declined],
    ['PYT400', cards.insufficient],
    ['PYT402', cards.fraud],
    ['FE309', cards.expired],
  ])(
    '%s: a refused payment gives everything back, and the basket can be placed with another card',
    async (code, card) => {
      const { shopper, basketId, prepared, order, place } = await checkout([[shell, 2]], card)
      expect((await place()).code).toBe(code)
      expect(await stockOf(shell)).toEqual({ onHand: 20, reserved: 0 })
      expect(await rows('SELECT 1 FROM charges')).toEqual([])
      const { answer: cart } = await shopper.call('cart.cart.get', { basketId })
      expect(cart.totalItems).toBe(2)
      const id = await payWith(shopper, basketId, cards.approved)
      const again = await shopper.call('cart.order.place', { ...order, paymentMethod: { code: 'CREDIT_CARD', id } })
      expect(again.answer).toMatchObject({ orderNumber: prepared.orderNumber, placing: 'final' })
      expect(await rows('SELECT state FROM payments ORDER BY attempt')).toMatchObject([{ state: 'refused' }, {}])
      expect(await ledgerMatches()).toBe(true)
    },
  )

  test('a slow answer is waited for', async () => {
    const { place } = await checkout([[shell, 1]], cards.slow)
    expect((await place()).answer.placing).toBe('final')
  })

  test('pieces put into the basket while its order is under way move to the next basket (O4)', async () => {
    const { shopper, basketId, place } = await checkout([[shell, 1]], cards.slow)
    const placed = place()
    await expect.poll(async () => (await rows(`SELECT 1 FROM orders WHERE placing = 'placing'`)).length).toBe(1)
    await shopper.call('cart.item.add', { basketId, upc: upcOf('FF100') })
    expect((await placed).answer.items).toHaveLength(1)
    const { answer: next } = await shopper.call('cart.cart.create', {})
    expect(next.items.map(({ upc, qty }) => [upc, qty])).toEqual([[upcOf('FF100'), 1]])
  })
})

describe('GET /consumers-v3/consumer/purchase/{orderId}', () => {
  test('D23: gives the order to whoever shows its token, and ORD409 for a wrong one, for none and for an unknown number', async () => {
    const { shopper, prepared, place } = await checkout([[shell, 1]])
    const { answer: placed } = await place()
    const { orderNumber: orderId, st } = prepared
    // The link of a letter is opened on whatever device.
    for (const reader of [shopper, await newShopper()])
      expect((await reader.call('consumer.purchase.get', { orderId, st })).answer).toMatchObject(placed)
    const refused = [
      await shopper.call('consumer.purchase.get', { orderId, st: 'x'.repeat(22) }),
      await shopper.call('consumer.purchase.get', { orderId }),
      await shopper.call('consumer.purchase.get', { orderId: 'U0000000000', st }),
    ]
    expect(refused.map(({ status, code }) => `${status} ${code}`)).toEqual(['404 ORD409', '404 ORD409', '404 ORD409'])
  })

  test('says how far placing is: draft once prepared, failed once refused', async () => {
    const { shopper, prepared, place } = await checkout([[shell, 1]], cards.declined)
    const read = async () =>
      (await shopper.call('consumer.purchase.get', { orderId: prepared.orderNumber, st: prepared.st })).answer.placing
    expect(await read()).toBe('draft')
    await place()
    expect(await read()).toBe('failed')
  })
})
