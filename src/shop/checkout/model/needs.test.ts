import { describe, expect, it } from 'vitest'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Address, Shipment } from '#src/commerce/calls/cart/delivery-shapes.ts'

import { collectorOf, homeAddress, isComplete, needsOf } from './needs.ts'
import { expressFrom } from './express.ts'
import { ownCredit } from './own-credit.ts'

const address: Address = {
  firstName: 'Ada',
  lastName: 'Moor',
  addressLine1: '12 Larimer Street',
  city: 'Denver',
  postalCode: '80202',
  countryCode: 'US',
  email: 'ada@example.com',
}
const place = {
  id: 's-1',
  name: 'Fellholm Denver',
  addressLine1: '1 Larkspur',
  city: 'Denver',
  postalCode: '80202',
  countryCode: 'US',
}

const shipment = (code: string, more: Partial<Shipment> = {}): Shipment => ({
  shippingId: 'me',
  shipmentId: code,
  applicableShippingMethods: [
    { code, label: code, price: { amount: 0 }, deliveryTime: { from: '2026-11-24', to: '2026-11-25' }, selected: true },
  ],
  defaultShippingMethodId: code,
  cost: 0,
  shippingPromotions: [],
  ...more,
})
const cartOf = (...shippingMethods: Shipment[]): Pick<Cart, 'shippingMethods'> => ({ shippingMethods })

const home = shipment('standard')
const pickup = shipment('pickup', { place })
const point = shipment('pudo', { place })
const digital = shipment('gift-digital')

describe('what the shipping step asks for', () => {
  it.each([
    ['home', [home], { home: true, fetched: false }],
    ['pickup (counts as pickup)', [pickup], { home: false, fetched: true }],
    ['pudo (counts as pickup)', [point], { home: false, fetched: true }],
    ['home and pickup', [home, pickup], { home: true, fetched: true }],
    ['digital (gift-digital) alone: an e-mail is enough', [digital], { home: false, fetched: false }],
  ] as const)('R123: %s', (_, shipments, needs) => {
    expect(needsOf(cartOf(...shipments), 'en-us')).toMatchObject(needs)
  })

  it('R241: a phone number is mandatory for collection points only in the locales of the list', () => {
    const phone = (locale: 'de-de' | 'en-gb' | 'en-us' | 'en-ca') => needsOf(cartOf(point), locale).phone
    expect([phone('de-de'), phone('en-gb'), phone('en-us'), phone('en-ca')]).toEqual([true, true, false, false])
    expect(needsOf(cartOf(pickup), 'de-de').phone).toBe(false)
  })

  it('R240: a contact is complete with first name, last name and e-mail, and not without one of them', () => {
    const contact = { firstName: 'Ada', lastName: 'Moor', email: 'ada@example.com' }
    expect(isComplete(contact)).toBe(true)
    for (const part of ['firstName', 'lastName', 'email']) expect(isComplete({ ...contact, [part]: ' ' })).toBe(false)
  })

  it('the address at home is never that of a store, whichever shipment comes first', () => {
    const fetched = shipment('pickup', { place, address: { ...address, addressLine1: 'Fellholm Denver' } })
    const cart = cartOf(fetched, shipment('standard', { address }))
    expect(homeAddress(cart)).toBe(address)
    expect(homeAddress(cartOf(fetched))).toBeUndefined()
    expect(collectorOf(cart)).toEqual({ firstName: 'Ada', lastName: 'Moor', email: 'ada@example.com' })
  })
})

describe('express (R172)', () => {
  const stored = { ...address, id: 'a', addressId: 'a', main: true }
  const details = {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Moor',
    isEmailConfirmed: true,
    identity: [],
    hasPassword: true,
  }
  const profile = (...addresses: ('S' | 'B')[]) => ({
    consumerDetails: { ...details, address: addresses.map(approachType => ({ ...stored, approachType })) },
  })
  const card = {
    main: true,
    isExpired: false,
    card: { paymentInstrumentId: 'card_1', brand: 'visa', last4: '4242', expiry: '08/29' },
  }

  it('R125: takes the card with the main flag, and none that is expired or not the main one', () => {
    expect(expressFrom(cartOf(home), profile('S'), [card])?.cardToken).toBe('card_1')
    expect(expressFrom(cartOf(home), profile('S'), [{ ...card, main: false }])).toBeUndefined()
    expect(expressFrom(cartOf(home), profile('S'), [{ ...card, isExpired: true }])).toBeUndefined()
  })

  it('R172: a shipping address is the default one, one that was entered, or none when everything is picked up', () => {
    expect(expressFrom(cartOf(home), profile('S', 'B'), [card])?.address).toMatchObject({ city: 'Denver' })
    expect(expressFrom(cartOf(home), profile('B'), [card])).toBeUndefined()
    expect(expressFrom(cartOf(shipment('standard', { address })), profile('B'), [card])?.address).toBeUndefined()
    expect(expressFrom(cartOf(pickup), profile('B'), [card])?.contact).toMatchObject({ email: 'ada@example.com' })
  })
})

describe('credits of one’s own', () => {
  it('R013: an athlete, a prosumer and a credited consumer each have what is left of their credit', () => {
    const credit = { currentSpend: 600, annualCredit: 2_000 }
    expect(ownCredit({ athlete: credit })).toEqual({ method: 'ATHLETES_PAYMENT', left: 1_400 })
    expect(ownCredit({ prosumer: credit })).toEqual({ method: 'ATHLETES_PAYMENT', left: 1_400 })
    expect(ownCredit({ consumerCredit: { type: 'INFLUENCER', ...credit } })).toEqual({
      method: 'INFLUENCER_CREDIT',
      left: 1_400,
    })
  })

  it('R247: rewards wait while something is left, and are allowed when it is zero', () => {
    expect(ownCredit({ athlete: { currentSpend: 2_000, annualCredit: 2_000 } })).toBeUndefined()
    expect(ownCredit({})).toBeUndefined()
  })
})
