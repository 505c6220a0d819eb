import { expect, test, type Page } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { atRest, watchTraffic } from '../../support/traffic.ts'
import { putIntoCart, signInAs } from '../../shoppers/in-browser/visitor.ts'

// Playwright turns the back/forward cache off.
test.use({
  launchOptions: { ...launchOptions('whole'), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

type Entry = PerformanceNavigationTiming & {
  readonly notRestoredReasons?: { readonly reasons?: readonly { readonly reason: string }[] } | null
}

/** Opens a page as somebody who is there: what the store says by itself has been fetched. */
async function open(page: Page, path: string) {
  watchTraffic(page)
  await page.goto(path)
  await page.mouse.wheel(0, 200)
  await atRest(page)
}

/** Leaves a page by going elsewhere, comes back, and says whether it is the same document, and if not, why. */
async function comeBack(page: Page, path: string) {
  // At a first visit the browser is given a name; from then on its cookies stay as they are.
  await open(page, path)
  await open(page, path)
  await page.evaluate(() => Reflect.set(globalThis, 'mark', true))
  await page.goto('/healthcheck/status')
  await page.evaluate(() => history.back())
  await page.waitForURL(url => url.pathname === new URL(path, url).pathname, { waitUntil: 'commit' })
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as Entry[]
    const isSame = Reflect.get(globalThis, 'mark') === true
    return { isSame, reasons: isSame ? [] : (entry?.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason) }
  })
}

const back = { isSame: true, reasons: [] }
const everybodys = ['/en-us', '/en-us/c/women', '/en-us/search?q=jacket', '/en-us/help', '/en-us/location-selector']
const product = '/en-us/p/womens-ridgeline-3l-shell-fh10011'

for (const path of [...everybodys, product])
  test(`${path} comes back as it was left`, async ({ page }) => {
    expect(await comeBack(page, path)).toEqual(back)
  })

for (const path of ['/en-us/cart', '/en-us/favorites', '/en-us/gift-card', '/en-us/order-status'])
  test(`${path} comes back as it was left, although it is stored nowhere`, async ({ page }) => {
    await putIntoCart(page, fixtures.plentiful.upc)
    expect(await comeBack(page, path)).toEqual(back)
  })

test('pages of an account come back as they were left, and none once somebody has signed out', async ({ page }) => {
  await signInAs(page, 'member')
  for (const path of ['/en-us/account', '/en-us/account/order-history', '/en-us/account/address'])
    expect([path, await comeBack(page, path)]).toEqual([path, back])
  await page.goto('/en-us/account')
  await expect(page.locator('main [data-personal]').first()).toBeAttached()
  await page.evaluate(() => Reflect.set(globalThis, 'mark', true))
  await page.goto('/en-us/help')
  await page.evaluate(async () => {
    await fetch('/-/sign-in/leave?locale=en-us', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: '{}',
    })
  })
  await page.evaluate(() => history.back())
  await page.waitForURL(/sign-in/, { waitUntil: 'commit' })
  expect(await page.evaluate(() => Reflect.get(globalThis, 'mark') === true)).toBe(false)
})
