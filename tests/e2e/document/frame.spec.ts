import { brotliCompressSync } from 'node:zlib'

import { expect, test, type Page } from '@playwright/test'

import { personalSheetOf } from '../../../src/kit/style-sheets.ts'
import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { drawn, layoutShift, watchLayoutShift, whatMoved } from '../../support/layout-shift.ts'
import { atRest, openAtRest } from '../../support/traffic.ts'
import { wordsOf } from '../../support/words.ts'
import { addFirstProduct, markets } from '../../shoppers/in-browser/purchase.ts'

// Looks at letters, or at where they break.
test.use({ launchOptions: launchOptions('typefaces') })

const product = '/p/womens-ridgeline-3l-shell-fh10011'
const paths = [
  '',
  '/c/mens-jackets',
  product,
  '/search?q=boot',
  '/compare?id=FH10011&id=FH10012&id=FH30011',
  '/finder/boot?for=kids&use=rock&extra=wide',
  '/kit/FH10011',
  '/search?q=zzzz',
  '/location-selector',
  '/nowhere',
  '/cart',
]
const t = wordsOf('en')

/** What stands out of the page on the right: elements whose end lies beyond the window. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth} in ${clientWidth}`] : []
  })

for (const locale of ['en-us', 'de-de', 'fr-fr'])
  test(`/${locale}: no page needs sideways scrolling at 320 px (WCAG 1.4.10)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of paths) {
      await page.goto(`/${locale}${path}`)
      expect([path, await overflowing(page)]).toEqual([path, []])
    }
  })

test('with text at 200 % no page needs sideways scrolling and the cart can be filled (WCAG 1.4.4)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 800 })
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
  for (const path of paths) {
    await page.goto(`/en-us${path}`)
    await enlarge()
    expect([path, await overflowing(page)]).toEqual([path, []])
  }
  await page.goto(`/en-us${product}`)
  await enlarge()
  await page.locator('label:has(input[name="upc"]:not([disabled]))').first().click()
  await page
    .getByRole('button', { name: t('product.add') })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('link', { name: t('cart.checkout') })).toBeVisible()
})

test('no page shifts by more than 0.02 while it loads and is scrolled', async ({ page }) => {
  await watchLayoutShift(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of [...paths, '/403', '/500', '/components']) {
      await openAtRest(page, `/en-us${path}`)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let y = 0; y < Math.min(height, 4_000); y += 800) await page.mouse.wheel(0, 800)
      await atRest(page)
      const sum = await layoutShift(page)
      expect([path, width, sum <= 0.02 ? 'still' : sum], await whatMoved(page)).toEqual([path, width, 'still'])
    }
  }
})

/** Opens a page, lets it be scrolled to a height, and loads it again there: how far things move that can be seen. */
async function shiftAfterReload(page: Page, path: string, top: number): Promise<number> {
  await openAtRest(page, `/en-us${path}`)
  // As somebody gets there, by and by: what was on the way has been laid out, and the page is as high as it is.
  for (let y = 0; y < top; y += 300) {
    await page.mouse.wheel(0, 300)
    await drawn(page)
  }
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 300)
  await page.reload()
  await atRest(page)
  await drawn(page)
  return layoutShift(page)
}

/** Where pages are left: in their middle, and one that is short on a phone at its foot. */
const middles = [
  ['', 900],
  ['', 1800],
  ['', 3300],
  ['', 3900],
  [product, 1800],
  [product, 3900],
] as const
const leftAt = { 390: [...middles, ['/gift-card', 1800] as const], 1440: middles }

for (const width of [390, 1440] as const)
  test(`a page that is loaded again where it was left, ${width} px wide, shifts by no more than 0.05`, async ({
    page,
  }) => {
    await watchLayoutShift(page)
    await page.setViewportSize({ width, height: 844 })
    for (const [path, top] of leftAt[width]) {
      const sum = await shiftAfterReload(page, path, top)
      expect([path, top, sum <= 0.05 ? 'still' : sum], await whatMoved(page)).toEqual([path, top, 'still'])
    }
  })

test('no page asks another host for anything', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', request => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && origin !== baseURL) foreign.push(request.url())
  })
  for (const path of [...paths, '/components']) await openAtRest(page, `/en-us${path}`)
  expect(foreign).toEqual([])
})

