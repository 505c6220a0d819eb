import { describe, expect, test } from 'vitest'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { PickupContact } from '#src/commerce/calls/cart/delivery-shapes.ts'

import { cards } from '#tests/shoppers/cards.ts'
import { denver } from '#tests/shoppers/addresses.ts'

import { ledgerMatches, payWith, rows } from '../../testing/checkout.ts'
import { upcOf } from '../../testing/fixture/fixture.ts'
import { shopperWith, type Shopper } from '../../testing/shopper.ts'

const shell = upcOf('FJ100')
const pack = upcOf('FP100-A')
const storeId = 'S-US'
const ada: PickupContact = { firstName: 'Ada', lastName: 'Moor', email: 'ada@example.com' }

const setContact = (shopper: Shopper, basketId: string, pickupContact: PickupContact) =>
  shopper.call('cart.shipping-address.add', { basketId, pickupContact })

/** A collection point in Boulder. */
const addPoint = () =>
  rows(
    `INSERT INTO collection_points (id, facts) VALUES ('P-1', ?) RETURNING id`,
    JSON.stringify({
      id: 'P-1',
      name: 'Pearl Street Lockers',
      kind: 'locker',
      addressLine1: '1 Pearl Street',
      city: 'Boulder',
      province: 'CO',
      postalCode: '80301',
      countryCode: 'US',
      latitude: 40,
      longitude: -105,
      hours: [],
    }),
  )

const shelfOf = async (upc: string) => {
  const [row] = await rows<{ on_hand: number; reserved: number }>(
    'SELECT on_hand, reserved FROM stock WHERE upc = ? AND location_id = ?',
    upc,
    storeId,
  )
  return [row?.on_hand, row?.reserved]
}

/** Somebody else buys pieces at the till. */
const sellAtTill = (upc: string, pieces: number) =>
  rows(
    `INSERT INTO stock_movements (upc, location_id, delta, reason, at) VALUES (?, ?, ?, 'import', 0) RETURNING id`,
    upc,
    storeId,
    -pieces,
  )

const chosen = (cart: Cart, index = 0) => cart.items[index]?.shippingOptions.find(({ selected }) => selected)
const shipments = (cart: Cart) => cart.shippingMethods.map(({ shipmentId }) => shipmentId)

/** A guest with one thing reserved at the store. */
async function reserving(upc = shell, qty = 1) {
  const { shopper, cart } = await shopperWith([])
  const { answer } = await shopper.call('cart.item.reserve', { basketId: cart.id, upc, qty, storeId })
  return { shopper, cart: answer, basketId: cart.id, itemId: answer.items[0]?.id ?? '' }
}

/** The same with everything needed to place it. */
async function readyToFetch(upc = shell, qty = 1) {
  const visit = await reserving(upc, qty)
  const { shopper, basketId } = visit
  await setContact(shopper, basketId, ada)
  const id = await payWith(shopper, basketId, cards.approved)
  const place = () =>
    shopper.call('cart.order.place', {
      cartId: basketId,
      recaptcha_response: 'passed',
      billingAddress: denver,
      paymentMethod: { code: 'CREDIT_CARD', id },
    })
  return { ...visit, prepare: () => shopper.call('cart.order.prepare', { basketId }), place }
}

