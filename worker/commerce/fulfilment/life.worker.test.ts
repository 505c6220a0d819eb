import { runDurableObjectAlarm } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'

import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import type { FulfilmentEvent } from '#src/commerce/order-life.ts'

import { cards } from '#tests/shoppers/cards.ts'
import { denver } from '#tests/shoppers/addresses.ts'

import { ledgerMatches, checkout, payWith, rows, stockOf } from '../testing/checkout.ts'
import { clock } from '../testing/clock.ts'
import { upcOf } from '../testing/fixture/fixture.ts'
import { rightPin, valueCards } from '../testing/fixture/value-cards.ts'
import { operator } from '../testing/operator.ts'
import { newShopper, shopperWith, siteStub } from '../testing/shopper.ts'

const shell = upcOf('FJ100')
const fleece = upcOf('FF100')
const hour = 3_600_000

/** A paid order of two shells and a fleece. */
async function bought() {
  const { shopper, prepared, place } = await checkout([
    [shell, 2],
    [fleece, 1],
  ])
  const { answer } = await place()
  const { orderNumber, st } = prepared
  const read = async (): Promise<Purchase> =>
    (await (await newShopper()).call('consumer.order.track', { orderNumber, st })).answer
  const idOf = (upc: string) => answer.items.find(item => item.upc === upc)?.id ?? ''
  return { shopper, orderNumber, st, read, idOf, total: answer.totals.total, placed: answer }
}

const label = { carrier: 'Northpost', trackingNumber: '401234567890', trackingUrl: 'https://carrier.example/4012' }

async function drive(orderNumber: string, ...events: FulfilmentEvent[]) {
  const told = []
  for (const event of events)
    told.push(await operator.move(orderNumber, { number: 1, event, ...(event === 'ship' && label) }))
  return told
}

describe('a warehouse drives an order by the operator’s calls', () => {
  test('POST /admin/orders/{orderNumber}/fulfilments: packed, shipped with a tracking link, delivered; the shopper sees each state (D22)', async () => {
    const { orderNumber, read } = await bought()
    expect(await read()).toMatchObject({
      status: 'CONFIRMED',
      fulfilments: [{ number: 1, way: 'home', state: 'confirmed' }],
    })
    const statuses = (await drive(orderNumber, 'begin', 'pack', 'ship', 'deliver')).map(({ answer }) => answer.status)
    expect(statuses).toEqual(['IN_PROGRESS', 'IN_PROGRESS', 'SHIPPED', 'DELIVERED'])
    expect((await read()).parcels).toMatchObject([{ number: 1, ...label, deliveredAt: expect.any(String) }])
  })

  test('FUL409 with the state when a move is out of order, ORD409 for an order or fulfilment that nobody knows', async () => {
    const { orderNumber } = await bought()
    expect(await operator.move(orderNumber, { number: 1, event: 'deliver' })).toMatchObject({
      status: 409,
      code: 'FUL409',
      info: { state: 'confirmed' },
    })
    expect((await operator.move(orderNumber, { number: 9, event: 'begin' })).code).toBe('ORD409')
    expect((await operator.move('U9999999999', { number: 1, event: 'begin' })).code).toBe('ORD409')
    expect((await operator.move(orderNumber, { number: 1, event: 'ship' })).code).toBe('API400')
  })

  test('without the key nobody may (AUT401), and the same message again moves nothing', async () => {
    const { orderNumber, read } = await bought()
    const body = { number: 1, event: 'begin' } as const
    expect((await operator.move(orderNumber, body, { key: 'a-key-somebody-guessed' })).code).toBe('AUT401')
    const first = await operator.move(orderNumber, body, { idempotencyKey: 'message-1' })
    const again = await operator.move(orderNumber, body, { idempotencyKey: 'message-1' })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.answer).toEqual(first.answer)
    expect((await operator.move(orderNumber, body, { idempotencyKey: 'message-2' })).code).toBe('FUL409')
    expect((await read()).status).toBe('IN_PROGRESS')
  })

  test('GET /admin/orders lists what has to be packed', async () => {
    const { orderNumber } = await bought()
    expect(await operator.list('CONFIRMED')).toMatchObject({ total: 1, orders: [{ orderNumber }] })
    await drive(orderNumber, 'begin')
    expect((await operator.list('CONFIRMED')).total).toBe(0)
  })

  test('what happened is written down for good', async () => {
    const { orderNumber } = await bought()
    await drive(orderNumber, 'begin', 'pack')
    expect(await rows('SELECT actor, event FROM order_events ORDER BY id')).toEqual([
      { actor: 'platform', event: 'confirm' },
      { actor: 'operator', event: 'begin' },
      { actor: 'operator', event: 'pack' },
    ])
    await expect(rows(`UPDATE order_events SET event = 'ship'`)).rejects.toThrow('append-only')
    await expect(rows('DELETE FROM order_events')).rejects.toThrow('append-only')
  })
})

