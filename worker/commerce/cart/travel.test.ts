import { expect, test } from 'vitest'

import { giftTravel, home, shipmentIdOf, travelOf, distinctTravels } from './travel.ts'

const pickup = { code: 'pickup', placeId: 'S-1' } as const
const customs = { code: 'customs' } as const

test('lines that travel alike share a shipment; what goes home is the first, and an empty cart would go home', () => {
  expect(distinctTravels([pickup, customs, home, pickup]).map(shipmentIdOf)).toEqual(['me', 'pickup-S-1', 'customs'])
  expect(distinctTravels([])).toEqual([home])
})

test('R123: an electronic gift card travels as `digital`, by itself and last; no gift of a promotion goes with it', () => {
  const digital = travelOf({ gift_card: 'digital', recipe_id: '' })
  expect(digital).toEqual({ code: 'digital' })
  expect(travelOf({ gift_card: 'physical', recipe_id: '' })).toEqual(home)
  expect(distinctTravels([digital, pickup, home]).map(shipmentIdOf)).toEqual(['me', 'pickup-S-1', 'digital'])
  expect(giftTravel([digital, pickup])).toEqual({ code: 'sts', placeId: 'S-1' })
})

test('what is made to order is `customs` (R123), what was given a place is fetched there', () => {
  expect(travelOf({ gift_card: null, recipe_id: 'my-shell' })).toEqual(customs)
  expect(travelOf({ gift_card: null, recipe_id: '', delivery: pickup })).toEqual(pickup)
})

test('a gift joins what goes home, else the first line; to a pickup it is sent from the warehouse', () => {
  expect(giftTravel([pickup, home])).toEqual(home)
  expect(giftTravel([pickup])).toEqual({ code: 'sts', placeId: 'S-1' })
  expect(giftTravel([customs])).toEqual(customs)
  expect(giftTravel([])).toEqual(home)
})
