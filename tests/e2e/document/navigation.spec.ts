import { expect, test, type Page } from '@playwright/test'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { builtScript } from '../../support/built-script.ts'
import { openAtRest } from '../../support/traffic.ts'
import { wordsOf } from '../../support/words.ts'
import { makesNothingReady } from './nothing-ready.ts'
import { addFirstProduct, markets } from '../../shoppers/in-browser/purchase.ts'

// Looks at letters, or at where they break.
test.use({ launchOptions: launchOptions('typefaces') })

const t = wordsOf('en')

/** Marks the document; the mark is gone when the browser loads a whole page. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(globalThis, 'mark', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'mark') === true)

test.describe('soft navigation', () => {
  test.beforeEach(({ page }) => makesNothingReady(page))

  test('R004: the first page comes from the server; from then on a link swaps the page without loading a document, moves the focus and announces the title', async ({
    page,
  }) => {
    await page.goto('/en-us/c/mens-jackets')
    await mark(page)
    await page.locator('main h3 a').first().click()
    await page.waitForURL(/\/p\//)
    await expect(page.locator('#main')).toBeFocused()
    expect(await isMarked(page)).toBe(true)
    await expect(page.locator('main article h1')).toBeVisible()
    await expect(page.locator('#announcer')).toHaveText(await page.title())
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('R385, D51: Back to a listing restores position, filters and the very same page; five pages are kept', async ({
    page,
  }) => {
    await page.goto('/en-us/c/men?sort=newest')
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-mark', 'first'))
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-typefaces'))
    await page.mouse.wheel(0, 1_500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
    const card = page.locator('main h3 a').nth(8)
    await card.scrollIntoViewIfNeeded()
    const top = () => card.evaluate(element => element.getBoundingClientRect().top)
    const before = await top()
    await card.click()
    await expect(page.locator('main article h1')).toBeVisible()
    // A pointer that comes to rest on a card of the listing would fetch ahead what it leads to.
    await page.mouse.move(0, 0)
    const requests: string[] = []
    page.on('request', request => requests.push(new URL(request.url()).pathname))
    await page.goBack()
    await page.waitForURL(/sort=newest/)
    await expect(page.locator('main[data-mark="first"]')).toBeAttached()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
    expect(requests.filter(path => path.startsWith('/en-us'))).toEqual([])
  })

  test('R076: another q changes the results of /search in their place, without a page transition; Back has the last ones as they were left', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const real = document.startViewTransition.bind(document)
      document.startViewTransition = (...work) => {
        Reflect.set(globalThis, 'transitions', Number(Reflect.get(globalThis, 'transitions') ?? 0) + 1)
        return real(...work)
      }
    })
    const transitions = () => page.evaluate(() => Number(Reflect.get(globalThis, 'transitions') ?? 0))
    await page.goto('/en-us/search?q=merino')
    await mark(page)
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-mark', 'merino'))
    const field = page.getByRole('combobox', { name: t('shell.search.label') })
    await field.fill('boot')
    await field.press('Enter')
    await page.waitForURL(/\?q=boot/)
    await expect(page.locator('main h1')).toContainText('boot')
    expect([await isMarked(page), await transitions()]).toEqual([true, 0])
    await page.goBack()
    await page.waitForURL(/\?q=merino/)
    await expect(page.locator('main[data-mark="merino"]')).toBeAttached()
    expect(await transitions()).toBe(0)
    // Another page has one.
    await page.locator('main h3 a').first().click()
    await expect(page.locator('main article h1')).toBeVisible()
    expect([await isMarked(page), await transitions()]).toEqual([true, 1])
  })

  test('a page that left the five is loaded anew', async ({ page }) => {
    await page.goto('/en-us/c/tents')
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-mark', 'first'))
    const heading = page.locator('main h1')
    const shelves = {
      duffels: 'Duffels',
      'day-packs': 'Day packs',
      beanies: 'Beanies',
      caps: 'Caps',
      gloves: 'Gloves',
      socks: 'Socks',
    }
    for (const [slug, name] of Object.entries(shelves)) {
      await page.evaluate(path => location.assign(path), `/en-us/c/${slug}`)
      await expect(heading).toHaveText(name)
    }
    for (const name of [...Object.values(shelves).slice(0, -1).toReversed(), 'Tents']) {
      await page.goBack()
      await expect(heading).toHaveText(name)
    }
    await page.waitForURL(/tents/)
    await expect(page.locator('main h1')).toHaveText(/Tents/)
    await expect(page.locator('main[data-mark="first"]')).toHaveCount(0)
  })

  test('hover fetches a public page ahead, and a personal one never', async ({ page }) => {
    await page.goto('/en-us/c/tents')
    const fetched: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname)
    })
    await page.locator('main h3 a').first().hover()
    await expect.poll(() => fetched.filter(path => path.includes('/p/')).length).toBe(1)
    await page.goto('/en-us/cart')
    expect(fetched.filter(path => path.endsWith('/cart'))).toEqual([])
  })

  test('a page that comes late does not take the focus from a field in which the shopper has begun to write', async ({
    page,
  }) => {
    await page.goto('/en-us/c/tents')
    const field = page.getByRole('combobox', { name: t('shell.search.label') })
    await page.route(/\/c\/duffels/, async route => {
      await field.pressSequentially('merino')
      await route.continue()
    })
    await page.evaluate(() => location.assign('/en-us/c/duffels'))
    await expect(page.locator('main h1')).toHaveText('Duffels')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('merino')
  })

  test('any failure falls back to an ordinary navigation', async ({ page }) => {
    await page.goto('/en-us/c/tents')
    await mark(page)
    await page.route(/\/p\//, (route, request) =>
      request.resourceType() === 'fetch' ? route.abort() : route.continue(),
    )
    await page.locator('main h3 a').first().click()
    await page.waitForURL(/\/p\//)
    await page.waitForFunction(() => Reflect.get(globalThis, 'mark') !== true)
  })

  test('R069: siteId, cms, preview and enrollment_marketing_source survive a click', async ({ page }) => {
    const carried = { siteId: 'fellholm-us', cms: 'draft', preview: 'true', enrollment_marketing_source: 'mail' }
    await page.goto(`/en-us/c/tents?sort=newest&${new URLSearchParams(carried)}`)
    await page.locator('main h3 a').first().click()
    await page.waitForURL(/\/p\/.*enrollment_marketing_source/)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(carried)
  })

  test('R391: once the manifest says that there is a new build, the next link loads a whole page', async ({ page }) => {
    await page.route(/\/builds\/meta\//, route => route.fulfill({ json: { buildId: 'a-newer-one' } }))
    const manifest = page.waitForEvent('requestfinished', request => request.url().includes('/builds/meta/'))
    await page.goto('/en-us/c/tents')
    await mark(page)
    await manifest
    // What the page does with the answer is done when its own turn comes.
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve)))
    await page.locator('main h3 a').first().click()
    await page.waitForURL(/\/p\//)
    await page.waitForFunction(() => Reflect.get(globalThis, 'mark') !== true)
  })
})

test.describe('#panel=mini-cart', () => {
  test('opens after adding, takes the focus, keeps it, and closes by Escape with the hash gone and the query kept', async ({
    page,
  }) => {
    await addFirstProduct(page, markets['en-us'])
    const dialog = page.getByRole('dialog', { name: t('cart.title') })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('heading', { name: t('cart.title') })).toBeFocused()
    for (let i = 0; i < 15; i++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).hash).toBe('')
  })

  test('opens from the address, closes on Back and on path change', async ({ page }) => {
    await page.goto('/en-us/c/tents')
    await page.locator('header [data-dialog="panel=mini-cart"]').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await page.goto('/en-us/c/tents#panel=mini-cart')
    await expect(dialog).toBeVisible()
    await page.evaluate(() => location.assign('/en-us/c/duffels'))
    await page.waitForURL(/duffels/)
    await expect(dialog).toBeHidden()
  })

  test('a changed quantity changes dialog and count and leaves the page; a refused one goes back and says why (INV408)', async ({
    page,
  }) => {
    await page.goto('/en-us/p/x-fh50010')
    await page.waitForURL(/lee-tent/)
    await page.locator('label:has(input[name="upc"]:not([disabled]))').first().click()
    await page
      .locator('#buy')
      .getByRole('button', { name: t('product.add') })
      .click()
    const dialog = page.getByRole('dialog')
    const quantity = dialog.locator('select[name="qty"]')
    await quantity.focus()
    await quantity.selectOption('2')
    await expect(page.locator('[data-cart-count]')).toHaveText('2')
    await expect(quantity).toHaveValue('2')
    await expect(page).toHaveURL(/lee-tent.*#panel=mini-cart/)
    await expect(quantity).toBeFocused()
    await quantity.evaluate((select: HTMLSelectElement) => {
      select.append(new Option('9'))
      select.value = '9'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(dialog.locator('[data-problem]')).toHaveText('You can buy at most 2 of this item.')
    await expect(quantity).toHaveValue('2')
    await dialog.getByRole('button', { name: 'Remove Lee Tent' }).click()
    await expect(dialog.getByText(t('cart.empty.text'))).toBeVisible()
    await expect(page.locator('[data-cart-count]')).toBeHidden()
  })

  test('is not opened on a cart route: the page itself is there', async ({ page }) => {
    await page.goto('/en-us/cart')
    await page.locator('header [data-dialog="panel=mini-cart"]').click()
    await expect(page).toHaveURL(/\/en-us\/cart$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('islands', () => {
  test('no React before an intention: home and listing load the entry alone; the size picker wakes when touched', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.goto('/en-us')
    await openAtRest(page, '/en-us/c/mens-jackets')
    expect([...new Set(scripts)]).toEqual([builtScript('client/main.ts')])
    await page.locator('main h3 a').first().click()
    await page.waitForURL(/\/p\//)
    const picker = page.locator('[data-mount="size-picker"]')
    await expect(picker).not.toHaveAttribute('data-awake', '')
    await picker.locator('label:has(input:not([disabled]))').first().click()
    await expect(picker).toHaveAttribute('data-awake', '')
    await expect(picker.locator('input:checked')).toHaveCount(1)
  })

  test('an island asks for its texts together with its code, not after it', async ({ page }) => {
    const first = new Set(['client/main.ts', 'client/mount/registry.ts', 'shared', 'virtual:texts/en'].map(builtScript))
    await page.goto('/en-us/p/womens-northmere-parka-fh15011')
    // All other code is on its way for as long as it is looked at.
    await page.route('**/assets/*.js', async route => {
      if (first.has(new URL(route.request().url()).pathname)) await route.continue()
    })
    const texts = page.waitForRequest(request => request.url().endsWith(builtScript('virtual:texts/en')))
    await page.locator('[data-mount="size-picker"] label:has(input:not([disabled]))').first().click()
    await texts
  })
})