test('all styles are at most 25 KB brotli, and the fonts of a first load at most 90 KB', async ({ page, request }) => {
  const fonts: number[] = []
  page.on('response', async response => {
    if (response.url().endsWith('.woff2')) fonts.push((await response.body()).byteLength)
  })
  await openAtRest(page, '/en-us')
  const sheet = (await page.locator('html').getAttribute('data-sheet')) ?? ''
  const sheets = await Promise.all([sheet, personalSheetOf(sheet)].map(href => request.get(href)))
  expect(sheets.map(answer => answer.status())).toEqual([200, 200])
  const styles = await Promise.all(sheets.map(answer => answer.body()))
  expect(brotliCompressSync(Buffer.concat(styles)).byteLength).toBeLessThanOrEqual(25 * 1024)
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90 * 1024)
})

test('the mini-cart panel, by keyboard: focus on its heading, Tab stays inside, Escape gives it back', async ({
  page,
}) => {
  await addFirstProduct(page, markets['en-us'])
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: t('cart.title') })).toBeFocused()
  await expect(panel.getByRole('link', { name: t('cart.checkout') })).toBeVisible()
  for (let press = 0; press < 15; press++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement !== body && activeElement?.closest('dialog') === null
    })
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('product.add') }).first()).toBeFocused()
})

test('the drawer, by keyboard: opens, its groups unfold one at a time, Escape gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en-us/c/tents')
  const button = page.getByRole('button', { name: t('shell.menu.open') })
  await button.focus()
  await page.keyboard.press('Enter')
  const drawer = page.locator('#menu')
  await expect(drawer).toBeVisible()
  await drawer.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await drawer.locator('summary').nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(drawer.locator('details[open]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
})

test('the mega menu, by keyboard: Tab goes through the open entry’s links and the panel closes behind it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en-us/c/tents')
  const entry = page
    .getByRole('navigation', { name: t('shell.menu.main') })
    .locator('li')
    .filter({ has: page.getByRole('link', { name: 'Women', exact: true }) })
    .first()
  await entry.getByRole('link', { name: 'Women', exact: true }).focus()
  const all = entry.getByRole('link', { name: t('shell.menu.all') })
  await expect(all).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(all).toBeFocused()
  await page.locator('#q').focus()
  await expect(all).toBeHidden()
})

test('a carousel, by keyboard: Tab reaches every product in it, and what has the focus is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en-us')
  const cards = page.locator('section:has(h2:text-is("Just in")) h3 a')
  const count = await cards.count()
  expect(count).toBeGreaterThan(4)
  for (let index = 0; index < count; index++) {
    await cards.nth(index).focus()
    await expect(cards.nth(index)).toBeInViewport()
  }
})

test('R100: back to top is there on a long page once scrolled past a window, and leads up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto('/en-us/c/mens-jackets')
  const up = page.getByRole('button', { name: t('ui.top') })
  await expect(up).toBeHidden()
  await page.mouse.wheel(0, 1_500)
  await expect(up).toBeVisible()
  await up.click()
  await expect(up).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the newsletter takes an address, thanks in its place, and says what is wrong with one that is none', async ({
  page,
}) => {
  await page.goto('/en-us/c/tents')
  const email = page.locator('#newsletter-email')
  const send = page.getByRole('button', { name: t('shell.newsletter.submit') })
  await email.fill('ada@nowhere')
  await send.click()
  await expect(page.locator('#newsletter-problem')).toHaveText(t('errors.AUT453'))
  await email.fill('ada@example.com')
  await send.click()
  await expect(page.getByText(t('shell.newsletter.thanks'))).toBeVisible()
  await expect(email).toHaveValue('')
  await expect(page).toHaveURL(/\/c\/tents$/)
})

test('without script the newsletter thanks as well', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/en-us/c/tents')
  await expect(page.getByText(t('shell.newsletter.thanks'))).toBeHidden()
  await page.locator('#newsletter-email').fill('ada@example.com')
  await page.getByRole('button', { name: t('shell.newsletter.submit') }).click()
  await expect(page.getByText(t('shell.newsletter.thanks'))).toBeVisible()
  await context.close()
})

test('home, listings and products name a share card in og:image: a PNG of 1200 × 630 from the store itself', async ({
  request,
  baseURL,
}) => {
  const cards = new Set<string>()
  for (const path of ['', '/c/tents', product]) {
    const html = await (await request.get(`/en-us${path}`)).text()
    const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect(new URL(address).origin).toBe(baseURL)
    const answer = await request.get(address)
    const png = await answer.body()
    expect([answer.headers()['content-type'], png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'image/png',
      1200,
      630,
    ])
    cards.add(address)
  }
  expect(cards.size).toBe(3)
})
