import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'

import { checkout, rows } from '../testing/checkout.ts'
import { becomes } from '../testing/account.ts'
import { email, enter, holding, signUp } from '../testing/ada.ts'
import { upcOf } from '../testing/fixture/fixture.ts'
import { operator } from '../testing/operator.ts'
import { call, send, siteStub } from '../testing/shopper.ts'

/** Every statement that the site's object runs while something is done. */
async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const asked = new Set<string>()
  const restore = await runInDurableObject(siteStub(), (_, { storage: { sql } }) => {
    const exec = sql.exec.bind(sql)
    Object.assign(sql, {
      exec: (query: string, ...values: SqlStorageValue[]) => {
        asked.add(query)
        return exec(query, ...values)
      },
    })
    return () => void Object.assign(sql, { exec })
  })
  await work()
  restore()
  return [...asked]
}

/** Grow with what is sold, who comes and what is for sale; all others are read as a whole once in a while. */
const growingTables = String.raw`
  accounts account_devices addresses cards cases event_registrations guesses identities list_items lists one_time_codes
  passkeys password_history point_movements recovery_codes reviews saved_gift_cards second_factors sessions subscriptions tokens
  basket_items baskets charges coupon_uses fulfilments history idempotent_answers letters order_\w+ orders outbox parcels payments
  price_history stock stock_movements stock_notifications variants`
const growing = new RegExp(`^SCAN (?:${growingTables.trim().replaceAll(/\s+/g, '|')})\\b`)

/** How a statement goes through tables that grow: from the first row to the last, or by an index made anew each time. */
async function scansOf(statement: string): Promise<readonly string[]> {
  const plan = await rows<{ detail: string }>(
    `EXPLAIN QUERY PLAN ${statement}`,
    ...Array.from({ length: valuesIn(statement) }, () => 'x'),
  )
  return plan.flatMap(({ detail }) =>
    (growing.test(detail) && !detail.includes(' USING ')) || detail.includes('AUTOMATIC')
      ? [`${detail}: ${statement}`]
      : [],
  )
}

/** How many values a statement takes: those with a number, or as many as there are. */
function valuesIn(statement: string): number {
  const bare = statement.replaceAll(/'[^']*'/g, '')
  const numbered = [...bare.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number))
  return numbered.length > 0 ? Math.max(...numbered) : bare.split('?').length - 1
}

/** What is asked, changed or forgotten while something is done, and how that looks through all there is. */
async function scansWhile(work: () => Promise<unknown>) {
  const statements = await statementsOf(work)
  const asking = statements.filter(statement => /^\s*(?:SELECT|UPDATE|DELETE)/.test(statement))
  return { statements, scans: (await Promise.all(asking.map(scansOf))).flat() }
}

test('nothing that a purchase asks looks through all orders, payments, baskets or SKUs there are', async () => {
  // The catalogue is read as a whole, once.
  await call('products.search.query', {})
  const { statements, scans } = await scansWhile(async () => {
    const visit = await checkout([[upcOf('FJ100'), 1]])
    const { answer } = await visit.place()
    await visit.shopper.call('consumer.purchase.get', { orderId: answer.orderNumber, st: answer.st })
    await send('/health', { headers: { 'x-site-id': 'fellholm-us' } })
  })
  expect(statements.length).toBeGreaterThan(40)
  expect(scans).toEqual([])
})

test('nothing that who helps a customer asks, by their account or their order, looks through all letters there are', async () => {
  const visit = await checkout([[upcOf('FJ100'), 1]])
  await becomes(visit.shopper, {})
  const { answer } = await visit.place()
  const told: number[] = []
  const { statements, scans } = await scansWhile(async () => {
    const customer = await operator.customer(visit.shopper.tokens.consumerId)
    const order = await operator.orderLetters(answer.orderNumber)
    told.push(customer.status, order.answer.letters.length)
  })
  expect(told).toEqual([200, 1])
  expect(statements.filter(statement => statement.includes('FROM outbox'))).toHaveLength(2)
  expect(scans).toEqual([])
})

test('an account is closed without looking through what all others have', async () => {
  await signUp()
  const ada = holding((await enter()).answer)
  const told: number[] = []
  const { statements, scans } = await scansWhile(async () => {
    const asked = { requestType: 'DELETE', organisation: 'Fellholm', payload: { email } } as const
    told.push((await ada.call('consumer.user-data.retrieve', asked)).status)
  })
  expect(told).toEqual([200])
  expect(statements.filter(statement => /^DELETE FROM (?:letters|outbox)/.test(statement.trim()))).not.toEqual([])
  expect(scans).toEqual([])
})