describe('a line chooses its delivery', () => {
  test('R123, R015: POST /cart/v1/shippingMethod sends a line home, to a store, from a store, to a collection point', async () => {
    await addPoint()
    const { shopper, cart } = await shopperWith([
      [shell, 1],
      [pack, 1],
    ])
    const cartId = cart.id
    const itemId = cart.items[0]?.id ?? ''
    const choose = async (code: string, place?: string) =>
      (await shopper.call('cart.shipping-method.set', { cartId, itemId, code, ...(place && { storeId: place }) }))
        .answer
    expect(shipments(await choose('pickup', storeId))).toEqual(['me', `pickup-${storeId}`])
    expect(shipments(await choose('sts', storeId))).toEqual(['me', `sts-${storeId}`])
    const pudo = await choose('pudo', 'P-1')
    expect(shipments(pudo)).toEqual(['me', 'pudo-P-1'])
    expect([pudo.shippingMethods.map(({ cost }) => cost), pudo.totals.shipping]).toEqual([[0, 495], 495])
    expect(chosen(pudo)?.shippingMethod.code).toBe('pudo')
    const home = await choose('express')
    expect([shipments(home), home.totals.shipping]).toEqual([['me'], 2495])
  })

  test('nobody is told how far free delivery home is while everything is fetched', async () => {
    await addPoint()
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const itemId = cart.items[0]?.id ?? ''
    const levels = async (code: string, place?: string) => {
      const asked = { cartId: cart.id, itemId, code, ...(place && { storeId: place }) }
      return (await shopper.call('cart.shipping-method.set', asked)).answer.promoSummary.map(({ level }) => level)
    }
    expect(await levels('standard')).toContain('SHIPPING')
    for (const [code, place] of [
      ['pudo', 'P-1'],
      ['pickup', storeId],
      ['sts', storeId],
    ] as const)
      expect([code, await levels(code, place)]).not.toContainEqual(expect.arrayContaining(['SHIPPING']))
  })

  test('POST /cart/v1/shippingMethod: STR404, SHP404, ORD404 and INV409 for what is not there', async () => {
    const { shopper, cart } = await shopperWith([[shell, 4]])
    const cartId = cart.id
    const itemId = cart.items[0]?.id ?? ''
    const code = async (input: { code: string; itemId?: string; storeId?: string }) =>
      (await shopper.call('cart.shipping-method.set', { cartId, itemId, ...input })).code
    expect(await code({ code: 'pickup', storeId: 'S-NOWHERE' })).toBe('STR404')
    expect(await code({ code: 'pudo', storeId: 'P-NOWHERE' })).toBe('STR404')
    expect(await code({ code: 'drone' })).toBe('SHP404')
    expect(await code({ code: 'same-day' })).toBe('SHP404')
    expect(await code({ code: 'standard', itemId: 'no-such-line' })).toBe('ORD404')
    expect(await code({ code: 'pickup', storeId })).toBe('INV409')
    await rows(
      `UPDATE locations SET facts = json_set(facts, '$.services', json('[]')) WHERE id = ? RETURNING id`,
      storeId,
    )
    expect(await code({ code: 'sts', storeId })).toBe('SHP404')
  })

  test('R396: a line lists its options with selected, available, shippingMethod and storeInfo id and inventory', async () => {
    const { cart } = await reserving()
    const options = cart.items[0]?.shippingOptions.map(
      ({ shippingMethod: { code }, selected, available, storeInfo }) => [code, selected, available, storeInfo],
    )
    const storeInfo = { id: storeId, inventory: 3 }
    expect(options).toEqual([
      ['standard', false, true, undefined],
      ['express', false, true, undefined],
      ['pickup', true, true, storeInfo],
      ['sts', false, true, storeInfo],
    ])
  })

  test('R356: pickup options are sorted by the first day of their delivery time', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const { answer } = await shopper.call('cart.cart.get', { basketId: cart.id, favStoreId: storeId })
    const days = answer.items[0]?.shippingOptions.flatMap(({ storeInfo, shippingMethod: { code, deliveryTime } }) =>
      storeInfo === undefined ? [] : [[code, deliveryTime.from]],
    )
    expect(days).toEqual([
      ['pickup', '2026-11-24'],
      ['sts', '2026-11-27'],
    ])
  })

  test('R355: same-day delivery comes first, and only in a city with a store', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const codes = async (city: string, postalCode: string) => {
      const address = { ...denver, city, postalCode }
      const { answer } = await shopper.call('cart.shipping-address.add', { basketId: cart.id, address })
      return answer.shippingMethods[0]?.applicableShippingMethods.map(({ code }) => code)
    }
    expect(await codes('Denver', '80202')).toEqual(['same-day', 'standard', 'express'])
    const { answer } = await shopper.call('cart.shipping-method.set', { cartId: cart.id, code: 'same-day' })
    expect(answer.totals.shipping).toBe(3495)
    expect(await codes('Boulder', '80301')).toEqual(['standard', 'express'])
    expect((await shopper.call('cart.cart.get', { basketId: cart.id })).answer.totals.shipping).toBe(0)
  })

  test('R123: what is made to order travels as customs, by itself, and later than the rest', async () => {
    const { shopper, cart } = await shopperWith([[pack, 1]])
    const { answer } = await shopper.call('cart.item.add', { basketId: cart.id, upc: shell, recipeId: 'my-shell' })
    const [home, customs] = answer.shippingMethods
    expect([home?.shippingId, customs?.shippingId, customs?.itemIds]).toEqual(['me', 'customs', [answer.items[1]?.id]])
    const [late] = customs?.applicableShippingMethods ?? []
    const [usual] = home?.applicableShippingMethods ?? []
    expect((late?.deliveryTime.from ?? '') > (usual?.deliveryTime.to ?? '9')).toBe(true)
    const itemId = answer.items[1]?.id ?? ''
    const other = { cartId: cart.id, itemId, code: 'pickup', storeId }
    expect((await shopper.call('cart.shipping-method.set', other)).code).toBe('SHP404')
    const found = await shopper.call('cart.shipping-method.get', { basketId: cart.id, shippingId: 'customs' })
    expect(found.answer.applicableShippingMethods.map(({ code }) => code)).toEqual(['customs'])
  })
})

