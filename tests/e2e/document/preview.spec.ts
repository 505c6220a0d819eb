import { expect, test } from '@playwright/test'

import { builtScript } from '../../support/built-script.ts'
import { wordsOf } from '../../support/words.ts'
import { watchPolicy } from '../../support/refused-by-policy.ts'
import { violations } from './axe.ts'
import { views } from '../../support/views.ts'
import { withAndWithoutScript } from '../../support/with-and-without-script.ts'

const t = wordsOf('en')

const nameOfSeen = /Not published: \d/

for (const [width, colorScheme] of views)
  test(`R006, R101: the bar of a preview at ${width} px, ${colorScheme}: says what is not published, nothing axe finds, nothing wider than the window, kept from click to click until one leaves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await page.goto('/en-us/articles/spring-snow?preview=true')
    const bar = page.getByRole('complementary', { name: t('content.preview.bar') })
    await bar.getByText(nameOfSeen).click()
    await expect(bar.getByText(t('content.preview.unpublished')).first()).toBeVisible()
    for (const name of [nameOfSeen, t('content.preview.choose'), t('content.preview.accessibility')]) {
      if (name !== nameOfSeen) await bar.locator('summary').filter({ hasText: name }).click()
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      if (process.env.DESK_PICTURES !== undefined)
        await page.screenshot({
          path: `${process.env.DESK_PICTURES}/preview-${String(name).replaceAll(/\W+/g, '')}-${width}-${colorScheme}.png`,
        })
    }
    await bar.locator('details[open] > summary').click()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(/[?&]preview=true/)
    await expect(page).not.toHaveURL(/spring-snow/)
    await expect(bar).toBeVisible()
    await bar.getByRole('link', { name: t('content.preview.leave') }).click()
    await expect(bar).toBeHidden()
    await expect(page).not.toHaveURL(/preview=true/)
  })

withAndWithoutScript(() => {
  test('R031: a moment and a variation are chosen in the bar of a preview, and kept from click to click', async ({
    page,
  }) => {
    await page.goto('/en-us?preview=true')
    const bar = page.getByRole('complementary', { name: t('content.preview.bar') })
    await bar.locator('summary').first().click()
    await bar.getByLabel('As it will be on').fill('2027-03-01T08:00')
    await bar.getByLabel('home_hero').selectOption('quiet')
    await bar.getByRole('button', { name: t('content.preview.show') }).click()
    await expect(page.getByText('Made for quiet months')).toBeVisible()
    await page.locator('main').getByRole('link').first().click()
    await expect(page).not.toHaveURL(/\/en-us\?/)
    const { searchParams } = new URL(page.url())
    expect(searchParams.getAll('previewVariant')).toContain('home_hero:quiet')
    expect(searchParams.get('previewDate')).toBe('2027-03-01T08:00')
  })
})

test('R286: #modal=content_spring-repairs of a preview shows what is not published, and says so', async ({ page }) => {
  await page.goto('/en-us/about-us?preview=true#modal=content_spring-repairs')
  const dialog = page.getByRole('dialog', { name: 'Before the season' })
  await expect(dialog.getByText(t('content.preview.unpublished'))).toBeVisible()
  await page.goto('/en-us/about-us?preview=false#modal=content_spring-repairs')
  await expect(page.getByRole('dialog').getByText(t('content.preview.none'))).toBeVisible()
})

test('R031: the accessibility check of a preview lists what it finds and shows it with one press; the store loads nothing of it before, and its policy refuses nothing', async ({
  page,
}) => {
  const scripts: string[] = []
  const refused = watchPolicy(page)
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/en-us/about-us?preview=true')
  const bar = page.getByRole('complementary', { name: t('content.preview.bar') })
  await bar.getByText(t('content.preview.accessibility')).click()
  const check = bar.getByRole('button', { name: t('content.preview.accessibility.check') })
  const axe = builtScript('node_modules/axe-core/axe.js')
  expect(scripts).not.toContain(axe)
  await check.click()
  await expect(bar.getByText(t('content.preview.accessibility.none'))).toBeVisible()
  await page.evaluate(() => {
    const nameless = document.createElement('button')
    nameless.id = 'nameless'
    document.querySelector('main')?.prepend(nameless)
    scrollTo(0, document.body.scrollHeight)
  })
  await check.click()
  const found = bar.getByRole('button', { name: '#nameless' })
  await expect(found).toBeVisible()
  await expect(page.locator('#nameless')).not.toBeInViewport()
  await found.click()
  await expect(found).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('#nameless')).toBeInViewport()
  await expect(page.locator('#nameless')).toHaveCSS('outline-style', 'dashed')
  expect(scripts).toContain(axe)
  expect(refused).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('R031: the accessibility check of a preview says that it needs script, and offers no button', async ({
    page,
  }) => {
    await page.goto('/en-us/about-us?preview=true')
    const bar = page.getByRole('complementary', { name: t('content.preview.bar') })
    await bar.getByText(t('content.preview.accessibility')).first().click()
    await expect(bar.getByText(t('content.preview.accessibility.script'))).toBeVisible()
    await expect(bar.getByRole('button', { name: t('content.preview.accessibility.check') })).toBeHidden()
  })
})
