import { describe, expect, test } from 'vitest'
import { parse } from 'valibot'

import { calls } from '#src/commerce/calls/index.ts'

import { denver } from '#tests/shoppers/addresses.ts'

import { upcOf } from '../../testing/fixture/fixture.ts'
import { newShopper, shopperWith } from '../../testing/shopper.ts'

const shell = upcOf('FJ100')
const down = upcOf('FJ200')

describe('baskets', () => {
  test('POST /cart/v1/cart gives a guest one basket with an id of 128 bits, the same when asked again', async () => {
    const shopper = await newShopper()
    const { answer: first } = await shopper.call('cart.cart.create', {})
    expect(first.id).toMatch(/^[\w-]{22}$/)
    expect((await shopper.call('cart.cart.create', {})).answer.id).toBe(first.id)
    expect(first).toMatchObject({ currency: 'USD', totalItems: 0, items: [] })
  })

  test('a cart answers in exactly the declared shape', async () => {
    const { cart } = await shopperWith([[shell, 2]])
    expect(parse(calls['cart.cart.get'].answer, cart)).toEqual(cart)
  })

  test('somebody else’s basket answers BSK404 to every call, as a missing one does', async () => {
    const { cart } = await shopperWith([[shell, 1]])
    const { id: basketId, items } = cart
    const stranger = await newShopper()
    const itemId = items[0]?.id ?? ''
    const replies = await Promise.all([
      stranger.call('cart.cart.get', { basketId }),
      stranger.call('cart.item.add', { basketId, upc: shell }),
      stranger.call('cart.item.update', { basketId, itemId, qty: 2 }),
      stranger.call('cart.item.remove', { basketId, itemId }),
      stranger.call('cart.shipping-method.get', { basketId, shippingId: 'me' }),
      stranger.call('cart.shipping-method.set', { cartId: basketId, code: 'express' }),
      stranger.call('cart.shipping-address.validate', { basketId, address: denver }),
      stranger.call('cart.shipping-address.add', { basketId, address: denver }),
      stranger.call('cart.shipping-address.remove', { basketId }),
      stranger.call('cart.billing-address.add', { basketId, address: denver }),
      stranger.call('cart.billing-address.remove', { basketId }),
      stranger.call('cart.payment-methods.list', { basketId }),
      stranger.call('cart.payment-session.get', { basketId }),
      stranger.call('cart.payment-instrument.add', {
        basketId,
        payment_method_id: 'CREDIT_CARD',
        paymentInstrumentId: 'x'.repeat(20),
      }),
      stranger.call('cart.payment-instrument.remove', { basketId, id: 'x' }),
      stranger.call('cart.order.prepare', { basketId }),
      stranger.call('cart.order.place', {
        cartId: basketId,
        recaptcha_response: 'ok',
        paymentMethod: { code: 'CREDIT_CARD', id: 'x' },
      }),
      stranger.call('cart.cart.get', { basketId: 'x'.repeat(22) }),
    ])
    expect(replies.map(({ status, code }) => `${status} ${code}`)).toEqual(replies.map(() => '404 BSK404'))
  })
})

describe('POST /cart/v1/item', () => {
  test('adds a SKU with its name, picture, colour, size, price and the most its line may hold', async () => {
    const { cart } = await shopperWith([[shell, 2]])
    expect(cart.items).toMatchObject([
      {
        productId: 'FJ100',
        slug: 'cairn-shell-fj100',
        name: 'Cairn Shell',
        qty: 2,
        maxQty: 10,
        available: true,
        price: { current: 24_900, rowTotal: 49_800 },
        variants: [
          { code: 'color', value: 'pine', name: 'Pine' },
          { code: 'size', value: 's', name: 'S' },
        ],
      },
    ])
    expect(cart.totals.itemSubTotal).toBe(49_800)
  })

  test('adds one piece when no quantity is given, and grows the line of a SKU that is there (R235)', async () => {
    const { shopper, cart } = await shopperWith([[shell, 2]])
    const { answer } = await shopper.call('cart.item.add', { basketId: cart.id, upc: shell })
    expect(answer.items.map(({ qty }) => qty)).toEqual([3])
    expect(answer.revision).toBeGreaterThan(cart.revision)
  })

  test('refuses more than the smaller of line limit and stock with INV408 and maxAllowedQty (D16)', async () => {
    const { shopper, cart } = await shopperWith([])
    const byStock = await shopper.call('cart.item.add', { basketId: cart.id, upc: down, qty: 6 })
    expect([byStock.code, byStock.info]).toEqual(['INV408', { maxAllowedQty: 5 }])
    const byLimit = await shopper.call('cart.item.add', { basketId: cart.id, upc: upcOf('FP100-A'), qty: 4 })
    expect([byLimit.code, byLimit.info]).toEqual(['INV408', { maxAllowedQty: 3 }])
    await shopper.call('cart.item.add', { basketId: cart.id, upc: down, qty: 4 })
    const together = await shopper.call('cart.item.add', { basketId: cart.id, upc: down, qty: 2 })
    expect(together.code).toBe('INV408')
  })

  test('refuses what is sold out with INV405 and an unknown SKU with ORD404 (D17)', async () => {
    const { shopper, cart } = await shopperWith([])
    expect((await shopper.call('cart.item.add', { basketId: cart.id, upc: upcOf('FT100') })).code).toBe('INV405')
    expect((await shopper.call('cart.item.add', { basketId: cart.id, upc: '99999999' })).code).toBe('ORD404')
  })

  test.each([0, -1, 1.5, 1_000_000])('refuses the quantity %d with API400 and names the field', async qty => {
    const { shopper, cart } = await shopperWith([])
    const reply = await shopper.call('cart.item.add', { basketId: cart.id, upc: shell, qty })
    expect([reply.status, reply.code, reply.info.path]).toEqual([400, 'API400', 'body.qty'])
  })
})

