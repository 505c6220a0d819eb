import { describe, expect, test } from 'vitest'

import { localeNames, locales, sites } from '#src/language/locales.ts'

import { freeShippingPromotion, shippingMethod, shippingPrice } from './shipping.ts'

test.each(sites)('%s: standard is free from the threshold on and not a unit earlier, express never is', site => {
  const locale = localeNames.find(name => locales[name].site === site) ?? 'en-us'
  const { currency } = locales[locale]
  const from = freeShippingPromotion({ site, locale, currency }, 0).conditionThreshold
  expect(shippingPrice(site, 'standard', from - 1)).toBeGreaterThan(0)
  expect(shippingPrice(site, 'standard', from)).toBe(0)
  expect(shippingPrice(site, 'express', 10 * from)).toBeGreaterThan(0)
})

describe('the promotion FREESHIP', () => {
  test.each(localeNames)('%s: three parts, approaching with and without a threshold and earned (R352)', locale => {
    const { site, currency } = locales[locale]
    const { calloutMessage } = freeShippingPromotion({ site, locale, currency }, 5000)
    const parts = calloutMessage.split('|')
    expect(parts).toHaveLength(3)
    expect(parts[0]).toMatch(/\d/)
    expect(calloutMessage).not.toMatch(/[{}]/)
  })

  test('says how much is missing, and never less than nothing', () => {
    const given = { site: 'fellholm-gb', locale: 'en-gb', currency: 'GBP' } as const
    expect(freeShippingPromotion(given, 10_000)).toMatchObject({ distanceFromConditionThreshold: 2000 })
    expect(freeShippingPromotion(given, 99_999)).toMatchObject({ distanceFromConditionThreshold: 0 })
  })
})

test('a method has its label in the language of the locale', () => {
  const at = Date.UTC(2026, 10, 24)
  const label = (locale: 'fr-ca' | 'es-us') =>
    shippingMethod({ site: locales[locale].site, locale, at }, 'express', 0).label
  expect([label('fr-ca'), label('es-us')]).toEqual(['Livraison express', 'Envío exprés'])
})
