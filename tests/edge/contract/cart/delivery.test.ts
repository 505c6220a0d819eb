import { describe, expect, it } from 'vitest'

import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'

import { denver } from '../../../shoppers/addresses.ts'
import { fill, lineIn, pack, plentiful } from '../../shoppers/buyer.ts'
import { guest, notProvoked, type Person } from '../../shoppers/person.ts'

async function shopperWithCart() {
  const person = await guest()
  const cart = await fill(person)
  return { person, basketId: cart.id }
}

const misplaced = [
  ['CHK320', 400, 'a malformed postal code', { postalCode: '8020' }, 'postalCode'],
  ['CHK380', 400, 'a place that does not exist', { city: 'Nowhere' }, 'city'],
  ['AUT453', 400, 'a malformed e-mail', { email: 'no' }, 'email'],
] as const satisfies readonly (readonly [string, number, string, Partial<Address>, keyof Address])[]

const undeliverable = [
  ...misplaced,
  ['SHP410', 400, 'no phone to deliver with', { phone: '' }, 'phone'],
  ['SHP500', 400, 'a PO box', { addressLine1: 'PO Box 12' }, 'addressLine1'],
  ['TAX309', 409, 'a territory whose tax nobody here knows', { province: 'PR', postalCode: '00901' }, 'province'],
  ['PAY401', 409, 'a country this site does not deliver to', { countryCode: 'DE' }, 'countryCode'],
] as const

describe('POST /cart/v2/cart/{basketId}/shippingAddress', () => {
  const add = (person: Person, basketId: string, more: Partial<Address> = {}, options: object = {}) =>
    person.call('cart.shipping-address.add', { basketId, address: { ...denver, ...more }, ...options })

  it('keeps where the parcel goes, and the tax is known from then on', async () => {
    const { person, basketId } = await shopperWithCart()
    const reply = await add(person, basketId, {}, { recaptcha_response: 'passed' })
    expect(reply).toMatchObject({
      status: 200,
      misfit: [],
      answer: { shippingMethods: [{ shippingId: 'me', address: { city: 'Denver' } }], totals: { taxKnown: true } },
    })
    expect(reply.answer.totals.tax).toBeGreaterThan(0)
  })

  it('says how the address is written there when another town seems meant, and only then', async () => {
    const { person, basketId } = await shopperWithCart()
    const misspelt = await add(person, basketId, { city: 'Denvr' })
    expect(misspelt).toMatchObject({ status: 200, misfit: [], answer: { suggestion: { city: 'Denver' } } })
    expect(misspelt.answer.shippingMethods[0]?.address?.city).toBe('Denvr')
    const right = await add(person, basketId, { province: 'co' })
    expect(right.answer).not.toHaveProperty('suggestion')
    expect(right.answer.shippingMethods[0]?.address?.province).toBe('CO')
  })

  it.each(undeliverable)('%s (%s): %s', async (code, status, _, more, field) => {
    const { person, basketId } = await shopperWithCart()
    expect(await add(person, basketId, more)).toMatchObject({ status, code, info: { field } })
    const { answer } = await person.call('cart.cart.get', { basketId })
    expect(answer.shippingMethods[0]).not.toHaveProperty('address')
  })

  it('AUT403: a failed captcha; SHP404: a shipment the cart does not have; BSK404: somebody else’s cart', async () => {
    const { person, basketId } = await shopperWithCart()
    const failed = await add(person, basketId, {}, { recaptcha_response: 'fail' })
    expect([failed.status, failed.code]).toEqual([403, 'AUT403'])
    const elsewhere = await add(person, basketId, {}, { shippingId: 'customs' })
    expect([elsewhere.status, elsewhere.code]).toEqual([404, 'SHP404'])
    expect((await add(await guest(), basketId)).code).toBe('BSK404')
  })
})

it('DELETE /cart/v2/cart/{basketId}/shippingAddress forgets where the parcel goes; BSK404 for somebody else’s cart', async () => {
  const { person, basketId } = await shopperWithCart()
  await person.call('cart.shipping-address.add', { basketId, address: denver })
  const remove = (who: Person) => who.call('cart.shipping-address.remove', { basketId })
  expect(await remove(await guest())).toMatchObject({ status: 404, code: 'BSK404' })
  const reply = await remove(person)
  expect(reply).toMatchObject({ status: 200, misfit: [], answer: { totals: { taxKnown: false } } })
  expect(reply.answer.shippingMethods[0]).not.toHaveProperty('address')
})

describe('POST /cart/v1/cart/{basketId}/shippingAddress/validation', () => {
  const validate = (person: Person, basketId: string, more: Partial<Address> = {}) =>
    person.call('cart.shipping-address.validate', { basketId, address: { ...denver, ...more } })

  it('R234: says that a parcel can go there, and how the address is written when that differs; BSK404 for somebody else’s cart', async () => {
    const { person, basketId } = await shopperWithCart()
    const reply = await validate(person, basketId)
    expect([reply.status, reply.misfit, reply.answer]).toEqual([200, [], { valid: true }])
    expect((await validate(person, basketId, { province: 'co' })).answer.suggestion).toMatchObject({ province: 'CO' })
    expect(await validate(await guest(), basketId)).toMatchObject({ status: 404, code: 'BSK404' })
  })

  it.each(undeliverable)('%s (%s): %s', async (code, status, _, more, field) => {
    const { person, basketId } = await shopperWithCart()
    expect(await validate(person, basketId, more)).toMatchObject({ status, code, info: { field } })
  })
})

