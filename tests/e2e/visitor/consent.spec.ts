import { expect, test, type Page } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'
import { href } from '#routes/href.ts'

import { watchPolicy } from '../../support/refused-by-policy.ts'
import { atRest, watchTraffic } from '../../support/traffic.ts'
import { wordsOf } from '../../support/words.ts'
import { violations } from '../document/axe.ts'
import { putIn, widths } from '../../shoppers/in-browser/beforehand.ts'
import { showPresence } from './presence.ts'
import { markets, ship } from '../../shoppers/in-browser/purchase.ts'

const t = wordsOf('de')
const en = wordsOf('en')

const consentOf = async (page: Page) => {
  const kept = (await page.context().cookies()).find(({ name }) => name === '__Host-consent')
  return kept && decodeURIComponent(kept.value)
}

const question = (page: Page) => page.getByRole('complementary', { name: t('consent.title') })

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('R277: the question comes with the first sign of somebody, moves nothing, needs no answer, and one press answers it for good', async ({
      page,
    }) => {
      watchTraffic(page)
      await page.goto('/de-de/c/zelte')
      await expect(question(page)).toHaveCount(0)
      const heading = page.getByRole('heading', { level: 1 })
      const before = await heading.boundingBox()
      await showPresence(page)
      await expect(question(page)).toBeVisible()
      expect(await heading.boundingBox()).toEqual(before)
      await expect(page.locator('body')).toBeFocused()
      expect(await violations(page)).toEqual([])
      await page.locator('main h3 a').first().click()
      await expect(page).toHaveURL(/\/de-de\/p\//)
      await showPresence(page)
      await expect(question(page)).toBeVisible()
      expect(await consentOf(page)).toBeUndefined()
      await question(page)
        .getByRole('button', { name: t('consent.needed') })
        .click()
      await expect(question(page)).toHaveCount(0)
      expect(await consentOf(page)).toBe('C0001:1,C0002:0,C0003:0,C0004:0')
      await page.reload()
      await showPresence(page)
      await atRest(page)
      await expect(question(page)).toHaveCount(0)
    })

    test('the keyboard is at the question after the way to the content; /privacy-choices takes it over, and the footer leads back there', async ({
      page,
    }) => {
      await page.goto('/de-de')
      await showPresence(page)
      await expect(question(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(question(page).getByRole('link', { name: t('consent.choose') })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: t('consent.settings') })).toBeVisible()
      await expect(question(page)).toHaveCount(0)
      expect(await violations(page)).toEqual([])
      await page.getByRole('checkbox', { name: t('consent.functional') }).check()
      await page.getByRole('button', { name: t('consent.save') }).click()
      await expect(page.getByText(t('consent.kept')).first()).toBeVisible()
      expect(await consentOf(page)).toBe('C0001:1,C0002:0,C0003:1,C0004:0')
      await page.goto('/de-de/hilfe')
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('consent.settings') })
        .click()
      await expect(page.getByRole('checkbox', { name: t('consent.functional') })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: t('consent.targeting') })).not.toBeChecked()
    })
  })

test('R276: outside EMEA nobody is asked; Global Privacy Control has answered already', async ({ page }) => {
  watchTraffic(page)
  await page.goto('/en-us/c/tents')
  await showPresence(page)
  await atRest(page)
  await expect(page.locator('[data-consent-shown]')).toHaveCount(0)
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/de-de/c/zelte')
  await showPresence(page)
  await atRest(page)
  await expect(question(page)).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('/privacy-choices takes a choice and shows it', async ({ page }) => {
    await page.goto('/en-us/privacy-choices')
    await page.getByRole('checkbox', { name: en('consent.targeting') }).uncheck()
    await page.getByRole('button', { name: en('consent.save') }).click()
    await expect(page.getByText(en('consent.kept'))).toBeVisible()
    await expect(page.getByRole('checkbox', { name: en('consent.targeting') })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: en('consent.analytics') })).toBeChecked()
  })
})

test('R180, R277: in the checkout the question is fetched as by nobody, so that no order under way is left behind by it', async ({
  page,
}) => {
  const british = markets['en-gb']
  await putIn(page, british, fixtures.plentiful)
  await page.goto(href(british.locale, 'checkout', undefined, { step: 'shipping' }))
  const fetched = page.waitForRequest(/\/privacy-choices/)
  await showPresence(page)
  const request = await fetched
  expect(await request.headerValue('cookie')).toBeNull()
  await expect(page.getByRole('complementary', { name: en('consent.title') })).toBeVisible()
})

test('R277: in the checkout the question is fetched once for all its steps, and the content policy has nothing to report of it', async ({
  page,
}) => {
  const reported = watchPolicy(page)
  const fetched: string[] = []
  page.on('request', request => {
    if (request.url().includes('/privacy-choices')) fetched.push(request.url())
  })
  watchTraffic(page)
  const british = markets['en-gb']
  await putIn(page, british, fixtures.plentiful)
  await page.goto(href(british.locale, 'checkout', undefined, { step: 'shipping' }))
  await showPresence(page)
  const asked = page.getByRole('complementary', { name: en('consent.title') })
  await expect(asked).toBeVisible()
  await ship(page, british)
  await atRest(page)
  await expect(asked).toBeVisible()
  expect(fetched).toHaveLength(1)
  expect(reported).toEqual([])
})
