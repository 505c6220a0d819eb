import { expect, test } from 'vitest'

import { giftTravel, home, shipmentIdOf, travelOf, waysOf } from './travel.ts'

const pickup = { code: 'pickup', placeId: 'S-1' } as const
const customs = { code: 'customs' } as const

test('lines that travel alike share a shipment; what goes home is the first, and an empty cart would go home', () => {
  expect(waysOf([pickup, customs, home, pickup]).map(shipmentIdOf)).toEqual(['me', 'pickup-S-1', 'customs'])
  expect(waysOf([])).toEqual([home])
})

test('what is made to order is `customs` (R123), what was given a place is fetched there', () => {
  expect(travelOf({ recipe_id: 'my-shell' })).toEqual(customs)
  expect(travelOf({ recipe_id: '', delivery: pickup })).toEqual(pickup)
})

test('a gift joins what goes home, else the first line; to a pickup it is sent from the warehouse', () => {
  expect(giftTravel([pickup, home])).toEqual(home)
  expect(giftTravel([pickup])).toEqual({ code: 'sts', placeId: 'S-1' })
  expect(giftTravel([customs])).toEqual(customs)
  expect(giftTravel([])).toEqual(home)
})