describe('POST /cart/v1/cart/{basketId}/billingAddress', () => {
  const add = (person: Person, basketId: string, more: Partial<Address> = {}) =>
    person.call('cart.billing-address.add', { basketId, address: { ...denver, ...more } })

  it('keeps whom the card belongs to, in any country; BSK404 for somebody else’s cart', async () => {
    const { person, basketId } = await shopperWithCart()
    const freiburg = { city: 'Freiburg', countryCode: 'DE', postalCode: '79098', province: '' }
    const reply = await add(person, basketId, freiburg)
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { billingAddress: { city: 'Freiburg' } } })
    expect(await add(await guest(), basketId)).toMatchObject({ status: 404, code: 'BSK404' })
  })

  it.each([...misplaced, ['BILL410', 400, 'no phone', { phone: '' }, 'phone'] as const])(
    '%s (%s): %s',
    async (code, status, _, more, field) => {
      const { person, basketId } = await shopperWithCart()
      expect(await add(person, basketId, more)).toMatchObject({ status, code, info: { field } })
    },
  )
})

it('DELETE /cart/v1/cart/{basketId}/billingAddress forgets whom the card belongs to; BSK404 for somebody else’s cart', async () => {
  const { person, basketId } = await shopperWithCart()
  await person.call('cart.billing-address.add', { basketId, address: denver })
  const remove = (who: Person) => who.call('cart.billing-address.remove', { basketId })
  expect(await remove(await guest())).toMatchObject({ status: 404, code: 'BSK404' })
  const reply = await remove(person)
  expect([reply.status, reply.misfit]).toEqual([200, []])
  expect(reply.answer).not.toHaveProperty('billingAddress')
})

it('GET /cart/v1/cart/{basketId}/shippingMethod/{shippingId}, R404: also cart.applicable-shipping-methods.list; SHP404, BSK404', async () => {
  const { person, basketId } = await shopperWithCart()
  const list = (who: Person, shippingId: string) => who.call('cart.shipping-method.get', { basketId, shippingId })
  const reply = await list(person, 'me')
  expect(reply).toMatchObject({ status: 200, misfit: [] })
  expect(reply.answer.applicableShippingMethods.map(({ code, selected }) => [code, selected])).toEqual([
    ['standard', true],
    ['express', false],
  ])
  expect(await list(person, 'customs')).toMatchObject({ status: 404, code: 'SHP404' })
  expect(await list(await guest(), 'me')).toMatchObject({ status: 404, code: 'BSK404' })
})

it('POST /cart/v1/shippingMethod, R404: also cart.shipping-method.assign, chooses how the parcel goes; SHP404, BSK404', async () => {
  const { person, basketId } = await shopperWithCart()
  const choose = (who: Person, code: string, more: object = {}) =>
    who.call('cart.shipping-method.set', { cartId: basketId, code, ...more })
  const reply = await choose(person, 'express', { shippingId: 'me', shopperAppliedSM: true })
  expect(reply).toMatchObject({ status: 200, misfit: [], answer: { totals: { shipping: 2_495 } } })
  expect(await choose(person, 'balloon')).toMatchObject({ status: 404, code: 'SHP404' })
  expect(await choose(person, 'express', { shippingId: 'prime' })).toMatchObject({ status: 404, code: 'SHP404' })
  expect(await choose(await guest(), 'express')).toMatchObject({ status: 404, code: 'BSK404' })
})

/** The stores that hand out what they have. */
async function storesFor(service: 'pickup' | 'ship-to-store') {
  const { answer } = await (await guest()).call('stores.store.search', { services: [service], limit: 100 })
  return answer.stores.map(({ id }) => id)
}

it('POST /cart/v1/shippingMethod, R123: a line is fetched at a store; STR404, SHP404, ORD404, GWP403, INV409', async () => {
  const person = await guest()
  const cart = await fill(person, pack)
  const [storeId = ''] = await storesFor('ship-to-store')
  const choose = (itemId: string, code: string, more: object = {}) =>
    person.call('cart.shipping-method.set', { cartId: cart.id, itemId, code, ...more })
  const reply = await choose(lineIn(cart, pack), 'sts', { storeId })
  expect(reply).toMatchObject({ status: 200, misfit: [], answer: { shippingMethods: [{ storeId, cost: 0 }] } })
  const gift = cart.items.find(({ bonus }) => bonus)?.id ?? ''
  expect(await choose(lineIn(cart, pack), 'sts', { storeId: 'nowhere' })).toMatchObject({ status: 404, code: 'STR404' })
  expect(await choose(lineIn(cart, pack), 'balloon')).toMatchObject({ status: 404, code: 'SHP404' })
  expect(await choose('no-such-line', 'standard')).toMatchObject({ status: 404, code: 'ORD404' })
  expect(await choose(gift, 'standard')).toMatchObject({ status: 403, code: 'GWP403' })
})

it('POST /cart/v1/reserveWithItem, INV409: a store has fewer than that, for a line as for a reservation', async () => {
  const person = await guest()
  const cart = await fill(person, undefined, 10)
  const [storeId = ''] = await storesFor('pickup')
  const itemId = lineIn(cart)
  const replies = [
    await person.call('cart.shipping-method.set', { cartId: cart.id, itemId, code: 'pickup', storeId }),
    await person.call('cart.item.reserve', { basketId: cart.id, upc: plentiful, qty: 1, storeId }),
  ]
  expect(replies.map(({ status, code }) => [status, code])).toEqual([
    [409, 'INV409'],
    [409, 'INV409'],
  ])
})

it('every refusal these calls declare was provoked through the proxy', () => {
  expect(
    notProvoked([
      'cart.shipping-address.add',
      'cart.shipping-address.remove',
      'cart.shipping-address.validate',
      'cart.billing-address.add',
      'cart.billing-address.remove',
      'cart.shipping-method.get',
      'cart.shipping-method.set',
    ]),
  ).toEqual([])
})
