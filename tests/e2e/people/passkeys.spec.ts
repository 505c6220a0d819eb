import { expect, test } from '@playwright/test'

import { wordsOf } from '../../support/words.ts'

const t = wordsOf('en')

test('a passkey made in the account signs in without a password (WebAuthn, the browser’s virtual authenticator)', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/en-us/sign-in?redirectTo=/en-us/account/profile')
  await page.locator('main [name="username"]').fill('influencer@fellholm.example')
  await page.locator('main [name="password"]').fill('trail-lantern-42')
  await page
    .locator('main')
    .getByRole('button', { name: t('sign-in.submit') })
    .click()
  await expect(page.getByRole('heading', { name: t('account.passkeys') })).toBeVisible()
  const name = `Desk ${crypto.randomUUID().slice(0, 8)}`
  await page.locator('#passkey-name').fill(name)
  await page.getByRole('button', { name: t('account.passkey.add') }).click()
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('sign-in.leave') }).click()
  await expect(page).toHaveURL(/\/en-us$/)
  await page.goto('/en-us/sign-in')
  await page.getByRole('button', { name: t('sign-in.passkey') }).click()
  await expect(page.getByRole('button', { name: t('sign-in.leave') })).toBeVisible()
  await expect(page).toHaveURL(/\/en-us\/account/)
})
