import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { locales } from '#src/language/locales.ts'

import { addressForm, emailForm, namesProvince, toAddress } from './address-form.ts'
import { addressFormats, formatOf, isAddressCountry, postalKeyboard } from './address-format.ts'
import { countriesOf } from './countries.ts'
import { parseFieldsMessage, parseProviderAnswer } from '#src/product-ui/payment/fields-message.ts'
import { furthestStep, stepToShow } from './steps.ts'

const address = {
  firstName: 'Ada',
  lastName: 'Hill',
  addressLine1: '1 Main Street',
  city: 'Denver',
  postalCode: '80202',
  countryCode: 'US',
}

const card = { paymentInstrumentId: 'card_0123456789abcdef', brand: 'visa', last4: '4242', expiry: '08/29' }

describe('steps', () => {
  type Known = Parameters<typeof furthestStep>[0]
  const shipment = {
    shippingId: 'me' as const,
    shipmentId: 's',
    applicableShippingMethods: [],
    defaultShippingMethodId: 'x',
    cost: 0,
    shippingPromotions: [],
  }
  const totals = { total: 100, remainingToPay: 100 } as Cart['totals']
  const start: Known = { shippingMethods: [shipment], payment_instruments: [], totals }
  const shipped: Known = { ...start, shippingMethods: [{ ...shipment, address }] }
  const paid: Known = {
    ...shipped,
    billingAddress: address,
    payment_instruments: [{ id: 'i', payment_method_id: 'CREDIT_CARD', amount: 100, card }],
  }
  const gift = { id: 'g', payment_method_id: 'GIFT_CARD' as const, amount: 60 }

  it('a cart allows shipping first, billing with an address, the summary with a means of payment', () => {
    expect([start, shipped, paid].map(cart => furthestStep(cart))).toEqual(['shipping', 'billing', 'summary'])
  })

  it('a gift card that leaves something to pay needs a card beside it, one that leaves nothing does not', () => {
    const withGift: Known = { ...paid, payment_instruments: [gift] }
    expect(furthestStep({ ...withGift, totals: { ...totals, remainingToPay: 40 } })).toBe('billing')
    expect(furthestStep({ ...withGift, totals: { ...totals, remainingToPay: 0 } })).toBe('summary')
  })

  it('nobody gets further than the cart allows, and anybody may go back', () => {
    expect(stepToShow('summary', 'shipping', start)).toBe('shipping')
    expect(stepToShow('shipping', 'summary', paid)).toBe('shipping')
    expect(stepToShow(null, 'billing', shipped)).toBe('billing')
    expect(stepToShow('nonsense', 'billing', shipped)).toBe('billing')
  })

  it('what is sent by e-mail alone has no shipping step, and beside a parcel it waits for no address', () => {
    const digital: Known['shippingMethods'][number] = {
      ...shipment,
      applicableShippingMethods: [
        { code: 'digital', label: '', price: { amount: 0 }, deliveryTime: { from: '', to: '' }, selected: true },
      ],
    }
    const gift: Known = { ...start, shippingMethods: [digital] }
    expect(furthestStep(gift)).toBe('billing')
    expect(stepToShow('shipping', 'billing', gift)).toBe('billing')
    expect(furthestStep({ ...start, shippingMethods: [shipment, digital] })).toBe('shipping')
    expect(furthestStep({ ...shipped, shippingMethods: [{ ...shipment, address }, digital] })).toBe('billing')
  })
})

