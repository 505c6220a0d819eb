import { expect, test } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'

import { atRest } from '../../support/dialog-at-rest.ts'
import { textsOf, wordsOf } from '../../support/words.ts'
import { putIn } from '../../shoppers/in-browser/beforehand.ts'
import { markets } from '../../shoppers/in-browser/purchase.ts'

const t = wordsOf('en')

test('on a phone #modal=store-changed, which says one sentence, is a small sheet at the foot of the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en-us/store-locator?q=Denver')
  await page.locator('#s-us-denver').getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Fellholm Denver is your store now.')).toBeVisible()
  await atRest(dialog)
  const { x = -1, y = 0, width = 0, height = 844 } = (await dialog.boundingBox()) ?? {}
  expect([x, width]).toEqual([0, 390])
  expect(height).toBeLessThan(844 / 2)
  expect(y + height).toBeCloseTo(844, 0)
})

test('#modal=cart-change-shipping-method knows the postal code that was asked for in #panel=bopis-store-search, and looks around it at once', async ({
  page,
}) => {
  await putIn(page, markets['en-us'], fixtures.plentiful)
  await page.goto('/en-us/c/mens-jackets')
  await page.getByRole('link', { name: t('browse.store') }).click()
  const search = page.getByRole('dialog')
  await search.locator('[name="place"]').fill('80302')
  await page.keyboard.press('Enter')
  await expect(search.getByText('Fellholm Boulder')).toBeVisible()
  await page.goto('/en-us/cart')
  await page
    .getByRole('link', { name: textsOf('en')('cart.change-delivery') })
    .last()
    .click()
  const dialog = page.getByRole('dialog', { name: t('cart.change-delivery') })
  await expect(dialog.locator('[name="near"]')).toHaveValue('80302')
  await expect(dialog.getByText('Boulder').first()).toBeVisible()
})