describe('POST /cart/v1/reserveWithItem', () => {
  test('puts the item in for pickup: free, with the store, its group and its address', async () => {
    const { cart } = await reserving()
    expect([cart.totals.shipping, chosen(cart)?.shippingMethod.code]).toEqual([0, 'pickup'])
    expect(cart.shippingMethods).toHaveLength(1)
    expect(cart.shippingMethods[0]).toMatchObject({
      shipmentId: `pickup-${storeId}`,
      shipmentGroupId: storeId,
      storeId,
      place: { id: storeId, city: 'Denver', postalCode: '80202' },
    })
  })

  test('INV409 when the store has too few, also together with what the cart holds; STR404 for an unknown store', async () => {
    const { shopper, basketId } = await reserving(shell, 2)
    const again = await shopper.call('cart.item.reserve', { basketId, upc: shell, qty: 2, storeId })
    expect([again.code, again.info]).toEqual(['INV409', { maxAllowedQty: 3 }])
    const { answer } = await shopper.call('cart.item.reserve', { basketId, upc: shell, qty: 1, storeId })
    expect([answer.items.length, answer.items[0]?.qty, answer.items[0]?.maxQty]).toEqual([1, 3, 3])
    const lost = await shopper.call('cart.item.reserve', { basketId, upc: pack, qty: 1, storeId: 'S-NONE' })
    expect(lost.code).toBe('STR404')
  })

  test('the most a pickup line may hold is what the store has', async () => {
    const { shopper, basketId, itemId } = await reserving()
    const more = await shopper.call('cart.item.update', { basketId, itemId, qty: 4 })
    expect([more.code, more.info]).toEqual(['INV408', { maxAllowedQty: 3 }])
  })
})

describe('who fetches it', () => {
  test('R240: pickup contact details are complete only with first name, last name and e-mail', async () => {
    const { shopper, cart, basketId } = await reserving()
    expect(cart.shippingMethods[0]?.address).toBeUndefined()
    expect((await shopper.call('cart.order.prepare', { basketId })).code).toBe('PYT405')
    for (const missing of ['firstName', 'lastName', 'email'])
      expect((await setContact(shopper, basketId, { ...ada, [missing]: '' })).code).toBe('API400')
    expect((await setContact(shopper, basketId, { ...ada, email: 'ada' })).code).toBe('AUT453')
    const { answer } = await setContact(shopper, basketId, ada)
    expect(answer.shippingMethods[0]?.address).toMatchObject({ ...ada, addressLine1: storeId, city: 'Denver' })
    expect((await shopper.call('cart.order.prepare', { basketId })).status).toBe(200)
  })

  test('what is fetched is taxed where it is fetched', async () => {
    const { cart } = await reserving()
    expect(cart.totals).toMatchObject({ tax: 722, taxKnown: true, total: 25_622 })
  })

  test('a cart that goes home as well is fetched by whom it is sent to, until somebody else is named', async () => {
    const { shopper, basketId } = await reserving()
    await shopper.call('cart.item.add', { basketId, upc: pack, qty: 1 })
    const sent = (await shopper.call('cart.shipping-address.add', { basketId, address: denver })).answer
    expect(sent.shippingMethods.map(({ address }) => address?.firstName)).toEqual(['Ada', 'Ada'])
    const { answer } = await setContact(shopper, basketId, { ...ada, firstName: 'Bo' })
    expect(answer.shippingMethods.map(({ address }) => address?.firstName)).toEqual(['Ada', 'Bo'])
    expect(answer.shippingMethods[0]?.address).toEqual(denver)
  })
})

