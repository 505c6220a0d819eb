import { expect, test } from '@playwright/test'

import { atRest, watchTraffic } from '../../support/traffic.ts'
import { showPresence } from './presence.ts'

test.use({ locale: 'es-MX' })

test('#modal=language-preference: R213, R215: Spanish is offered on help and leads to its Spanish variant; R214: once', async ({
  page,
  context,
}) => {
  watchTraffic(page)
  await page.goto('/en-us/help/returns')
  await showPresence(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Español' }).click()
  await expect(page).toHaveURL(/\/es-us\/ayuda\/returns$/)
  const kept = (await context.cookies()).find(({ name }) => name === '__Host-language-preference')
  expect(kept?.value).toBe('es')
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 86_400)
  await page.goto('/en-us/help/delivery')
  await showPresence(page)
  await atRest(page)
  await expect(dialog).toHaveCount(0)
})

test('R213: nothing is offered on privacy, nor on other pages', async ({ page }) => {
  watchTraffic(page)
  for (const path of ['/en-us/help/privacy-policy', '/en-us/about-us']) {
    await page.goto(path)
    await showPresence(page)
    await atRest(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
