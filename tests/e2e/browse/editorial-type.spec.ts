import { expect, test, type Page } from '@playwright/test'

import { launchOptions } from '../../../scripts/testing/chromium.ts'

// Looks at letters, or at where they break.
test.use({ launchOptions: launchOptions('typefaces') })

const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize))

const pages = ['/en-us', '/en-us/c/women', '/de-de/c/damenjacken', '/en-us/help', '/de-de/nicht-da']

for (const path of pages)
  test(`${path}: its heading is 64 to 120 px high on a wide screen, the largest of the page, and has room at 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const wide = await sizeOf(page, 'main h1')
    expect(wide).toBeGreaterThanOrEqual(64)
    expect(wide).toBeLessThanOrEqual(120)
    const others = await page
      .locator('main :is(h2, h3, p)')
      .evaluateAll(all => all.map(element => Number.parseFloat(getComputedStyle(element).fontSize)))
    expect(others.filter(size => size >= 64)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    const narrow = await page.locator('main h1').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(narrow).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

test('a product’s figures are set large, as wide as each other, beside labels in small capitals; what is a text stays one', async ({
  page,
}) => {
  await page.goto('/en-us/p/womens-northmere-parka-fh15011')
  const value = (name: string) => page.locator(`main dl > div:has(dt:text-is("${name}")) > dd`)
  await expect(value('Weight')).toHaveCSS('font-size', '28px')
  await expect(value('Weight')).toHaveCSS('font-variant-numeric', 'tabular-nums')
  await expect(value('Fabric')).toHaveCSS('font-size', '16px')
  await expect(page.locator('main dt:text-is("Weight")')).toHaveCSS('font-variant-caps', 'all-small-caps')
})
