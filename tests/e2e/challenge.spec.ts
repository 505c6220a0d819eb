import { expect, test, type Page } from '@playwright/test'

import { askShops } from '../support/shop-database.ts'
import { wordsOf } from '../support/words.ts'
import { addFirstProduct, cards, markets, orderNumber, pay, payButton, ship } from './purchase.ts'

const market = markets['de-de']
const t = wordsOf('de')

/** To the bank's question, from an empty cart. */
async function comeToTheBank(page: Page) {
  await addFirstProduct(page, market)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .click()
  await ship(page, market)
  await pay(page, market, cards.challenge)
  await payButton(page, market).click()
  await page.waitForURL(/step=checking/)
}

const challenge = (page: Page) => page.getByRole('dialog', { name: t('checkout.challenge.title') })
const answer = (page: Page, name: string) =>
  challenge(page).frameLocator('iframe').getByRole('button', { name }).click()

const chargesOf = (number: string) =>
  askShops<{ amount: number }>('SELECT amount FROM charges WHERE order_number = ?', number)

test('R176, R177: PaymentNotAuthorized opens #modal=three-d-secure-challenge by itself; confirmed there, the order is confirmed, with one charge', async ({
  page,
}) => {
  await comeToTheBank(page)
  await answer(page, 'Bestätigen')
  await expect(page.getByRole('heading', { name: t('orders.confirmed') })).toBeVisible({ timeout: 15_000 })
  expect(await chargesOf(await orderNumber(page))).toHaveLength(1)
})

test('R177, R338: refused in the dialog three-d-secure-challenge, the shopper is back at the payment with the reason, and another card pays', async ({
  page,
}) => {
  await comeToTheBank(page)
  await answer(page, 'Ablehnen')
  await page.waitForURL(/step=billing/, { timeout: 15_000 })
  await expect(page.getByText(t('errors.three-d-secure')).first()).toBeVisible()
  await pay(page, market)
  await payButton(page, market).click()
  await expect(page.getByRole('heading', { name: t('orders.confirmed') })).toBeVisible({ timeout: 15_000 })
})

test('a challenge that is closed keeps the order: the page leads to the bank again, and to another way to pay', async ({
  page,
}) => {
  await comeToTheBank(page)
  await expect(challenge(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(challenge(page)).toBeHidden()
  await expect(page.getByRole('link', { name: t('checkout.challenge.go') })).toHaveAttribute('href', /\/challenge\//)
  await page.getByRole('button', { name: t('checkout.challenge.other') }).click()
  await page.waitForURL(/step=billing/)
})
