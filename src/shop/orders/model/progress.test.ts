import { expect, it } from 'vitest'

import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'

import { choicesOf, hasMoved, partsOf } from './progress.ts'

const parcel = {
  number: 1,
  carrier: 'Northpost',
  trackingNumber: '401234567890',
  shippedAt: '2026-11-24T10:00:00.000Z',
} as const
const order = {
  items: [
    { id: 'item-a', name: 'Shell' },
    { id: 'item-b', name: 'Fleece' },
  ],
  shipments: [{ shipmentId: 'me' }, { shipmentId: 'pickup-s', place: { name: 'Fellholm, Denver' } }],
  parcels: [parcel],
  fulfilments: [
    { number: 1, way: 'home', state: 'shipped', shipmentId: 'me', movedAt: '', items: [{ itemId: 'item-a', qty: 2 }] },
    { number: 2, way: 'shelf', state: 'packed', shipmentId: 'pickup-s', movedAt: '', items: [] },
    { number: 3, way: 'home', state: 'cancelled', shipmentId: 'me', movedAt: '', items: [] },
  ],
  pieces: [
    { itemId: 'item-a', cancelled: 0, returned: 0, canCancel: 0, canReturn: 2 },
    { itemId: 'item-b', cancelled: 0, returned: 0, canCancel: 1, canReturn: 0 },
  ],
} as unknown as Purchase

it('each part of an order has its things, its parcel and where it is fetched; what was cancelled is left out', () => {
  expect(partsOf(order)).toMatchObject([
    { number: 1, state: 'shipped', parcel, items: [{ name: 'Shell', qty: 2 }] },
    { number: 2, state: 'packed', place: 'Fellholm, Denver' },
  ])
})

it('a platform that tells of parcels alone is understood', () => {
  expect(partsOf({ ...order, fulfilments: [] })).toMatchObject([{ number: 1, state: 'shipped', parcel }])
})

it('an order has moved once a part of it is no longer as it was placed', () => {
  const [first] = order.fulfilments
  const placed = { ...order, fulfilments: first === undefined ? [] : [{ ...first, state: 'confirmed' as const }] }
  expect([hasMoved(placed), hasMoved(order)]).toEqual([false, true])
})

it('only lines with something left may be chosen', () => {
  expect(choicesOf(order, 'canReturn')).toEqual([{ id: 'item-a', name: 'Shell', most: 2 }])
  expect(choicesOf(order, 'canCancel')).toEqual([{ id: 'item-b', name: 'Fleece', most: 1 }])
})
