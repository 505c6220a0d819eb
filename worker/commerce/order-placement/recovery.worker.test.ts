import { abortAllDurableObjects, runDurableObjectAlarm } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'

import { cards } from '#tests/shoppers/cards.ts'

import { ledgerMatches, checkout, payWith, rows, stockOf, type Checkout } from '../testing/checkout.ts'
import { faults } from '../testing/faults.ts'
import { upcOf } from '../testing/fixture/fixture.ts'
import { siteStub } from '../testing/shopper.ts'

const shell = upcOf('FJ100')

const read = async ({ shopper, prepared }: Checkout) =>
  (await shopper.call('consumer.purchase.get', { orderId: prepared.orderNumber, st: prepared.st })).answer.placing

const settled = () => runDurableObjectAlarm(siteStub())

/** Everything in memory is gone, as after a crash; the database and the alarm stay. */
const crash = () => abortAllDurableObjects()

/** Waits until the first transaction is written: stock held, payment open, provider asked. */
const underWay = () =>
  expect.poll(async () => (await rows(`SELECT 1 FROM payments WHERE state = 'open'`)).length).toBe(1)

describe('a lost answer', () => {
  test('is checking, never a failure; the alarm reads it back and the order is final (O5)', async () => {
    const visit = await checkout([[shell, 2]], cards.lost)
    const { status, answer } = await visit.place()
    expect([status, answer.placing, answer.status]).toEqual([200, 'checking', 'CREATED'])
    expect(await stockOf(shell)).toEqual({ onHand: 20, reserved: 2 })
    await settled()
    expect(await read(visit)).toBe('final')
    expect(await stockOf(shell)).toEqual({ onHand: 18, reserved: 0 })
    expect(await ledgerMatches()).toBe(true)
  })

  test('a replay while checking answers with the same order and asks for no second payment', async () => {
    const visit = await checkout([[shell, 1]], cards.lost)
    const first = await visit.place()
    const second = await visit.place()
    expect(second.answer).toEqual(first.answer)
    expect(faults.authorisations).toBe(1)
  })

  test('a question that never arrived is made void at the provider, the order fails and everything is given back', async () => {
    faults.loseQuestion()
    const visit = await checkout([[shell, 2]])
    expect((await visit.place()).answer.placing).toBe('checking')
    faults.reset()
    await settled()
    expect(await read(visit)).toBe('failed')
    expect(await stockOf(shell)).toEqual({ onHand: 20, reserved: 0 })
    expect((await visit.place()).answer.placing).toBe('final')
    expect(await ledgerMatches()).toBe(true)
  })

  test('while the provider is away the order stays checking, and is settled when it is back', async () => {
    faults.loseAnswer()
    const visit = await checkout([[shell, 1]])
    await visit.place()
    faults.cut()
    await settled()
    expect(await read(visit)).toBe('checking')
    faults.reset()
    await settled()
    expect(await read(visit)).toBe('final')
  })
})

describe('a crash', () => {
  test('after stock was held and before the provider was asked: the order fails and the basket is free again', async () => {
    faults.loseQuestion()
    const visit = await checkout([[shell, 2]])
    const placed = visit.place().catch(() => 'gone')
    await underWay()
    await crash()
    await placed
    faults.reset()
    await settled()
    expect(await read(visit)).toBe('failed')
    expect(await stockOf(shell)).toEqual({ onHand: 20, reserved: 0 })
    const id = await payWith(visit.shopper, visit.basketId, cards.approved)
    const again = await visit.shopper.call('cart.order.place', {
      ...visit.order,
      paymentMethod: { code: 'CREDIT_CARD', id },
    })
    expect(again.answer.placing).toBe('final')
    expect(await ledgerMatches()).toBe(true)
  })

  test('after the provider accepted and before it was written down: the alarm confirms the order, charged once', async () => {
    faults.loseAnswer()
    const visit = await checkout([[shell, 2]])
    const placed = visit.place().catch(() => 'gone')
    await underWay()
    await crash()
    await placed
    faults.reset()
    await settled()
    expect(await read(visit)).toBe('final')
    expect(await rows('SELECT amount FROM charges')).toEqual([{ amount: visit.prepared.total }])
    expect(await stockOf(shell)).toEqual({ onHand: 18, reserved: 0 })
    expect(await ledgerMatches()).toBe(true)
  })

  test('after the order was confirmed and before the money was taken: the alarm captures it', async () => {
    const visit = await checkout([[shell, 1]])
    await visit.place()
    await crash()
    await settled()
    await expect.poll(() => rows('SELECT state FROM payments')).toEqual([{ state: 'captured' }])
    expect(await ledgerMatches()).toBe(true)
  })

  test('a replay after a crash says checking until the alarm has settled it', async () => {
    faults.loseAnswer()
    const visit = await checkout([[shell, 1]])
    const placed = visit.place().catch(() => 'gone')
    await underWay()
    await crash()
    await placed
    faults.cut()
    expect((await visit.place()).answer.placing).toBe('checking')
  })
})
