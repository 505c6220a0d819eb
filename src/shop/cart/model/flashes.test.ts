import { describe, expect, it } from 'vitest'

import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import { languageOf } from '#src/language/catalogue.ts'
import type { Locale } from '#src/language/locales.ts'

import { cartNews, flashes, leadsToShipping } from './flashes.ts'

const spoken: readonly Locale[] = ['en-us', 'es-us', 'fr-fr', 'de-de', 'it-it']

const line = { id: 'line-0001', name: 'Ridgeline Shell', bonus: false } as CartLine
const cart = { items: [line] }
const flash = (type: string, itemId: string | undefined = line.id) => ({
  type,
  detail: { maxAllowedQty: 2 },
  ...(itemId !== undefined && { itemId }),
})
const textOf = (type: string, locale: Locale) => {
  const [news] = cartNews([flash(type)], cart)
  return news === undefined ? '' : languageOf(locale).t(news.key, news.values)
}

describe('what the platform says of a cart without being asked', () => {
  it.each(Object.keys(flashes))('%s is a sentence in five languages, with what it is about', type => {
    for (const locale of spoken) {
      const text = textOf(type, locale)
      expect(text).not.toMatch(/[{}]|flash\./)
      expect(text.length).toBeGreaterThan(20)
    }
  })

  it.each(['ProductLineItemInventoryMissing', 'ProductItemNotAvailable', 'ProductLineItemFullInventoryMissing'])(
    'R328: %s is an out-of-stock notification, and "order cannot be completed" when nothing is left in the cart',
    type => {
      expect(cartNews([flash(type)], cart)).toMatchObject([{ look: 'warning', isGone: true }])
      for (const locale of spoken) expect(textOf(type, locale)).toContain('Ridgeline Shell')
      expect(cartNews([flash(type, 'other')], cart)).toMatchObject([{ key: 'flash.out-of-stock.some' }])
      expect(cartNews([flash(type)], { items: [] })).toMatchObject([{ key: 'flash.order-impossible' }])
    },
  )

  it.each(['PickupToSthTransition', 'StsToSthTransition'])(
    'R170, R179, R329: %s informs the shopper, offers another way for the line and leads to the shipping step',
    type => {
      expect(cartNews([flash(type)], cart)).toMatchObject([{ look: 'info', itemId: line.id }])
      expect(textOf(type, 'en-us')).toContain('Ridgeline Shell')
      expect(leadsToShipping([flash(type)])).toBe(true)
    },
  )

  it('R330: InvalidShippingAddress comes with a shipment id, and leads to the shipping step', () => {
    const invalid = { type: 'InvalidShippingAddress', detail: { shipmentId: 'pudo:p-1' } }
    expect(cartNews([invalid], cart)).toMatchObject([{ values: { shipmentId: 'pudo:p-1' } }])
    expect(leadsToShipping([invalid])).toBe(true)
  })

  it('R331: ProductItemMaxQuantity and ProductItemRequired are details of an order update, and stay where they are', () => {
    expect(textOf('ProductItemMaxQuantity', 'en-us')).toBe(
      'There are only 2 of Ridgeline Shell left. We have changed the quantity.',
    )
    expect(textOf('ProductItemRequired', 'en-us')).toContain('Ridgeline Shell')
    expect(leadsToShipping([flash('ProductItemMaxQuantity'), flash('ProductItemRequired')])).toBe(false)
  })

  it('R329: a flash nobody knows, or about a line that is gone, still says that the order has changed', () => {
    expect(cartNews([flash('SomethingNew')], cart)).toMatchObject([{ look: 'info', key: 'flash.updated' }])
    expect(cartNews([flash('PickupToSthTransition', 'other')], cart)).toMatchObject([{ key: 'flash.updated' }])
  })

  it('the same thing is said once', () => {
    expect(cartNews([flash('ProductItemNotAvailable'), flash('ProductItemNotAvailable')], cart)).toHaveLength(1)
  })
})
