import { expect, test } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'

import { wordsOf } from '../../support/words.ts'
import { violations } from '../document/axe.ts'
import { putIn } from '../../shoppers/in-browser/beforehand.ts'
import { markets, ship } from '../../shoppers/in-browser/purchase.ts'
import { withAndWithoutScript } from '../../support/with-and-without-script.ts'

const market = { ...markets['en-us'], address: { ...markets['en-us'].address, city: 'Denvr' } }
const t = wordsOf('en')

test('a misspelt domain of an e-mail is asked about beside the field, and put right at a press', async ({ page }) => {
  await putIn(page, market, fixtures.plentiful)
  await page.goto('/en-us/checkout')
  const email = page.locator('[name="email"]:visible')
  await email.fill('ada@gmial.com')
  await page.locator('[name="name"]:visible').focus()
  const asked = page.getByRole('button', { name: 'Did you mean ada@gmail.com?' })
  await expect(asked).toBeVisible()
  expect(await violations(page)).toEqual([])
  await asked.click()
  await expect(email).toHaveValue('ada@gmail.com')
  await expect(email).toBeFocused()
  await expect(asked).toBeHidden()
})

withAndWithoutScript(hasScript => {
  for (const answer of ['take', 'keep'] as const)
    test(`POST …/shippingAddress suggests another spelling: the shopper can ${answer} it`, async ({ page }) => {
      await putIn(page, market, fixtures.plentiful)
      await page.goto('/en-us/checkout')
      await ship(page, market)
      const asked = page.getByText('Did you mean 1 Main Street, Denver, CO 80202?')
      await expect(asked).toBeVisible()
      if (hasScript) expect(await violations(page)).toEqual([])
      const role = answer === 'take' ? 'button' : 'link'
      await page.getByRole(role, { name: t(`checkout.spelling.${answer}`) }).click()
      await expect(asked).toBeHidden()
      const city = answer === 'take' ? 'Denver' : 'Denvr'
      await expect(page.getByText(`Ada Moor, 1 Main Street, ${city}, CO 80202`)).toBeVisible()
    })
})
