import { describe, expect, test } from 'vitest'

import { rows } from '../../testing/checkout.ts'
import { upcOf } from '../../testing/fixture/fixture.ts'
import { inStore } from '../../testing/in-store.ts'
import { newShopper, shopperWith, type Shopper } from '../../testing/shopper.ts'

const shell = upcOf('FJ100')

const create = (shopper: Shopper, basketId: string, itemId: string, amount: number) =>
  shopper.call('cart.price-adjustment.create', { basketId, itemId, amount, reason: 'A scratch on the sleeve' })

describe('POST /cart/v1/cart/{basketId}/price_adjustments', () => {
  test('D30: an associate takes something off a line, with a reason; the totals follow', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    await inStore(shopper)
    const itemId = cart.items[0]?.id ?? ''
    const { answer } = await create(shopper, cart.id, itemId, 5_000)
    expect(answer.items[0]?.adjustment).toMatchObject({ amount: 5_000, reason: 'A scratch on the sleeve' })
    expect(answer.totals).toMatchObject({ itemSubTotal: 19_900, totalDiscount: 5_000 })
    expect(await rows('SELECT associate, reason FROM price_adjustments')).toEqual([
      { associate: 'S-US-1', reason: 'A scratch on the sleeve' },
    ])
  })

  test('PRC400: more than half of the line; ORD404: no such line; AUT404: somebody who is no associate', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const itemId = cart.items[0]?.id ?? ''
    expect((await create(shopper, cart.id, itemId, 100)).code).toBe('AUT404')
    await inStore(shopper)
    const refused = await create(shopper, cart.id, itemId, 12_451)
    expect([refused.code, refused.info]).toEqual(['PRC400', { most: 12_450 }])
    expect((await create(shopper, cart.id, 'x'.repeat(16), 100)).code).toBe('ORD404')
  })

  test('PATCH and DELETE /cart/v1/cart/{basketId}/price_adjustments/{adjustmentId} change it and take it away', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    await inStore(shopper)
    const basketId = cart.id
    const { answer } = await create(shopper, basketId, cart.items[0]?.id ?? '', 5_000)
    const adjustmentId = answer.items[0]?.adjustment?.id ?? ''
    const changed = await shopper.call('cart.price-adjustment.update', {
      basketId,
      adjustmentId,
      amount: 6_000,
      reason: 'A long scratch',
    })
    expect(changed.answer.items[0]?.adjustment).toEqual({ id: adjustmentId, amount: 6_000, reason: 'A long scratch' })
    const removed = await shopper.call('cart.price-adjustment.remove', { basketId, adjustmentId })
    expect(removed.answer.totals.itemSubTotal).toBe(24_900)
    expect((await shopper.call('cart.price-adjustment.remove', { basketId, adjustmentId })).code).toBe('ORD404')
  })
})

describe('POST /cart/v1/cartWithItem', () => {
  test('opens a cart with its first thing; INV405 when that is gone, ORD404 when there is no such thing', async () => {
    const shopper = await newShopper()
    const { answer } = await shopper.call('cart.cart.create-with-item', { upc: shell, qty: '2' })
    expect([answer.items[0]?.upc, answer.totalItems]).toEqual([shell, 2])
    expect((await shopper.call('cart.cart.create-with-item', { upc: upcOf('FT100') })).code).toBe('INV405')
    expect((await shopper.call('cart.cart.create-with-item', { upc: '99999999' })).code).toBe('ORD404')
  })
})

describe('GET /cart/v1/cart/{basketId}', () => {
  test('R404: with inventorySupplyCheck its flash says what is no longer there: ProductItemNotAvailable, ProductItemMaxQuantity', async () => {
    const { shopper, cart } = await shopperWith([
      [upcOf('FJ200'), 5],
      [shell, 1],
    ])
    const check = async () =>
      (await shopper.call('cart.cart.get', { basketId: cart.id, inventorySupplyCheck: 'true' })).answer.flash
    expect(await check()).toEqual([])
    const take = (upc: string, left: number) =>
      rows(
        `INSERT INTO stock_movements (upc, location_id, delta, reason, at)
         SELECT upc, location_id, ? - on_hand, 'import', 0 FROM stock WHERE upc = ? AND location_id = 'W-US'`,
        left,
        upc,
      )
    await take(upcOf('FJ200'), 2)
    await take(shell, 0)
    expect(await check()).toEqual([
      { type: 'ProductItemMaxQuantity', itemId: cart.items[0]?.id, detail: { maxAllowedQty: 2 } },
      { type: 'ProductItemNotAvailable', itemId: cart.items[1]?.id },
    ])
  })
})

describe('POST /cart/v1/deviceFingerPrint', () => {
  test('is kept with the cart; BSK404 for somebody else’s', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const basketId = cart.id
    const sent = await shopper.call('cart.device-fingerprint.send', { basketId, fingerprint: 'abc' })
    expect(sent.answer).toEqual({ accepted: true })
    expect(await rows('SELECT device FROM baskets')).toEqual([{ device: 'abc' }])
    const stranger = await newShopper()
    const refused = await stranger.call('cart.device-fingerprint.send', { basketId, fingerprint: 'abc' })
    expect(refused.code).toBe('BSK404')
  })
})
