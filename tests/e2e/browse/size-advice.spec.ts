import { expect, test } from '@playwright/test'

import { wordsOf } from '../../support/words.ts'

const t = wordsOf('en')

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
})
