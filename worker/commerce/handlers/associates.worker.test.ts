import { describe, expect, test } from 'vitest'

import { rows } from '../testing/checkout.ts'
import { clock } from '../testing/clock.ts'
import { upcOf } from '../testing/fixture/fixture.ts'
import { inStore } from '../testing/in-store.ts'
import { newShopper, shopperWith } from '../testing/shopper.ts'

const shell = upcOf('FJ100')

/** An associate whose cart holds a jacket at something less, and the code that hands it over. */
async function handedOver() {
  const { shopper: associate, cart } = await shopperWith([[shell, 1]])
  await inStore(associate)
  const itemId = cart.items[0]?.id ?? ''
  const adjusting = { basketId: cart.id, itemId, amount: 1_000, reason: 'A scratch' }
  await associate.call('cart.price-adjustment.create', adjusting)
  const { answer } = await associate.call('cart.hand-over.create', { basketId: cart.id })
  return { associate, cart, code: answer.code }
}

describe('POST /cart/v1/handover', () => {
  test('the cart an associate put together is the shopper’s, with what was taken off; the code says whose it is before', async () => {
    const { associate, cart, code } = await handedOver()
    const shopper = await newShopper()
    const shown = await shopper.call('cart.hand-over.get', { code })
    expect(shown.answer).toMatchObject({ totalItems: 1, associate: { storeName: 'Town', storeEmployeeName: 'Juno' } })
    const taken = await shopper.call('cart.hand-over.take', { code })
    expect(taken.answer).toMatchObject({ mergedCart: false, cart: { id: cart.id, totalItems: 1 } })
    expect(taken.answer.cart.items[0]?.adjustment).toMatchObject({ amount: 1_000 })
    expect((await associate.call('cart.cart.get', { basketId: cart.id })).code).toBe('BSK404')
  })

  test('what the shopper’s own cart held comes into it (D29)', async () => {
    const { code } = await handedOver()
    const { shopper } = await shopperWith([
      [shell, 2],
      [upcOf('FJ100', 1), 1],
    ])
    const { answer } = await shopper.call('cart.hand-over.take', { code })
    expect(answer.mergedCart).toBe(true)
    expect(answer.cart.items.map(({ qty }) => qty)).toEqual([3, 1])
  })

  test('what another associate had taken off the same thing stays where it is more (D29, D30)', async () => {
    const off = async (amount: number) => {
      const { shopper: associate, cart } = await shopperWith([[shell, 1]])
      await inStore(associate)
      const adjusting = { basketId: cart.id, itemId: cart.items[0]?.id ?? '', amount, reason: 'A scratch' }
      await associate.call('cart.price-adjustment.create', adjusting)
      return (await associate.call('cart.hand-over.create', { basketId: cart.id })).answer.code
    }
    for (const [first, second] of [
      [500, 1_000],
      [1_000, 500],
    ] as const) {
      const shopper = await newShopper()
      await shopper.call('cart.hand-over.take', { code: await off(first) })
      const { answer } = await shopper.call('cart.hand-over.take', { code: await off(second) })
      expect(answer.cart.items.map(({ qty, adjustment }) => [qty, adjustment?.amount])).toEqual([[2, 1_000]])
    }
  })

  test('CCN404: the code works once, for five minutes, and not when a newer one was made; it is not kept as it is', async () => {
    const { associate, cart, code } = await handedOver()
    const shopper = await newShopper()
    expect((await shopper.call('cart.hand-over.take', { code: 'x'.repeat(43) })).code).toBe('CCN404')
    const newer = (await associate.call('cart.hand-over.create', { basketId: cart.id })).answer.code
    expect((await shopper.call('cart.hand-over.take', { code })).code).toBe('CCN404')
    expect(JSON.stringify(await rows('SELECT * FROM one_time_codes'))).not.toContain(newer)
    clock.pass(5 * 60_000)
    expect((await shopper.call('cart.hand-over.get', { code: newer })).code).toBe('CCN404')
    const last = (await associate.call('cart.hand-over.create', { basketId: cart.id })).answer.code
    expect((await shopper.call('cart.hand-over.take', { code: last })).code).toBeUndefined()
    expect((await (await newShopper()).call('cart.hand-over.take', { code: last })).code).toBe('CCN404')
  })

  test('AUT404: only an associate hands over, and none takes over; BSK404: somebody else’s cart', async () => {
    const { associate, code } = await handedOver()
    const { shopper, cart } = await shopperWith([[shell, 1]])
    expect((await shopper.call('cart.hand-over.create', { basketId: cart.id })).code).toBe('AUT404')
    expect((await associate.call('cart.hand-over.take', { code })).code).toBe('AUT404')
    expect((await associate.call('cart.hand-over.create', { basketId: cart.id })).code).toBe('BSK404')
  })
})

describe('GET /consumers-v3/utilities/stores/{storeId}/actions', () => {
  test('every action of an associate is in the list, the latest first, and nothing changes or removes it', async () => {
    const { associate, code } = await handedOver()
    await (await newShopper()).call('cart.hand-over.take', { code })
    const { answer } = await associate.call('utilities.store-actions.list', { storeId: 'S-US' })
    expect(answer.timeZone).toBe('America/Denver')
    expect(answer.actions).toMatchObject([
      { kind: 'taken-over', facts: { totalItems: 1 } },
      { kind: 'handed-over', facts: { totalItems: 1 }, storeEmployeeName: 'Juno' },
      { kind: 'adjusted', facts: { amount: 1_000, reason: 'A scratch' } },
    ])
    for (const sql of ['UPDATE associate_actions SET kind = kind', 'DELETE FROM associate_actions'])
      await expect(rows(sql)).rejects.toThrow('append-only')
  })

  test('STR404: of another store nothing is told', async () => {
    const { associate } = await handedOver()
    expect((await associate.call('utilities.store-actions.list', { storeId: 'S-EU' })).code).toBe('STR404')
  })
})

describe('POST /consumers-v3/utilities/stores/{storeId}/customers', () => {
  test('only whole addresses and numbers find somebody, each look-up is written down, and of another store nothing is told', async () => {
    const { associate } = await handedOver()
    const find = (search: string, storeId = 'S-US') =>
      associate.call('utilities.store-customers.find', { storeId, search })
    expect((await find('nobody@example.com')).answer).toEqual({ customers: [] })
    expect((await find('Ada')).status).toBe(400)
    expect((await find('nobody@example.com', 'S-EU')).code).toBe('STR404')
    const { answer } = await associate.call('utilities.store-actions.list', { storeId: 'S-US' })
    expect(answer.actions.filter(({ kind }) => kind === 'looked-up')).toHaveLength(1)
  })
})
