import { expect, test } from '@playwright/test'

import { signInAs } from '../../shoppers/in-browser/visitor.ts'
import { wordsOf } from '../../support/words.ts'

const t = wordsOf('en')

test('R416: how many points are used is chosen with a slider by the keyboard, or typed; what they are worth stands below', async ({
  page,
}) => {
  await signInAs(page, 'member')
  await page.goto('/en-us/account/loyalty')
  const slider = page.getByRole('slider', { name: t('account.redeem.points') })
  const number = page.getByRole('spinbutton', { name: t('account.redeem.points') })
  const worth = page.locator('output')
  await slider.press('ArrowRight')
  await expect(number).toHaveValue('200')
  await expect(worth).toHaveText('200 points for $20.00')
  await number.fill('500')
  await expect(slider).toHaveValue('500')
  await expect(worth).toHaveText('500 points for $50.00')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('R416: they are typed as a number, and there is no slider that says nothing', async ({ page }) => {
    await signInAs(page, 'member')
    await page.goto('/en-us/account/loyalty')
    await expect(page.getByRole('spinbutton', { name: t('account.redeem.points') })).toBeVisible()
    await expect(page.locator('[type="range"]')).toBeHidden()
  })
})
