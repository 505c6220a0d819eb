import { expect, test } from '@playwright/test'

import { atRest, watchTraffic } from '../../support/traffic.ts'
import { wordsOf } from '../../support/words.ts'
import { showPresence } from './presence.ts'

const t = wordsOf('en')

test.describe('who comes from another country', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'DE' } })

  test('R210, R211: #modal=location-confirmation asks after page load, leads to the same page of the other store, and does not ask there', async ({
    page,
  }) => {
    await page.goto('/en-us/help/returns?siteId=1')
    await showPresence(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Are you in Germany?' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/returns\?siteId=1$/)
    await page.goto('/en-us/help/returns#modal=location-confirmation_DE')
    await dialog.getByRole('button', { name: /Deutsch/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Rückgabe' })).toBeVisible()
    await expect(page).toHaveURL(/\/de-de\/hilfe\/returns$/)
    expect(await page.evaluate(() => localStorage.getItem('confirmed-country'))).toBe('DE')
  })

  test('R211, R212: staying confirms the country of the store; without location data nobody is asked', async ({
    page,
  }) => {
    watchTraffic(page)
    await page.route('**/fapi/pages/location-selector*', route => route.abort())
    const looked = page.waitForRequest('**/fapi/pages/location-selector*')
    await page.goto('/en-us/help')
    await showPresence(page)
    await looked
    await atRest(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unroute('**/fapi/pages/location-selector*')
    await page.goto('/en-us/about-us')
    await showPresence(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Stay with United States' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('confirmed-country'))).toBe('US')
  })
})

test('R102, R200, R201: a pop-up comes once the page is used, and stays away once closed', async ({ page }) => {
  await page.goto('/en-us/about-us')
  const popUp = page.getByRole('complementary', { name: 'Newsletter' })
  const use = async () => {
    await page.mouse.wheel(0, 800)
    await page.mouse.wheel(0, -100)
  }
  await expect(async () => {
    await use()
    await expect(popUp).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(popUp).toContainText('A letter now and then')
  await popUp.getByRole('button', { name: t('shell.close') }).click()
  await expect(popUp).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('dismissed-pop-ups'))).toBe('["winter-newsletter"]')
})