describe('addresses', () => {
  it('every country the store sells in has a format', () => {
    for (const { country } of Object.values(locales)) expect(isAddressCountry(country)).toBe(true)
  })

  it.each([
    ['US', '80202-1234', '8020'],
    ['CA', 'K1A 0B1', '12345'],
    ['GB', 'SW1A 1AA', '12345'],
    ['DE', '80331', '8033A'],
    ['FR', '75001', '7500'],
    ['IT', '20121', '2012'],
    ['ES', '28001', '2800'],
    ['AT', '1010', '10100'],
    ['BE', '1000', 'B-1000'],
    ['NL', '1012 AB', '1012'],
  ] as const)('%s: %s is a postal code and %s is none', (country, good, bad) => {
    const pattern = new RegExp(`^(?:${formatOf(country).postalCode})$`)
    expect([pattern.test(good), pattern.test(bad)]).toEqual([true, false])
  })

  it('a site delivers to its locales’ countries and, in Europe, to their neighbours; of those one has letters in its codes', () => {
    const europe = countriesOf('de-de')
    expect(europe).toEqual(['FR', 'DE', 'IT', 'ES', 'AT', 'BE', 'NL'])
    expect(postalKeyboard(europe)).toEqual({ inputMode: 'text', figures: 'FR DE IT ES AT BE' })
    expect(postalKeyboard(countriesOf('en-us'))).toEqual({ inputMode: 'numeric', figures: undefined })
    expect(postalKeyboard(countriesOf('en-gb'))).toEqual({ inputMode: 'text', figures: undefined })
    expect([countriesOf('en-us'), countriesOf('fr-ca'), countriesOf('en-gb')]).toEqual([['US'], ['CA'], ['GB']])
  })

  it('a form becomes an address: empty parts are left out, the phone gets its code, the postal code its case', () => {
    const form = v.parse(addressForm, {
      ...address,
      countryCode: 'GB',
      postalCode: 'sw1a 1aa',
      phone: ' 020 1 ',
      addressLine2: ' ',
    })
    expect(toAddress(form)).toEqual({
      ...address,
      countryCode: 'GB',
      postalCode: 'SW1A 1AA',
      phone: '020 1',
      phoneCode: '+44',
    })
    expect(Object.keys(addressFormats)).toContain('GB')
  })

  it('a country whose addresses name a province wants one of its own; elsewhere none is asked for', () => {
    expect(namesProvince({ countryCode: 'US', province: '' })).toBe(false)
    expect(namesProvince({ countryCode: 'US', province: 'ON' })).toBe(false)
    expect(namesProvince({ countryCode: 'CA', province: 'on' })).toBe(true)
    expect(namesProvince({ countryCode: 'DE', province: '' })).toBe(true)
  })

  it('AUT453: an e-mail address needs its parts; PAY401: a country that is not served is refused', () => {
    expect(v.safeParse(emailForm, { email: 'ada@' }).issues?.[0].message).toBe('AUT453')
    expect(v.safeParse(addressForm, { ...address, countryCode: 'JP' }).issues?.[0].message).toBe('PAY401')
  })
})

describe('what the provider’s frame says', () => {
  it('is believed only in the shapes agreed on', () => {
    const card = {
      type: 'fellholm:card',
      paymentInstrumentId: 'x'.repeat(20),
      brand: 'visa',
      last4: '4242',
      expiry: '12/30',
    }
    expect(parseFieldsMessage(card)).toMatchObject({ type: 'fellholm:card' })
    expect(parseFieldsMessage({ type: 'fellholm:height', height: 300 })).toEqual({
      type: 'fellholm:height',
      height: 300,
    })
    for (const other of [
      null,
      'x',
      { type: 'other' },
      { ...card, paymentInstrumentId: '4242 4242' },
      { type: 'fellholm:height', height: 1e9 },
    ])
      expect(parseFieldsMessage(other)).toBeUndefined()
  })

  it('an answer of the one who was asked is heard, yes or no, and nothing else is', () => {
    const approval = { type: 'fellholm:approval', approved: 'true', paymentInstrumentId: 'x'.repeat(20) }
    expect(parseProviderAnswer(approval)).toEqual(approval)
    expect(parseProviderAnswer({ type: 'fellholm:approval', approved: 'false' })).toMatchObject({ approved: 'false' })
    const challenge = { type: 'fellholm:challenge', threeDS2Result: 'passed' }
    expect(parseProviderAnswer(challenge)).toEqual(challenge)
    for (const other of [null, 'x', { ...approval, paymentInstrumentId: '4242 4242' }, { type: 'fellholm:card' }])
      expect(parseProviderAnswer(other)).toBeUndefined()
  })
})
