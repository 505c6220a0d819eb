import { describe, expect, it } from 'vitest'

import { couponCodes } from '#demo/fixtures.ts'

import { bottle, buyer, fill } from '../../shoppers/buyer.ts'
import { guest, notProvoked, signedIn, type Person } from '../../shoppers/person.ts'

const apply = (person: Person, cartId: string, code: string) => person.call('cart.coupon.apply', { cartId, code })

async function shopperWithCart() {
  const person = await guest()
  return { person, cart: await fill(person) }
}

describe('PUT /cart/v1/coupon', () => {
  it('takes ten percent off the order; R404: it is also the named operation cart.coupon-code.apply', async () => {
    const { person, cart } = await shopperWithCart()
    const reply = await apply(person, cart.id, ` ${couponCodes.good.toLowerCase()} `)
    const off = Math.round(cart.totals.itemTotal / 10)
    expect(reply).toMatchObject({
      status: 200,
      misfit: [],
      answer: {
        couponItems: [{ code: couponCodes.good, applied: true }],
        orderPromotions: [{ price: -off }],
        totals: { itemSubTotal: cart.totals.itemTotal - off, totalDiscount: off },
      },
    })
  })

  it('keeps a code whose threshold the cart does not meet, and applies it once it does', async () => {
    const person = await guest()
    const cart = await fill(person, bottle)
    const reply = await apply(person, cart.id, couponCodes.fourth)
    expect(reply).toMatchObject({ status: 200, answer: { couponItems: [{ applied: false }], totals: cart.totals } })
    const grown = await fill(person, bottle, 4)
    expect(grown).toMatchObject({ couponItems: [{ applied: true }], totals: { totalDiscount: 500 } })
  })

  it.each([
    ['PRM130', 404, 'a code nobody issued', 'NO-SUCH-CODE'],
    ['PRM130', 404, 'a code of another site', 'HELLO-CA'],
    ['PRM135', 409, 'a code that is not open yet', couponCodes.early],
    ['PRM140', 409, 'a code that is used up', couponCodes.usedUp],
    ['PRM155', 410, 'a code that is over', couponCodes.over],
    ['PRM160', 400, 'what is no code at all', '!'],
    ['PRM175', 403, 'a code for other shoppers', couponCodes.members],
  ])('%s (%s): %s', async (code, status, _, typed) => {
    const { person, cart } = await shopperWithCart()
    expect(await apply(person, cart.id, typed)).toMatchObject({ status, code })
    const after = await person.call('cart.cart.get', { basketId: cart.id })
    expect([after.answer.couponItems, after.answer.totals]).toEqual([[], cart.totals])
  })

  it('API429 (429): after twenty codes that nobody issued not even a good one is heard for a while', async () => {
    const { person, cart } = await shopperWithCart()
    for (let guessed = 0; guessed < 20; guessed++)
      expect((await apply(person, cart.id, `GUESS-${guessed}`)).code).toBe('PRM130')
    expect(await apply(person, cart.id, couponCodes.good)).toMatchObject({ status: 429, code: 'API429' })
  })

  it('takes a code for members from a member', async () => {
    const member = await signedIn('member')
    const cart = await fill(member)
    expect((await apply(member, cart.id, couponCodes.members)).answer.couponItems[0]?.applied).toBe(true)
  })

  it('PRM416: the same code again; PRM140: a fourth one; BSK404: somebody else’s cart', async () => {
    const { person, cart } = await shopperWithCart()
    await apply(person, cart.id, couponCodes.good)
    expect(await apply(person, cart.id, couponCodes.good)).toMatchObject({ status: 409, code: 'PRM416' })
    await apply(person, cart.id, couponCodes.third)
    await apply(person, cart.id, couponCodes.fourth)
    expect(await apply(person, cart.id, couponCodes.freeDelivery)).toMatchObject({
      status: 409,
      code: 'PRM140',
      info: { mostCoupons: 3 },
    })
    const stranger = await guest()
    expect(await apply(stranger, cart.id, couponCodes.good)).toMatchObject({ status: 404, code: 'BSK404' })
  })

  it('PRM150: a code for one order, when the shopper has ordered with it', async () => {
    const { person, place } = await buyer({ coupon: couponCodes.once })
    expect((await place()).answer).toMatchObject({ placing: 'final' })
    const next = await fill(person)
    expect(await apply(person, next.id, couponCodes.once)).toMatchObject({ status: 409, code: 'PRM150' })
  })
})

describe('DELETE /cart/v1/coupon', () => {
  it('takes a code out again; PRM130 when it is not in the cart; BSK404 for somebody else’s cart', async () => {
    const { person, cart } = await shopperWithCart()
    await apply(person, cart.id, couponCodes.good)
    const remove = (who: Person) => who.call('cart.coupon.remove', { cartId: cart.id, code: couponCodes.good })
    expect(await remove(await guest())).toMatchObject({ status: 404, code: 'BSK404' })
    const reply = await remove(person)
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { couponItems: [], totals: cart.totals } })
    expect(await remove(person)).toMatchObject({ status: 404, code: 'PRM130' })
  })
})

it('every refusal these calls declare was provoked through the proxy', () => {
  expect(notProvoked(['cart.coupon.apply', 'cart.coupon.remove'])).toEqual([])
})
