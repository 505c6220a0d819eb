import { describe, expect, test } from 'vitest'

import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'

import { checkBillingAddress, checkShippingAddress, isPoBox, spelled } from './address.ts'
import { countries, countriesOf } from './countries.ts'

const person = { firstName: 'Ada', lastName: 'Moor', email: 'ada@example.com', phone: '+1 303 555 0142' }

const address = (countryCode: string, postalCode: string, province?: string): Address => ({
  ...person,
  addressLine1: '1 High Street',
  city: 'Town',
  countryCode,
  postalCode,
  ...(province === undefined ? {} : { province }),
})

const codeOf = (given: Address): string => {
  const site = Object.entries(countries).find(([code]) => code === given.countryCode)?.[1].site ?? 'fellholm-us'
  const checked = checkShippingAddress(given, site)
  return checked.ok ? 'fine' : checked.code
}

describe('postal codes (D26)', () => {
  test.each([
    ['US', '80202', 'CO'],
    ['US', '80202-1234', 'CO'],
    ['US', '802021234', 'CO'],
    ['CA', 'm5v 3l9', 'ON'],
    ['GB', 'SW1A 1AA', undefined],
    ['GB', 'm11ae', undefined],
    ['FR', '75 001', undefined],
    ['DE', '10115', undefined],
    ['IT', '00184', undefined],
    ['NL', '1012ab', undefined],
    ['BE', '1000', undefined],
    ['AT', '1010', undefined],
    ['ES', '28001', undefined],
  ])('%s %s is well-formed', (country, postalCode, province) => {
    expect(codeOf(address(country, postalCode, province))).toBe('fine')
  })

  test.each([
    ['US', '8020', 'CO'],
    ['US', 'ABCDE', 'CO'],
    ['CA', 'D1A 1A1', 'ON'],
    ['GB', 'SW1A', undefined],
    ['FR', '7500', undefined],
    ['DE', '101150', undefined],
    ['ES', '99001', undefined],
    ['NL', '0012 AB', undefined],
  ])('%s %s is malformed: CHK320', (country, postalCode, province) => {
    expect(codeOf(address(country, postalCode, province))).toBe('CHK320')
  })

  test.each([
    ['US', '10001', 'CO'],
    ['US', '90210', 'NY'],
    ['CA', 'M5V 3L9', 'BC'],
  ])('%s %s does not lie in %s: CHK380', (country, postalCode, province) => {
    expect(codeOf(address(country, postalCode, province))).toBe('CHK380')
  })

  test('are brought into the customary spelling', () => {
    expect(spelled(address('CA', 'm5v3l9', 'on'))).toMatchObject({ postalCode: 'M5V 3L9', province: 'ON' })
    expect(spelled(address('GB', 'sw1a1aa')).postalCode).toBe('SW1A 1AA')
    expect(spelled(address('US', '802021234', 'CO')).postalCode).toBe('80202-1234')
  })
})

describe('post-office boxes in five languages give SHP500 (D25)', () => {
  test.each([
    'PO Box 12',
    'P.O. Box 12',
    'p. o. box 12',
    'Post Office Box 7',
    'Postfach 100 123',
    'Boîte postale 45',
    'BOITE POSTALE 45',
    'Apartado 33',
    'Apartado de correos 33',
    'Casella Postale 9',
  ])('%s', line => {
    expect(isPoBox(line)).toBe(true)
    expect(codeOf({ ...address('DE', '10115'), addressLine2: line })).toBe('SHP500')
  })

  test.each(['12 Boxwood Road', 'Poststraße 4', 'Via Postale 2', '1 Opobox Lane', 'Rue de la Poste 3'])(
    '%s is a street',
    line => {
      expect(isPoBox(line)).toBe(false)
    },
  )
})

describe('who receives it', () => {
  test('a phone is required for shipping (SHP410, R230) and for billing (BILL410, R231)', () => {
    const { phone: _, ...silent } = address('DE', '10115')
    expect(codeOf(silent)).toBe('SHP410')
    expect(codeOf({ ...silent, phone: '12' })).toBe('SHP410')
    expect(checkBillingAddress(silent)).toMatchObject({ ok: false, code: 'BILL410' })
  })

  test.each(['ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com', 'ada@example..com'])(
    'the e-mail %s gives AUT453',
    email => {
      expect(codeOf({ ...address('DE', '10115'), email })).toBe('AUT453')
    },
  )

  test('shipping needs an e-mail, for the confirmation; billing does not', () => {
    const { email: _, ...quiet } = address('DE', '10115')
    expect(codeOf(quiet)).toBe('AUT453')
    expect(checkBillingAddress(quiet).ok).toBe(true)
  })

  test('a country the site does not deliver to gives PAY401', () => {
    expect(checkShippingAddress(address('DE', '10115'), 'fellholm-us')).toMatchObject({ code: 'PAY401' })
    expect(checkShippingAddress(address('JP', '100-0001'), 'fellholm-eu')).toMatchObject({ code: 'PAY401' })
  })

  test('every site delivers to the countries of its own locales', () => {
    expect(countriesOf('fellholm-us')).toEqual(['US'])
    expect(countriesOf('fellholm-eu')).toEqual(expect.arrayContaining(['FR', 'DE', 'IT']))
  })
})
