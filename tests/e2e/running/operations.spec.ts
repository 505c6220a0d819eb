import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { browserPort } from '../../../scripts/testing/browser-store.ts'
import { askShopsIn } from '../../support/shop-database.ts'
import { wordsOf } from '../../support/words.ts'
import { cards } from '../../shoppers/cards.ts'
import { addFirstProduct, markets, orderNumber, pay, payButton, ship } from '../../shoppers/in-browser/purchase.ts'

const port = browserPort + 1
const origin = `http://localhost:${port}`
test.use({ baseURL: origin })

let state: string
let store: ChildProcess

const statusHere = () =>
  fetch(`${origin}/healthcheck/status`).then(
    answer => answer.status,
    () => 0,
  )

/** A store of the test's own that may be killed; `npm start` as it was built for the other tests. */
async function openStore(): Promise<ChildProcess> {
  const env = { ...process.env, PORT: `${port}`, STATE_DIR: state }
  const store = spawn(process.execPath, ['scripts/start.ts', '--no-build'], { env, detached: true, stdio: 'ignore' })
  await expect.poll(statusHere, { timeout: 30_000 }).toBe(200)
  return store
}

/** The store and everything it started end at once, as when the machine loses its power. */
async function kill(store: ChildProcess): Promise<void> {
  if (store.pid === undefined || store.exitCode !== null || store.signalCode !== null) return
  process.kill(-store.pid, 'SIGKILL')
  await once(store, 'exit')
  // What it started may be a moment behind; it is not to be taken for the store that is opened next.
  await expect.poll(statusHere).toBe(0)
}

test.beforeEach(async () => {
  state = mkdtempSync(join(tmpdir(), 'fellholm-'))
  store = await openStore()
})
test.afterEach(async () => {
  await kill(store)
  rmSync(state, { recursive: true, force: true })
})

const waiting = () => askShopsIn<{ placing: string }>(state, "SELECT placing FROM orders WHERE placing = 'placing'")
type Row = { readonly number: string }
const orders = () => askShopsIn<Row>(state, 'SELECT order_number AS number FROM orders')
const charges = () => askShopsIn<Row>(state, 'SELECT order_number AS number FROM charges')
/** Those that were not there before: a shop opens with orders of its own people. */
const since = (before: readonly Row[]) => (rows: readonly Row[]) =>
  rows.filter(row => !before.some(({ number }) => number === row.number))

test('a store that ends while an order is placed settles it within 30 s when it starts again: one order, one charge, and the shopper sees it confirmed (O1, O5)', async ({
  page,
  context,
}) => {
  const market = markets['en-us']
  const t = wordsOf('en')
  await addFirstProduct(page, market)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .click()
  const fresh = since([...orders(), ...charges()])
  await ship(page, market)
  await pay(page, market, cards.lost)
  await payButton(page, market).click({ noWaitAfter: true })
  await expect.poll(waiting).toHaveLength(1)
  await kill(store)
  await page.close()

  store = await openStore()
  await expect.poll(() => fresh(charges()), { timeout: 30_000 }).toHaveLength(1)
  const later = await context.newPage()
  await later.goto('/en-us/checkout?step=summary')
  await expect(later.getByRole('heading', { name: t('orders.confirmed') })).toBeVisible({ timeout: 30_000 })
  const number = await orderNumber(later)
  expect(fresh(orders())).toEqual([{ number }])
  expect(fresh(charges())).toEqual([{ number }])
})
