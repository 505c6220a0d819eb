import { describe, expect, test } from 'vitest'

import { checkout, rows } from '../testing/checkout.ts'
import { fixtureSeed, upcOf } from '../testing/fixture/fixture.ts'
import { call } from '../testing/shopper.ts'

const shell = upcOf('FJ100')

/** An order that is final, with its charge and its movement of stock. */
async function sold() {
  const visit = await checkout([[shell, 1]])
  await visit.place()
  return visit
}

const anotherPayment =
  'INSERT INTO payments (idempotency_key, order_number, attempt, state, amount, currency, instrument, opened_at)'

describe('the schema refuses, whatever the code above it does', () => {
  test.each([
    ['UPDATE charges SET amount = 1', 'append-only'],
    ['DELETE FROM charges', 'append-only'],
    ['UPDATE stock_movements SET delta = 1', 'append-only'],
    ['DELETE FROM stock_movements', 'append-only'],
    ['DELETE FROM orders', 'never deleted'],
    ['UPDATE orders SET total = total + 1', 'keeps its contents'],
    [`UPDATE orders SET placing = 'draft'`, 'keeps its contents'],
    ['UPDATE stock SET on_hand = -1', 'CHECK constraint failed'],
    ['UPDATE stock SET reserved = on_hand + 1', 'CHECK constraint failed'],
    ['UPDATE stock SET reserved = -1', 'CHECK constraint failed'],
    [
      `INSERT INTO stock_movements (upc, location_id, delta, reason, at) SELECT upc, location_id, -999, 'import', 0 FROM stock LIMIT 1`,
      'CHECK constraint failed',
    ],
    [
      `INSERT INTO orders (order_number, basket_id, consumer_id, st, placing, status, created_at, total, quote)
       SELECT 'U0000000000', basket_id, consumer_id, st, placing, status, created_at, total, quote FROM orders`,
      'UNIQUE constraint failed: orders.basket_id',
    ],
    [
      `${anotherPayment} SELECT 'another-key', order_number, 9, 'open', amount, currency, instrument, 0 FROM payments`,
      'UNIQUE constraint failed: payments.order_number',
    ],
  ])('%s', async (sql, reason) => {
    await sold()
    await expect(rows(sql)).rejects.toThrow(reason)
  })

  test('a second charge of one order', async () => {
    const { prepared } = await sold()
    await rows(
      `${anotherPayment} SELECT 'another-key', order_number, 9, 'refused', amount, currency, instrument, 0 FROM payments`,
    )
    const again = `INSERT INTO charges (order_number, idempotency_key, amount, currency, at) VALUES (?, 'another-key', 1, 'USD', 0)`
    await expect(rows(again, prepared.orderNumber)).rejects.toThrow('UNIQUE constraint failed: charges.order_number')
  })
})

test('a shop opens once: its seed is there with every SKU and piece of its own site, and waking again adds nothing', async () => {
  const skus = [...fixtureSeed.products, ...fixtureSeed.giftCards].flatMap(({ variants }) => variants)
  await call('products.catalog.get', {})
  const pieces = skus.reduce((sum, { stock }) => sum + (stock['W-US'] ?? 0) + (stock['S-US'] ?? 0), 0)
  const counted = () =>
    rows('SELECT (SELECT COUNT(*) FROM variants) AS skus, (SELECT SUM(on_hand) FROM stock) AS pieces')
  expect(await counted()).toEqual([{ skus: skus.length, pieces }])
  expect(await rows(`SELECT DISTINCT location_id FROM stock ORDER BY 1`)).toEqual([
    { location_id: 'S-US' },
    { location_id: 'W-US' },
  ])
  const applied = await rows<{ number: number }>('SELECT number FROM migrations ORDER BY number')
  const files = Object.keys(import.meta.glob('./migrations/**/*.sql')).map(path => Number(/\/(\d+)-/.exec(path)?.[1]))
  expect(applied.map(({ number }) => number)).toEqual(files.toSorted((a, b) => a - b))
})

test('no token stands in the database as it is handed out', async () => {
  const { shopper } = await checkout([[shell, 1]])
  const stored = JSON.stringify(await rows('SELECT * FROM tokens'))
  expect(stored).not.toContain(shopper.tokens.accessToken)
  expect(stored).not.toContain(shopper.tokens.refreshToken)
  expect(JSON.parse(stored)).toHaveLength(2)
})
