import { describe, expect, it } from 'vitest'

import { couponCodes, seededPassword, seededPin, valueCards } from '#demo/fixtures.ts'

import { denver } from '../../../shoppers/addresses.ts'
import { bottle, fill, reserveAt, scarceStock } from '../../shoppers/buyer.ts'
import { guest, signedIn } from '../../shoppers/person.ts'

describe('R003: what the commerce side offers', () => {
  it('a cart, home delivery and store pickup', async () => {
    const person = await guest()
    const { id: basketId } = await fill(person)
    const { answer: home } = await person.call('cart.shipping-address.add', { basketId, address: denver })
    expect(home.shippingMethods).toMatchObject([{ shipmentId: 'me', address: { city: 'Denver' } }])
    const { storeId, upc } = await scarceStock()
    const fetched = await reserveAt(await guest(), { storeId, upc })
    expect(fetched.shippingMethods).toMatchObject([{ shipmentId: `pickup-${storeId}`, cost: 0 }])
  })

  it('gift cards, a loyalty programme and a sign-in for employees', async () => {
    const asked = { number: valueCards.good, pin: seededPin }
    expect((await (await guest()).call('cart.gift-card.balance', asked)).answer.balance).toBe(5_000)
    expect((await (await signedIn('member')).call('consumer.loyalty-vouchers.list', {})).status).toBe(200)
    const associate = { storeId: 's-us-denver', username: 's-us-denver@stores.fellholm.example' }
    const entered = await (await guest()).call('auth.agent.login', { ...associate, password: seededPassword })
    expect(entered.status).toBe(200)
    expect((await (await signedIn('employee')).call('consumer.profile.get', {})).status).toBe(200)
  })
})

describe('R363: the limits of gift card, promo and quantity', () => {
  it('five gift cards pay for a cart, the sixth is GFC410 and says how many there may be (D13)', async () => {
    const person = await guest()
    const { id: basketId } = await fill(person)
    const add = (number: string) =>
      person.call('cart.payment-instrument.add', { basketId, payment_method_id: 'GIFT_CARD', number, pin: seededPin })
    for (const number of valueCards.small) expect((await add(number)).status).toBe(200)
    expect(await add(valueCards.good)).toMatchObject({ status: 409, code: 'GFC410', info: { mostGiftCards: 5 } })
  })

  it('three codes are in a cart, the fourth is PRM140 (D15)', async () => {
    const person = await guest()
    const { id: cartId } = await fill(person, bottle)
    const { good, second, third, fourth } = couponCodes
    for (const code of [good, second, third])
      expect((await person.call('cart.coupon.apply', { cartId, code })).status).toBe(200)
    expect(await person.call('cart.coupon.apply', { cartId, code: fourth })).toMatchObject({ code: 'PRM140' })
  })

  it('a line holds what may be had (INV408), and nobody can ask for more than 999,999 (D16)', async () => {
    const person = await guest()
    const { id: basketId } = await fill(person)
    const add = (qty: number) => person.call('cart.item.add', { basketId, upc: bottle, qty })
    expect(await add(999_999)).toMatchObject({ status: 409, code: 'INV408', info: { maxAllowedQty: 10 } })
    expect(await add(1_000_000)).toMatchObject({ status: 400, code: 'API400' })
  })
})
