import { expect, test, type Page } from '@playwright/test'

import { eventsSince } from '../../support/event-log.ts'
import { pass } from '../../support/traffic.ts'
import { wordsOf } from '../../support/words.ts'
import { makesNothingReady } from '../document/nothing-ready.ts'
import { showPresence } from './presence.ts'
import { addFirstProduct, markets, orderNumber, pay, payButton, ship } from '../../shoppers/in-browser/purchase.ts'

const t = wordsOf('de')
const german = markets['de-de']

/** What the German home page opens with, by the variation of `home_hero` and its id in the datafile. */
const heroes = [
  { variation: 'baseline', id: '300101', isQuiet: false },
  { variation: 'quiet', id: '300102', isQuiet: true },
] as const
const quietWords = 'Gemacht für stille Monate'
const vuid = 'vuid_00000000000000000000000000a'

type Batch = {
  readonly visitors: readonly {
    readonly visitor_id: string
    readonly snapshots: readonly {
      readonly decisions?: readonly { readonly experiment_id: string; readonly variation_id: string }[]
      readonly events: readonly { readonly key: string; readonly uuid: string; readonly revenue?: number }[]
    }[]
  }[]
}

/** Everything a page asks of experiments: addresses, and what its batches of events say. */
function watchExperiments(page: Page) {
  const asked: string[] = []
  const batches: Batch[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (!/experiments|flag-visit/.test(pathname)) return
    asked.push(pathname)
    if (pathname === '/experiments/dispatch') batches.push(JSON.parse(request.postData() ?? '') as Batch)
  })
  const visitors = () => batches.flatMap(batch => batch.visitors)
  const snapshots = () => visitors().flatMap(visitor => visitor.snapshots)
  /** Each event once: what may have been lost is sent again under the same id. */
  const events = (key: string) => [
    ...new Map(
      snapshots()
        .flatMap(snapshot => snapshot.events)
        .filter(event => event.key === key)
        .map(event => [event.uuid, event]),
    ).values(),
  ]
  const shown = (experiment: string) =>
    snapshots()
      .flatMap(({ decisions = [] }) => decisions)
      .filter(({ experiment_id: id }) => id === experiment)
      .map(({ variation_id: id }) => id)
  return { asked, visitors, events, shown }
}

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find(cookie => cookie.name === name)?.value

const keep = (page: Page, cookies: Readonly<Record<string, string>>) =>
  page.context().addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value,
      domain: 'localhost',
      path: '/',
      secure: true,
      sameSite: 'Lax' as const,
    })),
  )

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter(name => name.startsWith('optly_event:')))

/** Longer than events wait for company. */
const rest = (page: Page) => pass(page, 2_500)

test.beforeEach(({ page }) => page.clock.install())

test.use({ storageState: { cookies: [], origins: [] } })

