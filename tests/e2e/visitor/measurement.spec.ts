import { expect, test, type Page } from '@playwright/test'

import { browserStorage, type StorageName } from '#src/visitor/browser-storage.ts'

import { builtScript } from '../../support/built-script.ts'
import { eventsSince } from '../../support/event-log.ts'
import { atRest, pass, watchTraffic } from '../../support/traffic.ts'
import { wordsOf } from '../../support/words.ts'
import { showPresence } from './presence.ts'
import { addFirstProduct, markets, orderNumber, pay, payButton, ship } from '../../shoppers/in-browser/purchase.ts'

const t = wordsOf('de')
const german = markets['de-de']

test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'DE' }, storageState: { cookies: [], origins: [] } })

/** Names of everything the browser keeps of the store that is not required for it, by the store's own table. */
async function keptBeyondRequired(page: Page): Promise<readonly string[]> {
  const cookies = (await page.context().cookies())
    .filter(({ domain }) => domain === 'localhost')
    .map(({ name }) => name)
  const storage = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const isRequired = (name: string) =>
    Object.hasOwn(browserStorage, name) && browserStorage[name as StorageName].category === 'required'
  return [...cookies, ...storage].filter(name => !isRequired(name))
}

/** Addresses that are asked for a purpose beyond the shop itself, or of somebody else. */
function watchRequests(page: Page) {
  const asked: string[] = []
  page.on('request', request => {
    const { host, pathname, protocol } = new URL(request.url())
    const isOurs = /^(?:pay\.)?localhost(?::\d+)?$/.test(host) || protocol === 'data:' || protocol === 'blob:'
    if (!isOurs || /^\/-\/events|^\/v3\/events|dispatch/.test(pathname)) asked.push(request.url())
  })
  return asked
}

