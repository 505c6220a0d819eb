import { expect, test } from '@playwright/test'

import { wordsOf } from '../../support/words.ts'
import { violations } from './axe.ts'
import { views } from '../../support/views.ts'

const t = wordsOf('en')

for (const [width, colorScheme] of views)
  test(`R006, R101: the bar of a preview at ${width} px, ${colorScheme}: says what is not published, nothing axe finds, nothing wider than the window, kept from click to click until one leaves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await page.goto('/en-us/articles/spring-snow?preview=true')
    const bar = page.getByRole('complementary', { name: t('content.preview.bar') })
    await bar.locator('summary').click()
    await expect(bar.getByText(t('content.preview.unpublished')).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env.DESK_PICTURES !== undefined)
      await page.screenshot({ path: `${process.env.DESK_PICTURES}/preview-${width}-${colorScheme}.png` })
    await bar.locator('summary').click()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(/[?&]preview=true/)
    await expect(page).not.toHaveURL(/spring-snow/)
    await expect(bar).toBeVisible()
    await bar.getByRole('link', { name: t('content.preview.leave') }).click()
    await expect(bar).toBeHidden()
    await expect(page).not.toHaveURL(/preview=true/)
  })
