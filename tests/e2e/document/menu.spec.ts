import { expect, test } from '@playwright/test'

import { href, localPath } from '#routes/href.ts'

import { wordsOf } from '../../support/words.ts'

const t = wordsOf('en')

test('every panel of the menu has a picture, and those of people lead to new arrivals and gift cards as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en-us/c/tents')
  const menu = page.getByRole('navigation', { name: t('shell.menu.main') })
  const departments = menu.locator(':scope > ul > li:has(details)')
  expect(await departments.count()).toBeGreaterThan(5)
  for (const department of await departments.all()) {
    const link = department.locator(':scope > a')
    await link.hover()
    await expect(department.locator('img')).toBeVisible()
    const isOfPeople = /^\/en-us\/c\/(?:women|men|kids)$/.test((await link.getAttribute('href')) ?? '')
    for (const path of ['/c/new-arrivals', '/c/gift-cards'])
      await expect(department.locator(`a[href="/en-us${path}"]`)).toHaveCount(isOfPeople ? 1 : 0)
  }
})

test('the menu of a phone has the account, orders, stores, gift cards and help', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en-us/c/tents')
  await page.getByRole('button', { name: t('shell.menu.open') }).click()
  const menu = page.locator('#menu')
  for (const [name, address] of [
    ['shell.menu.account', href('en-us', 'account')],
    ['account.area.accountOrderHistory', href('en-us', 'accountOrderHistory')],
    ['stores.title', href('en-us', 'storeLocator')],
    ['gift-card.title', href('en-us', 'giftCard')],
    ['shell.menu.help', localPath('en-us', '/help')],
  ] as const) {
    const link = menu.getByRole('link', { name: t(name) })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', address)
  }
})
