import { expect, test, type Page } from '@playwright/test'

import { wordsOf } from '../../support/words.ts'
import { widths } from '../../shoppers/in-browser/beforehand.ts'
import { cards } from '../../shoppers/cards.ts'
import { addFirstProduct, answerProvider, markets, pay, payButton, ship } from '../../shoppers/in-browser/purchase.ts'
import { expectConfirmed } from '../../shoppers/in-browser/sales.ts'

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
  await expect(page.getByRole('dialog', { name: t('checkout.challenge.title') })).toBeVisible()
}

for (const width of widths)
  test(`R176, R177: at ${width} px PaymentNotAuthorized opens #modal=three-d-secure-challenge by itself; confirmed there, a guest’s order is confirmed, with one charge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await comeToTheBank(page)
    await answerProvider(page, 'Bestätigen')
    await expectConfirmed(page, market, 1)
  })

test('R177, R338: refused in the dialog three-d-secure-challenge, the shopper is back at the payment with the reason, and another card pays', async ({
  page,
}) => {
  await comeToTheBank(page)
  await answerProvider(page, 'Ablehnen')
  await page.waitForURL(/step=billing/, { timeout: 15_000 })
  await expect(page.getByText(t('errors.three-d-secure')).first()).toBeVisible()
  const fields = page.frameLocator('main iframe')
  await expect(fields.locator('[autocomplete="cc-name"]')).not.toHaveValue('')
  await expect(fields.locator('[autocomplete="cc-exp"]')).toHaveValue(/^\d\d\/\d\d$/)
  await expect(fields.locator('[autocomplete="cc-number"]')).toHaveValue('')
  await pay(page, market)
  await payButton(page, market).click()
  await expectConfirmed(page, market, 1)
})
