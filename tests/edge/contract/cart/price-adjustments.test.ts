import { describe, expect, it } from 'vitest'

import { seededPassword } from '#demo/fixtures.ts'

import { fill, lineIn } from '../../shoppers/buyer.ts'
import { guest, notProvoked, type Person } from '../../shoppers/person.ts'

const reason = 'A scratch on the sleeve'

/** An associate of a store who has begun a cart for somebody. */
async function associateWithCart() {
  const person = await guest()
  const storeId = 's-us-denver'
  const username = `${storeId}@stores.fellholm.example`
  await person.call('auth.agent.login', { username, password: seededPassword, storeId })
  const cart = await fill(person)
  const [line] = cart.items
  return { person, cart, basketId: cart.id, itemId: lineIn(cart), price: line?.price.rowTotal ?? 0 }
}

type Serving = Awaited<ReturnType<typeof associateWithCart>>

const create = ({ person, basketId, itemId }: Serving, amount: number, more: object = {}) =>
  person.call('cart.price-adjustment.create', { basketId, itemId, amount, reason, ...more })

/** A cart of which 50.00 has been taken off its line. */
async function adjusted() {
  const serving = await associateWithCart()
  const { answer } = await create(serving, 5_000)
  return { ...serving, adjustmentId: answer.items[0]?.adjustment?.id ?? '' }
}

describe('POST /cart/v1/cart/{basketId}/price_adjustments', () => {
  it('D30: takes something off a line, with a reason; the totals follow', async () => {
    const serving = await associateWithCart()
    const reply = await create(serving, 5_000)
    expect(reply).toMatchObject({
      status: 200,
      misfit: [],
      answer: {
        items: [{ adjustment: { amount: 5_000, reason } }],
        totals: { itemSubTotal: serving.price - 5_000, totalDiscount: 5_000 },
      },
    })
  })

  it('PRC400: more than half of the line; ORD404: a line that is not there; BSK404: a cart that is not theirs', async () => {
    const serving = await associateWithCart()
    const most = Math.floor(serving.price / 2)
    expect(await create(serving, most + 1)).toMatchObject({ status: 409, code: 'PRC400', info: { most } })
    expect(await create(serving, 100, { itemId: 'no-such-line' })).toMatchObject({ status: 404, code: 'ORD404' })
    const other = await associateWithCart()
    expect(await create({ ...serving, person: other.person }, 100)).toMatchObject({ status: 404, code: 'BSK404' })
    expect((await create(serving, most)).status).toBe(200)
  })

  it('AUT404: somebody who is no associate', async () => {
    const person = await guest()
    const cart = await fill(person)
    const refused = await person.call('cart.price-adjustment.create', {
      basketId: cart.id,
      itemId: lineIn(cart),
      amount: 100,
      reason,
    })
    expect(refused).toMatchObject({ status: 403, code: 'AUT404' })
  })
})

describe('PATCH /cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}', () => {
  const update = (person: Person, basketId: string, adjustmentId: string, amount: number) =>
    person.call('cart.price-adjustment.update', { basketId, adjustmentId, amount, reason: 'A long scratch' })

  it('changes what is taken off, and why', async () => {
    const { person, basketId, adjustmentId, price } = await adjusted()
    const reply = await update(person, basketId, adjustmentId, 6_000)
    const adjustment = { id: adjustmentId, amount: 6_000, reason: 'A long scratch' }
    expect(reply).toMatchObject({
      status: 200,
      misfit: [],
      answer: { items: [{ adjustment }], totals: { itemSubTotal: price - 6_000 } },
    })
  })

  it('PRC400: more than half of the line; ORD404: an adjustment that is not there; BSK404: a cart that is not theirs', async () => {
    const { person, basketId, adjustmentId, price } = await adjusted()
    expect(await update(person, basketId, adjustmentId, price)).toMatchObject({ status: 409, code: 'PRC400' })
    expect(await update(person, basketId, 'no-such-adjustment', 100)).toMatchObject({ status: 404, code: 'ORD404' })
    const { person: other } = await associateWithCart()
    expect(await update(other, basketId, adjustmentId, 100)).toMatchObject({ status: 404, code: 'BSK404' })
  })
})

it('DELETE /cart/v1/cart/{basketId}/price_adjustments/{adjustmentId} gives the line its price back; ORD404 when it is not there, BSK404 for a cart that is not theirs', async () => {
  const { person, basketId, adjustmentId, cart } = await adjusted()
  const remove = (who: Person) => who.call('cart.price-adjustment.remove', { basketId, adjustmentId })
  const { person: other } = await associateWithCart()
  expect(await remove(other)).toMatchObject({ status: 404, code: 'BSK404' })
  expect(await remove(person)).toMatchObject({ status: 200, misfit: [], answer: { totals: cart.totals } })
  expect(await remove(person)).toMatchObject({ status: 404, code: 'ORD404' })
})

it('every refusal these calls declare was provoked through the proxy', () => {
  expect(
    notProvoked(['cart.price-adjustment.create', 'cart.price-adjustment.update', 'cart.price-adjustment.remove']),
  ).toEqual([])
})
