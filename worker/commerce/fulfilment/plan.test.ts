import { describe, expect, it } from 'vitest'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'

import { planFulfilments } from './plan.ts'

type Quote = Pick<Cart, 'items' | 'shippingMethods'>

const item = (id: string, upc: string, qty: number) => ({ id, upc, qty })
const shipment = (shipmentId: string, code: string, itemIds: string[], more = {}) => ({
  shipmentId,
  itemIds,
  applicableShippingMethods: [{ code, selected: true }],
  ...more,
})
const quoteOf = (items: object[], shippingMethods: object[]) => ({ items, shippingMethods }) as unknown as Quote

describe('what has to be packed of an order', () => {
  it('one parcel for each warehouse that its pieces come from', () => {
    const quote = quoteOf([item('a', '1', 3), item('b', '2', 1)], [shipment('me', 'standard', ['a', 'b'])])
    const held = [
      { upc: '1', locationId: 'W1', qty: 2 },
      { upc: '1', locationId: 'W2', qty: 1 },
      { upc: '2', locationId: 'W1', qty: 1 },
    ]
    expect(planFulfilments(quote, held)).toEqual([
      {
        way: 'home',
        shipmentId: 'me',
        locationId: 'W1',
        lines: [
          { itemId: 'a', upc: '1', qty: 2 },
          { itemId: 'b', upc: '2', qty: 1 },
        ],
      },
      { way: 'home', shipmentId: 'me', locationId: 'W2', lines: [{ itemId: 'a', upc: '1', qty: 1 }] },
    ])
  })

  it('one for each shipment; what is fetched comes from that store’s shelf, whichever stands first', () => {
    const quote = quoteOf(
      [item('a', '1', 1), item('b', '1', 1)],
      [
        shipment('me', 'standard', ['a']),
        shipment('pickup-s', 'pickup', ['b'], { storeId: 's', place: { id: 's' } }),
        shipment('digital', 'digital', [], { isDigitalProduct: true }),
      ],
    )
    const held = [
      { upc: '1', locationId: 's', qty: 1 },
      { upc: '1', locationId: 'W1', qty: 1 },
    ]
    expect(
      planFulfilments(quote, held).map(({ way, locationId, lines }) => [way, locationId, lines[0]?.itemId]),
    ).toEqual([
      ['home', 'W1', 'a'],
      ['shelf', 's', 'b'],
    ])
  })

  it('ship-to-store and collection points are sent to a place; a line that no shipment names goes with the first', () => {
    const quote = quoteOf(
      [item('a', '1', 1), item('b', '2', 1)],
      [shipment('sts-s', 'sts', ['a'], { place: { id: 's' } })],
    )
    expect(planFulfilments(quote, [])).toMatchObject([{ way: 'place', lines: [{ itemId: 'a' }, { itemId: 'b' }] }])
  })
})
