import { describe, expect, test } from 'vitest'

import { ledgerMatches, checkout, rows } from '../../testing/checkout.ts'
import { upcOf } from '../../testing/fixture/fixture.ts'
import { newShopper, shopperWith } from '../../testing/shopper.ts'

const shell = upcOf('FJ100')
const boot = upcOf('FB100')

describe('PUT /cart/v1/coupon', () => {
  test('takes ten percent off the order, shown for the order and shared out over its lines', async () => {
    const { shopper, cart } = await shopperWith([
      [shell, 1],
      [upcOf('FF100'), 2],
    ])
    const { answer } = await shopper.call('cart.coupon.apply', { cartId: cart.id, code: 'ten' })
    expect(answer.couponItems).toEqual([{ code: 'TEN', promotionId: 'CODE-TEN', applied: true }])
    expect(answer.orderPromotions).toEqual([{ promotionId: 'CODE-TEN', name: 'CODE-TEN', price: -4_090 }])
    expect(answer.items.map(({ price }) => price.priceAfterOrderDiscount)).toEqual([22_410, 14_400])
    expect(answer.totals).toMatchObject({ itemTotal: 40_900, totalDiscount: 4_090, itemSubTotal: 36_810 })
  })

  test('off a product it is shown on the line, before what the order takes off', async () => {
    const { shopper, cart } = await shopperWith([
      [upcOf('FF100'), 1],
      [shell, 1],
    ])
    await shopper.call('cart.coupon.apply', { cartId: cart.id, code: 'FLEECE' })
    const { answer } = await shopper.call('cart.coupon.apply', { cartId: cart.id, code: 'FIVE' })
    expect(answer.items[0]).toMatchObject({
      price: { rowTotal: 8_000, priceAfterItemDiscount: 6_000 },
      productPromotions: [{ promotionId: 'CODE-FLEECE', campaignId: 'fixture', couponCode: 'FLEECE', price: -2_000 }],
    })
    expect(answer.orderPromotions[0]?.price).toBe(-500)
  })

  test('a code whose threshold is not met waits in the cart', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const waiting = await shopper.call('cart.coupon.apply', { cartId: cart.id, code: 'TENT' })
    expect(waiting.answer.couponItems[0]?.applied).toBe(false)
    const { answer } = await shopper.call('cart.item.add', { basketId: cart.id, upc: shell })
    expect(answer.couponItems[0]?.applied).toBe(true)
    expect(answer.totals.itemSubTotal).toBe(49_800 - 9_960)
  })

  test.each([
    ['PRM160', '!'],
    ['PRM130', 'NOBODY'],
    ['PRM130', 'CANADA'],
    ['PRM135', 'EARLY'],
    ['PRM155', 'OVER'],
    ['PRM140', 'SPENT'],
    ['PRM175', 'MEMBERS'],
  ])('%s: %s', async (code, typed) => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const refused = await shopper.call('cart.coupon.apply', { cartId: cart.id, code: typed })
    expect(refused.code).toBe(code)
  })

  test('PRM416: the same again; PRM140: a fourth; BSK404: somebody else’s cart', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const apply = (code: string) => shopper.call('cart.coupon.apply', { cartId: cart.id, code })
    await apply('TEN')
    expect((await apply('TEN')).code).toBe('PRM416')
    await apply('FIVE')
    await apply('TENT')
    expect((await apply('FLEECE')).code).toBe('PRM140')
    const stranger = await newShopper()
    expect((await stranger.call('cart.coupon.apply', { cartId: cart.id, code: 'TEN' })).code).toBe('BSK404')
  })

  test('PRM150: a code for one order is not taken by the same shopper’s next', async () => {
    const first = await checkout([[shell, 1]])
    await first.shopper.call('cart.coupon.apply', { cartId: first.basketId, code: 'ONCE' })
    await first.shopper.call('cart.order.prepare', { basketId: first.basketId })
    expect((await first.place()).answer.placing).toBe('final')
    const { answer: next } = await first.shopper.call('cart.cart.create', {})
    await first.shopper.call('cart.item.add', { basketId: next.id, upc: shell })
    expect((await first.shopper.call('cart.coupon.apply', { cartId: next.id, code: 'ONCE' })).code).toBe('PRM150')
  })

  test('50 shoppers with a code for 3 orders: 3 orders, the others PRM140, nothing held for them', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const buyer = await checkout([[upcOf('FF100', index % 6), 1]])
        await buyer.shopper.call('cart.coupon.apply', { cartId: buyer.basketId, code: 'SCARCE' })
        await buyer.shopper.call('cart.order.prepare', { basketId: buyer.basketId })
        return buyer
      }),
    )
    const replies = await Promise.all(buyers.map(({ place }) => place()))
    const outcomes = replies.map(({ answer, code }) => code ?? answer.placing)
    expect(outcomes.filter(outcome => outcome === 'final')).toHaveLength(3)
    expect(outcomes.filter(outcome => outcome === 'PRM140')).toHaveLength(47)
    expect(await rows('SELECT 1 FROM coupon_uses')).toHaveLength(3)
    expect(await rows('SELECT 1 FROM reservations')).toEqual([])
    expect(await ledgerMatches()).toBe(true)
  })

  test('an order whose payment is refused gives its code back', async () => {
    const buyer = await checkout([[shell, 1]], '4000 0000 0000 0002')
    await buyer.shopper.call('cart.coupon.apply', { cartId: buyer.basketId, code: 'SCARCE' })
    await buyer.shopper.call('cart.order.prepare', { basketId: buyer.basketId })
    expect((await buyer.place()).code).toBe('PAY400')
    expect(await rows('SELECT 1 FROM coupon_uses')).toEqual([])
  })
})

describe('DELETE /cart/v1/coupon', () => {
  test('takes a code out again; PRM130 when it is not there', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    await shopper.call('cart.coupon.apply', { cartId: cart.id, code: 'TEN' })
    const { answer } = await shopper.call('cart.coupon.remove', { cartId: cart.id, code: 'TEN' })
    expect([answer.couponItems, answer.totals.totalDiscount]).toEqual([[], 0])
    expect((await shopper.call('cart.coupon.remove', { cartId: cart.id, code: 'TEN' })).code).toBe('PRM130')
  })
})

describe('a gift with product', () => {
  test('comes as a line of its own that costs nothing, is sold with the order, and is told in promoSummary', async () => {
    const { shopper, basketId, place } = await checkout([[boot, 1]])
    const { answer } = await shopper.call('cart.cart.get', { basketId })
    expect(answer.items.map(({ bonus, qty, price }) => [bonus, qty, price.rowTotal])).toEqual([
      [false, 1, 18_000],
      [true, 1, 0],
    ])
    expect(answer.promoSummary).toContainEqual(
      expect.objectContaining({ promotionId: 'GWP-BOOT', level: 'PRODUCT', distanceFromConditionThreshold: 0 }),
    )
    await place()
    const sold = await rows(`SELECT upc FROM stock_movements WHERE reason = 'sale'`)
    expect(sold.map(({ upc }) => upc)).toContain(upcOf('FP100-A'))
  })

  test('GWP403: nobody changes or removes it', async () => {
    const { shopper, cart } = await shopperWith([[boot, 1]])
    const basketId = cart.id
    const gift = (await shopper.call('cart.cart.get', { basketId })).answer.items.find(({ bonus }) => bonus)?.id ?? ''
    expect((await shopper.call('cart.item.update', { basketId, itemId: gift, qty: 2 })).code).toBe('GWP403')
    expect((await shopper.call('cart.item.remove', { basketId, itemId: gift })).code).toBe('GWP403')
  })
})
