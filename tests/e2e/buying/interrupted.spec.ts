import { expect, test, type Page } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'
import { upcOf } from '#demo/catalogue/numbers.ts'
import { locales, type Locale } from '#src/language/locales.ts'

import { wordsOf } from '../../support/words.ts'
import { chooseCard, command, putIn, sendTo, widths } from '../../shoppers/in-browser/beforehand.ts'
import { cards } from '../../shoppers/cards.ts'
import { markets, orderNumber, pay, payButton, type Market } from '../../shoppers/in-browser/purchase.ts'
import { expectConfirmed } from '../../shoppers/in-browser/sales.ts'

const { plentiful, lowStock } = fixtures
const bottle = { upc: upcOf('FH64030', 0, 0) }
const t = wordsOf('en')

/** To the last button, as a guest with a card. */
async function comeToSummary(page: Page, market: Market, card: string = cards.approved) {
  await sendTo(page, market)
  await chooseCard(page, market, card)
  await page.goto(`/${market.locale}/checkout`)
  await expect(payButton(page, market)).toBeVisible()
}

/** The bank asks about a card, and the shopper closes its dialog. */
async function leaveTheBank(page: Page, market: Market) {
  await putIn(page, market, plentiful)
  await comeToSummary(page, market, cards.challenge)
  await payButton(page, market).click()
  const dialog = page.getByRole('dialog', { name: t('checkout.challenge.title') })
  await expect(dialog.locator('iframe')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Prepares a refusal of the shop's next call of a name. */
const prepareRefusal = (page: Page, { locale }: Market, call: string, code: string) =>
  page.request.post('/admin/scenarios', {
    headers: { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' },
    form: { site: locales[locale as Locale].site, do: 'prepare', call, kind: 'refuse', code },
  })

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    // One after the other: what one prepares must not happen to another.
    test.describe.configure({ mode: 'default' })
    /** A shop of its own for each width, where no other test buys what is scarce or prepares a refusal. */
    const market: Market = width === 390 ? markets['en-ca'] : markets['en-gb']

    test('R176, R177: a challenge that is left is taken up again by the way to the bank, and the order is confirmed', async ({
      page,
    }) => {
      await leaveTheBank(page, market)
      await page.getByRole('link', { name: t('checkout.challenge.go') }).click()
      await page.waitForURL(/pay\.localhost/)
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expectConfirmed(page, market, 1)
    })

    test('R177: a challenge that is left for another way to pay charges nothing, and another card pays once', async ({
      page,
    }) => {
      await leaveTheBank(page, market)
      await page.getByRole('button', { name: t('checkout.challenge.other') }).click()
      await page.waitForURL(/step=billing/)
      await pay(page, market)
      await payButton(page, market).click()
      await expectConfirmed(page, market, 1)
    })

    test('R178, R333: an item that is sold out while the shopper pays is called by its name with the way to the cart, the rest of the cart is bought without it', async ({
      page,
      browser,
      baseURL,
    }) => {
      await putIn(page, market, { ...lowStock, qty: 2 })
      await putIn(page, market, bottle)
      await page.goto(`/${market.locale}/cart`)
      const name = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
      await comeToSummary(page, market)

      const rival = await browser.newContext({ ...(baseURL && { baseURL }) })
      await putIn(rival, market, { ...lowStock, qty: 2 })
      await sendTo(rival, market)
      await chooseCard(rival, market, cards.approved)
      await command(rival, market, 'checkout/place', { recaptcha_response: 'embedded' })
      await rival.close()

      await payButton(page, market).click()
      await expect(page.getByText(t('errors.INV405.named'))).toContainText(name)
      await page.getByRole('link', { name: t('cart.open') }).click()
      const gone = page.getByRole('listitem').filter({ has: page.getByText(t('cart.gone')) })
      await gone.getByRole('button', { name: /Remove/ }).click()
      await expect(page.getByText(t('cart.gone'))).toHaveCount(0)
      await page.goto(`/${market.locale}/checkout`)
      await payButton(page, market).click()
      await expectConfirmed(page, market, 1)
    })

    test('SHP500 while paying leads back to the address with the reason above it; mended, the order is paid once', async ({
      page,
    }) => {
      await putIn(page, market, plentiful)
      await comeToSummary(page, market)
      await prepareRefusal(page, market, 'cart.order.place', 'SHP500')
      await payButton(page, market).click()
      await page.waitForURL(/step=shipping/)
      await expect(page.getByText(wordsOf(market.locale)('errors.SHP500'))).toBeVisible()
      await page.locator('[name="addressLine1"]').fill('7 Dry Street')
      await page.getByRole('button', { name: t('checkout.to-billing') }).click()
      await payButton(page, market).click()
      await expectConfirmed(page, market, 1)
      await expect(page.getByText('7 Dry Street')).toBeVisible()
    })

    test('O5, O6: a connection that is lost while the order is placed is never shown as failure: it is looked up, and one order stands', async ({
      page,
    }) => {
      await putIn(page, market, plentiful)
      await comeToSummary(page, market)
      let sent = 0
      await page.route(/\/-\/checkout\/place/, async route => {
        sent += 1
        await route.fetch()
        await route.abort('connectionreset')
      })
      await payButton(page, market).click()
      await expectConfirmed(page, market, 1)
      expect(sent).toBe(1)
    })

    test('O5, O6: without a connection Pay says that nothing has happened and is free at once; with it the next press pays', async ({
      page,
      context,
    }) => {
      await putIn(page, market, plentiful)
      await comeToSummary(page, market)
      await context.setOffline(true)
      await payButton(page, market).click()
      await expect(page.locator('main [data-error-summary]').getByText(t('errors.NOT_SENT'))).toBeVisible()
      await expect(payButton(page, market)).not.toHaveAttribute('aria-busy', 'true')
      await context.setOffline(false)
      await payButton(page, market).click()
      await expectConfirmed(page, market, 1)
    })

    test('O5, O6: a press that is lost on its way keeps the button and says why; nobody is told that there is an order, and the next press pays', async ({
      page,
    }) => {
      await putIn(page, market, plentiful)
      await comeToSummary(page, market)
      const said: string[] = []
      await page.exposeFunction('heard', (text: string) => said.push(text))
      await page.evaluate(() => {
        const tell = (globalThis as unknown as { heard: (text: string) => void }).heard
        new MutationObserver(() => tell(document.body.textContent ?? '')).observe(document, {
          childList: true,
          subtree: true,
        })
      })
      await page.route(/\/-\/checkout\/place/, route => route.abort('connectionreset'), { times: 1 })
      await payButton(page, market).click()
      await expect(page.getByText(t('errors.NOT_PLACED'))).toBeVisible()
      expect(said.join(' ')).not.toContain('We have your order')
      await payButton(page, market).click()
      await expectConfirmed(page, market, 1)
    })

    test('two tabs at the summary: both press the button, one order stands and both show it', async ({
      page,
      context,
    }) => {
      await putIn(page, market, plentiful)
      await comeToSummary(page, market)
      const other = await context.newPage()
      await other.goto(`/${market.locale}/checkout`)
      await expect(payButton(other, market)).toBeVisible()
      // At the same moment in both: a tab that heard of the other's order would show it and have no button.
      const at = Date.now() + 500
      await Promise.all(
        [page, other].map(tab =>
          payButton(tab, market).evaluate(
            (button: HTMLElement, moment) => void setTimeout(() => button.click(), moment - Date.now()),
            at,
          ),
        ),
      )
      const [first, second] = [await expectConfirmed(page, market, 1), await expectConfirmed(other, market, 1)]
      expect(second.number).toBe(first.number)
    })

    test('two tabs: a total that changed in the other one is shown before it is charged', async ({ page, context }) => {
      await putIn(page, market, bottle)
      await comeToSummary(page, market)
      const before = (await payButton(page, market).textContent()) ?? ''
      const other = await context.newPage()
      await other.goto(`/${market.locale}/cart`)
      await other.locator('[name="qty"]').selectOption('2')
      await expect(payButton(page, market)).not.toHaveText(before)
      const shown = (await payButton(page, market).textContent())?.replaceAll(/\D/g, '')
      await payButton(page, market).click()
      const { order } = await expectConfirmed(page, market, 2)
      expect(`${order.totals.total}`).toBe(shown)
    })

    test('R180: Back after the confirmation leads to the order that stands, never to a second one, and /order-details follows it', async ({
      page,
    }) => {
      await putIn(page, market, plentiful)
      await comeToSummary(page, market)
      await payButton(page, market).click()
      const { number } = await expectConfirmed(page, market, 1)
      await page.goBack()
      await page.waitForURL(/order-confirmation$/)
      expect((await expectConfirmed(page, market, 1)).number).toBe(number)
      await page.getByRole('link', { name: t('orders.follow') }).click()
      await page.waitForURL(/order-details/)
      expect(await orderNumber(page)).toBe(number)
      await page.goto(`/${market.locale}/cart`)
      await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible()
      await page.goto(`/${market.locale}/checkout`)
      await page.waitForURL(/\/cart$/)
    })
  })
