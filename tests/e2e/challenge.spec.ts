import { expect, test, type Page } from '@playwright/test'

import { askShops } from '../support/shop-database.ts'
import { wordsOf } from '../support/words.ts'
import { addFirstProduct, cards, markets, orderNumber, pay, payButton, ship } from './purchase.ts'

const market = markets['de-de']
const t = wordsOf('de')

/** To the bank's own page, from an empty cart. */
async function comeToTheBank(page: Page) {
  await addFirstProduct(page, market)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .click()
  await ship(page, market)
  await pay(page, market, cards.challenge)
  await payButton(page, market).click()
  await page.waitForURL(/pay\.localhost.*\/challenge\//)
}

const chargesOf = (number: string) =>
  askShops<{ amount: number }>('SELECT amount FROM charges WHERE order_number = ?', number)

test('R176, R177: the bank asks on its own page; confirmed there, the order is confirmed here, with one charge', async ({
  page,
}) => {
  await comeToTheBank(page)
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page.getByRole('heading', { name: t('orders.confirmed') })).toBeVisible({ timeout: 15_000 })
  expect(await chargesOf(await orderNumber(page))).toHaveLength(1)
})

test('R177: refused there, the shopper is back at the payment with the reason, and another card pays', async ({
  page,
}) => {
  await comeToTheBank(page)
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await page.waitForURL(/step=billing/, { timeout: 15_000 })
  await expect(page.getByText(t('errors.PAY400')).first()).toBeVisible()
  await pay(page, market)
  await payButton(page, market).click()
  await expect(page.getByRole('heading', { name: t('orders.confirmed') })).toBeVisible({ timeout: 15_000 })
})

test('whoever turns back from the bank is shown the way there again, and another way to pay', async ({ page }) => {
  await comeToTheBank(page)
  await page.goto('/de-de/checkout')
  await expect(page.getByRole('heading', { name: t('checkout.challenge.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('checkout.challenge.go') })).toHaveAttribute('href', /\/challenge\//)
  await page.getByRole('button', { name: t('checkout.challenge.other') }).click()
  await page.waitForURL(/step=billing/)
})
