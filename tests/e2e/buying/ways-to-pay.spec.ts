import { expect, test } from '@playwright/test'

import { fixtures, valueCards } from '#demo/fixtures.ts'
import { href } from '#routes/href.ts'

import { wordsOf } from '../../support/words.ts'
import { brussels } from '../../shoppers/addresses.ts'
import { command, keepCard, putIn, sendTo, signIn, widths } from '../../shoppers/in-browser/beforehand.ts'
import { cards } from '../../shoppers/cards.ts'
import { answerProvider, markets, pay, payButton, ship, type Market } from '../../shoppers/in-browser/purchase.ts'
import { expectConfirmed, paidWith } from '../../shoppers/in-browser/sales.ts'

const { plentiful } = fixtures
const shell = { slug: 'womens-ridgeline-3l-shell-fh10011' }

const at = (market: Market) => ({
  t: wordsOf(market.locale),
  checkout: (step?: string) => href(market.locale, 'checkout', undefined, { step }),
})

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    /** Where people have points, credits and cards of their own for each width. */
    const market: Market = width === 390 ? markets['en-us'] : markets['en-gb']
    const { t, checkout } = at(market)

    test('R010, R124, R129: a member pays with two gift cards, points and a card', async ({ page }) => {
      await signIn(page, market, 'member')
      await putIn(page, market, plentiful)
      await page.goto(checkout('shipping'))
      await page.getByRole('button', { name: t('checkout.to-billing') }).click()
      const credits = page.getByRole('region', { name: t('checkout.credits') })
      const use = credits.getByRole('button', { name: t('checkout.credits.apply') })
      for (const number of valueCards.small.slice(0, 2)) {
        if (number === valueCards.small[0]) await credits.getByText(t('checkout.credits.add')).click()
        await credits.locator('[name="number"]').fill(number)
        await credits.locator('[name="pin"]').fill('1234')
        await use.last().click()
        await expect(credits.getByRole('listitem').filter({ hasText: `•••• ${number.slice(-4)}` })).toBeVisible()
      }
      await credits.locator('[name="points"]').fill('100')
      await use.first().click()
      await expect(credits.getByRole('listitem')).toHaveCount(3)
      await pay(page, market)
      await payButton(page, market).click()
      const { order } = await expectConfirmed(page, market, 1)
      expect(paidWith(order)).toEqual(['GIFT_CARD', 'GIFT_CARD', 'LOYALTY_POINTS', 'CREDIT_CARD'])
      expect(order.totals.remainingToPay).toBe(order.totals.total - 3_000)
    })

    test('R012: an employee pays what the discount leaves', async ({ page }) => {
      await signIn(page, market, 'employee')
      await putIn(page, market, plentiful)
      await page.goto(href(market.locale, 'cart'))
      await expect(page.getByText(t('cart.employee'))).toBeVisible()
      await page.goto(checkout('shipping'))
      await page.getByRole('button', { name: t('checkout.to-billing') }).click()
      await pay(page, market)
      await payButton(page, market).click()
      const { order } = await expectConfirmed(page, market, 1)
      expect(order.totals.totalDiscount).toBeGreaterThan(0)
    })

    test('R013, R246: an athlete is offered no wallet on a product’s page, sees what is left of the credit in the cart, and pays with it alone', async ({
      page,
    }) => {
      await signIn(page, market, 'athlete')
      await page.goto(href(market.locale, 'product', shell))
      await expect(page.getByRole('button', { name: t('product.add') }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: t('checkout.wallet') })).toBeHidden()
      await putIn(page, market, plentiful)
      await page.goto(href(market.locale, 'cart'))
      await expect(page.getByText(t('cart.credit'))).toBeVisible()
      await page.goto(checkout('shipping'))
      await page.getByRole('button', { name: t('checkout.to-billing') }).click()
      await page.getByRole('button', { name: t('checkout.credits.own.use') }).click()
      await expect(page.getByText(t('checkout.zero'))).toBeVisible()
      await page.getByRole('button', { name: t('checkout.to-summary') }).click()
      await page.getByRole('button', { name: t('checkout.place.free') }).click()
      const { order } = await expectConfirmed(page, market, 1)
      expect(paidWith(order)).toEqual(['ATHLETES_PAYMENT'])
      expect(order.totals.remainingToPay).toBe(0)
    })

    test('R172: express goes from the cart straight to the summary, and one press pays', async ({ page }) => {
      await signIn(page, market, 'shopper')
      await putIn(page, market, plentiful)
      await sendTo(page, market)
      await keepCard(page, market, cards.approved)
      await page.goto(href(market.locale, 'cart'))
      await page.getByRole('button', { name: t('cart.checkout') }).click()
      await page.getByRole('heading', { name: t('checkout.summary') }).waitFor()
      await payButton(page, market).click()
      await expectConfirmed(page, market, 1)
    })

    test('R244: #modal=klarna refused says that the payment failed; approved it pays later', async ({ page }) => {
      await putIn(page, market, plentiful)
      await sendTo(page, market)
      await page.goto(checkout('billing'))
      for (const said of ['Refuse', 'Confirm']) {
        await page.locator('[name="paying"][value="KLARNA"]').check()
        await page.getByRole('button', { name: t('checkout.to-summary') }).click()
        await answerProvider(page, said)
        if (said === 'Refuse') await expect(page.getByText(t('errors.PAY400'))).toBeVisible()
      }
      await payButton(page, market).click()
      const { order } = await expectConfirmed(page, market, 1)
      expect(paidWith(order)).toEqual(['KLARNA'])
    })

    test('R245: a wallet buys from the product’s page, with no billing address of its own', async ({ page }) => {
      await page.goto(href(market.locale, 'product', shell))
      await page.getByRole('button', { name: t('checkout.wallet') }).click()
      await expect(page.getByText(t('product.choose-size'))).toBeVisible()
      await page.locator('label:has(input[name="upc"]:not([disabled]))').first().click()
      await page.getByRole('button', { name: t('checkout.wallet') }).click()
      await answerProvider(page, 'Confirm')
      await page.getByRole('heading', { name: t('checkout.shipping'), level: 2 }).waitFor()
      await ship(page, market, { leadsTo: /step=summary/ })
      await payButton(page, market).click()
      const { order } = await expectConfirmed(page, market, 1)
      expect(paidWith(order)).toEqual(['WALLET'])
    })

    for (const method of ['BANCONTACT', 'PAYCONIQ'] as const)
      test(`R176: ${method} asks on the bank’s own page, not in the dialog of a card’s bank, and comes back confirmed`, async ({
        page,
      }) => {
        const france = markets['fr-fr']
        const { t, checkout } = at(france)
        await putIn(page, france, plentiful)
        // D27: it is offered to who lives in Belgium.
        await command(page, france, 'checkout/ship', brussels)
        await page.goto(checkout('billing'))
        await page.locator(`[name="paying"][value="${method}"]`).check()
        await page.getByRole('button', { name: t('checkout.to-summary') }).click()
        await payButton(page, france).click()
        await page.waitForURL(/pay\.localhost/)
        await page.getByRole('button', { name: 'Confirmer' }).click()
        const { order } = await expectConfirmed(page, france, 1)
        expect(paidWith(order)).toEqual([method])
      })
  })
