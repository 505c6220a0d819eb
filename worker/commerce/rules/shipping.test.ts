import { expect, test } from 'vitest'

import { locales, sites, type Locale } from '#src/language/locales.ts'

import { deliveryPromise, shippingMethod, shippingPrice } from './shipping.ts'

test.each(sites)('%s: express costs more than standard, and neither is free before promotions', site => {
  expect(shippingPrice(site, 'standard')).toBeGreaterThan(0)
  expect(shippingPrice(site, 'express')).toBeGreaterThan(shippingPrice(site, 'standard'))
})

test('a method has its label in the language of the locale', () => {
  const at = Date.UTC(2026, 10, 24)
  const label = (locale: Locale) => shippingMethod({ site: locales[locale].site, locale, at }, 'express', 0).label
  expect([label('fr-ca'), label('es-us')]).toEqual(['Livraison express', 'Envío exprés'])
  expect([label('en-us'), label('en-ca'), label('en-gb')]).toEqual([
    'Express shipping',
    'Express delivery',
    'Express delivery',
  ])
})

test.each(sites)(
  '%s: near the warehouse a parcel takes the shorter half of the days, far away the longer one',
  site => {
    const at = Date.UTC(2026, 10, 24)
    const [near, far, anywhere] = [
      deliveryPromise(site, at, 'near'),
      deliveryPromise(site, at, 'far'),
      deliveryPromise(site, at),
    ]
    expect([near.from, far.to]).toEqual([anywhere.from, anywhere.to])
    expect(near.to < far.to && near.from < far.from).toBe(true)
  },
)
