import { expect, test, type Locator, type Page } from '@playwright/test'

import { watchPolicy } from '../../support/refused-by-policy.ts'
import { violations } from '../document/axe.ts'
import { desk, signIn, store } from './at-the-desk.ts'
import { editByKeyboard } from './by-keyboard.ts'
import { views } from '../../support/views.ts'
import { withAndWithoutScript } from '../../support/with-and-without-script.ts'

test.use({ baseURL: desk, permissions: ['clipboard-read', 'clipboard-write'] })
// There is one desk with one draft.
test.describe.configure({ mode: 'default' })

/** Pastes over what a field has: Chromium takes half a minute to type 5,000 lines, and a third of a second to paste them. */
async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.evaluate((_, words) => navigator.clipboard.writeText(words), text)
  await field.press('ControlOrMeta+A')
  await field.press('ControlOrMeta+V')
}

/** Begins with a draft in which nothing was changed. */
async function beginAnew(page: Page): Promise<void> {
  await page.goto('/redirects/draft')
  const discard = page.getByRole('button', { name: 'Take all changes back' })
  if ((await discard.count()) > 0) await discard.click()
}

async function publish(page: Page, why: string): Promise<void> {
  await page.goto('/redirects/draft')
  await page.getByLabel('Why').fill(why)
  const mayRemove = page.getByLabel('More than a tenth')
  if ((await mayRemove.count()) > 0) await mayRemove.check()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/Live here now; worldwide by \d\d:\d\d:\d\d UTC/)).toBeVisible()
}

/** Where the store leads an address. */
async function led(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(`${store}${path}`, { maxRedirects: 0 })
  return `${answer.status()} ${answer.headers().location ?? ''}`.trim()
}

