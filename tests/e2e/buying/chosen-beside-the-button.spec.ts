import { expect, test } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { layoutShift, watchLayoutShift } from '../../support/layout-shift.ts'
import { wordsOf } from '../../support/words.ts'

// Looks at letters, or at where they break.
test.use({ launchOptions: launchOptions('typefaces') })

const t = wordsOf('en')
const card = `/en-us/p/digital-gift-card-${fixtures.giftCard.productId.toLowerCase()}`

test('R410, R409: the field for another amount shows with its choice, says what is wrong there, and the mini cart shows sum, giver and day', async ({
  page,
}) => {
  await page.goto(card)
  const sum = page.getByRole('textbox', { name: t('product.amount.sum') })
  await expect(sum).toBeHidden()
  await page
    .locator('label')
    .filter({ hasText: t('product.amount.other') })
    .click()
  await sum.fill('7')
  await page.getByRole('button', { name: t('product.add') }).click()
  await expect(page.locator('[data-error-for="giftSum"]')).toHaveText('Enter an amount from $10 to $500.')
  await sum.fill('37.50')
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const typed = {
    giftTo: 'Noor',
    giftEmail: 'noor@example.com',
    giftFrom: 'Ada',
    giftOn: day,
    giftMessage: 'Up there.',
  }
  for (const [name, text] of Object.entries(typed)) await page.locator(`main [name="${name}"]`).fill(text)
  await page.getByRole('button', { name: t('product.add') }).click()
  const miniCart = page.getByRole('dialog', { name: t('cart.title') })
  for (const text of ['$37.50', 'For Noor (noor@example.com)', 'From Ada', 'Sent on'])
    await expect(miniCart.getByText(text).first()).toBeVisible()
})

test('R411: with a store of one’s own the product offers to fetch it there, and the mini cart says so', async ({
  page,
}) => {
  await page.goto('/en-us/store-locator?q=Denver')
  await page.locator('#s-us-denver').getByRole('button').click()
  await expect(page.getByRole('dialog').getByText('Fellholm Denver is your store now.')).toBeVisible()
  await page.goto(`/en-us/p/x-${fixtures.onlyInStores.productId.toLowerCase()}`)
  await page.locator(`main label:has(input[name="upc"][value="${fixtures.onlyInStores.upc}"])`).click()
  await expect(page.getByText('Pick up at Fellholm Denver, today')).toBeVisible()
  await page.locator('label:has(input[name="way"][value="pickup"])').click()
  await page
    .getByRole('button', { name: t('product.add') })
    .first()
    .click()
  const miniCart = page.getByRole('dialog', { name: t('cart.title') })
  await expect(miniCart.getByText('Pick up at Fellholm Denver').first()).toBeVisible()
})

for (const width of [390, 1440])
  test(`R411: a product of one size has the choice folded, and nothing moves by itself at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en-us/store-locator?q=Denver')
    await page.locator('#s-us-denver').getByRole('button').click()
    await expect(page.getByRole('dialog').getByText('Fellholm Denver is your store now.')).toBeVisible()
    await watchLayoutShift(page)
    await page.goto(`/en-us/p/x-${fixtures.oneSize.productId.toLowerCase()}`)
    const way = page.locator('input[name="way"][value="sts"]')
    await expect(way).toBeAttached()
    await expect(page.locator('label', { has: way })).toHaveText('Ship to Fellholm Denver, free')
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
    await page.locator('summary', { hasText: t('product.way') }).click()
    await page.locator('label', { has: way }).click()
    await page
      .getByRole('button', { name: t('product.add') })
      .first()
      .click()
    const miniCart = page.getByRole('dialog', { name: t('cart.title') })
    await expect(miniCart.getByText('Fellholm Denver').first()).toBeVisible()
  })
