import { expect, test, type Page } from '@playwright/test'

import { wordsOf } from '../../support/words.ts'

const t = wordsOf('en')
const page = '/en-us/c/tents?sort=price-asc'

const sizeOf = async (browser: Page) =>
  (await browser.getByRole('dialog').boundingBox()) ?? { width: 0, height: 0, x: 0 }

test('R071, R086, R088, R092: #modal=sign-in_header opens from the hash, closing it leaves the query, and another path closes it', async ({
  page: browser,
}) => {
  await browser.goto(`${page}#modal=sign-in_header`)
  const dialog = browser.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: t('sign-in.title') })).toBeFocused()
  await browser.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(browser).toHaveURL(/\/c\/tents\?sort=price-asc$/)
  await browser.evaluate(() => {
    location.hash = '#modal=sign-in'
  })
  await expect(dialog).toBeVisible()
  await browser.evaluate(() => navigation.navigate('/en-us/about-us'))
  await expect(browser).toHaveTitle(/^(?!Tents)/)
  await expect(dialog).toHaveCount(0)
  await expect(browser).toHaveURL(/\/about-us$/)
})

test('R084, R093, R399: #modal=sign-up is a modal where there is room, as wide as its content area makes it, and a side panel of full width below 768 px', async ({
  page: browser,
}) => {
  await browser.setViewportSize({ width: 1280, height: 900 })
  await browser.goto(`${page}#modal=sign-up`)
  const dialog = browser.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: t('sign-in.join') })).toBeVisible()
  await expect(dialog).toHaveAttribute('data-size', 'md')
  expect((await sizeOf(browser)).width).toBeLessThan(1_000)
  await browser.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await sizeOf(browser)).width).toBe(390)
  expect((await sizeOf(browser)).height).toBe(844)
})
