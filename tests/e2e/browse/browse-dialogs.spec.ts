import { expect, test, type Page } from '@playwright/test'

import { wordsOf } from '../../support/words.ts'
import { atRest } from '../../support/dialog-at-rest.ts'

const t = wordsOf('en')
const product = '/en-us/p/womens-ridgeline-3l-shell-fh10011'

type Row = readonly [hash: string, heading: RegExp]

/** Opens from its hash on a page with a query, takes the focus on its heading, closes with Escape and leaves the query. */
async function opensAndCloses(page: Page, path: string, [hash, heading]: Row) {
  await page.goto(`${path}?color=slate#${hash}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: heading }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\?color=slate$/)
}

test('the dialogs of stores: #panel=bopis-store-search, #modal=store-pickup-search, #panel=pickup-in-store, #modal=change-store-confirmation and #modal=store-changed open from the hash and close', async ({
  page,
}) => {
  for (const row of [
    ['panel=bopis-store-search', t('stores.pickup.title')],
    ['modal=store-pickup-search', t('stores.pickup.title')],
    ['panel=pickup-in-store', t('stores.pickup.title')],
    ['modal=change-store-confirmation_s-us-denver', t('stores.change.title')],
    ['modal=store-changed', t('stores.changed.title')],
  ] as const)
    await opensAndCloses(page, product, row)
})

test('the dialogs of products and reviews: #modal=size-chart, #modal=ask-question, #modal=ask-question-success, #modal=review-user-generated-content, #modal=quickshop and #panel=barcode open from the hash and close', async ({
  page,
}) => {
  for (const row of [
    ['modal=size-chart_tops', t('product.chart.tops')],
    ['modal=ask-question', t('reviews.ask')],
    ['modal=ask-question-success', t('reviews.asked.title')],
    ['modal=review-user-generated-content_m1000', t('reviews.photo')],
    ['panel=barcode_FH10011', t('product.barcode')],
  ] as const)
    await opensAndCloses(page, product, row)
  await page.goto(`${product}#modal=quickshop_FH30011`)
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Women’s Talus Mid Storm Boot' })).toBeVisible()
})

test('R090: #modal=quickshop_{productId} and #modal=barcode_{productId} with what is no product’s id say ‘Invalid Product ID: {id}’', async ({
  page,
}) => {
  for (const name of ['quickshop', 'barcode']) {
    await page.goto(`/en-us/c/tents#modal=${name}_no_such-id`)
    await expect(page.getByRole('dialog').getByText('Invalid Product ID: no_such-id')).toBeVisible()
    await page.goto('/en-us/help')
  }
})

test('R089: #modal=content_{id} loads the content of that id in a dialog of its own size', async ({ page }) => {
  await page.goto('/en-us/c/tents#modal=content_free-delivery')
  const dialog = page.getByRole('dialog', { name: 'Delivery' })
  await expect(dialog).toHaveAttribute('data-size', 'sm')
  await expect(dialog.getByText('The cart says what delivery costs')).toBeVisible()
  await page.goto('/en-us/help')
  await page.goto('/en-us/c/tents#modal=content_repairs')
  await expect(page.getByRole('dialog', { name: 'Repairs' })).toHaveAttribute('data-size', 'md')
})

test('R084, R085, R399: from 768 px up the prefix says modal or panel; below it every dialog is a panel of full width; each moves for 250 ms', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog')
  const boxOf = async (width: number, hash: string) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en-us/help')
    await page.goto(`/en-us/size-chart#${hash}`)
    await expect(dialog.getByRole('heading').first()).toBeFocused()
    await atRest(dialog)
    expect(await dialog.evaluate(element => getComputedStyle(element).transitionDuration)).toContain('0.25s')
    return dialog.boundingBox()
  }
  expect(await boxOf(768, 'panel=size-chart_tops')).toMatchObject({ y: 0, height: 800 })
  expect((await boxOf(768, 'modal=size-chart_tops'))?.height).toBeLessThan(800)
  for (const hash of ['panel=size-chart_tops', 'modal=size-chart_tops'])
    expect(await boxOf(767, hash)).toMatchObject({ x: 0, y: 0, width: 767, height: 800 })
})

test('R091: bopis-store-search lists pickup stores alone and saves one, which is then my store; a dialog gives the focus back to what opened it', async ({
  page,
}) => {
  await page.goto('/en-us/c/mens-jackets')
  const opener = page.getByRole('link', { name: t('browse.store') })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Fellholm Denver').click()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  // The one that closes is still on its way out.
  await expect(dialog).toHaveCount(0)
  await opener.click()
  await dialog.getByText('Fellholm Denver').click()
  await dialog.getByRole('button', { name: t('stores.save') }).click()
  await expect(page.getByRole('dialog').getByText('Fellholm Denver is your store now.')).toBeVisible()
  await page.goto('/en-us/store-locator?q=Denver')
  await expect(page.locator('#s-us-denver')).toHaveAttribute('data-mine', '')
  await page.locator('#s-us-boulder').getByRole('button').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('stores.change.yes') })
    .click()
  await expect(page.getByRole('dialog').getByText('Fellholm Boulder is your store now.')).toBeVisible()
})

test('suggestions, by keyboard: recent and popular before typing, places and products after, arrows choose and Enter goes there', async ({
  page,
}) => {
  await page.goto('/en-us/c/tents')
  const field = page.getByRole('combobox', { name: t('shell.search.label') })
  await field.focus()
  await expect(page.getByRole('group', { name: t('shell.search.popular') })).toBeVisible()
  await field.pressSequentially('beanie')
  const places = page.getByRole('group', { name: t('shell.search.categories') })
  await expect(places.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(places.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en-us\/c\/(?!tents)/)
  await expect(page.getByRole('main')).toBeFocused()
  await field.fill('merino')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=merino/)
  await expect(page.getByRole('main')).toBeFocused()
  await field.fill('')
  await expect(page.getByRole('group', { name: t('shell.search.recent') }).getByRole('option')).toHaveText(['merino'])
})

test('the gallery, by keyboard: a picture opens as large as the window, arrows lead on, Escape gives the focus back', async ({
  page,
}) => {
  await page.goto(product)
  const first = page.locator('a[data-zoom]').first()
  await first.focus()
  await page.keyboard.press('Enter')
  const large = page.getByRole('dialog', { name: t('product.pictures') })
  await expect(large.getByText('1 / 6')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(large.getByText('2 / 6')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
  await expect(page.locator('a[data-zoom]').nth(1)).toBeFocused()
})
