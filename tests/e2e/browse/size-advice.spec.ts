import { expect, test } from '@playwright/test'

import { wordsOf } from '../../support/words.ts'

const t = wordsOf('en')

test('at 390 px every column of every chart of sizes is in view, on the page and in the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const cutOff = () =>
    page
      .locator(':is(main, dialog) div:has(> table)')
      .evaluateAll(charts =>
        charts.flatMap(({ ariaLabel, scrollWidth, clientWidth }) =>
          scrollWidth > clientWidth ? [`${ariaLabel}: ${scrollWidth} in ${clientWidth}`] : [],
        ),
      )
  for (const path of ['/en-us/size-chart', '/de-de/groessentabelle', '/fr-fr/guide-des-tailles']) {
    await page.goto(path)
    expect(await page.locator('main table').count()).toBeGreaterThan(3)
    expect(await cutOff()).toEqual([])
  }
  await page.goto('/en-us/size-chart')
  await page.goto('/en-us/size-chart#modal=size-chart_womens-tops')
  await expect(page.getByRole('dialog').locator('table')).toBeVisible()
  expect(await cutOff()).toEqual([])
})

test('#modal=size-chart: what is typed is answered with a size at once, in the unit of the country', async ({
  page,
}) => {
  await page.goto('/en-us/size-chart')
  await page.goto('/en-us/size-chart#modal=size-chart_womens-tops')
  const dialog = page.getByRole('dialog', { name: t('product.chart.womens-tops') })
  await dialog.getByLabel('Chest (in)').fill('35.5')
  await expect(dialog.getByRole('status')).toHaveText('Your size: M')
  await dialog.getByLabel('Waist (in)').fill('31')
  await expect(dialog.getByRole('status')).toContainText('Your size: L')
  await expect(dialog.getByRole('status')).toContainText('between M and L')
  await dialog.getByLabel('Height (in)').fill('65')
  await expect(dialog.getByRole('status')).toContainText('Your size: M')
  await expect(dialog.getByRole('status')).toContainText('at your height, M is long enough')
})