test.describe('in Germany', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'DE' } })

  for (const { variation, id, isQuiet } of heroes)
    test(`R273: before consent nothing of experiments is loaded, kept or sent; after it the impression is of the variant shown, ${variation}, and the visitor the worker’s`, async ({
      page,
    }) => {
      const seen = watchExperiments(page)
      await page.goto('/de-de')
      await showPresence(page)
      await rest(page)
      expect([seen.asked, await cookieOf(page, '__Host-vuid')]).toEqual([[], undefined])
      await page
        .getByRole('complementary', { name: t('consent.title') })
        .getByRole('button', { name: t('consent.all') })
        .click()
      await expect(page.getByRole('complementary', { name: t('consent.title') })).toHaveCount(0)
      await keep(page, { '__Host-vuid': vuid, '__Host-experiments': `3001.${id}` })
      const begun = Date.now()
      await page.goto('/de-de')
      await expect(page.getByText(quietWords)).toHaveCount(isQuiet ? 1 : 0)
      await showPresence(page)
      await expect.poll(() => seen.shown('3001')).toEqual([id])
      expect(new Set(seen.visitors().map(visitor => visitor.visitor_id))).toEqual(new Set([vuid]))
      const exposures = () =>
        eventsSince(begun, 'experiment_exposure').map(event => JSON.parse(event.parameters) as object)
      await expect.poll(exposures, { timeout: 20_000 }).toContainEqual({ flag: 'home_hero', variation })
    })

  test('R379: what somebody puts into the cart and buys are conversions, the order once with its value; after withdrawing nothing is sent or kept', async ({
    page,
  }) => {
    await keep(page, {
      '__Host-consent': 'C0001:1,C0002:1,C0003:1,C0004:1',
      '__Host-vuid': vuid,
      '__Host-experiments': '3001.300102_3003.300302',
    })
    const seen = watchExperiments(page)
    const begun = Date.now()
    await page.goto('/de-de')
    await showPresence(page)
    await addFirstProduct(page, german)
    await page
      .getByRole('dialog', { name: t('cart.title') })
      .getByRole('link', { name: t('cart.checkout') })
      .click()
    await page.waitForURL(/kasse|checkout/)
    await showPresence(page)
    await expect.poll(() => seen.events('add_to_cart').length).toBe(1)
    await ship(page, german)
    await pay(page, german)
    await payButton(page, german).click()
    await page.waitForURL(/bestellbestaetigung|order-confirmation/)
    const number = await orderNumber(page)
    await showPresence(page)
    await expect.poll(() => seen.events('purchase').length).toBe(1)
    const measured = () => eventsSince(begun, 'purchase').find(({ id }) => id === `purchase:${number}`)
    await expect.poll(() => measured() !== undefined).toBe(true)
    const { value } = JSON.parse(measured()?.parameters ?? '{}') as { value: number }
    expect(seen.events('purchase')[0]?.revenue).toBe(value)
    await page.reload()
    await orderNumber(page)
    await showPresence(page)
    await rest(page)
    expect(seen.events('purchase')).toHaveLength(1)

    await page.goto('/de-de/privacy-choices')
    await showPresence(page)
    await page.getByRole('checkbox', { name: t('consent.targeting') }).uncheck()
    await page.getByRole('button', { name: t('consent.save') }).click()
    await expect(page.getByText(t('consent.kept')).first()).toBeVisible()
    await expect.poll(() => kept(page)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('counted-order'))).toBeNull()
    const before = seen.asked.length
    await page.goto('/de-de')
    await showPresence(page)
    await addFirstProduct(page, german)
    await rest(page)
    expect([seen.asked.length - before, await cookieOf(page, '__Host-vuid')]).toEqual([0, undefined])
  })
})

test('R222, R372: while nobody takes events the shop goes on, they are kept, and go once somebody does', async ({
  page,
}) => {
  await page.route('**/experiments/dispatch*', route => route.fulfill({ status: 502, json: {} }))
  await keep(page, { '__Host-vuid': vuid, '__Host-experiments': '3001.300102' })
  const seen = watchExperiments(page)
  await page.goto('/en-us')
  await showPresence(page)
  await expect.poll(() => seen.shown('3001').length).toBeGreaterThan(0)
  await addFirstProduct(page, markets['en-us'])
  await expect(page.getByRole('dialog', { name: wordsOf('en')('cart.title') })).toBeVisible()
  await expect.poll(() => seen.events('add_to_cart').length).toBe(1)
  await expect.poll(async () => (await kept(page)).length).toBeGreaterThan(0)
  await page.unroute('**/experiments/dispatch*')
  const before = seen.events('campaign_activated').length
  expect(before).toBeGreaterThan(0)
  await page.goto('/en-us/help')
  await showPresence(page)
  await expect.poll(() => kept(page), { timeout: 30_000 }).toEqual([])
  expect(seen.events('add_to_cart')).toHaveLength(1)
})

test('a variant that somebody forces to look at it is none of their exposures; the page that they open next, softly, is', async ({
  page,
}) => {
  await makesNothingReady(page)
  await keep(page, { '__Host-vuid': vuid, '__Host-experiments': '3001.300101_3003.300302' })
  const seen = watchExperiments(page)
  await page.goto('/en-us?p13n_testcontext={"variants":{"home_hero":"quiet"}}')
  await expect(page.getByText('Made for quiet months')).toBeVisible()
  await showPresence(page)
  await rest(page)
  expect(seen.shown('3001')).toEqual([])
  await page.locator('main a[href*="/p/"]').first().click()
  await page.waitForURL(/\/p\//)
  await expect.poll(() => seen.shown('3003')).toEqual(['300302'])
})
