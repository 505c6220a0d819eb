import { expect, test, type Page } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'
import { upcOf } from '#demo/catalogue/numbers.ts'

import { wordsOf } from '../../support/words.ts'
import { putIn, sendTo, widths } from '../../shoppers/in-browser/beforehand.ts'
import { fetchLast } from '../../shoppers/in-browser/fetching.ts'
import { markets, pay, payButton, ship } from '../../shoppers/in-browser/purchase.ts'
import { expectConfirmed, shippingCodesOf } from '../../shoppers/in-browser/sales.ts'

const market = markets['en-us']
const t = wordsOf('en')
const shell = '/en-us/p/womens-ridgeline-3l-shell-fh10011'
const bottle = { upc: upcOf('FH64030', 0, 0) }

async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values))
    if (name === 'province') await page.locator(`[name="${name}"]:visible`).selectOption(value)
    else await page.locator(`[name="${name}"]:visible`).fill(value)
}

const ada = { firstName: 'Ada', lastName: 'Hill' }

/** Names who fetches, then pays with a card that is billed to an address of its own: a store's is nobody's. */
async function fetchAndPay(page: Page) {
  await page.goto('/en-us/checkout')
  await fill(page, { ...ada, email: 'ada@example.com' })
  await page.getByRole('button', { name: t('checkout.to-billing') }).click()
  await page.getByRole('heading', { name: t('checkout.billing'), level: 2 }).waitFor()
  await fill(page, { name: 'Ada Hill', ...market.address })
  await pay(page, market)
  await payButton(page, market).click()
}

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const code of ['pickup', 'pudo'] as const)
      test(`R015, R123: ${code === 'pickup' ? 'store pickup' : 'a collection point'}, chosen in #modal=cart-change-shipping-method, to the confirmed order with its place and calendar file`, async ({
        page,
      }) => {
        await putIn(page, market, bottle)
        await fetchLast(page, market, code)
        await fetchAndPay(page)
        const { order } = await expectConfirmed(page, market, 1)
        expect(shippingCodesOf(order)).toEqual([code])
        const [parcel] = order.shippingMethods
        expect(parcel?.address?.firstName).toBe('Ada')
        await expect(page.getByText(parcel?.address?.addressLine1 ?? '')).toBeVisible()
        const saved = page.waitForEvent('download')
        await page.getByRole('button', { name: t('orders.calendar') }).click()
        expect((await saved).suggestedFilename()).toMatch(/\.ics$/)
      })

    test('R015: one line goes home and another is sent to a store, in one order with two parcels', async ({ page }) => {
      await putIn(page, market, fixtures.plentiful)
      await putIn(page, market, bottle)
      await fetchLast(page, market, 'sts')
      await page.goto('/en-us/checkout')
      await ship(page, market)
      await pay(page, market)
      await payButton(page, market).click()
      const { order } = await expectConfirmed(page, market, 2)
      expect(shippingCodesOf(order)).toEqual(['standard', 'sts'])
      for (const { address } of order.shippingMethods)
        await expect(page.getByText(address?.addressLine1 ?? 'no address at all')).toBeVisible()
    })

    test('R075: an item made to order by its recipe travels home by itself, as `customs`', async ({ page }) => {
      await putIn(page, market, bottle)
      await page.goto(`${shell}?recipe=my-shell`)
      await page.locator('label:has(input[name="upc"]:not([disabled]))').first().click()
      await page
        .locator('#buy')
        .getByRole('button', { name: t('product.add') })
        .click()
      await page.getByRole('dialog', { name: t('cart.title') }).waitFor()
      await page.goto('/en-us/cart')
      // As what it is, and as the way it travels.
      await expect(page.getByText(t('cart.customs'))).toHaveCount(2)
      await sendTo(page, market)
      await page.goto('/en-us/checkout?step=billing')
      await pay(page, market)
      await payButton(page, market).click()
      const { order } = await expectConfirmed(page, market, 2)
      expect(order.items.map(({ isCustoms }) => isCustoms)).toEqual([false, true])
      expect(shippingCodesOf(order)).toEqual(['standard', 'customs'])
    })

    test('R017, R149: a digital gift alone, with #modal=add-gift-option from its line, goes by e-mail; no card number, token or e-mail in storage or addresses', async ({
      page,
    }) => {
      const addresses: string[] = []
      page.on('request', request => {
        if (!new URL(request.url()).hostname.startsWith('pay.')) addresses.push(request.url())
      })
      await putIn(page, market, fixtures.giftCard)
      await page.goto('/en-us/cart')
      const opener = page.getByRole('link', { name: /Add a recipient/ })
      await opener.click()
      await expect(page).toHaveURL(/#modal=add-gift-option_/)
      const dialog = page.getByRole('dialog', { name: t('cart.gift.title') })
      await expect(dialog.locator('[name="giftTo"]')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/\/cart$/)
      await expect(opener).toBeFocused()
      await opener.click()
      await dialog.locator('[name="giftTo"]').fill('Noor')
      await dialog.locator('[name="giftEmail"]').fill('noor.planted@example.com')
      await dialog.getByRole('button', { name: t('cart.gift.save') }).click()
      await expect(dialog.getByText('Your message is missing.').first()).toBeVisible()
      await dialog.locator('[name="giftMessage"]').fill('See you up there.')
      await dialog.getByRole('button', { name: t('cart.gift.save') }).click()
      await expect(dialog).toBeHidden()
      await page.goto('/en-us/checkout')
      await page.getByRole('heading', { name: t('checkout.billing') }).waitFor()
      await fill(page, { name: 'Ada Hill', ...market.address, email: 'ada.planted@example.com' })
      await pay(page, market)
      await payButton(page, market).click()
      const { order } = await expectConfirmed(page, market, 1)
      expect(shippingCodesOf(order)).toEqual(['digital'])
      await expect(page.getByText('For Noor (noor.planted@example.com)')).toBeVisible()
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      )
      for (const planted of ['4242424242424242', '4242 4242', 'card_', 'planted@', 'planted%40'])
        expect([...addresses, kept].join('\n')).not.toContain(planted)
    })
  })
