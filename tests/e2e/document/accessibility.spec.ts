import { expect, test } from '@playwright/test'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { wordsOf } from '../../support/words.ts'
import { addFirstProduct, markets, orderNumber, payButton } from '../../shoppers/in-browser/purchase.ts'

// Looks at letters, or at where they break.
test.use({ launchOptions: launchOptions('typefaces') })

const market = markets['en-us']

test('the whole purchase by keyboard alone, every field and the last button by the name a screen reader says', async ({
  page,
}) => {
  const t = wordsOf('en')
  /** Tabs until the wanted thing has the focus; fails when it cannot be reached. */
  async function tabTo(selector: string) {
    for (let i = 0; i < 150; i++) {
      await page.waitForLoadState()
      if (await page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector).catch(() => false))
        return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${selector} cannot be reached by keyboard`)
  }
  const type = async (name: string, text: string) => {
    await tabTo(`[name="${name}"]`)
    const role = name === 'province' ? 'combobox' : 'textbox'
    await expect(page.getByRole(role, { name: t(`checkout.field.${name}`) })).toBeFocused()
    await page.keyboard.type(text)
  }

  await page.goto('/en-us/c/tents')
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo('main h3 a')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/p\//)
  await tabTo('input[name="upc"]')
  await page.keyboard.press('Space')
  await tabTo('form[data-command="cart/add"] button[type="submit"]')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: t('cart.title') })).toBeVisible()
  await tabTo('dialog a[href$="/checkout"]')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout$/)
  await type('email', 'ada@example.com')
  await type('name', 'Ada Hill')
  await type('postalCode', '80202')
  await type('city', 'Denver')
  await type('province', 'CO')
  await type('addressLine1', '1 Main Street')
  await type('phone', '3035550123')
  await tabTo('form[data-command="checkout/ship"] button[type="submit"]')
  await page.keyboard.press('Enter')
  await page.waitForURL(/step=billing/)
  const number = page.frameLocator('main iframe').locator('[autocomplete="cc-number"]')
  await expect(number).toBeVisible()
  await tabTo('main iframe')
  await expect(number).toBeFocused()
  // The holder's name stands in the last field already.
  for (const text of ['4242424242424242', '1230', '123', '']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await tabTo('form[data-command="checkout/pay"] button[type="submit"]')
  await page.keyboard.press('Enter')
  await page.waitForURL(/step=summary/)
  await tabTo('form[data-command="checkout/place"] button[type="submit"]')
  await expect(payButton(page, market)).toBeFocused()
  await page.keyboard.press('Enter')
  await orderNumber(page)
})

test('FE: a form with problems has a focused summary that leads to each field, the same words at it, and keeps what was entered', async ({
  page,
}) => {
  const t = wordsOf('en')
  await addFirstProduct(page, market)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .click()
  await page.locator('[name="name"]').fill('Ada')
  await page.getByRole('button', { name: t('checkout.to-billing') }).click()
  const summary = page.locator('[data-error-summary]')
  await expect(summary).toBeFocused()
  await expect(page.locator('[name="name"]')).toHaveValue('Ada')
  const first = summary.getByRole('link').first()
  const words = (await first.textContent()) ?? ''
  await first.click()
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'))
  await expect(page.locator(`[data-error-for="${focused}"]`)).toHaveText(words)
})
