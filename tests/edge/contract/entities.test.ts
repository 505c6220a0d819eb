import { expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { denver } from '../../shoppers/addresses.ts'
import { buyer, fill, pack, payWith, scarceStock } from '../shoppers/buyer.ts'
import { guest, newcomer, typeCard } from '../shoppers/person.ts'

/** Which of these names no entry has. */
const lacking = (entries: readonly object[], names: string): string[] => {
  const there = new Set(entries.flatMap(entry => Object.keys(entry)))
  return names.split(' ').filter(name => !there.has(name))
}

/** A cart with a bit of everything: sent, made to order, fetched, and a gift by mail. */
async function mixedCart() {
  const person = await guest()
  const { storeId, upc } = await scarceStock()
  const { id: basketId } = await fill(person, pack)
  await person.call('cart.item.add', { basketId, upc: fixtures.plentiful.upc, recipeId: 'made-for-ada' })
  const giftOption = { to: 'Noor', email: 'noor@example.com', message: 'For the hills' }
  await person.call('cart.item.add', { basketId, upc: fixtures.giftCard.upc, giftOption })
  await person.call('cart.item.reserve', { basketId, upc, storeId })
  const reply = await person.call('cart.cart.get', { basketId })
  expect(reply).toMatchObject({ status: 200, misfit: [] })
  return { person, basketId, cart: reply.answer }
}

it('R120: a line says what it is, how many, its price in all its forms, how it travels and to whom it is given', async () => {
  const { cart } = await mixedCart()
  expect(
    lacking(
      cart.items,
      'id productId masterId upc variants recipeId isCustoms breadcrumbs badge eyebrow rating qty maxQty price taxTotal productPromotions shippingOptions giftOption bonus isPrimeIntended customerNotifications',
    ),
  ).toEqual([])
  const [line] = cart.items
  expect(
    lacking(
      [line?.price ?? {}],
      'original current rowTotal priceAfterItemDiscount priceAfterOrderDiscount highCurrent highOriginal proratedPrice',
    ),
  ).toEqual([])
  expect(line?.breadcrumbs.at(-1)?.name).toBe(line?.eyebrow)
  expect(line?.rating?.reviewsCount).toBeGreaterThan(0)
  const made = cart.items.find(({ isCustoms }) => isCustoms)
  expect([made?.recipeId, made?.customerNotifications.length]).toEqual(['made-for-ada', 1])
})

it('R121, R122: a shipment says what it is, where and how it goes, what that costs and where its things are shown', async () => {
  const { cart } = await mixedCart()
  expect(
    lacking(
      cart.shippingMethods,
      'shippingId shipmentId shipmentGroupId storeId applicableShippingMethods defaultShippingMethodId shippingPromotions cost customNotifications isDigitalProduct pdpUrl',
    ),
  ).toEqual([])
  const ways = cart.shippingMethods.flatMap(({ applicableShippingMethods }) => applicableShippingMethods)
  expect(lacking(ways, 'code label price deliveryTime selected')).toEqual([])
  const made = cart.shippingMethods.find(({ shippingId }) => shippingId === 'customs')
  expect([made?.customNotifications?.length, made?.pdpUrl]).toEqual([1, expect.stringMatching(/^\/p\/[\w-]+$/)])
  expect(
    lacking(
      cart.items.flatMap(({ shippingOptions }) => shippingOptions),
      'selected available shippingMethod storeInfo',
    ),
  ).toEqual([])
})

it('R119, R148: a promotion that is near says all of itself', async () => {
  const { cart } = await mixedCart()
  expect(
    lacking(
      cart.promoSummary,
      'level promotionName promotionId calloutMessage conditionThreshold distanceFromConditionThreshold promotionClass approachingDisplayLevel',
    ),
  ).toEqual([])
})

it('R124: what is paid later answers payment_instrument_id, payment_method_categories, session_id, client_token and attachment', async () => {
  const { person, basketId } = await mixedCart()
  const { answer } = await person.call('cart.payment-instrument.add', { basketId, payment_method_id: 'KLARNA' })
  const names = 'payment_instrument_id payment_method_categories session_id client_token attachment'
  expect(lacking(answer.payment_instruments, names)).toEqual([])
})

it('R125: a saved card comes with its main flag and the address it is billed to', async () => {
  const person = await newcomer()
  const { answer: kept } = await person.call('consumer.address.create', { address: denver, approachType: 'B' })
  const paymentInstrumentId = await typeCard(person)
  const card = { paymentInstrumentId, addressId: kept.addressId, recaptcha_response: 'passed' }
  const saved = await person.call('consumer.payment-instrument.create', card)
  expect(saved).toMatchObject({ status: 200, misfit: [], answer: { main: true, address: { city: 'Denver' } } })
  const { answer } = await person.call('consumer.payment-instruments.list', { filter: 'CREDIT_CARD' })
  expect(answer.payment_instruments[0]?.address?.addressLine1).toBe(denver.addressLine1)
})

it('R127: an order is placed with code, id, type, bin, both addresses and all of additionalData', async () => {
  const one = await buyer()
  const { paymentMethod } = one.order
  const session = await one.person.call('cart.payment-session.get', { basketId: one.basketId })
  const placed = await one.place({
    paymentMethod: {
      ...paymentMethod,
      bin: '424242',
      type: 'visa',
      billingAddress: denver,
      shippingAddress: denver,
      additionalData: {
        sessionID: session.answer.sessionID,
        payment_instrument_id: paymentMethod.id,
        card_type: 'visa',
      },
    },
  })
  expect(placed).toMatchObject({ status: 200, misfit: [], answer: { placing: 'final' } })
})

it('R128: an address keeps its country in words and the shipment it is for, and goes where that says', async () => {
  const { person, basketId } = await mixedCart()
  const address = { ...denver, country: 'United States', shippingId: 'me' as const }
  const reply = await person.call('cart.shipping-address.add', { basketId, address })
  expect(reply).toMatchObject({ status: 200, misfit: [] })
  expect(reply.answer.shippingMethods.find(({ shippingId }) => shippingId === 'me')?.address).toMatchObject(address)
  const nowhere = await person.call('cart.shipping-address.add', {
    basketId,
    address: { ...address, shippingId: 'prime' },
  })
  expect(nowhere.code).toBe('SHP404')
})

it('R129: an order says number, st, totals, items, shipments, promoSummary, what paid it and flash', async () => {
  const one = await buyer()
  const placed = await one.place()
  const { answer: read } = await one.person.call('consumer.purchase.get', {
    orderId: placed.answer.orderNumber,
    st: placed.answer.st,
  })
  for (const order of [placed.answer, read]) {
    expect(lacking([order], 'orderNumber st totals items shipments promoSummary paymentMethods flash')).toEqual([])
    expect(order.paymentMethods).toEqual([
      { code: 'CREDIT_CARD', label: '•••• 4242', amount: order.totals.total, additionalData: { card_type: 'visa' } },
    ])
    expect(lacking([order.totals], 'itemTotal totalDiscount')).toEqual([])
    expect(lacking(order.items, 'bonus shippingOptions')).toEqual([])
    expect(order.shipments[0]?.address?.city).toBe('Denver')
    expect(order.promoSummary.length).toBeGreaterThan(0)
  }
})

it('R124, R127: what the provider knows of a card is its BIN and type, never its number', async () => {
  const person = await guest()
  const { id: basketId } = await fill(person)
  await payWith(person, basketId)
  const { answer } = await person.call('cart.cart.get', { basketId })
  const [card] = answer.payment_instruments.flatMap(({ card: one }) => one ?? [])
  expect([card?.bin, card?.brand]).toEqual(['424242', 'visa'])
  expect(JSON.stringify(answer)).not.toMatch(/4242 ?4242 ?4242/)
})
