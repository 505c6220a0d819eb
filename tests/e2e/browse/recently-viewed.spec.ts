import { expect, test } from '@playwright/test'

import { wordsOf } from '../../support/words.ts'

const t = wordsOf('en')

test('a listing ends with what this browser has looked at, asked for once its end comes near; nothing of it is in the page', async ({
  page,
}) => {
  const listing = '/en-us/c/tents'
  await page.goto('/en-us/p/womens-northmere-parka-fh15011')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed') ?? '')).toContain('fh15011')
  const answer = await page.goto(listing)
  expect(await answer?.text()).not.toContain('fh15011')
  const viewed = page.locator('main [data-mount="recently-viewed"]')
  await expect(viewed.getByRole('link')).toHaveCount(0)
  await page.locator('footer').first().scrollIntoViewIfNeeded()
  await expect(viewed.getByRole('heading', { name: t('product.viewed') })).toBeVisible()
  await expect(viewed.getByRole('link')).toHaveAttribute('href', /fh15011$/)
})
