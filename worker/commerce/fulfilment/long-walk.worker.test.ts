import { env } from 'cloudflare:workers'

import { expect, test } from 'vitest'

import { walkOrders } from '../testing/walk/walk-property.ts'

/** How many orders are walked; `WALK_RUNS` makes it more or fewer. */
const orders = Number((env as { readonly WALK_RUNS?: string }).WALK_RUNS ?? 500)

test(`${orders} orders moved by random transitions in and out of order, with the machine stopped between commit and sending: every order in a lawful state, money and stock ledgers balance, exactly one letter an event`, async () => {
  const seen = await walkOrders(orders)
  expect(seen.orders).toBeGreaterThan(orders / 2)
  expect(seen.letters).toBeGreaterThan(seen.orders)
}, 3_000_000)
