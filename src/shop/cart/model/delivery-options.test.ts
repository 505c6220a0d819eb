import { describe, expect, it } from 'vitest'

import type { CartLine, ShippingOption } from '#src/commerce/calls/cart/line-shapes.ts'

import { rowsOf } from './rows.ts'
import { chosenDeliveryOption, deliveryOptionsFor, type Nearby } from './delivery-options.ts'

const option = (code: string, more: Partial<ShippingOption> = {}): ShippingOption => ({
  selected: false,
  available: true,
  shippingMethod: { code, label: code, price: { amount: 795 }, deliveryTime: { from: '2026-11-24', to: '2026-11-26' } },
  ...more,
})
const line = (...shippingOptions: ShippingOption[]) =>
  ({ id: 'line-0001', upc: '410011000027', qty: 2, bonus: false, shippingOptions }) as unknown as CartLine
const nowhere = { shippingMethods: [] }

const place = {
  latitude: 0,
  longitude: 0,
  addressLine1: '1 Larkspur',
  city: 'Denver',
  postalCode: '80202',
  countryCode: 'US',
  timeZone: 'America/Denver',
  hours: [],
}
const store = (id: string, state: 'in-stock' | 'low' | 'out', left?: number): Nearby['stores'][number] => ({
  ...place,
  id,
  name: id,
  phone: '',
  services: ['pickup', 'ship-to-store'],
  distance: 1_200,
  inventory: [{ upc: '410011000027', state, ...(left !== undefined && { left }) }],
})
const point: Nearby['points'][number] = { ...place, id: 'p-1', name: 'Kiosk', kind: 'shop' }

describe('the ways of a line', () => {
  it('R015, R355: home ways come first, same-day before the others, then stores, then collection points', () => {
    const ways = deliveryOptionsFor(nowhere, line(option('same-day'), option('standard', { selected: true })), {
      stores: [store('s-1', 'in-stock')],
      points: [point],
    })
    expect(ways.map(({ value }) => value)).toEqual(['same-day', 'standard', 'pickup:s-1', 'sts:s-1', 'pudo:p-1'])
    expect(ways.find(({ isChosen }) => isChosen)?.value).toBe('standard')
  })

  it.each([
    ['out', undefined, false],
    ['low', 1, false],
    ['low', 2, true],
    ['in-stock', undefined, true],
  ] as const)('pickup of two pieces from a shelf that is %s (%s left): %s', (state, left, possible) => {
    const near = { stores: [store('s-1', state, left)], points: [] }
    const pickup = deliveryOptionsFor(nowhere, line(option('standard')), near).find(({ code }) => code === 'pickup')
    expect(pickup?.isPossible).toBe(possible)
  })

  it('nothing is sent to a store when it could not be sent home either', () => {
    const near = { stores: [store('s-1', 'out')], points: [] }
    const sent = deliveryOptionsFor(nowhere, line(option('standard', { available: false })), near).find(
      ({ code }) => code === 'sts',
    )
    expect(sent?.isPossible).toBe(false)
  })

  it('the way that was chosen stays in the list, with its place, when nothing near it was asked for', () => {
    const chosen = line(option('standard'), option('pudo', { selected: true }))
    const shipment = { itemIds: ['line-0001'], place: { ...place, id: 'p-9', name: 'Kiosk' } }
    const cart = { shippingMethods: [shipment] } as never
    expect(chosenDeliveryOption(cart, chosen)).toMatchObject({ value: 'pudo:p-9', place: { name: 'Kiosk' } })
    expect(deliveryOptionsFor(cart, chosen, { stores: [], points: [] }).map(({ value }) => value)).toEqual([
      'standard',
      'pudo:p-9',
    ])
  })
})

describe('a line that was taken out', () => {
  const items = ['a', 'b'].map(upc => ({ upc, bonus: false }) as CartLine)

  it('stands in its old place until it is back', () => {
    const kinds = rowsOf(items, { upc: 'x', at: '1' }).map(({ kind }) => kind)
    expect(kinds).toEqual(['line', 'removed', 'line'])
    expect(rowsOf(items, { upc: 'a', at: '1' }).map(({ kind }) => kind)).toEqual(['line', 'line'])
    expect(rowsOf(items, undefined)).toHaveLength(2)
  })
})
