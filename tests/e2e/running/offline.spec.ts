import { expect, test } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'

import { putIntoCart } from '../../shoppers/in-browser/visitor.ts'
import { openAtRest } from '../../support/traffic.ts'
import { wordsOf } from '../../support/words.ts'

const t = wordsOf('en')
const unheard = t('errors.OUTCOME_UNKNOWN')
const notSent = t('errors.NOT_SENT')
/** A toast has a way out beside its words. */
const lookedUp = new RegExp(t('cart.looked-up').source.replace(/\\s\*\$$/, ''))

test('O6: without a connection “add to cart” says so beside the button, the count goes back, and with it the next press adds', async ({
  page,
  context,
}) => {
  await page.goto('/en-us/p/x-fh50010')
  await page.locator('label:has(input[name="upc"]:not([disabled]))').first().click()
  await context.setOffline(true)
  const add = page.locator('#buy').getByRole('button', { name: t('product.add') })
  await add.click()
  await expect(page.locator('#buy').getByRole('alert').filter({ hasText: notSent })).toBeVisible()
  await expect(page.locator('[data-cart-count]')).toBeHidden()
  await context.setOffline(false)
  await add.click()
  await expect(page.getByRole('dialog').getByRole('link', { name: t('cart.checkout') })).toBeVisible()
  await expect(page.locator('[data-cart-count]')).toHaveText('1')
})

test('O6: without a connection a changed quantity on /cart goes back to what it was, and the line says why', async ({
  page,
  context,
}) => {
  await putIntoCart(page, fixtures.plentiful.upc)
  await page.goto('/en-us/cart')
  const line = page.getByRole('article')
  const quantity = line.locator('select[name="qty"]')
  await context.setOffline(true)
  await quantity.selectOption('2')
  await expect(line.getByRole('alert')).toHaveText(notSent)
  await expect(quantity).toHaveValue('1')
  await line.getByRole('button', { name: /^Remove/ }).click()
  await expect(line.getByRole('alert').filter({ hasText: notSent })).toHaveCount(2)
  await context.setOffline(false)
  await quantity.selectOption('2')
  await expect(page.locator('[data-cart-count]')).toHaveText('2')
})

test('O5: “add to cart” whose answer is lost is looked up: the count is what the cart holds, and one press has added one', async ({
  page,
}) => {
  await page.goto('/en-us/p/x-fh50010')
  await page.locator('label:has(input[name="upc"]:not([disabled]))').first().click()
  await page.route(
    /\/-\/cart\/add/,
    async route => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await page
    .locator('#buy')
    .getByRole('button', { name: t('product.add') })
    .click()
  await expect(page.locator('#buy').getByRole('alert').filter({ hasText: unheard })).toBeVisible()
  await expect(page.locator('#toasts').getByText(lookedUp)).toBeVisible()
  await expect(page.locator('[data-cart-count]')).toHaveText('1')
})

test('O5: a line whose removal is done and the answer lost leaves /cart, with its total', async ({ page }) => {
  await putIntoCart(page, fixtures.plentiful.upc)
  await page.goto('/en-us/cart')
  await page.route(
    /\/-\/cart\/remove/,
    async route => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.locator('#toasts').getByText(lookedUp)).toBeVisible()
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible()
  await expect(page.getByRole('article').getByRole('button', { name: /^Remove/ })).toHaveCount(0)
})

for (const [to, from, link] of [
  ['a product', '/en-us/c/mens-jackets', 'main h3 a'],
  [
    'the checkout, which has a frame of its own',
    '/en-us/cart',
    'main a[href$="/checkout"], main button[form], main form[action*="express"] button',
  ],
] as const)
  test(`a link to ${to} that is pressed without a connection stays on the page with a line of text, and goes there with it`, async ({
    page,
    context,
  }) => {
    await putIntoCart(page, fixtures.plentiful.upc)
    await openAtRest(page, from)
    await context.setOffline(true)
    await page.locator(link).first().click()
    await expect(page.getByRole('alert').filter({ hasText: notSent })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${from}$`))
    await expect(page.locator(link).first()).toBeVisible()
    await context.setOffline(false)
    await page.locator(link).first().click()
    await expect(page).not.toHaveURL(new RegExp(`${from}$`))
    await expect(page.getByText(notSent)).toHaveCount(0)
  })

test('a heart that is answered by 503 says so, and is no favourite', async ({ page }) => {
  await page.goto('/en-us/p/x-fh50010')
  await page.route(
    /\/-\/favorites\//,
    route => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' }),
    { times: 1 },
  )
  const heart = page.locator('main [form="hearts"]').first()
  await heart.click()
  await expect(page.getByRole('alert').filter({ hasText: unheard })).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(unheard)).toHaveCount(0)
})
