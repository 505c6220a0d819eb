import { expect, test } from '@playwright/test'

import { openAtRest } from '../../support/traffic.ts'
import { wordsOf } from '../../support/words.ts'
import { makesNothingReady } from '../document/nothing-ready.ts'
import { askForMore } from './ask-for-more.ts'

const t = wordsOf('en')

test('a listing: more products join those that are there, and Back from one of them restores all of it with its place', async ({
  page,
}) => {
  await makesNothingReady(page)
  await openAtRest(page, '/en-us/c/women')
  const cards = page.locator('main ul[data-cards] h3 a')
  await expect(cards).toHaveCount(48)
  await askForMore(page)
  await expect(cards.nth(48)).toBeFocused()
  await expect(page).toHaveURL(/\/c\/women\?page=2$/)
  await expect(page.locator('main [data-more="next"]')).toContainText('78 of 78')
  const name = (await cards.nth(60).textContent()) ?? ''
  await cards.nth(60).click()
  await expect(page.locator('main h1')).toHaveText(name)
  await page.goBack()
  await expect(cards).toHaveCount(78)
  await expect(cards.nth(60)).toBeInViewport()
})

test('R385: Back to a listing after five products restores its place, filters and loaded pages at once, with no request', async ({
  page,
}) => {
  await openAtRest(page, '/en-us/c/women?sort=newest')
  const cards = page.locator('main ul[data-cards] h3 a')
  await askForMore(page)
  await expect(cards).toHaveCount(78)
  const listing = page.url()
  await cards.nth(60).scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => Math.round(scrollY))
  const before = await place()
  const products = await cards.evaluateAll(links =>
    links.slice(60, 65).map(link => ({ address: (link as HTMLAnchorElement).href, name: link.textContent ?? '' })),
  )
  for (const { address, name } of products) {
    await page.evaluate(href => location.assign(href), address)
    await expect(page).toHaveURL(address)
    // The address changes before the page does, and only a page that was shown is kept.
    await expect(page.locator('main article h1')).toHaveText(name)
  }
  const documents: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/en-us')) documents.push(request.url())
  })
  for (const address of [
    ...products
      .slice(0, -1)
      .map(({ address }) => address)
      .toReversed(),
    listing,
  ]) {
    await page.goBack()
    await expect(page).toHaveURL(address)
  }
  await expect(cards).toHaveCount(78)
  await expect(page.locator('select[name="sort"]')).toHaveValue('newest')
  await expect.poll(place).toBe(before)
  expect(documents).toEqual([])
})

test('de-de: #modal=quickshop says beside the price that tax is in it and delivery is not', async ({ page }) => {
  await page.goto('/de-de/c/zelte')
  await page.locator('main a[data-dialog^="modal=quickshop"]').first().focus()
  await page.keyboard.press('Enter')
  const note = page.getByRole('dialog').locator('small', { hasText: 'inkl. MwSt., zzgl.' })
  await expect(note).toBeVisible()
  await expect(note.getByRole('link', { name: 'Versand' })).toHaveAttribute('href', '/de-de/hilfe/delivery')
})

test('a listing: #modal=quickshop opens from a card and gives the focus back; chosen cards stand side by side on /compare', async ({
  page,
}) => {
  await page.goto('/en-us/c/tents')
  const look = page.locator('main a[data-dialog^="modal=quickshop"]').first()
  await look.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: t('product.add') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(look).toBeFocused()
  const boxes = page.locator('main input[form="compare"]')
  for (const index of [0, 2]) await boxes.nth(index).check()
  await expect(page.locator('#compare [role="status"]')).toHaveText('2 of 4 selected')
  await page.locator('#compare button').click()
  await expect(page.getByRole('heading', { level: 1, name: t('browse.compare.title') })).toBeVisible()
  await expect(page.locator('main th[scope="col"]')).toHaveCount(2)
  await page.locator('main th[scope="col"] a[href*="compare"]').first().click()
  await expect(page.locator('main th[scope="col"]')).toHaveCount(1)
})