describe('placing', () => {
  test('a pickup is sold from its store, and nothing leaves the warehouse', async () => {
    const { prepare, place } = await readyToFetch(shell, 2)
    expect((await prepare()).status).toBe(200)
    const { answer } = await place()
    expect([answer.placing, answer.email, answer.shipments[0]?.storeId]).toEqual(['final', ada.email, storeId])
    expect(await shelfOf(shell)).toEqual([1, 0])
    const sales = await rows(`SELECT location_id, delta FROM stock_movements WHERE reason = 'sale'`)
    expect(sales).toEqual([{ location_id: storeId, delta: -2 }])
    expect(await ledgerMatches()).toBe(true)
  })

  test('what is sent to a store leaves the warehouse', async () => {
    const { shopper, basketId, itemId, prepare, place } = await readyToFetch()
    await shopper.call('cart.shipping-method.set', { cartId: basketId, itemId, code: 'sts', storeId })
    await prepare()
    expect((await place()).answer.placing).toBe('final')
    const sales = await rows(`SELECT location_id, delta FROM stock_movements WHERE reason = 'sale'`)
    expect(sales).toEqual([{ location_id: 'W-US', delta: -1 }])
  })

  test('fifty shoppers want the last piece of a store: one gets it, the others are told ORD516', async () => {
    await sellAtTill(shell, 2)
    const visits = await Promise.all(Array.from({ length: 50 }, () => readyToFetch()))
    await Promise.all(visits.map(({ prepare }) => prepare()))
    const placed = await Promise.all(visits.map(({ place }) => place()))
    expect(placed.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(placed.flatMap(({ code }) => code ?? []))).toEqual(new Set(['ORD516']))
    expect(await shelfOf(shell)).toEqual([0, 0])
    expect(await ledgerMatches()).toBe(true)
  })
})

describe('R170: the delivery of an item changes without the shopper asking, and a notice says so once', () => {
  test('PickupToSthTransition (ORD516) when the store has too few; the cart then goes home', async () => {
    const { shopper, basketId, itemId, prepare, place } = await readyToFetch()
    await sellAtTill(shell, 3)
    const { answer } = await prepare()
    const flash = { type: 'PickupToSthTransition', itemId, detail: { code: 'ORD516', storeId } }
    expect(answer.cart.flash).toEqual([flash])
    expect([shipments(answer.cart), chosen(answer.cart)?.shippingMethod.code]).toEqual([['me'], 'standard'])
    expect((await place()).code).toBe('PYT405')
    await shopper.call('cart.shipping-address.add', { basketId, address: denver })
    expect((await prepare()).answer.cart.flash).toEqual([])
    expect((await place()).answer.placing).toBe('final')
  })

  test('StsToSthTransition (ORD517) when the store takes no parcels any more', async () => {
    const { shopper, basketId, itemId, prepare } = await readyToFetch()
    await shopper.call('cart.shipping-method.set', { cartId: basketId, itemId, code: 'sts', storeId })
    await rows(
      `UPDATE locations SET facts = json_set(facts, '$.services', json('[]')) WHERE id = ? RETURNING id`,
      storeId,
    )
    const flash = { type: 'StsToSthTransition', itemId, detail: { code: 'ORD517', storeId } }
    expect((await prepare()).answer.cart.flash).toEqual([flash])
  })

  test('InvalidShippingAddress with the shipment’s id when its address is none any more', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const basketId = cart.id
    await shopper.call('cart.shipping-address.add', { basketId, address: denver })
    await rows(
      `UPDATE baskets SET shipping_address = json_set(shipping_address, '$.postalCode', '1') WHERE id = ? RETURNING id`,
      basketId,
    )
    const { answer } = await shopper.call('cart.order.prepare', { basketId })
    expect(answer.cart.flash).toEqual([{ type: 'InvalidShippingAddress', detail: { shipmentId: 'me' } }])
    expect((await shopper.call('cart.order.prepare', { basketId })).code).toBe('PYT405')
  })

  test('InvalidShippingAddress when a collection point has closed: the line goes home', async () => {
    await addPoint()
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const basketId = cart.id
    const itemId = cart.items[0]?.id ?? ''
    await shopper.call('cart.shipping-method.set', { cartId: basketId, itemId, code: 'pudo', storeId: 'P-1' })
    await rows(`DELETE FROM collection_points RETURNING id`)
    const { answer } = await shopper.call('cart.order.prepare', { basketId })
    const flash = { type: 'InvalidShippingAddress', itemId, detail: { shipmentId: 'pudo-P-1' } }
    expect([answer.cart.flash, shipments(answer.cart)]).toEqual([[flash], ['me']])
  })

  test('INV405 changes nothing when neither the store nor the warehouse has anything left', async () => {
    const { shopper, basketId, itemId, prepare } = await readyToFetch()
    await sellAtTill(shell, 3)
    await rows(
      `INSERT INTO stock_movements (upc, location_id, delta, reason, at) VALUES (?, 'W-US', -20, 'import', 0) RETURNING id`,
      shell,
    )
    const refused = await prepare()
    expect([refused.code, refused.info]).toEqual(['INV405', { items: [itemId] }])
    const { answer } = await shopper.call('cart.cart.get', { basketId })
    expect(chosen(answer)?.shippingMethod.code).toBe('pickup')
  })
})
