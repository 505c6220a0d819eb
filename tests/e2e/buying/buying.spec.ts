import { expect, test, type Page } from '@playwright/test'

import { textsOf, wordsOf } from '../../support/words.ts'
import { signIn } from '../../shoppers/in-browser/beforehand.ts'
import { addFirstProduct, markets, pay, payButton, ship } from '../../shoppers/in-browser/purchase.ts'

const market = markets['en-us']
const t = wordsOf('en')

/** A product in the cart, and the mini cart open to say so. */
async function fill(page: Page) {
  await addFirstProduct(page, market)
  await page.getByRole('dialog', { name: t('cart.title') }).waitFor()
}

const confirmed = (page: Page) =>
  expect(page.getByRole('heading', { name: t('orders.confirmed') })).toBeVisible({ timeout: 15_000 })

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('#modal=cart-change-shipping-method: opens from its line and gives the focus back on closing', async ({
    page,
  }) => {
    await fill(page)
    await page.goto('/en-us/cart')
    const opener = page.getByRole('link', { name: textsOf('en')('cart.change-delivery') }).first()
    await opener.click()
    await expect(page).toHaveURL(/#modal=cart-change-shipping-method_/)
    await expect(page.getByRole('dialog').getByRole('button', { name: t('cart.delivery-option.choose') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('R126, R172: a member’s card is kept when that is wanted, and the next time comes straight to the summary', async ({
    page,
  }) => {
    await signIn(page, market, 'member-new')
    await fill(page)
    await page.goto('/en-us/checkout?step=shipping')
    await page.getByRole('button', { name: t('checkout.to-billing') }).click()
    await page.waitForURL(/step=billing/)
    await page.locator('main [name="keep"]').check()
    await pay(page, market)
    await payButton(page, market).click()
    await confirmed(page)
    await fill(page)
    await page.goto('/en-us/cart')
    await page.getByRole('button', { name: t('cart.checkout') }).click()
    await page.getByRole('heading', { name: t('checkout.summary') }).waitFor()
    await payButton(page, market).click()
    await confirmed(page)
  })

  test('#panel=shipping-address: the delivery is changed from the payment, and the shopper comes back to it', async ({
    page,
  }) => {
    await fill(page)
    await page.goto('/en-us/checkout')
    await ship(page, market)
    await page.getByRole('link', { name: /Edit/ }).first().click()
    const dialog = page.getByRole('dialog', { name: t('checkout.shipping') })
    await dialog.locator('[name="addressLine1"]').fill('99 Blake Street')
    await dialog.getByRole('button', { name: t('checkout.to-billing') }).click()
    await expect(page.getByText(/99 Blake Street/)).toBeVisible()
    await expect(page).toHaveURL(/step=billing/)
  })

  test('R332: a line is taken out and put back in its place, a quantity is said to have changed, and another tab follows', async ({
    page,
    context,
  }) => {
    await fill(page)
    await expect(page.locator('#toasts')).toContainText('Added to your cart.')
    await page.goto('/en-us/cart')
    const other = await context.newPage()
    await other.goto('/en-us/cart')
    await page.locator('[name="qty"]').selectOption('2')
    await expect(page.locator('#toasts')).toContainText('Quantity changed.')
    await expect(other.locator('[name="qty"]')).toHaveValue('2')
    await page.getByRole('button', { name: /Remove/ }).click()
    await page.getByRole('button', { name: /Undo/ }).click()
    await expect(page.locator('[name="qty"]')).toHaveValue('2')
  })
})
