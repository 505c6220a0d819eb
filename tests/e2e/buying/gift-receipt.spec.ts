import { expect, test } from '@playwright/test'

import { addFirstProduct, markets, orderNumber, pay, payButton, ship } from '../../shoppers/in-browser/purchase.ts'
import { wordsOf } from '../../support/words.ts'

const market = markets['en-us']
const t = wordsOf('en')

test('R417: a gift is said in the cart and taken back, said again before paying, and stands on the confirmation', async ({
  page,
}) => {
  await addFirstProduct(page, market)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/en-us/cart')
  const note = page.locator('textarea[name="giftNote"]')
  await expect(note).toBeHidden()
  const open = page.locator('summary', { hasText: t('cart.gift-receipt') })
  await open.focus()
  await page.keyboard.press('Enter')
  await note.fill('For the ridge.')
  await page.getByRole('button', { name: t('cart.gift-receipt.save') }).click()
  await expect(page.locator('blockquote')).toHaveText('For the ridge.')
  await page.getByRole('button', { name: t('cart.gift-receipt.undo') }).click()
  await expect(page.getByText(t('cart.gift-receipt.said'))).toHaveCount(0)
  await page.goto('/en-us/checkout')
  await ship(page, market)
  await pay(page, market)
  await page.locator('summary', { hasText: t('cart.gift-receipt') }).click()
  await note.fill('See you up there.')
  await page.getByRole('button', { name: t('cart.gift-receipt.save') }).click()
  await expect(page.locator('aside').getByText('See you up there.')).toBeVisible()
  await expect(page).toHaveURL(/step=summary/)
  await payButton(page, market).click()
  await orderNumber(page)
  await expect(page.getByText('See you up there.')).toBeVisible()
  await expect(page.getByText(t('cart.gift-receipt.said'))).toBeVisible()
})