describe('PUT /cart/v1/cart/{basketId}/item and DELETE /cart/v1/item', () => {
  test('sets a quantity, refuses one above the limit and leaves the line as it was', async () => {
    const { shopper, cart } = await shopperWith([[down, 1]])
    const change = { basketId: cart.id, itemId: cart.items[0]?.id ?? '' }
    expect((await shopper.call('cart.item.update', { ...change, qty: 5 })).answer.totalItems).toBe(5)
    expect((await shopper.call('cart.item.update', { ...change, qty: 6 })).code).toBe('INV408')
    expect((await shopper.call('cart.cart.get', { basketId: cart.id })).answer.totalItems).toBe(5)
  })

  test('another colour or size replaces the SKU; two lines of one SKU become one', async () => {
    const other = upcOf('FJ100', 1)
    const { shopper, cart } = await shopperWith([
      [shell, 1],
      [other, 2],
    ])
    const { answer } = await shopper.call('cart.item.update', {
      basketId: cart.id,
      itemId: cart.items[0]?.id ?? '',
      qty: 1,
      upc: other,
    })
    expect(answer.items.map(({ upc, qty }) => [upc, qty])).toEqual([[other, 3]])
  })

  test('a line is taken away; an unknown one answers ORD404', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const itemId = cart.items[0]?.id ?? ''
    expect((await shopper.call('cart.item.remove', { basketId: cart.id, itemId })).answer.items).toEqual([])
    expect((await shopper.call('cart.item.remove', { basketId: cart.id, itemId })).code).toBe('ORD404')
    const unknown = await shopper.call('cart.item.update', { basketId: cart.id, itemId: 'x'.repeat(16), qty: 1 })
    expect(unknown.code).toBe('ORD404')
  })
})

describe('delivery', () => {
  test('standard is the default; its price falls away from the threshold of FREESHIP on', async () => {
    const { shopper, cart } = await shopperWith([[upcOf('FP100-A'), 3]])
    expect(cart.totals).toMatchObject({ itemSubTotal: 14_700, shipping: 795, total: 15_495 })
    expect(cart.promoSummary).toContainEqual(
      expect.objectContaining({
        promotionId: 'FREESHIP',
        level: 'SHIPPING',
        conditionThreshold: 15_000,
        distanceFromConditionThreshold: 300,
      }),
    )
    expect(cart.promoSummary[0]?.calloutMessage.split('|')).toEqual(['$3.00 to go', 'free from $150.00', 'free'])
    const { answer } = await shopper.call('cart.item.add', { basketId: cart.id, upc: upcOf('FF100') })
    expect(answer.totals.shipping).toBe(0)
    const { conditionThreshold = 0, distanceFromConditionThreshold } = answer.promoSummary[0] ?? {}
    expect(distanceFromConditionThreshold).toBe(conditionThreshold - answer.totals.itemSubTotal)
    expect(distanceFromConditionThreshold).toBeLessThan(0)
  })

  test('POST /cart/v1/shippingMethod chooses; SHP404 for a method or shipment that is not there', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const cartId = cart.id
    const { answer } = await shopper.call('cart.shipping-method.set', { cartId, code: 'express' })
    expect(answer.totals.shipping).toBe(2495)
    expect(answer.shippingMethods[0]?.applicableShippingMethods.map(({ code, selected }) => [code, selected])).toEqual([
      ['standard', false],
      ['express', true],
    ])
    expect((await shopper.call('cart.shipping-method.set', { cartId, code: 'drone' })).code).toBe('SHP404')
    const customs = await shopper.call('cart.shipping-method.get', { basketId: cartId, shippingId: 'customs' })
    expect(customs.code).toBe('SHP404')
  })

  test('methods say between which days a parcel arrives', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const { answer } = await shopper.call('cart.shipping-method.get', { basketId: cart.id, shippingId: 'me' })
    expect(answer.applicableShippingMethods.map(({ code, deliveryTime }) => [code, deliveryTime])).toEqual([
      ['standard', { from: '2026-11-27', to: '2026-12-01' }],
      ['express', { from: '2026-11-25', to: '2026-11-26' }],
    ])
  })
})

