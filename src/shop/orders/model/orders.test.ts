import { describe, expect, it } from 'vitest'

import type { Order } from '#src/commerce/calls/orders/orders.ts'
import { orderStatus } from '#src/commerce/order-life.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { localeNames } from '#src/language/locales.ts'

import { calendarFile, pickupsOf } from './calendar.ts'
import { itemsToReturn } from './return-items.ts'

const order = {
  orderNumber: 'U1234567890',
  createdAt: '2026-11-21T10:11:12.345Z',
  shipments: [
    {
      shipmentId: 'pickup:s-1',
      place: {
        id: 's-1',
        name: 'Fellholm, Denver',
        addressLine1: '1 Larkspur Street',
        city: 'Denver',
        province: 'CO',
        postalCode: '80202',
        countryCode: 'US',
      },
      applicableShippingMethods: [
        { code: 'pickup', selected: true, deliveryTime: { from: '2026-11-30', to: '2026-12-31' } },
      ],
    },
    { shipmentId: 'home', applicableShippingMethods: [] },
  ],
} as unknown as Order

describe('a pickup in the calendar (RFC 5545)', () => {
  const lines = calendarFile(order, pickupsOf(order), place => `Pick up at ${place}`).split('\r\n')

  it('has one event for each parcel that is fetched, and ends after the last day', () => {
    expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(lines).toContain('DTSTART;VALUE=DATE:20261130')
    expect(lines).toContain('DTEND;VALUE=DATE:20270101')
    expect(lines).toContain('DTSTAMP:20261121T101112Z')
  })

  it('escapes what would end a text, and names the order', () => {
    expect(lines).toContain('SUMMARY:Pick up at Fellholm\\, Denver')
    expect(lines).toContain('UID:U1234567890-pickup:s-1@fellholm.example')
  })

  it('says where to go as the country writes it', () => {
    const place = 'Fellholm\\, Denver\\, 1 Larkspur Street\\, Denver\\, CO 80202'
    expect(lines).toContain(`LOCATION:${place}`)
  })
})

it('a return takes the fields `item-<id>` that ask for at least one piece', () => {
  expect(itemsToReturn({ orderNumber: 'U1', 'item-a': '2', 'item-b': '0', 'item-c': 'x', other: '3' })).toEqual([
    { itemId: 'a', qty: 2 },
  ])
})

it('R130: every order status (D22) has its words in every language', () => {
  for (const locale of localeNames) {
    const { t } = languageOf(locale)
    for (const status of orderStatus.options) expect(t(`orders.status.${status}`)).not.toContain('orders.')
  }
})
