import { expect, type Page } from '@playwright/test'

import { href } from '#routes/href.ts'

import { textsOf, wordsOf } from '../../support/words.ts'
import type { Market } from './purchase.ts'

/** Chooses a place in a market's town for the last line of the cart, in its dialog; the line then says so. */
export async function fetchLast(page: Page, { locale, address }: Market, code: 'pickup' | 'sts' | 'pudo') {
  const t = wordsOf(locale)
  await page.goto(href(locale, 'cart'))
  await page
    .getByRole('link', { name: textsOf(locale)('cart.change-delivery') })
    .last()
    .click()
  const dialog = page.getByRole('dialog', { name: t('cart.change-delivery') })
  await dialog.locator('[name="near"]').fill(address.city)
  await dialog.getByRole('button', { name: t('cart.delivery-option.search') }).click()
  await dialog.locator(`[name="option"][value^="${code}:"]:not([disabled])`).first().check()
  await dialog.getByRole('button', { name: t('cart.delivery-option.choose') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t(`cart.delivery-option.${code}`)).first()).toBeVisible()
}