describe('addresses', () => {
  test('POST /cart/v2/cart/{basketId}/shippingAddress keeps the address and makes the tax known', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    expect(cart.totals).toMatchObject({ tax: 0, taxKnown: false, total: 24_900 })
    const { answer } = await shopper.call('cart.shipping-address.add', { basketId: cart.id, address: denver })
    expect(answer.shippingMethods[0]?.address).toEqual(denver)
    expect(answer.totals).toMatchObject({ tax: 722, taxKnown: true, taxIncluded: false, total: 25_622 })
    expect(answer.items[0]?.taxTotal).toBe(722)
  })

  test.each([
    ['CHK320', 'postalCode', { postalCode: '8020' }],
    ['CHK320', 'province', { province: 'Colorado' }],
    ['CHK380', 'postalCode', { postalCode: '10001' }],
    ['CHK380', 'city', { city: 'Nowhere' }],
    ['SHP410', 'phone', { phone: '' }],
    ['SHP500', 'addressLine1', { addressLine1: 'P.O. Box 12' }],
    ['AUT453', 'email', { email: 'ada@example' }],
    ['PAY401', 'countryCode', { countryCode: 'DE', postalCode: '10115' }],
  ])('%s names the field %s for the address %o, in validation and when it is set', async (code, field, wrong) => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const address = { ...denver, ...wrong }
    const validated = await shopper.call('cart.shipping-address.validate', { basketId: cart.id, address })
    expect([validated.code, validated.info]).toEqual([code, { field }])
    expect((await shopper.call('cart.shipping-address.add', { basketId: cart.id, address })).code).toBe(code)
  })

  test('validation suggests the customary spelling when it differs', async () => {
    const headers = { 'x-site-id': 'fellholm-ca', locale: 'en_CA' }
    const { shopper, cart } = await shopperWith([[shell, 1]], headers)
    const toronto = { ...denver, city: 'Toronto', province: 'on', postalCode: 'm5v3l9', countryCode: 'CA' }
    const { answer } = await shopper.call('cart.shipping-address.validate', { basketId: cart.id, address: toronto })
    expect(answer.suggestion).toMatchObject({ province: 'ON', postalCode: 'M5V 3L9' })
    const exact = { ...toronto, province: 'ON', postalCode: 'M5V 3L9' }
    expect(
      (await shopper.call('cart.shipping-address.validate', { basketId: cart.id, address: exact })).answer,
    ).toEqual({
      valid: true,
    })
  })

  test('a failed captcha answers AUT403 (D07)', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const reply = await shopper.call('cart.shipping-address.add', {
      basketId: cart.id,
      address: denver,
      recaptcha_response: 'fail',
    })
    expect([reply.status, reply.code]).toEqual([403, 'AUT403'])
  })

  test('billing needs a phone (BILL410), takes any country, and both addresses can be removed', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const basketId = cart.id
    const { phone: _, ...noPhone } = denver
    expect((await shopper.call('cart.billing-address.add', { basketId, address: noPhone })).code).toBe('BILL410')
    const kyoto = { ...denver, city: 'Kyoto', postalCode: '600-8216', countryCode: 'JP' }
    const { answer } = await shopper.call('cart.billing-address.add', { basketId, address: kyoto })
    expect(answer.billingAddress?.countryCode).toBe('JP')
    await shopper.call('cart.shipping-address.add', { basketId, address: denver })
    await shopper.call('cart.billing-address.remove', { basketId })
    const { answer: cleared } = await shopper.call('cart.shipping-address.remove', { basketId })
    expect([cleared.billingAddress, cleared.shippingMethods[0]?.address]).toEqual([undefined, undefined])
    expect(cleared.totals.taxKnown).toBe(false)
  })
})
