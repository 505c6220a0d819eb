import { expect, test } from '@playwright/test'

import { wordsOf } from '../support/words.ts'

const t = wordsOf('en')
const listing = '/en-us/c/women'

/** Most elements of a document before anybody does anything; so many that a phone lays them out at once. */
const budgets = { '/en-us': 700, [listing]: 1_400, '/en-us/p/womens-northmere-parka-fh15011': 600 }

for (const [path, most] of Object.entries(budgets))
  test(`${path} comes with at most ${most} elements`, async ({ page }) => {
    await page.route('**/*.js', route => route.abort())
    await page.goto(path)
    expect(await page.locator('*').count()).toBeLessThanOrEqual(most)
  })

test('a card of a listing has at most 22 elements, whatever it says', async ({ page }) => {
  await page.goto(listing)
  const cards = page.locator('main ul[data-cards] > li:has(h3)')
  const sizes = await cards.evaluateAll(all => all.map(card => card.querySelectorAll('*').length + 1))
  expect(sizes).toHaveLength(48)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(22)
})

const group = '#menu a[href="/en-us/c/womens-jackets"]'
const facet = 'main input[name="activity"]'

test('what is opened later is laid out at the first sign that somebody is there', async ({ page }) => {
  await page.goto(listing)
  await expect(page.locator(`${group}, ${facet}`)).toHaveCount(0)
  await page.mouse.move(300, 300)
  await expect(page.locator(group)).toHaveCount(1)
  await expect(page.locator(facet).first()).toBeAttached()
})

test('a filter that is unfolded by keyboard, first thing, has its values, and keeps the focus when one is taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${listing}?activity=hiking`)
  const value = page.locator(`${facet}[value="hiking"]`)
  await value.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\/c\/women$/)
  await expect(value).toBeFocused()
  await expect(value).not.toBeChecked()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu unfolds to its groups, and a closed filter to its values', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(listing)
    await page.getByRole('button', { name: t('shell.menu.open') }).click()
    await page.locator('#menu summary').first().click()
    await expect(page.locator(group)).toBeVisible()
    await page.goto(listing)
    await page.getByRole('button', { name: t('browse.filters') }).click()
    await page.locator('details:has(input[name="activity"]) summary').click()
    await expect(page.locator(facet).first()).toBeVisible()
  })
})