describe('cancelled in part', () => {
  test('POST /consumers-v3/consumer/CancelOrder with items: those pieces lie on the shelf, their money goes back, the rest comes', async () => {
    const before = await stockOf(shell)
    const { shopper, orderNumber, st, idOf, placed } = await bought()
    const item = placed.items.find(({ upc }) => upc === shell)
    const half = Math.floor(((item?.price.priceAfterOrderDiscount ?? 0) + (item?.taxTotal ?? 0)) / 2)
    const { answer } = await shopper.call('consumer.order.cancel', {
      orderNumber,
      st,
      items: [{ itemId: idOf(shell), qty: 1 }],
    })
    expect(answer).toMatchObject({ status: 'CONFIRMED', refunded: half, canCancel: true })
    expect(answer.pieces.find(({ itemId }) => itemId === idOf(shell))).toMatchObject({ cancelled: 1, canCancel: 1 })
    expect(await stockOf(shell)).toEqual({ ...before, onHand: before.onHand - 1 })
    expect(await ledgerMatches()).toBe(true)
  })

  test('ORD409 for more than there are, and for pieces the warehouse has; what is left can be cancelled as a whole', async () => {
    const { shopper, orderNumber, st, idOf, total } = await bought()
    const cancel = (qty: number) =>
      shopper.call('consumer.order.cancel', { orderNumber, st, items: [{ itemId: idOf(shell), qty }] })
    expect((await cancel(3)).code).toBe('ORD409')
    await cancel(1)
    const whole = await shopper.call('consumer.order.cancel', { orderNumber, st })
    expect(whole.answer).toMatchObject({ status: 'CANCELLED', refunded: total })
    const other = await bought()
    await drive(other.orderNumber, 'begin')
    const late = await other.shopper.call('consumer.order.cancel', {
      orderNumber: other.orderNumber,
      st: other.st,
      items: [{ itemId: other.idOf(shell), qty: 1 }],
    })
    expect(late).toMatchObject({ code: 'ORD409', info: { status: 'IN_PROGRESS' } })
  })

  test('what the warehouse does not have it cancels, and everything paid comes back', async () => {
    const { orderNumber, total, read } = await bought()
    await drive(orderNumber, 'begin')
    const { answer } = await operator.move(orderNumber, { number: 1, event: 'cancel', reason: 'damaged' })
    expect(answer).toMatchObject({ status: 'CANCELLED', refunded: total })
    expect((await read()).isRefundSent).toBe(true)
    expect(await ledgerMatches()).toBe(true)
  })
})

describe('returns', () => {
  test('POST /consumers-v3/consumer/return/{orderId}/returnLabel: by line and quantity, more than one an order, none twice, RTN500 for the rest', async () => {
    const { shopper, orderNumber: orderId, st, idOf } = await bought()
    const send = (...items: { itemId: string; qty: number }[]) =>
      shopper.call('consumer.return-label.create', { orderId, st, items })
    const one = { itemId: idOf(shell), qty: 1 }
    expect((await send(one)).code).toBe('RTN500')
    await drive(orderId, 'begin', 'pack', 'ship', 'deliver')
    const first = (await send(one)).answer.returnNumber
    expect((await send(one)).answer.returnNumber).toBe(first)
    expect((await send({ itemId: 'no-such-item-here', qty: 1 })).code).toBe('RTN500')
    expect((await send({ ...one, qty: 2 })).code).toBe('RTN500')
    expect((await send(one, one)).code).toBe('API400')
    const second = (await send({ itemId: idOf(fleece), qty: 1 })).answer.returnNumber
    expect(second).not.toBe(first)
    const purchase = (await shopper.call('consumer.order.track', { orderNumber: orderId, st })).answer
    expect(purchase.returns.map(({ returnNumber, state }) => [returnNumber, state])).toEqual(
      expect.arrayContaining([
        [first, 'announced'],
        [second, 'announced'],
      ]),
    )
    expect(purchase.pieces.find(({ itemId }) => itemId === idOf(shell))).toMatchObject({ returned: 1, canReturn: 1 })
  })

  test('a return is received and refunded: pieces on the shelf, money back; with the last one the delivery, too', async () => {
    const before = await stockOf(shell)
    const { shopper, orderNumber, st, idOf, total } = await bought()
    await drive(orderNumber, 'begin', 'pack', 'ship', 'deliver')
    const back = async (itemId: string, qty: number) => {
      const { answer } = await shopper.call('consumer.return-label.create', {
        orderId: orderNumber,
        st,
        items: [{ itemId, qty }],
      })
      const early = await operator.moveReturn(answer.returnNumber, { event: 'refund' })
      expect(early).toMatchObject({ code: 'FUL409', info: { state: 'announced' } })
      await operator.moveReturn(answer.returnNumber, { event: 'receive' })
      return (await operator.moveReturn(answer.returnNumber, { event: 'refund' })).answer
    }
    const first = await back(idOf(shell), 2)
    expect(first).toMatchObject({ status: 'DELIVERED', refunds: [{ returnNumber: expect.any(String) }] })
    expect(await stockOf(shell)).toEqual(before)
    const all = await back(idOf(fleece), 1)
    expect(all).toMatchObject({ status: 'RETURNED', refunded: total, canReturn: false })
    expect(all.refunds).toHaveLength(2)
    expect(await ledgerMatches()).toBe(true)
    expect((await operator.moveReturn('000000000000', { event: 'receive' })).code).toBe('RTN500')
  })

  test('a parcel that held less than announced is paid for what it held', async () => {
    const { shopper, orderNumber, st, idOf, total } = await bought()
    await drive(orderNumber, 'begin', 'pack', 'ship', 'deliver')
    const items = [{ itemId: idOf(shell), qty: 2 }]
    const { returnNumber } = (await shopper.call('consumer.return-label.create', { orderId: orderNumber, st, items }))
      .answer
    await operator.moveReturn(returnNumber, { event: 'receive', items: [{ itemId: idOf(shell), qty: 1 }] })
    const { answer } = await operator.moveReturn(returnNumber, { event: 'refund' })
    expect(answer.refunded).toBeGreaterThan(0)
    expect(answer.refunded).toBeLessThan(total / 2)
    expect(answer.pieces.find(({ itemId }) => itemId === idOf(shell))).toMatchObject({ returned: 1, canReturn: 1 })
  })

  test('things may be sent back for sixty days after they came, and not longer', async () => {
    const { orderNumber: orderId, st, idOf } = await bought()
    await drive(orderId, 'begin', 'pack', 'ship', 'deliver')
    clock.pass(61 * 24 * hour)
    const items = [{ itemId: idOf(shell), qty: 1 }]
    const later = await newShopper()
    expect((await later.call('consumer.return-label.create', { orderId, st, items })).code).toBe('RTN500')
  })
})

