import { expect, test, type Page, type Route } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'

import { forgetLayoutShift, layoutShift, watchLayoutShift } from '../../support/layout-shift.ts'
import { atRest, openAtRest, watchTraffic } from '../../support/traffic.ts'
import { wordsOf } from '../../support/words.ts'
import { putIntoCart } from '../../shoppers/in-browser/visitor.ts'
import { widths } from '../../shoppers/in-browser/beforehand.ts'
import { showPresence } from './presence.ts'

const t = wordsOf('en')

const words = {
  baseline: 'Last season’s shades are making room. Same cloth, kinder price.',
  waiting: 'Your cart is where you left it. Nothing in it minds waiting.',
  cold: 'Cold where you are? Down for the hut, and a shell for the way there.',
}
const engine = '**/api/engine/v1/decide/**'

const place = (page: Page) => page.locator('[data-experience="home-closing"]')
const reach = (page: Page) => place(page).scrollIntoViewIfNeeded()

/** What an engine answers that shows this variant of the home page's last section. */
const deciding = (variantId: string) => ({
  meta: { code: 200, monetateId: 'm' },
  responses: [
    {
      requestId: 'r',
      actions: [
        {
          actionId: 'a',
          actionType: 'monetate:action:CustomJson',
          experienceId: 'home-closing',
          variantId,
          json: {},
        },
      ],
    },
  ],
})

/** Counts what is asked of the engine, and answers it so. */
async function answering(page: Page, answer: (route: Route) => Promise<void>) {
  const asked: Record<string, unknown>[] = []
  await page.route(engine, async route => {
    asked.push(route.request().postDataJSON() as Record<string, unknown>)
    await answer(route)
  })
  return asked
}

/** From here on shifts are the decision's: typefaces, which move a word or two, have come (docs/decisions/016). */
async function openedAndAtRest(page: Page): Promise<void> {
  await openAtRest(page, '/en-us')
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  await forgetLayoutShift(page)
}

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('R208: a skeleton of its size while the decision is pending, then the variant; nothing around it moves', async ({
      page,
    }) => {
      const decided = Promise.withResolvers<undefined>()
      const asked = await answering(page, async route => {
        await decided.promise
        await route.fulfill({ json: deciding('cold-weather') })
      })
      await watchLayoutShift(page)
      await openedAndAtRest(page)
      expect(asked).toEqual([])
      await reach(page)
      await expect(place(page)).toHaveAttribute('data-pending')
      await expect(place(page)).toHaveAttribute('aria-busy', 'true')
      await expect(page.getByText(words.baseline)).toBeHidden()
      const pending = await place(page).boundingBox()
      decided.resolve(undefined)
      await expect(page.getByText(words.cold)).toBeVisible()
      await expect(place(page)).not.toHaveAttribute('data-pending')
      await expect(page.getByText(words.baseline)).toHaveCount(0)
      const shown = await place(page).boundingBox()
      expect([shown?.width, shown?.height]).toEqual([pending?.width, pending?.height])
      // It fills the place, however tall its own words are.
      expect(await page.getByText(words.cold).locator('../..').boundingBox()).toEqual(shown)
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
      expect(asked).toHaveLength(1)
      expect(asked[0]).toMatchObject({
        customerId: expect.stringMatching(/^vuid_[0-9a-f]{27}$/),
        events: [
          { eventType: 'monetate:context:ScreenSize', height: 844, width },
          { eventType: 'monetate:decision:DecisionRequest' },
        ],
      })
    })

    test('R154: a full cart changes what the home page ends with, as the embedded engine decides by the store’s own profile', async ({
      page,
    }) => {
      await putIntoCart(page, fixtures.plentiful.upc)
      await page.goto('/en-us')
      await reach(page)
      await expect(page.getByText(words.waiting)).toBeVisible()
      await place(page).getByRole('link').click()
      await expect(page).toHaveURL(/\/en-us\/cart$/)
      const names = (await page.context().cookies()).map(({ name }) => name)
      expect(names).toContain('__Host-stealth-group')
    })
  })

