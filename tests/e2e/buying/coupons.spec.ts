import { expect, test } from '@playwright/test'

import { wordsOf } from '../../support/words.ts'
import { addFirstProduct, markets } from '../../shoppers/in-browser/purchase.ts'
import { withAndWithoutScript } from '../../support/with-and-without-script.ts'

const market = markets['en-us']
const t = wordsOf('en')

withAndWithoutScript(hasScript => {
  test('PUT /cart/v1/coupon on /cart: a code takes its part off, PRM130 is said at the field it was typed into and kept in, and a code goes again', async ({
    page,
  }) => {
    await addFirstProduct(page, market)
    await expect(hasScript ? page.getByRole('dialog') : page.locator('[data-cart-page]')).toBeVisible()
    await page.goto('/en-us/cart')
    const enter = async (code: string) => {
      await page.locator('input[name="code"]:visible').fill(code)
      await page.getByRole('button', { name: t('cart.coupon.apply') }).click()
    }
    await enter('NOBODY99')
    const field = page.locator('input[name="code"]:visible')
    await expect(field).toHaveAccessibleDescription(t('errors.PRM130'))
    await expect(field).toHaveValue('NOBODY99')
    if (hasScript) await expect(field).toBeFocused()
    await enter('trail10')
    await expect(page.getByText('TRAIL10', { exact: true })).toBeVisible()
    await expect(page.getByText(t('cart.discount'))).toBeVisible()
    await page.getByRole('button', { name: 'Remove TRAIL10' }).click()
    await expect(page.getByText('TRAIL10', { exact: true })).toHaveCount(0)
    await expect(page.getByText(t('cart.discount'))).toHaveCount(0)
  })
})
