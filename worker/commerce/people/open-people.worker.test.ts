import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'

import { createPlatform } from '../platform.ts'
import type { Home, SeedPeople } from '../seed/people.ts'
import { password, signIn } from '../testing/ada.ts'
import { ledgerMatches, rows } from '../testing/checkout.ts'
import { upcOf } from '../testing/fixture/fixture.ts'
import { fixtureSetup } from '../testing/fixture/platform.ts'
import { digitalCard } from '../testing/fixture/gift-cards.ts'
import { newShopper, siteStub } from '../testing/shopper.ts'

const home: Home = { addressLine1: '1 Yard', city: 'Denver', province: 'CO', postalCode: '80202', countryCode: 'US' }

const people: SeedPeople = {
  people: [
    { role: 'plain', details: { firstName: 'Pia', lastName: 'Plain' } },
    {
      role: 'regular',
      details: { firstName: 'Rex', lastName: 'Regular' },
      phone: '07',
      points: 40,
      isLoyaltyMember: true,
      hasAddresses: true,
      lists: { favorites: 2, saved: 1 },
      hasLongHistory: true,
    },
  ],
  emailOf: role => `${role}@people.example`,
  phoneOf: (_, { phone }) => (phone === undefined ? undefined : `+1 303 555 01${phone}`),
  homes: { 'fellholm-us': home, 'fellholm-ca': home, 'fellholm-gb': home, 'fellholm-eu': home },
  associatesOf: storeId => [{ name: 'Robin', username: `robin.${storeId}@people.example` }],
  password,
  passwordHash: 'only for the strongest cost',
  pastOrders: [
    { status: 'DELIVERED', daysAgo: 9, lines: 2, parcels: [3], hasGiftCard: true },
    { status: 'RETURNED', daysAgo: 40, lines: 1, parcels: [4], isReturned: true },
  ],
  giftCard: digitalCard,
}

const peopled = createPlatform({ ...fixtureSetup, local: { valueCardsIn: () => [], causes: {}, people } })

/** The shop wakes as one that is given these people. */
const wake = () =>
  runInDurableObject(siteStub(), (_, state) => {
    void new peopled.Site(state, env)
  })

beforeEach(async () => {
  await newShopper()
})

test('whom a platform is given is in the shop: profile, points, addresses, lists, and an associate in each store', async () => {
  await wake()
  expect(await rows(`SELECT email, phone FROM accounts ORDER BY email`)).toEqual([
    { email: 'plain@people.example', phone: null },
    { email: 'regular@people.example', phone: '13035550107' },
  ])
  expect(await rows(`SELECT SUM(delta) AS points FROM point_movements`)).toEqual([{ points: 40 }])
  expect(await rows(`SELECT COUNT(*) AS count FROM addresses`)).toEqual([{ count: 2 }])
  expect(
    await rows(
      `SELECT kind, COUNT(*) AS count FROM lists JOIN list_items ON list_items.list_id = lists.id GROUP BY 1 ORDER BY 1`,
    ),
  ).toEqual([
    { kind: 'favorites', count: 2 },
    { kind: 'saved', count: 1 },
  ])
  expect(await rows(`SELECT store_id, username FROM associates`)).toEqual([
    { store_id: 'S-US', username: 'robin.S-US@people.example' },
  ])
})

test('they sign in with the password that was given for everybody', async () => {
  await wake()
  expect((await signIn(password, undefined, 'plain@people.example')).answer.authorizationCode).toBeDefined()
  expect((await signIn('another-one', undefined, 'plain@people.example')).code).toBe('AUT401')
})

test('past orders are priced, paid, sent and given back like any other, with the gift card that was named', async () => {
  await wake()
  expect(await rows(`SELECT status, placing FROM orders ORDER BY created_at DESC`)).toEqual([
    { status: 'DELIVERED', placing: 'final' },
    { status: 'RETURNED', placing: 'final' },
  ])
  const [quote] = await rows<{ quote: string }>(`SELECT quote FROM orders ORDER BY created_at DESC`)
  expect(quote?.quote).toContain(digitalCard)
  expect(quote?.quote).toContain(upcOf('FB100'))
  expect(await rows(`SELECT COUNT(*) AS count FROM parcels WHERE delivered_at IS NOT NULL`)).toEqual([{ count: 2 }])
  expect(await rows(`SELECT COUNT(*) AS count FROM order_returns`)).toEqual([{ count: 1 }])
  expect(
    await rows(`SELECT (SELECT amount FROM order_refunds) = total AS whole FROM orders WHERE status = 'RETURNED'`),
  ).toEqual([{ whole: 1 }])
  expect(await ledgerMatches()).toBe(true)
})

test('a shop that wakes again has nobody twice', async () => {
  await wake()
  await wake()
  expect(await rows(`SELECT COUNT(*) AS count FROM accounts`)).toEqual([{ count: 2 }])
  expect(await rows(`SELECT COUNT(*) AS count FROM orders`)).toEqual([{ count: 2 }])
})
