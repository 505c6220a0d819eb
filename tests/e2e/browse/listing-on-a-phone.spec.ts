import { expect, test } from '@playwright/test'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { wordsOf } from '../../support/words.ts'
import { withAndWithoutScript } from '../../support/with-and-without-script.ts'

// Looks at letters, or at where they break.
test.use({ launchOptions: launchOptions('typefaces') })

const t = wordsOf('en')

test.use({ viewport: { width: 390, height: 844 } })

withAndWithoutScript(hasScript => {
  test('a listing on a phone: filters and order stay in view below the header, however far down', async ({ page }) => {
    await page.goto('/en-us/c/womens-jackets')
    await page.mouse.wheel(0, 2000)
    const filters = page.locator('main button[popovertarget="filters"]:not([popovertargetaction])').first()
    const sort = page.locator('select[name="sort"]')
    await expect(page.locator('main [data-cards] h3 a').first()).not.toBeInViewport()
    for (const control of [filters, sort]) await expect(control).toBeInViewport({ ratio: 1 })
    const [header, bar] = await Promise.all([page.locator('header').first().boundingBox(), filters.boundingBox()])
    expect(bar?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity))
  })

  test('a card on a phone is its product’s alone; boxes to compare stand on cards from a press of Compare on, and two go to /compare', async ({
    page,
  }) => {
    await page.goto('/en-us/c/tents')
    await expect(page.locator('main a[data-dialog^="modal=quickshop"]').first()).toBeHidden()
    const boxes = page.locator('main input[form="compare"]')
    await expect(boxes.first()).toBeHidden()
    await page.getByLabel(t('browse.compare'), { exact: true }).first().check()
    for (const index of [0, 1]) await boxes.nth(index).check()
    await page.locator('#compare button').click()
    await expect(page.locator('main th[scope="col"]')).toHaveCount(2)
  })

  test('a product far down a listing is compared with its first: its box is there once its card is near', async ({
    page,
  }) => {
    await page.goto('/en-us/c/women')
    await page.getByLabel(t('browse.compare'), { exact: true }).first().check()
    const boxOf = (card: number) => page.locator('main [data-cards] > li').nth(card).locator('input[form="compare"]')
    await boxOf(0).check()
    await expect(boxOf(20)).toHaveCount(hasScript ? 0 : 1)
    await page.locator('main [data-cards] > li').nth(20).scrollIntoViewIfNeeded()
    await boxOf(20).check()
    await page.locator('#compare button').click()
    await expect(page.locator('main th[scope="col"]')).toHaveCount(2)
  })

  test('the sheet of filters takes all of them off by one link, which is there once one is on', async ({ page }) => {
    await page.goto('/en-us/c/womens-jackets')
    const open = page.locator('main button[popovertarget="filters"]:not([popovertargetaction])').first()
    await open.click()
    const clear = page.locator('#filters').getByRole('link', { name: t('browse.clear') })
    await expect(clear).toHaveCount(0)
    await page.goto('/en-us/c/womens-jackets?color=green&size=M')
    await open.click()
    await clear.click()
    await expect(page).toHaveURL(/\/c\/womens-jackets$/)
  })
})
