import { describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { buyer, fill } from '../../shoppers/buyer.ts'
import { guest, notProvoked } from '../../shoppers/person.ts'

const note = 'For the ridge.\nAda'

describe('PUT /cart/v1/cart/{basketId}/giftReceipt', () => {
  it('R417: makes a gift of the goods with a note or without, changes it and takes it back; totals stay', async () => {
    const person = await guest()
    const { id: basketId, totals } = await fill(person)
    const set = (giftReceipt: { readonly note?: string } | null) =>
      person.call('cart.gift-receipt.set', { basketId, giftReceipt })
    const given = await set({ note: ` ${note} ` })
    expect(given).toMatchObject({ status: 200, misfit: [], answer: { giftReceipt: { note } } })
    expect(given.answer.totals).toEqual(totals)
    expect((await set({})).answer.giftReceipt).toEqual({})
    expect((await person.call('cart.cart.get', { basketId })).answer.giftReceipt).toEqual({})
    expect((await set(null)).answer).not.toHaveProperty('giftReceipt')
  })

  it('D14: API400 for a note of more than 250 characters; the former one stays', async () => {
    const person = await guest()
    const { id: basketId } = await fill(person)
    const set = (length: number) =>
      person.call('cart.gift-receipt.set', { basketId, giftReceipt: { note: 'é'.repeat(length) } })
    expect((await set(250)).status).toBe(200)
    expect(await set(251)).toMatchObject({ status: 400, code: 'API400' })
    expect((await person.call('cart.cart.get', { basketId })).answer.giftReceipt?.note).toHaveLength(250)
  })

  it('GFO405 where all of it goes by e-mail, and what is said of goods is not said of that; BSK404 for somebody else’s', async () => {
    const person = await guest()
    const { id: basketId, items } = await fill(person)
    await person.call('cart.gift-receipt.set', { basketId, giftReceipt: { note } })
    await person.call('cart.item.add', { basketId, upc: fixtures.giftCard.upc, qty: 1 })
    const left = await person.call('cart.item.remove', { basketId, itemId: items[0]?.id ?? '' })
    expect(left.answer).not.toHaveProperty('giftReceipt')
    const refused = await person.call('cart.gift-receipt.set', { basketId, giftReceipt: {} })
    expect(refused).toMatchObject({ status: 409, code: 'GFO405' })
    const other = await (await guest()).call('cart.gift-receipt.set', { basketId, giftReceipt: {} })
    expect(other).toMatchObject({ status: 404, code: 'BSK404' })
  })

  it('R417: the order is the gift that its cart was when it was placed, whatever it was when it was prepared', async () => {
    const { person, basketId, prepared, place } = await buyer()
    expect(prepared.cart).not.toHaveProperty('giftReceipt')
    await person.call('cart.gift-receipt.set', { basketId, giftReceipt: { note } })
    const { answer: order } = await place()
    expect([order.placing, order.giftReceipt]).toEqual(['final', { note }])
    const { orderNumber: orderId, st } = order
    expect((await person.call('consumer.purchase.get', { orderId, st })).answer.giftReceipt).toEqual({ note })
    const late = await person.call('cart.gift-receipt.set', { basketId, giftReceipt: null })
    expect(late).toMatchObject({ status: 404, code: 'BSK404' })
  })

  it('every refusal it declares was provoked through the proxy', () => {
    expect(notProvoked(['cart.gift-receipt.set'])).toEqual([])
  })
})