test('a refund goes to all that paid, each in its part: gift card and card get back what they gave, to the unit', async () => {
  const { shopper, cart } = await shopperWith([[shell, 2]])
  const basketId = cart.id
  await shopper.call('cart.shipping-address.add', { basketId, address: denver })
  await shopper.call('cart.payment-instrument.add', {
    basketId,
    payment_method_id: 'GIFT_CARD',
    number: valueCards.good,
    pin: rightPin,
  })
  const id = await payWith(shopper, basketId, cards.approved)
  const { answer: prepared } = await shopper.call('cart.order.prepare', { basketId })
  const { orderNumber, st } = prepared
  const paymentMethod = { code: 'CREDIT_CARD', id } as const
  const { answer: placed } = await shopper.call('cart.order.place', {
    cartId: basketId,
    recaptcha_response: 'passed',
    billingAddress: denver,
    paymentMethod,
  })
  const balance = async () =>
    (await rows<{ balance: number }>(`SELECT balance FROM value_cards WHERE last4 = '0001'`))[0]?.balance ?? 0
  expect(await balance()).toBe(0)
  const items = [{ itemId: placed.items[0]?.id ?? '', qty: 1 }]
  const part = (await shopper.call('consumer.order.cancel', { orderNumber, st, items })).answer.refunded ?? 0
  const toGiftCard = await balance()
  expect(Math.abs(toGiftCard - (part * 5_000) / prepared.total)).toBeLessThanOrEqual(1)
  expect(await rows('SELECT amount FROM order_refunds')).toEqual([{ amount: part - toGiftCard }])
  await shopper.call('consumer.order.cancel', { orderNumber, st })
  expect(await balance()).toBe(5_000)
  expect(await rows('SELECT SUM(amount) AS amount FROM order_refunds')).toEqual([{ amount: prepared.total - 5_000 }])
  expect(await ledgerMatches()).toBe(true)
})

test('on a local build a small warehouse packs, ships and delivers along the shop’s clock, each step when it was due', async () => {
  const { read } = await bought()
  await runDurableObjectAlarm(siteStub())
  expect((await read()).status).toBe('CONFIRMED')
  clock.pass(hour)
  await runDurableObjectAlarm(siteStub())
  expect((await read()).status).toBe('IN_PROGRESS')
  clock.pass(72 * hour)
  await runDurableObjectAlarm(siteStub())
  const { status, parcels } = await read()
  expect(status).toBe('DELIVERED')
  expect(parcels[0]?.trackingUrl).toMatch(/^\/carrier\/fellholm-us\/40\d{10}$/)
  expect(Date.parse(parcels[0]?.deliveredAt ?? '') - Date.parse(parcels[0]?.shippedAt ?? '')).toBe(48 * hour)
})
