import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

import { expect, test } from 'vitest'

import { settingsOf } from '#worker/payments/bindings.ts'

import { ledgerMatches, rows } from '../testing/checkout.ts'
import { clock } from '../testing/clock.ts'
import { faults } from '../testing/faults.ts'
import { line, maybeCancel, press, shopperAtTheButton, type Buyer } from '../testing/walk/random-buyer.ts'
import { newShopper, siteStub } from '../testing/shopper.ts'

/** How many checkouts are made up; `HISTORY_RUNS` makes it more for a long run. */
const runs = Number((env as { readonly HISTORY_RUNS?: string }).HISTORY_RUNS ?? 100)
/** So many shoppers buy at once. */
const atOnce = 5

/** A crash takes every answer with it that is on its way. */
const survive = (work: Promise<void>): Promise<void> => work.catch(() => undefined)

/** The line is whole again, and everything that was left open comes to its end. */
async function settleAll(): Promise<void> {
  faults.reset()
  clock.pass(16 * 60_000)
  for (let round = 0; round < 20; round += 1) {
    await (await newShopper()).call('cart.cart.create', {})
    await runDurableObjectAlarm(siteStub())
    const [open] = await rows<{ open: number }>(
      `SELECT (SELECT COUNT(*) FROM payments WHERE state IN ('open', 'authorised'))
         + (SELECT COUNT(*) FROM order_refund_requests WHERE state = 'open') AS open`,
    )
    if (open?.open === 0) return
  }
}

type Taken = { reference: string; payments: number; taken: number; given: number }

/** What the provider has taken and given back, by order. */
const providersBooks = (): Promise<Taken[]> => {
  const { LEDGER } = settingsOf(env)
  return runInDurableObject(LEDGER.get(LEDGER.idFromName('provider')), (_, state) =>
    state.storage.sql
      .exec<Taken>(
        `SELECT reference, COUNT(*) AS payments, SUM(amount) AS taken,
           COALESCE((SELECT SUM(refunds.amount) FROM refunds JOIN payments AS paid ON paid.id = payment_id
             WHERE paid.reference = payments.reference), 0) AS given
         FROM payments WHERE state = 'captured' GROUP BY reference ORDER BY reference`,
      )
      .toArray(),
  )
}

const ledger = () =>
  rows<Taken>(
    `SELECT charges.order_number AS reference, 1 AS payments, charges.amount AS taken,
       (SELECT COALESCE(SUM(amount), 0) FROM order_refunds WHERE order_refunds.order_number = charges.order_number) AS given
     FROM charges ORDER BY reference`,
  )

/** O2, O4: an order the shopper was told of exists once with that total; without an order the basket is as it was. */
async function keepsItsPromise({ shopper, basketId, told, lines }: Buyer): Promise<boolean> {
  const orders = await rows<{ order_number: string; total: number }>(
    `SELECT order_number, total FROM orders WHERE basket_id = ? AND placing = 'final'`,
    basketId,
  )
  if (orders.length === 1)
    return told.every(({ orderNumber, total }) => orderNumber === orders[0]?.order_number && total === orders[0].total)
  const cart = await shopper.call('cart.cart.get', { basketId })
  return told.length === 0 && cart.status === 200 && cart.answer.items.length >= Math.min(lines, 1)
}

test(`${runs} random checkouts with faults on every line: no order twice, none lost, no charge without one, no basket lost`, async () => {
  const buyers: Buyer[] = []
  for (let done = 0; done < runs; done += atOnce) {
    faults.reset()
    const ready = await Promise.all(Array.from({ length: atOnce }, shopperAtTheButton))
    buyers.push(...ready.map(({ buyer }) => buyer))
    faults.line = line
    await Promise.all(ready.map(one => survive(press(one))))
    await Promise.all(ready.map(({ buyer }) => survive(maybeCancel(buyer))))
  }
  await settleAll()
  const broken = await Promise.all(buyers.map(async buyer => ((await keepsItsPromise(buyer)) ? [] : [buyer.basketId])))
  expect(broken.flat()).toEqual([])
  expect(buyers.some(({ told }) => told.length > 0)).toBe(true)
  expect(await rows(`SELECT order_number FROM orders WHERE placing IN ('placing', 'challenged', 'checking')`)).toEqual(
    [],
  )
  expect(await providersBooks()).toEqual(await ledger())
  expect(await rows('SELECT basket_id FROM orders GROUP BY basket_id HAVING COUNT(*) > 1')).toEqual([])
  expect(
    await rows(
      `SELECT order_number FROM issued_cards JOIN orders USING (order_number) WHERE placing <> 'final' OR status NOT IN ('CONFIRMED', 'CANCELLED')`,
    ),
  ).toEqual([])
  expect(await ledgerMatches()).toBe(true)
}, 3_000_000)
