import { describe, expect, test } from 'vitest'

import { currencies } from '#src/kit/money.ts'
import { languages, localeNames, locales, type Locale } from '#src/language/locales.ts'
import { promoSummary } from '#worker/commerce/promotions/callouts.ts'

import { couponCodes } from './fixtures.ts'
import { promotions } from './promotions.ts'

describe('the promotions the store opens with', () => {
  test('are at least forty, each with an id of its own, and each code belongs to one', () => {
    expect(promotions.length).toBeGreaterThanOrEqual(40)
    expect(new Set(promotions.map(({ id }) => id)).size).toBe(promotions.length)
    const codes = promotions.flatMap(({ coupon }) => coupon?.code ?? [])
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of Object.values(couponCodes)) expect(codes).toContain(code)
  })

  test.each(localeNames)('%s: R354: three parts: approaching with a threshold, without one, and earned', locale => {
    const { currency } = locales[locale]
    const distances = new Map(promotions.map(promotion => [promotion, 5_000]))
    const summary = promoSummary(distances, { locale, currency, goesHome: true, hasGoods: true })
    expect(summary.length).toBeGreaterThanOrEqual(3)
    for (const { calloutMessage } of summary) {
      expect(calloutMessage.split('|')).toHaveLength(3)
      expect(calloutMessage.split('|')[0]).toMatch(/\d/)
      expect(calloutMessage).not.toMatch(/[{}]/)
    }
  })

  test('the United States are told of shipping, who speaks English elsewhere of delivery', () => {
    const told = (locale: Locale) => {
      const { currency } = locales[locale]
      const distances = new Map(promotions.map(promotion => [promotion, 5_000]))
      return promoSummary(distances, { locale, currency, goesHome: true, hasGoods: true })
        .map(({ promotionName, calloutMessage }) => `${promotionName} ${calloutMessage}`)
        .join(' ')
    }
    expect([/delivery/i.test(told('en-us')), /shipping/i.test(told('en-us'))]).toEqual([false, true])
    for (const locale of ['en-ca', 'en-gb'] as const)
      expect([/delivery/i.test(told(locale)), /shipping/i.test(told(locale))]).toEqual([true, false])
  })

  test('R352: those whose id contains GWP are gifts with a product, and no others', () => {
    for (const { id, benefit } of promotions) expect(id.includes('GWP')).toBe('bonus' in benefit)
  })

  test('thresholds are the same question in every currency, and names are in every language', () => {
    for (const { threshold, name } of promotions) {
      for (const language of languages) expect(name[language]).not.toBe('')
      for (const currency of threshold === undefined ? [] : currencies) expect(threshold?.[currency]).toBeGreaterThan(0)
    }
  })
})
