import { expect, test } from '@playwright/test'

import { wordsOf } from '../support/words.ts'
import { markets } from './purchase.ts'

const t = wordsOf('en')

test('R107, R108: recommendations wake when they come within 200 px of the view, and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/products/v1/widgetRecommendations')) asked.push(request.url())
  })
  await page.goto(`/en-us/c/${markets['en-us'].category}`)
  await page.locator('main h3 a').first().click()
  await page.waitForURL(/\/p\//)
  const shelf = page.getByRole('region', { name: t('product.recommendations') })
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await shelf.scrollIntoViewIfNeeded()
  await expect(shelf.getByRole('listitem')).toHaveCount(8)
  expect(asked).toHaveLength(1)
  const name = await shelf.getByRole('link').first().innerText()
  await shelf.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})
