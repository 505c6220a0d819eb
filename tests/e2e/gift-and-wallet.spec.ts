import { expect, test, type Page } from '@playwright/test'

import { wordsOf } from '../support/words.ts'
import { markets, pay, payButton } from './purchase.ts'

const market = markets['en-us']
const t = wordsOf('en')
const giftCard = '/en-us/p/digital-gift-card-fh99010'

const confirmed = (page: Page) =>
  expect(page.getByRole('heading', { name: t('orders.confirmed') })).toBeVisible({ timeout: 15_000 })

/** Who pays, where nothing but a letter is sent. */
async function billTo(page: Page, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries({ firstName: 'Ada', lastName: 'Hill', ...market.address, ...values }))
    if (name === 'province') await page.locator('[name="province"]').selectOption(value)
    else await page.locator(`[name="${name}"]:visible`).fill(value)
}

/** Every place in the browser where something may be kept or told: addresses of the store, storages, readable cookies. */
async function traces(page: Page, addresses: readonly string[]): Promise<string> {
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  return [...addresses, kept].join('\n')
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('R017: a digital gift alone, with #modal=add-gift-option from its line, to the confirmed order; no card number, token or e-mail in storage or addresses', async ({
    page,
  }) => {
    const addresses: string[] = []
    page.on('request', request => {
      if (!new URL(request.url()).hostname.startsWith('pay.')) addresses.push(request.url())
    })
    await page.goto(giftCard)
    await page.getByRole('radio', { name: '$50.00' }).check()
    await page.getByRole('button', { name: t('product.add') }).click()
    await page.getByRole('dialog', { name: t('cart.title') }).waitFor()
    await page.goto('/en-us/cart')
    const opener = page.getByRole('link', { name: /Add a recipient/ })
    await opener.click()
    await expect(page).toHaveURL(/#modal=add-gift-option_/)
    const dialog = page.getByRole('dialog', { name: t('cart.gift.title') })
    await expect(dialog.locator('[name="giftTo"]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(opener).toBeFocused()
    await opener.click()
    await dialog.locator('[name="giftTo"]').fill('Noor')
    await dialog.locator('[name="giftEmail"]').fill('noor.planted@example.com')
    await dialog.getByRole('button', { name: t('cart.gift.save') }).click()
    await expect(dialog.getByText('Your message is missing.').first()).toBeVisible()
    await dialog.locator('[name="giftMessage"]').fill('See you up there.')
    await dialog.getByRole('button', { name: t('cart.gift.save') }).click()
    await expect(page.getByText('For Noor (noor.planted@example.com)')).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.goto('/en-us/checkout')
    await page.getByRole('heading', { name: t('checkout.billing') }).waitFor()
    await billTo(page, { email: 'ada.planted@example.com' })
    await pay(page, market)
    await payButton(page, market).click()
    await confirmed(page)
    await expect(page.getByText('For Noor (noor.planted@example.com)')).toBeVisible()
    const told = await traces(page, addresses)
    for (const planted of ['4242424242424242', '4242 4242', 'card_', 'planted@', 'planted%40'])
      expect(told).not.toContain(planted)
  })

  test('R246: an athlete is offered no wallet on a product’s page, and the cart tells what is left of the credit', async ({
    page,
  }) => {
    const origin = new URL(test.info().project.use.baseURL ?? '').origin
    await page.request.post('/-/sign-in/enter?locale=en-us', {
      headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      data: { username: 'athlete@fellholm.example', password: 'trail-lantern-42', redirectTo: '' },
    })
    await page.goto('/en-us/p/womens-ridgeline-3l-shell-fh10011')
    await expect(page.getByRole('button', { name: t('product.add') }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: t('checkout.wallet') })).toBeHidden()
    await page.locator('label:has(input[name="upc"]:not([disabled]))').first().click()
    await page
      .getByRole('button', { name: t('product.add') })
      .first()
      .click()
    await page.getByRole('dialog', { name: t('cart.title') }).waitFor()
    await page.goto('/en-us/cart')
    await expect(page.getByText(/of credit left this year/)).toBeVisible()
  })
})

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a wallet buys from the product’s page; Back after the confirmation leads to no second order', async ({
    page,
  }) => {
    await page.goto(giftCard.replace('digital-gift-card-fh99010', 'womens-ridgeline-3l-shell-fh10011'))
    await page.getByRole('button', { name: t('checkout.wallet') }).click()
    await expect(page.getByText(t('product.choose-size'))).toBeVisible()
    await page.locator('label:has(input[name="upc"]:not([disabled]))').first().click()
    await page.getByRole('button', { name: t('checkout.wallet') }).click()
    await page.getByRole('dialog').frameLocator('iframe').getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('heading', { name: t('checkout.shipping'), level: 2 }).waitFor()
    await billTo(page, { email: 'ada@example.com' })
    await page.getByRole('button', { name: t('checkout.to-billing') }).click()
    await payButton(page, market).click()
    await confirmed(page)
    await page.goBack()
    await expect(page.getByRole('heading', { name: t('orders.confirmed') })).toBeHidden()
    await expect(payButton(page, market)).toBeHidden()
    await page.goto('/en-us/cart')
    await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible()
  })
})
