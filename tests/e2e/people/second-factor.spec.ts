import { expect, test, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import { wordsOf } from '../../support/words.ts'
import { violations } from '../document/axe.ts'

const t = wordsOf('en')

/** What the app shows, so many intervals from now. */
const shownBy = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })

async function enter(page: Page, email: string, password: string) {
  await page.goto('/en-us/sign-in?redirectTo=/en-us/account/profile')
  const main = page.locator('main')
  await main.locator('[name="username"]').fill(email)
  await main.locator('[name="password"]').fill(password)
  await main.getByRole('button', { name: t('sign-in.submit') }).click()
}

test('a code app is set up in the account by its QR code, and the next sign-in asks for its code, or for a recovery code', async ({
  page,
}) => {
  const email = `second-${crypto.randomUUID().slice(0, 8)}@example.com`
  const password = 'slow-ferry-crossing'
  await page.goto('/en-us/sign-in?step=sign-up&redirectTo=/en-us/account/profile')
  const main = page.locator('main')
  for (const [name, value] of [
    ['firstName', 'Ada'],
    ['lastName', 'Moor'],
    ['email', email],
    ['password', password],
    ['confirmPassword', password],
  ] as const)
    await main.locator(`[name="${name}"]`).fill(value)
  await main.getByRole('button', { name: t('sign-in.join.submit') }).click()
  await page.waitForURL(({ pathname }) => pathname === '/en-us/account/profile')
  await page.goto('/en-us/account/profile')
  await page.getByRole('button', { name: t('account.second.offer') }).click()
  await expect(page.getByRole('img', { name: t('account.second.picture') })).toBeVisible()
  expect(await violations(page)).toEqual([])
  const key = (await page.locator('#second-factor code').first().textContent()) ?? ''
  const secret = key.replaceAll(' ', '')
  await page.getByLabel(t('account.second.code')).fill('000000')
  await page.getByRole('button', { name: t('account.second.confirm') }).click()
  await expect(page.locator('#code-error')).toHaveText(t('errors.AUT456'))
  await page.getByLabel(t('account.second.code')).fill(shownBy(secret))
  await page.getByRole('button', { name: t('account.second.confirm') }).click()
  const codes = page.locator('#second-factor li code')
  await expect(codes).toHaveCount(10)
  expect(await violations(page)).toEqual([])
  const recovery = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: t('sign-in.leave') }).click()
  await expect(page).toHaveURL(/\/en-us$/)
  for (const code of [recovery, shownBy(secret, 1)]) {
    await enter(page, email, password)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sign-in.second.title'))
    expect(await violations(page)).toEqual([])
    await page.locator('main [name="code"]').fill('12345')
    await page.getByRole('button', { name: t('sign-in.submit') }).click()
    await expect(page.locator('#code-error')).toHaveText(t('errors.AUT456'))
    await page.locator('main [name="code"]').fill(code)
    await page.getByRole('button', { name: t('sign-in.submit') }).click()
    await page.waitForURL(({ pathname }) => pathname === '/en-us/account/profile')
    await expect(codes).toHaveCount(0)
    await page.getByRole('button', { name: t('sign-in.leave') }).click()
    await expect(page).toHaveURL(/\/en-us$/)
  }
})