withAndWithoutScript(hasScript => {
  const name = hasScript ? 'with' : 'without'

  test(`a marketer’s hour ${name} script: import, mend, difference, publish, explain, a rule from a 404, restore`, async ({
    page,
  }) => {
    const old = (index: number) => `/old-${name}-${index}`
    await signIn(page, 'publisher')
    await beginAnew(page)

    await page.goto('/redirects/import')
    const rows = Array.from(
      { length: 5_000 },
      (_, index) => `${old(index)},/c/tents,${index % 125 === 7 ? '299' : '302'},${index === 1 ? 'DE' : ''}`,
    )
    const pasted = page.getByLabel('Or paste it')
    await pasteInto(pasted, ['from,to,status,country', ...rows].join('\n'))
    await page.getByRole('button', { name: 'Take into the draft' }).click()
    await expect(page.getByText('4,960 rules are in the draft')).toBeVisible()
    await expect(page.getByText('40 things are wrong.')).toBeVisible()
    await expect(page.getByText('Line 2, status: “299”: not a status of a redirect')).toBeVisible()
    await pasteInto(pasted, (await pasted.inputValue()).replaceAll(',299,', ',302,'))
    await page.getByRole('button', { name: 'Take into the draft' }).click()
    await expect(page.getByText('40 rules are in the draft')).toBeVisible()

    await page.getByRole('link', { name: 'Look the draft through' }).click()
    await expect(page.getByText('5000 added, 0 changed, 0 removed')).toBeVisible()
    await publish(page, `Spring ${name}`)
    const published = Date.now()
    await expect.poll(() => led(page, `/en-us${old(7)}`), { intervals: [100] }).toBe('302 /en-us/c/tents')
    expect(Date.now() - published).toBeLessThanOrEqual(2_000)

    await page.goto('/redirects/explain')
    await page.getByLabel('Address').fill(`/en-us${old(1)}`)
    await page.getByLabel('Country').fill('US')
    await page.getByRole('button', { name: 'Explain' }).click()
    await expect(page.getByText('another country')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What the store does now' })).toBeVisible()
    await expect(page.getByText('No rule fires.')).toBeVisible()

    const missing = `/shop/${name}-tents-sale`
    const asked = await page.goto(`${store}/en-us${missing}`)
    expect(asked?.status()).toBe(404)
    const lead = page.getByRole('button', { name: `Lead ${missing} to` })
    await expect(async () => {
      await page.goto('/not-found')
      await expect(lead).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 15_000 })
    await lead.click()
    await expect(page.getByRole('link', { name: 'Its rule' })).not.toHaveCount(0)
    await publish(page, `Found ${name}`)
    await expect.poll(() => led(page, `/en-us${missing}`)).toMatch(/^302 \/en-us\//)

    await page.goto('/redirects/history')
    const before = page.getByRole('row').filter({ hasText: `Spring ${name}` })
    await before.getByRole('button', { name: 'Restore revision' }).click()
    await expect.poll(() => led(page, `/en-us${missing}`)).toBe('404')
    expect(await led(page, `/en-us${old(7)}`)).toBe('302 /en-us/c/tents')
  })
})

const ordersOfOne = '/orders?site=fellholm-us&q=history%40fellholm.example'

const pages = {
  publisher: [
    '/redirects',
    '/redirects/rule',
    '/redirects/draft',
    '/redirects/import',
    '/redirects/history',
    '/redirects/single-keys',
    '/redirects/explain?address=/en-us/old-with-1&country=US',
    '/not-found',
    '/searches',
    '/pages',
    '/content?site=fellholm-us&q=tent',
    '/content/fellholm-us/product/FH50050',
    '/content/fellholm-us/page/spring-snow',
    '/content/fellholm-us/slot?place=category&locale=en-us',
    '/audit',
  ],
  engineer: [
    '/orders',
    '/orders/letters',
    '/photos?site=fellholm-us',
    '/customers?site=fellholm-us&q=history%40fellholm.example',
    '/previews',
    '/visitors',
    '/visitors/consent',
    '/visitors/experiments',
    '/visitors/vitals',
    '/visitors/errors',
    '/health',
    // The one it ends at has an order to look at.
    ordersOfOne,
  ],
} as const

/** Gives each page something to show: rules with an error among them, a missing page, a search without a result, stored pages. */
async function fillDesk(page: Page): Promise<void> {
  await signIn(page, 'publisher')
  await beginAnew(page)
  await page.goto('/redirects/import')
  await page.getByLabel('Or paste it').fill('from,to,status\n/walk,/c/tents,301\n/round,/round,302\n/wrong,,301')
  await page.getByRole('button', { name: 'Take into the draft' }).click()
  expect(await violations(page), 'an import with something wrong').toEqual([])
  for (const path of ['/en-us/shop/walked-tents', '/en-us/search?q=zzyzxqwv', '/en-us/c/tents'])
    await page.goto(`${store}${path}`)
  await expect(async () => {
    await page.goto('/not-found')
    await expect(page.getByText('/shop/walked-tents').first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Sign out' }).click()
}

/** Pages that have a table once there is something in it. */
const withRows: ReadonlySet<string> = new Set([
  '/redirects',
  '/not-found',
  '/searches',
  '/pages',
  '/content?site=fellholm-us&q=tent',
  '/audit',
  ordersOfOne,
  '/customers?site=fellholm-us&q=history%40fellholm.example',
  '/health',
])

test('with the keyboard alone somebody signs in, finds a draft, writes a rule into it and takes it back, and sees where the focus is', async ({
  page,
}) => editByKeyboard(page))

test.describe('every page', () => {
  test.describe.configure({ retries: 0 })

  for (const [width, colorScheme] of views)
    test(`every page of the desk at ${width} px, ${colorScheme}: nothing axe finds, nothing wider than the window, nothing its policy refuses`, async ({
      page,
    }) => {
      const refused = watchPolicy(page)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.goto('/sign-in')
      expect(await violations(page), '/sign-in').toEqual([])
      await fillDesk(page)
      for (const [role, paths] of Object.entries(pages) as [keyof typeof pages, readonly string[]][]) {
        await signIn(page, role)
        for (const path of paths) {
          expect((await page.goto(path))?.status(), path).toBe(200)
          // A long draft is looked through first, and the page leads on by itself.
          await page.waitForURL(url => !url.pathname.startsWith('/jobs/'))
          if (withRows.has(path)) expect(await page.getByRole('row').count(), path).toBeGreaterThan(0)
          expect(await violations(page), path).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
          if (process.env.DESK_PICTURES !== undefined)
            await page.screenshot({
              path: `${process.env.DESK_PICTURES}/${path.replaceAll(/\W+/g, '-')}-${width}-${colorScheme}.png`,
              fullPage: false,
            })
        }
        expect(refused).toEqual([])
        if (role === 'engineer') {
          await page.getByRole('table').getByRole('link').first().click()
          await expect(page.getByRole('heading', { name: 'Time line' })).toBeVisible()
          expect(await violations(page), 'an order').toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
          if (process.env.DESK_PICTURES !== undefined)
            await page.screenshot({ path: `${process.env.DESK_PICTURES}/order-${width}-${colorScheme}.png` })
        }
        await page.getByRole('button', { name: 'Sign out' }).click()
      }
    })
})
