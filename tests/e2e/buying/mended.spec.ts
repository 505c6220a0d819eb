import { expect, test, type Locator, type Page } from '@playwright/test'

import { href } from '#routes/href.ts'
import { fixtures, valueCards } from '#demo/fixtures.ts'

import { wordsOf } from '../../support/words.ts'
import { putIn, sendTo, widths } from '../../shoppers/in-browser/beforehand.ts'
import {
  cardFrame,
  fillCard,
  answerProvider,
  markets,
  payButton,
  type Market,
} from '../../shoppers/in-browser/purchase.ts'
import { expectConfirmed, paidWith } from '../../shoppers/in-browser/sales.ts'

const t = wordsOf('en')

type Refusal = {
  /** A field of the form and what the store refuses in it. */
  readonly wrong?: readonly [field: string, value: string]
  /** What becomes of the next press on its way. */
  readonly cut?: '503' | 'lost'
  readonly said: RegExp
}

/** What is refused in place at the payment, whoever is to pay, in the words of a market. */
function refusalsIn({ locale }: Market): Readonly<Record<string, Refusal>> {
  const said = wordsOf(locale)
  return {
    CHK320: { wrong: ['postalCode', '?'], said: said('errors.CHK320') },
    CHK380: { wrong: ['city', 'Nowhere'], said: said('errors.CHK380') },
    BILL410: { wrong: ['phone', '1'], said: said('errors.BILL410') },
    '503': { cut: '503', said: said('errors.OUTCOME_UNKNOWN') },
    'a lost answer': { cut: 'lost', said: said('errors.OUTCOME_UNKNOWN') },
  }
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:visible`)

/** What becomes of the next command: it comes to nothing, or is done and the answer is lost. */
const cutNext = (page: Page, command: string, cut: '503' | 'lost') =>
  page.route(
    new RegExp(`/-/${command}`),
    async route => {
      if (cut === '503') return route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' })
      await route.fetch()
      return route.abort('connectionreset')
    },
    { times: 1 },
  )

/** Presses a button by keyboard alone. */
async function press(page: Page, button: Locator) {
  await button.focus()
  await page.keyboard.press('Enter')
}

/** The billing address is another one, so that it can be refused and mended. */
async function billElsewhere(page: Page, { address }: Market) {
  await field(page, 'billing').and(page.locator('[value="other"]')).check()
  for (const [name, value] of Object.entries({ name: 'Ada Hill', ...address }))
    await (name === 'province' ? field(page, name).selectOption(value) : field(page, name).fill(value))
}

/** Goes on with what was refused: mends it, and presses again. */
async function isRefusedAndMended(page: Page, command: string, button: Locator, { wrong, cut, said }: Refusal) {
  const [name, value] = wrong ?? []
  const right = name === undefined ? '' : await field(page, name).inputValue()
  if (name !== undefined) await field(page, name).fill(value ?? '')
  if (cut !== undefined) await cutNext(page, command, cut)
  await press(page, button)
  await expect(page.locator('main [data-error-summary]:visible').getByText(said)).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
  if (name !== undefined) await field(page, name).fill(right)
}

/** Every refusal in place, one after the other; the press after the last of them goes on. */
async function isRefusedInEveryWay(page: Page, market: Market) {
  const onward = page.getByRole('button', { name: t('checkout.to-summary') })
  for (const [code, refusal] of Object.entries(refusalsIn(market)))
    await test.step(`refused: ${code}`, () => isRefusedAndMended(page, 'checkout/pay', onward, refusal))
  await press(page, onward)
}

for (const width of widths)
  test.describe(`a refusal in place at the payment, with the keyboard, at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    const market: Market = width === 390 ? markets['en-us'] : markets['en-gb']
    const billing = href(market.locale, 'checkout', undefined, { step: 'billing' })

    test.beforeEach(async ({ page }) => {
      await putIn(page, market, fixtures.plentiful)
      await sendTo(page, market)
      await page.goto(billing)
    })

    test('CHK320, CHK380, BILL410, 503 and a lost answer are mended and pressed again, the card is typed once, and it pays', async ({
      page,
    }) => {
      await billElsewhere(page, market)
      await fillCard(cardFrame(page))
      await isRefusedInEveryWay(page, market)
      await page.waitForURL(/step=summary/)
      await payButton(page, market).click()
      const { order } = await expectConfirmed(page, market, 1)
      expect(paidWith(order)).toEqual(['CREDIT_CARD'])
    })

    test('the same with a wallet and with Klarna: their owner is asked after the last press', async ({ page }) => {
      for (const method of ['WALLET', 'KLARNA']) {
        await page.goto(billing)
        await billElsewhere(page, market)
        await page.locator(`[name="paying"][value="${method}"]`).check()
        await isRefusedInEveryWay(page, market)
        await answerProvider(page, 'Confirm')
        await expect(payButton(page, market)).toBeVisible()
      }
    })

    test('the same with a gift card: a wrong PIN and 503, and then it pays', async ({ page }) => {
      const credits = page.getByRole('region', { name: t('checkout.credits') })
      const use = credits.getByRole('button', { name: t('checkout.credits.apply') }).last()
      await credits.getByText(t('checkout.credits.add')).click()
      await credits.locator('[name="number"]').fill(valueCards.good)
      await credits.locator('[name="pin"]').fill('1234')
      const inWays: readonly Refusal[] = [
        { wrong: ['pin', '9999'], said: t('errors.GFC800') },
        { cut: '503', said: t('errors.OUTCOME_UNKNOWN') },
      ]
      for (const refusal of inWays) await isRefusedAndMended(page, 'checkout/gift-card', use, refusal)
      await press(page, use)
      await expect(credits.getByRole('listitem')).toHaveCount(1)
    })

    test('a card that the provider does not know any more is typed anew, and another one may be typed at any time', async ({
      page,
    }) => {
      await fillCard(cardFrame(page))
      await page.route(
        /\/-\/checkout\/pay/,
        route => route.fulfill({ status: 404, json: { ok: false, code: 'PYT404', problems: {} } }),
        { times: 1 },
      )
      const onward = page.getByRole('button', { name: t('checkout.to-summary') })
      await press(page, onward)
      await expect(page.getByText(t('errors.PYT404'))).toBeVisible()
      await fillCard(cardFrame(page))
      await cutNext(page, 'checkout/pay', '503')
      await press(page, onward)
      await expect(page.getByText(t('errors.OUTCOME_UNKNOWN'))).toBeVisible()
      await press(page, page.getByRole('button', { name: t('checkout.card.other') }))
      await expect(page.locator('main iframe')).toBeFocused()
      await fillCard(cardFrame(page))
      await press(page, onward)
      await page.waitForURL(/step=summary/)
    })
  })
