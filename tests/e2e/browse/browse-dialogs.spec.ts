import { expect, test, type Locator, type Page } from '@playwright/test'

import { wordsOf } from '../../support/words.ts'
import { atRest } from '../../support/dialog-at-rest.ts'

const t = wordsOf('en')
const product = '/en-us/p/womens-ridgeline-3l-shell-fh10011'

/** What every dialog does: takes the focus on its heading, closes with Escape and leaves the query of the page. */
async function closesAndLeavesTheQuery(page: Page, heading: RegExp) {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: heading }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\?color=slate$/)
}

/** Opens it from the link that a page with a query offers. */
async function opensFrom(page: Page, link: Locator, hash: RegExp, heading: RegExp) {
  await link.click()
  await expect(page).toHaveURL(hash)
  await closesAndLeavesTheQuery(page, heading)
  await expect(link).toBeFocused()
}

test('the dialogs of stores open from their links, give the focus back and close: #panel=bopis-store-search from a listing, #panel=pickup-in-store from a product; #modal=store-pickup-search, the first by its other name, from its address', async ({
  page,
}) => {
  await page.goto('/en-us/c/womens-jackets?color=slate')
  const listing = page.getByRole('link', { name: t('browse.store') })
  await opensFrom(page, listing, /#panel=bopis-store-search$/, t('stores.pickup.title'))
  await page.goto(`${product}?color=slate`)
  const pickup = page.locator('a[data-dialog="panel=pickup-in-store"]')
  await opensFrom(page, pickup, /#panel=pickup-in-store(?:_\d+)?$/, t('stores.pickup.title'))
  await page.goto(`${product}?color=slate#modal=store-pickup-search`)
  await closesAndLeavesTheQuery(page, t('stores.pickup.title'))
})

test('the dialogs of a product open from its page: #modal=size-chart beside the sizes, #modal=ask-question, and #modal=ask-question-success once it is sent; #modal=barcode_{productId} beside its stores; #modal=review-user-generated-content from its address', async ({
  page,
}) => {
  await page.goto(`${product}?color=slate`)
  const opener = (name: string) => page.locator(`main a[data-dialog^="modal=${name}_"]`).first()
  await opensFrom(page, opener('size-chart'), /#modal=size-chart_womens-tops$/, t('product.chart.womens-tops'))
  await opensFrom(page, opener('barcode'), /#modal=barcode_FH10011$/, t('product.barcode'))
  const ask = opener('ask-question')
  await opensFrom(page, ask, /#modal=ask-question_FH10011$/, t('reviews.ask'))
  await ask.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('reviews.question')).fill('Does the hood fit over a helmet?')
  await dialog.getByLabel(t('reviews.nickname')).fill('Ridge')
  await dialog.getByRole('button', { name: t('reviews.ask.send') }).click()
  await expect(page).toHaveURL(/#modal=ask-question-success$/)
  await closesAndLeavesTheQuery(page, t('reviews.asked.title'))
  await page.goto(`${product}?color=slate#modal=review-user-generated-content_m1000`)
  await closesAndLeavesTheQuery(page, t('reviews.photo'))
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

test('R089: #modal=content_{id} loads the content of that id in a dialog of its own size, from the banner that a listing has of it too', async ({
  page,
}) => {
  await page.goto('/en-us/c/tents#modal=content_free-delivery')
  const dialog = page.getByRole('dialog', { name: 'Shipping' })
  await expect(dialog).toHaveAttribute('data-size', 'sm')
  await expect(dialog.getByText('The cart says what shipping costs')).toBeVisible()
  await page.goto('/en-us/help')
  await page.goto('/en-us/c/womens-jackets')
  const link = page.getByRole('link', { name: 'How it works' })
  await link.click()
  await expect(page).toHaveURL(/#modal=content_repairs$/)
  const repairs = page.getByRole('dialog', { name: 'Repairs' })
  await expect(repairs).toHaveAttribute('data-size', 'md')
  await page.keyboard.press('Escape')
  await expect(repairs).toHaveCount(0)
  await expect(link).toBeFocused()
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

test('R091: #panel=bopis-store-search lists pickup stores alone and saves one, which #modal=store-changed says; another is taken after #modal=change-store-confirmation; a dialog gives the focus back to what opened it', async ({
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
