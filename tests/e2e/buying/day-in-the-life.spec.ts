import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { eventsSince } from '../../support/event-log.ts'
import { pass } from '../../support/traffic.ts'
import { wordsOf } from '../../support/words.ts'
import { showPresence } from '../visitor/presence.ts'
import { addFirstProduct, markets, orderNumber, pay, payButton, ship } from '../../shoppers/in-browser/purchase.ts'
import { expectOneSale } from '../../shoppers/in-browser/sales.ts'

const t = wordsOf('de')
const german = markets['de-de']
const root = resolve(import.meta.dirname, '../../..')

test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'DE' }, storageState: { cookies: [], origins: [] } })

const question = (page: Page) => page.getByRole('complementary', { name: t('consent.title') })

async function answer(page: Page, choice: 'consent.all' | 'consent.needed') {
  await page.goto('/de-de')
  await showPresence(page)
  await question(page)
    .getByRole('button', { name: t(choice) })
    .click()
  await expect(question(page)).toHaveCount(0)
}

async function buy(page: Page): Promise<string> {
  await addFirstProduct(page, german)
  await page
    .getByRole('dialog', { name: t('cart.title') })
    .getByRole('link', { name: t('cart.checkout') })
    .click()
  await page.waitForURL(/kasse|checkout/)
  await ship(page, german)
  await pay(page, german)
  await payButton(page, german).click()
  await page.waitForURL(/bestellbestaetigung|order-confirmation/)
  return orderNumber(page)
}

/** What `npm run events -- …` says of the store under test. */
function events(...words: readonly string[]): string {
  const { stdout } = spawnSync(process.execPath, ['scripts/events.ts', ...words], {
    cwd: root,
    env: { ...process.env, STATE_DIR: resolve(root, '.wrangler/test-state') },
    encoding: 'utf8',
  })
  return stdout
}

test('a visitor from Germany refuses and shops: the order stands, and nothing of it or of them was measured', async ({
  page,
}) => {
  await page.clock.install()
  const begun = Date.now()
  await answer(page, 'consent.needed')
  const number = await buy(page)
  expectOneSale(number, 1)
  // Longer than a batch of events waits.
  await pass(page, 6_000)
  expect(eventsSince(begun, 'purchase').filter(({ id }) => id === `purchase:${number}`)).toEqual([])
  const names = (await page.context().cookies()).map(({ name }) => name)
  for (const name of ['__Host-vuid', '__Host-visits', '__Host-experiments', '__Host-origins'])
    expect(names).not.toContain(name)
})

test('another agrees, is shown a variant, writes in the chat and buys: the order is counted once, with its origin, variant and value, and the summary has them', async ({
  page,
}) => {
  const begun = Date.now()
  await answer(page, 'consent.all')
  await page.context().addCookies([
    { name: '__Host-vuid', value: 'vuid_00000000000000000000000000b', domain: 'localhost', path: '/', secure: true },
    { name: '__Host-experiments', value: '3001.300102', domain: 'localhost', path: '/', secure: true },
  ])
  await page.goto('/de-de')
  await expect(page.getByText('Gemacht für stille Monate')).toBeVisible()
  await page.goto(`/de-de/c/${german.category}`)
  await showPresence(page)
  await page.locator('#ada-button-frame').click()
  const chat = page.frameLocator('#ada-chat-frame')
  const words = `Hält es Regen aus? ${begun}`
  await chat.getByRole('textbox').fill(words)
  await chat.getByRole('button', { name: /^Send/ }).click()
  await expect(chat.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  await page.locator('#ada-button-frame').click()
  const number = await buy(page)
  const { totals } = expectOneSale(number, 1)
  const measured = () => eventsSince(begun, 'purchase').filter(({ id }) => id === `purchase:${number}`)
  await expect.poll(() => measured().length).toBe(1)
  const event = JSON.parse(measured()[0]?.parameters ?? '{}') as Record<string, unknown>
  expect(event).toMatchObject({
    value: totals.total,
    currency: 'EUR',
    items: [{ origin: 'grid', quantity: 1 }],
    variants: { home_hero: 'quiet' },
  })
  const lines = events('tail', '--count', '100000').split('\n')
  const orders = lines.filter(line => line.includes(`"transaction_id":"${number}"`))
  expect(orders).toHaveLength(1)
  expect(orders[0]).toContain(`"value":${totals.total},`)
  const summary = events('summary')
  expect(summary).toMatch(/in EUR: €/)
  expect(summary).toMatch(/grid +€/)
  expect(summary).toMatch(/home_hero · quiet +€/)
})
