import { expect, test } from '@playwright/test'

import { builtScript } from '../../support/built-script.ts'
import { wordsOf } from '../../support/words.ts'
import { widths } from '../../shoppers/in-browser/beforehand.ts'
import { cards } from '../../shoppers/cards.ts'
import {
  fillCard,
  addFirstProduct,
  markets,
  orderNumber,
  pay,
  payButton,
  ship,
  type Market,
} from '../../shoppers/in-browser/purchase.ts'
import { expectConfirmed, expectOneSale } from '../../shoppers/in-browser/sales.ts'

for (const width of widths)
  for (const market of [markets['en-us'], markets['de-de']] as Market[])
    test(`the whole journey at ${width} px in ${market.locale}: /, /c/:slug with a facet, /p/:slug, #panel=mini-cart, /checkout, /order-confirmation`, async ({
      page,
    }) => {
      const t = wordsOf(market.locale)
      await page.setViewportSize({ width, height: 900 })
      await page.setExtraHTTPHeaders({ 'cf-ipcountry': market.locale.slice(3).toUpperCase() })
      await page.goto('/')
      await page.waitForURL(new RegExp(`/${market.locale}$`))

      await page.goto(`/${market.locale}/c/${market.category}`)
      const filters = page.locator('main [popovertarget="filters"]:visible')
      const isSheet = (await filters.count()) > 0
      if (isSheet) await filters.click()
      const type = page.locator('input[name="type"]').first()
      await type.check()
      await page.waitForURL(/[?&]type=/)
      await expect(
        page
          .getByRole('list', { name: t('browse.applied') })
          .getByRole('link')
          .first(),
      ).toBeVisible()
      await expect(type).toBeChecked()
      if (isSheet) {
        await expect(type).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(type).toBeHidden()
      }

      await page.locator('main h3 a').first().click()
      await page.waitForURL(/\/p\//)
      const colors = page.locator('a[id^="color-"]')
      await colors.nth(1).click()
      await page.waitForURL(/[?&]color=/)
      await expect(colors.nth(1)).toHaveAttribute('aria-current', 'true')
      await page
        .locator('#buy')
        .getByRole('button', { name: t('product.add') })
        .click()
      await expect(page.getByText(t('product.choose-size'))).toBeVisible()
      await page.locator('label:has(input[name="upc"]:not([disabled]))').first().click()
      await page
        .locator('#buy')
        .getByRole('button', { name: t('product.add') })
        .click()

      const miniCart = page.getByRole('dialog', { name: t('cart.title') })
      await expect(miniCart).toBeVisible()
      await expect(page).toHaveURL(/#panel=mini-cart$/)
      await miniCart.getByRole('link', { name: t('cart.checkout') }).click()
      await page.waitForURL(url => url.hash === '' && /checkout|kasse/.test(url.pathname))

      await ship(page, market)
      await pay(page, market)
      // What one pays for stands above the button that binds.
      await expect(page.getByRole('complementary', { name: t('checkout.order') }).getByRole('listitem')).toBeVisible()
      await payButton(page, market).click()
      await expect(page.getByRole('heading', { name: t('orders.confirmed') })).toBeVisible()
      const order = await orderNumber(page)
      expectOneSale(order, 1)

      await page.reload()
      expect(await orderNumber(page)).toBe(order)
      expectOneSale(order, 1)
    })

test('PUT /cart/v2/checkout/order: a second press, a reload while it is placed and a replayed request give the same single order (O1)', async ({
  page,
  context,
}) => {
  const market = markets['en-us']
  await addFirstProduct(page, market)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: wordsOf('en')('cart.checkout') })
    .click()
  await ship(page, market)
  await pay(page, market, cards.slow)
  const placing = page.waitForRequest(/\/-\/checkout\/place/)
  await payButton(page, market).dblclick({ noWaitAfter: true })
  const request = await placing
  await page.reload()
  const replay = () =>
    context.request.post(request.url(), {
      headers: {
        origin: new URL(page.url()).origin,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      data: request.postDataJSON() as object,
    })
  await Promise.all([replay(), replay(), replay()])
  await page.goto('/en-us/order-confirmation')
  const order = await orderNumber(page)
  expectOneSale(order, 1)
})

for (const [code, card] of [
  ['PAY400', cards.declined],
  ['PYT400', cards.insufficient],
  ['PYT402', cards.fraud],
  ['FE309', cards.expired],
] as const)
  test(`${code}: a refused card leads back to payment, says so, keeps the cart, and another card pays`, async ({
    page,
  }) => {
    const market = markets['en-us']
    await addFirstProduct(page, market)
    await page
      .getByRole('dialog')
      .getByRole('link', { name: wordsOf('en')('cart.checkout') })
      .click()
    await ship(page, market)
    await pay(page, market, card)
    await payButton(page, market).click()
    await page.waitForURL(/step=billing/)
    await expect(page.getByText(wordsOf('en')(`errors.${code}`))).toBeVisible()
    if (code === 'PAY400')
      await expect(page.getByText('You were not charged. The card was Visa •••• 0002.')).toBeVisible()
    await pay(page, market, cards.approved)
    await payButton(page, market).click()
    expectOneSale(await orderNumber(page), 1)
  })

test('O5: an answer that is lost is never shown as failure: "we are checking", then confirmed within 30 s', async ({
  page,
}) => {
  const market = markets['en-us']
  const t = wordsOf('en')
  await addFirstProduct(page, market)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .click()
  await ship(page, market)
  await pay(page, market, cards.lost)
  await payButton(page, market).click()
  await expect(page.getByRole('heading', { name: t('checkout.checking.title') })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('heading', { name: t('orders.confirmed') })).toBeVisible({ timeout: 30_000 })
  expectOneSale(await orderNumber(page), 1)
})

test('a payment that is sent before the provider’s card fields are heard waits for them', async ({ page }) => {
  const market = markets['en-us']
  const heard = Promise.withResolvers<undefined>()
  await page.route(`**${builtScript('src/product-ui/payment/card-fields.tsx')}`, async route => {
    await heard.promise
    await route.continue()
  })
  await addFirstProduct(page, market)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: wordsOf('en')('cart.checkout') })
    .click()
  await ship(page, market)
  const sent = page.evaluate(
    () => new Promise(resolve => addEventListener('submit', () => resolve(true), { capture: true, once: true })),
  )
  const paid = pay(page, market)
  expect(await sent).toBe(true)
  heard.resolve(undefined)
  await paid
  await expect(payButton(page, market)).toBeVisible()
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('home → listing with a facet → product → POST /-/cart/add → /cart', async ({ page }) => {
    const t = wordsOf('en')
    await page.goto('/en-us')
    await page.locator('header nav a').first().click()
    await page.waitForURL(/\/c\//)
    await page.locator('input[name="type"]').first().check()
    await page
      .getByRole('button', { name: t('browse.apply') })
      .first()
      .click()
    await page.waitForURL(/[?&]type=/)
    await page.locator('main h3 a').first().click()
    await page.waitForURL(/\/p\//)
    await page.locator('label:has(input[name="upc"]:not([disabled]))').first().click()
    await page
      .locator('#buy')
      .getByRole('button', { name: t('product.add') })
      .click()
    await page.waitForURL(/\/en-us\/cart$/)
    await expect(page.locator('main article')).toHaveCount(1)
    await page.locator('select[name="qty"]').selectOption('2')
    await page.getByRole('button', { name: t('cart.update') }).click()
    await expect(page.locator('select[name="qty"]')).toHaveValue('2')
  })

  test('/checkout refuses a form with nothing in it: each line of what is wrong leads to a field of its own', async ({
    page,
  }) => {
    const t = wordsOf('en')
    await addFirstProduct(page, markets['en-us'])
    await page.getByRole('link', { name: t('cart.checkout') }).click()
    await page.getByRole('button', { name: t('checkout.to-billing') }).click()
    const lines = page.locator('main [data-error-summary] a')
    await expect(lines).toHaveCount(7)
    const leadTo = await lines.evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
    expect(new Set(leadTo).size).toBe(7)
    for (const href of leadTo) await expect(page.locator(href)).toBeVisible()
  })

  for (const width of widths)
    test(`the purchase goes on without script at ${width} px: /checkout, the provider’s own page for the card, /order-confirmation`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const t = wordsOf('en')
      const market = markets['en-us']
      await page.goto('/en-us/c/tents')
      await page.locator('main h3 a').first().click()
      await page.locator('label:has(input[name="upc"]:not([disabled]))').first().click()
      await page
        .locator('#buy')
        .getByRole('button', { name: t('product.add') })
        .click()
      await page.getByRole('link', { name: t('cart.checkout') }).click()
      await ship(page, market)
      await page.getByRole('link', { name: t('checkout.card.hosted') }).click()
      await page.waitForURL(/pay\.localhost/)
      await fillCard(page)
      await page.getByRole('button').click()
      await page.waitForURL(/step=billing.*paymentInstrumentId=/)
      await page.getByRole('button', { name: t('checkout.to-summary') }).click()
      await page.waitForURL(/step=summary/)
      await payButton(page, market).click()
      await expectConfirmed(page, market, 1)
    })
})
