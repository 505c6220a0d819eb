import { expect, test, type Page } from '@playwright/test'

import { wordsOf } from '../../support/words.ts'

const t = wordsOf('en')

/** The button below the first product. */
const add = (page: Page) => page.locator('main a[data-dialog^="modal=quickshop"]').first()

test.use({ viewport: { width: 390, height: 844 } })

test('/compare on a phone: two products stand beside each other in full, what a line is about above its cells, and a size of either goes into the cart', async ({
  page,
}) => {
  await page.goto('/en-us/compare?id=FH10011&id=FH10012')
  const [left, right] = await Promise.all(
    [0, 1].map(index => page.locator('main th[scope="col"]').nth(index).boundingBox()),
  )
  expect(left?.x).toBeGreaterThanOrEqual(0)
  expect((right?.x ?? Infinity) + (right?.width ?? Infinity)).toBeLessThanOrEqual(390)
  expect(await page.locator('main table').evaluate(table => (table.parentElement?.scrollWidth ?? 999) <= 390)).toBe(
    true,
  )
  const row = page.locator('main tr', { has: page.getByRole('rowheader', { name: t('browse.compare.price') }) })
  const [head, price] = await Promise.all([
    row.locator('th').boundingBox(),
    row.locator('td > p').first().boundingBox(),
  ])
  expect((head?.y ?? Infinity) + (head?.height ?? Infinity)).toBeLessThanOrEqual(price?.y ?? 0)
  await add(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name="upc"]:enabled').first().check({ force: true })
  await dialog.getByRole('button', { name: t('product.add') }).click()
  await expect(page.getByRole('dialog', { name: t('cart.title') })).toBeVisible()
})

test('/compare without script leads from its buttons to the products', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/en-us/compare?id=FH10011&id=FH10012')
  await add(page).click()
  await expect(page).toHaveURL(/\/p\/.*fh10011$/)
})

test('/compare on a wide screen has columns that no line below moves while it comes: each product has as much room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 844 })
  for (const ids of ['id=FH10011&id=FH10012&id=FH30011', 'id=FH10011&id=FH30011']) {
    await page.goto(`/en-us/compare?${ids}`)
    const widths = () =>
      page.locator('main th[scope="col"]').evaluateAll(heads => heads.map(head => Math.round(head.clientWidth)))
    const whole = await widths()
    expect(Math.max(...whole) - Math.min(...whole)).toBeLessThanOrEqual(1)
    await page.locator('main tbody').evaluate(body => body.replaceChildren())
    expect(await widths()).toEqual(whole)
  }
})
