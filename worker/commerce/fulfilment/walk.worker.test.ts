import { expect, test } from 'vitest'

import { walkOrders } from '../testing/walk/walk-property.ts'

const orders = 20

test(`${orders} orders moved at random, with the machine stopped in between: each in a lawful state, ledgers balance, one letter an event`, async () => {
  const seen = await walkOrders(orders)
  expect(seen.orders).toBeGreaterThan(orders / 2)
  expect(seen.letters).toBeGreaterThan(seen.orders)
}, 120_000)