/** Goes through the store as somebody does who looks for a jacket, searches, and puts one into the cart. */
async function lookAround(page: Page) {
  await page.goto('/de-de')
  await showPresence(page)
  await page.goto('/de-de?autoPromoCode=TRAIL10')
  await page.locator('#q').fill('zelt')
  await page.locator('#q').press('Enter')
  await page.waitForURL(/q=zelt/)
  await addFirstProduct(page, german)
  await expect(page.getByRole('dialog', { name: t('cart.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  // Longer than a batch of events waits.
  await pass(page, 6_000)
}

const question = (page: Page) => page.getByRole('complementary', { name: t('consent.title') })

test('R163, R277: a visitor from Germany who has not answered, and one who refuses, leaves nothing beyond what is required in cookies, storage and requests', async ({
  page,
}) => {
  await page.clock.install()
  const begun = Date.now()
  const asked = watchRequests(page)
  await lookAround(page)
  expect([await keptBeyondRequired(page), asked]).toEqual([[], []])
  await showPresence(page)
  await question(page)
    .getByRole('button', { name: t('consent.needed') })
    .click()
  await expect(question(page)).toHaveCount(0)
  await lookAround(page)
  expect([await keptBeyondRequired(page), asked]).toEqual([[], []])
  expect(eventsSince(begun, 'search').filter(({ parameters }) => parameters.includes('zelt'))).toEqual([])
})

test('R164: a visitor who agrees is measured from list to order, the order once with its value and origin; after withdrawing nothing is left', async ({
  page,
}) => {
  const begun = Date.now()
  await page.goto('/de-de')
  await showPresence(page)
  await question(page)
    .getByRole('button', { name: t('consent.all') })
    .click()
  await expect(question(page)).toHaveCount(0)
  await page.goto(`/de-de/c/${german.category}`)
  await showPresence(page)
  await page.locator('main h3 a').first().click()
  await page.waitForURL(/\/p\//)
  await page.locator('label:has(input[name="upc"]:not([disabled]))').first().click()
  await page
    .locator('#buy')
    .getByRole('button', { name: t('product.add') })
    .click()
  await page
    .getByRole('dialog', { name: t('cart.title') })
    .getByRole('link', { name: t('cart.checkout') })
    .click()
  await page.waitForURL(/kasse|checkout/)
  await showPresence(page)
  await ship(page, german)
  await pay(page, german)
  await payButton(page, german).click()
  await page.waitForURL(/bestellbestaetigung|order-confirmation/)
  const number = await orderNumber(page)
  await page.reload()
  await orderNumber(page)
  const purchases = () => eventsSince(begun, 'purchase').filter(({ id }) => id === `purchase:${number}`)
  await expect.poll(() => purchases().length).toBe(1)
  const { value, currency, items } = JSON.parse(purchases()[0]?.parameters ?? '{}') as {
    value: number
    currency: string
    items: { origin?: string; quantity: number }[]
  }
  expect([currency, items.map(({ origin, quantity }) => [origin, quantity])]).toEqual(['EUR', [['grid', 1]]])
  const shown = new Intl.NumberFormat('de-DE', { style: 'currency', currency }).format(value / 100)
  await expect(page.locator('main')).toContainText(shown)
  for (const name of ['select_item', 'view_item', 'add_to_cart', 'add_shipping_info', 'add_payment_info'])
    await expect.poll(() => eventsSince(begun, name).length, { message: name }).toBeGreaterThan(0)
  expect((await keptBeyondRequired(page)).length).toBeGreaterThan(0)
  await page.goto('/de-de/privacy-choices')
  for (const category of ['analytics', 'functional', 'targeting'] as const)
    await page.getByRole('checkbox', { name: t(`consent.${category}`) }).uncheck()
  await page.getByRole('button', { name: t('consent.save') }).click()
  await expect(page.getByText(t('consent.kept')).first()).toBeVisible()
  await expect.poll(() => keptBeyondRequired(page)).toEqual([])
})

test('who agrees is measured in how the page felt: each vital once, by the page that was loaded; who does not is not', async ({
  page,
}) => {
  const begun = Date.now()
  // Pages that no other test opens: others have visitors of their own at the same time.
  const paths = new Set(['/de-de/c/isomatten', '/de-de/c/schlafsaecke', '/de-de/hilfe/products/care'])
  const felt = () =>
    eventsSince(begun, 'web_vital')
      .filter(({ path }) => paths.has(path))
      .map(({ path, page_type, parameters }) => [
        path,
        page_type,
        (JSON.parse(parameters) as { metric: string }).metric,
      ])
  await page.goto('/de-de/c/isomatten')
  await showPresence(page)
  const answer = (name: string) => question(page).getByRole('button', { name: t(name) })
  await answer('consent.needed').click()
  await page.goto('/de-de/c/schlafsaecke')
  await showPresence(page)
  await page.goto('/de-de/hilfe/products/care')
  expect(felt()).toEqual([])
  await page.context().clearCookies()
  await page.goto('/de-de/c/isomatten')
  await showPresence(page)
  await answer('consent.all').click()
  await expect(question(page)).toHaveCount(0)
  await page.waitForFunction(
    script => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(script)),
    builtScript('client/measurement/vitals.ts'),
  )
  await page.goto('/de-de/hilfe/products/care')
  const own = () => felt().filter(([path]) => path === '/de-de/c/isomatten')
  await expect
    .poll(() =>
      own()
        .map(([, , metric]) => metric)
        .sort(),
    )
    .toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])
  expect(new Set(own().map(([, page]) => page))).toEqual(new Set(['category']))
})

test('R277: somebody in Germany is asked in the American store as well, and nobody there who is not', async ({
  page,
}) => {
  const en = wordsOf('en')
  const asks = page.getByRole('complementary', { name: en('consent.title') })
  watchTraffic(page)
  await page.goto('/en-us/c/tents')
  await showPresence(page)
  await expect(asks).toBeVisible()
  // Whether it is the right store is asked first.
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await asks.getByRole('button', { name: en('consent.needed') }).click()
  await expect(asks).toHaveCount(0)
  await page.context().clearCookies()
  await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'US' })
  await page.goto('/en-us/c/tents')
  await showPresence(page)
  await atRest(page)
  await expect(asks).toHaveCount(0)
})