test.describe('R208: the baseline stays', () => {
  const answers: Record<string, (route: Route) => Promise<void>> = {
    'when the engine refuses': route => route.fulfill({ status: 403, json: { errorDetails: [] } }),
    'when it is broken': route => route.fulfill({ body: '<html>' }),
    'when it has another answer than it should': route => route.fulfill({ json: { responses: 'none' } }),
    'when it decides for a variant nobody has': route => route.fulfill({ json: deciding('constructor') }),
    'when it cannot be reached': route => route.abort(),
    'when it takes longer than two seconds': async route => {
      const baseline = route.request().frame().page().getByText(words.baseline)
      await expect(baseline).toBeVisible({ timeout: 10_000 })
      await route.fulfill({ json: deciding('cold-weather') }).catch(() => undefined)
    },
  }
  for (const [name, answer] of Object.entries(answers))
    test(name, async ({ page }) => {
      const asked = await answering(page, answer)
      await watchLayoutShift(page)
      await openedAndAtRest(page)
      await reach(page)
      await expect.poll(() => asked.length).toBe(1)
      await expect(page.getByText(words.baseline)).toBeVisible({ timeout: 4_000 })
      await expect(place(page)).not.toHaveAttribute('data-pending')
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
      await page.unrouteAll({ behavior: 'wait' })
    })

  test('without consent: nobody is asked and nothing is kept, until it is given', async ({ page, context }) => {
    await context.clearCookies()
    const asked = await answering(page, route => route.fulfill({ json: deciding('cold-weather') }))
    watchTraffic(page)
    await page.goto('/en-gb')
    await reach(page)
    await showPresence(page)
    await atRest(page)
    await expect(place(page).getByText(words.baseline)).toBeVisible()
    expect(asked).toEqual([])
    const kept = (await context.cookies()).map(({ name }) => name)
    expect(kept.filter(name => ['__Host-stealth-group', '__Host-vuid'].includes(name))).toEqual([])
    await page.getByRole('button', { name: t('consent.all') }).click()
    await expect(page.getByText(words.cold)).toBeVisible()
    expect(asked).toHaveLength(1)
  })

  test('without script, and for whoever indexes the page', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto('/en-us')
    await expect(page.getByText(words.baseline)).toBeVisible()
    await expect(page.getByText(words.cold)).toHaveCount(0)
    await page.close()
  })
})

test.describe('whose browser already tells the store where it is', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 46.5568, longitude: 7.9812 } })

  test('R154: the engine is told coordinates, to some ten kilometres', async ({ page }) => {
    const asked = await answering(page, route => route.fulfill({ json: deciding('baseline') }))
    await page.goto('/en-us')
    await reach(page)
    await expect.poll(() => asked.length).toBe(1)
    const coordinates = { eventType: 'monetate:context:Coordinates', latitude: 46.6, longitude: 8 }
    expect(asked[0]?.events).toContainEqual(coordinates)
  })
})

test('R275: p13n_testcontext forces a variant of an experience, and nobody is asked', async ({ page }) => {
  const asked = await answering(page, route => route.fulfill({ json: deciding('cold-weather') }))
  await page.goto('/en-us?p13n_testcontext={"variants":{"home-closing":"waiting-cart"}}')
  await reach(page)
  await expect(page.getByText(words.waiting)).toBeVisible()
  expect(asked).toEqual([])
})

test('the stored page is the same whatever is decided: both browsers get the same bytes', async ({ page, request }) => {
  const before = await (await request.get('/en-us')).text()
  await putIntoCart(page, fixtures.plentiful.upc)
  const response = await page.goto('/en-us')
  expect(await response?.text()).toBe(before)
})

test('R208: recommendations wait as skeletons for the engine, and are by the rule it decides for', async ({ page }) => {
  const rules: (string | null)[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/widgetRecommendations')) rules.push(url.searchParams.get('widget'))
  })
  await putIntoCart(page, fixtures.plentiful.upc)
  const decided = Promise.withResolvers<undefined>()
  await page.route(engine, async route => {
    await decided.promise
    await route.continue()
  })
  await page.goto(`/en-us/p/x-${fixtures.plentiful.productId.toLowerCase()}`)
  const shelf = page.getByRole('region', { name: t('product.recommendations') })
  await shelf.scrollIntoViewIfNeeded()
  await expect(shelf).toHaveAttribute('aria-busy', 'true')
  await expect(shelf.locator('[aria-hidden="true"]').first()).toBeAttached()
  expect(rules).toEqual([])
  decided.resolve(undefined)
  await expect(shelf.getByRole('listitem').first().getByRole('link')).toBeVisible()
  expect(rules).toEqual(['complete-the-look'])
})
