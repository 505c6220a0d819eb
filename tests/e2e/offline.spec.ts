import { expect, test } from '@playwright/test'

import { landmarks } from '#worker/commerce/seed/landmarks.ts'

import { putIntoCart } from '../support/visitor.ts'
import { wordsOf } from '../support/words.ts'

const t = wordsOf('en')
const unheard = t('errors.OUTCOME_UNKNOWN')

test('O6: without a connection “add to cart” says so beside the button, the count goes back, and with it the next press adds', async ({
  page,
  context,
}) => {
  await page.goto('/en-us/p/x-fh50010')
  await page.locator('label:has(input[name="upc"]:not([disabled]))').first().click()
  await context.setOffline(true)
  const add = page.getByRole('button', { name: t('product.add') })
  await add.click()
  await expect(page.locator('#buy').getByRole('alert').filter({ hasText: unheard })).toBeVisible()
  await expect(page.locator('[data-cart-count]')).toBeHidden()
  await context.setOffline(false)
  await add.click()
  await expect(page.getByRole('dialog').getByRole('link', { name: t('cart.checkout') })).toBeVisible()
  await expect(page.locator('[data-cart-count]')).toHaveText('1')
})

test('O6: without a connection a changed quantity on /cart goes back to what it was, and the line says why', async ({
  page,
  context,
}) => {
  await putIntoCart(page, landmarks.plentiful.upc)
  await page.goto('/en-us/cart')
  const line = page.getByRole('article')
  const quantity = line.locator('select[name="qty"]')
  await context.setOffline(true)
  await quantity.selectOption('2')
  await expect(line.getByRole('alert')).toHaveText(unheard)
  await expect(quantity).toHaveValue('1')
  await line.getByRole('button', { name: /^Remove/ }).click()
  await expect(line.getByRole('alert').filter({ hasText: unheard })).toHaveCount(2)
  await context.setOffline(false)
  await quantity.selectOption('2')
  await expect(page.locator('[data-cart-count]')).toHaveText('2')
})
