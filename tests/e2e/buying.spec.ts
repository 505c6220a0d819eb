import { expect, test, type Page } from '@playwright/test'

import { wordsOf } from '../support/words.ts'
import { addFirstProduct, markets, orderNumber, pay, payButton, ship } from './purchase.ts'

const market = markets['en-us']
const t = wordsOf('en')

/** Signs somebody of the seed in, as the form does. */
async function signIn(page: Page, role: string) {
  const origin = new URL(test.info().project.use.baseURL ?? '').origin
  const answer = await page.request.post('/-/sign-in/enter?locale=en-us', {
    headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    data: { username: `${role}@fellholm.example`, password: 'trail-lantern-42', redirectTo: '' },
  })
  expect(answer.status()).toBe(200)
}

/** A product in the cart, and the mini cart open to say so. */
async function fill(page: Page) {
  await addFirstProduct(page, market)
  await page.getByRole('dialog', { name: t('cart.title') }).waitFor()
}

const confirmed = (page: Page) =>
  expect(page.getByRole('heading', { name: t('orders.confirmed') })).toBeVisible({ timeout: 15_000 })

/** Chooses another way for the only line, in the dialog of the cart page. */
async function travel(page: Page, code: 'pickup' | 'sts' | 'pudo') {
  await page.goto('/en-us/cart')
  const opener = page.getByRole('link', { name: /Change delivery/ }).first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: t('cart.change-delivery') })
  await dialog.locator('[name="near"]').fill('Denver')
  await dialog.getByRole('button', { name: t('cart.way.search') }).click()
  await dialog.locator(`[name="way"][value^="${code}:"]:not([disabled])`).first().check()
  await dialog.getByRole('button', { name: t('cart.way.choose') }).click()
  await expect(dialog).toBeHidden()
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('#modal=cart-change-shipping-method: opens from its line, gives the focus back on closing, and a parcel goes to a collection point', async ({
    page,
  }) => {
    await fill(page)
    await page.goto('/en-us/cart')
    const opener = page.getByRole('link', { name: /Change delivery/ }).first()
    await opener.click()
    await expect(page).toHaveURL(/#modal=cart-change-shipping-method_/)
    await expect(page.getByRole('dialog').getByRole('button', { name: t('cart.way.choose') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
    await travel(page, 'pudo')
    await expect(page.getByText(t('cart.way.pudo')).first()).toBeVisible()
    await page.goto('/en-us/checkout')
    for (const [name, value] of [
      ['email', 'ada@example.com'],
      ['firstName', 'Ada'],
      ['lastName', 'Hill'],
    ] as const)
      await page.locator(`[name="${name}"]:visible`).fill(value)
    await page.getByRole('button', { name: t('checkout.to-billing') }).click()
    await page.waitForURL(/step=billing/)
    await page.locator('[name="paying"][value="WALLET"]').check()
    for (const [name, value] of Object.entries({ firstName: 'Ada', lastName: 'Hill', ...market.address }))
      if (name === 'province') await page.locator('[name="province"]').selectOption(value)
      else await page.locator(`[name="${name}"]`).fill(value)
    await page.getByRole('button', { name: t('checkout.to-summary') }).click()
    await page.getByRole('dialog').frameLocator('iframe').getByRole('button', { name: 'Confirm' }).click()
    await payButton(page, market).click()
    await confirmed(page)
    await expect(page.getByRole('button', { name: t('orders.calendar') })).toBeVisible()
  })

  test('R244: #modal=klarna refused says that the payment failed, approved it pays; a gift card pays its part first', async ({
    page,
  }) => {
    await fill(page)
    await page.goto('/en-us/checkout')
    await ship(page, market)
    await page.getByText(t('checkout.credits.add')).click()
    await page.locator('[name="number"]').fill('6006 4910 0000 0001')
    await page.locator('[name="pin"]').fill('1234')
    await page.getByRole('button', { name: t('checkout.credits.apply') }).click()
    await expect(page.getByText(/pays \$50\.00/)).toBeVisible()
    for (const answer of ['Refuse', 'Confirm']) {
      await page.locator('[name="paying"][value="KLARNA"]').check()
      await page.getByRole('button', { name: t('checkout.to-summary') }).click()
      await page.getByRole('dialog').frameLocator('iframe').getByRole('button', { name: answer }).click()
      if (answer === 'Refuse') await expect(page.getByText(t('errors.PAY400'))).toBeVisible()
    }
    await payButton(page, market).click()
    await confirmed(page)
  })
})

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('R172: a member pays with points, a gift card and a card that is kept, and the next time comes straight to the summary', async ({
    page,
  }) => {
    await signIn(page, 'member')
    await fill(page)
    await page.goto('/en-us/checkout?step=shipping')
    await page.getByRole('button', { name: t('checkout.to-billing') }).click()
    await page.waitForURL(/step=billing/)
    await page.locator('[name="points"]').selectOption('100')
    await page
      .getByRole('button', { name: t('checkout.credits.apply') })
      .first()
      .click()
    await expect(page.getByText(/pays \$10\.00/)).toBeVisible()
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

  test('R180: Back after the confirmation leads to no second order, and /order-details follows the first', async ({
    page,
  }) => {
    await fill(page)
    await page.goto('/en-us/checkout')
    await ship(page, market)
    await pay(page, market)
    await payButton(page, market).click()
    await confirmed(page)
    const number = await orderNumber(page)
    await page.getByRole('link', { name: t('orders.follow') }).click()
    await page.waitForURL(/order-details/)
    expect(await orderNumber(page)).toBe(number)
    await page.goto('/en-us/checkout')
    await page.waitForURL(/\/en-us\/cart$/)
  })
})
