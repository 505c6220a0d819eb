import { readFileSync } from 'node:fs'

import { expect, type Page } from '@playwright/test'

import { href } from '#routes/href.ts'
import type { FulfilmentState, OrderStatus, ReturnState } from '#src/commerce/order-life.ts'
import { formatMoney } from '#src/kit/money.ts'
import { locales, type Locale } from '#src/language/locales.ts'

import { linesOfPdf } from '../../support/pdf-text.ts'
import { textsOf, wordsOf } from '../../support/words.ts'
import { readable } from './letters.ts'

export type Follower = {
  readonly page: Page
  readonly locale: Locale
  readonly isMember: boolean
  readonly orderNumber: string
}

/** An amount as it stands in a market, with plain spaces. */
export const worth = (locale: Locale, amount: number): string =>
  readable(formatMoney(amount, locales[locale].currency, locales[locale].tag))

/** Where a shopper sees their order: in the account, or under the number that a guest has. */
export const orderPageOf = ({ locale, isMember, orderNumber }: Follower): string =>
  isMember
    ? href(locale, 'accountOrderDetails', { id: orderNumber })
    : href(locale, 'orderDetails', undefined, { orderNumber })

/** The order's page says how the whole stands, and how each part does by something that is in it. */
export async function expectStatus(
  follower: Follower,
  status: OrderStatus,
  parts: Readonly<Record<string, FulfilmentState>>,
): Promise<void> {
  const { page, locale, isMember } = follower
  const t = textsOf(locales[locale].language)
  await page.goto(orderPageOf(follower))
  const whole = page
    .locator('main')
    .getByText(t(`${isMember ? 'account' : 'orders'}.status.${status}`), { exact: true })
  await expect(whole.first()).toBeVisible()
  for (const [name, state] of Object.entries(parts))
    await expect(page.locator('main ol > li', { hasText: name })).toContainText(`: ${t(`orders.part.${state}`)}`)
}

/** The order's page says how its return stands. */
export async function expectReturn({ page, locale }: Follower, returnNumber: string, state: ReturnState) {
  const said = textsOf(locales[locale].language)(`orders.return.${state}`).replace('{number}', returnNumber)
  await page.reload()
  await expect(page.locator('main').getByText(said)).toBeVisible()
}

/** Presses what answers with a file; gives the lines in it. */
async function linesOfFile(page: Page, name: RegExp): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readable(linesOfPdf(readFileSync(await (await saved).path())).join('\n'))
}

/** The invoice, as it is saved from the order's page. */
export async function invoiceOf(follower: Follower): Promise<string> {
  await follower.page.goto(orderPageOf(follower))
  const t = wordsOf(locales[follower.locale].language)
  return linesOfFile(follower.page, t('orders.invoice'))
}

/** Sends one piece of a line back: gives what stands on the label, and leads to the order's page again. */
export async function sendOneBack(follower: Follower, name: string): Promise<string> {
  const { page, locale, isMember } = follower
  const t = wordsOf(locales[locale].language)
  await page.goto(orderPageOf(follower))
  if (isMember) await page.getByText(t('account.return'), { exact: true }).click()
  else await page.getByRole('link', { name: t('orders.return') }).click()
  const quantity = textsOf(locales[locale].language)('orders.label.quantity').replace('{name}', name)
  await page.getByLabel(quantity).last().selectOption('1')
  const label = await linesOfFile(page, t(isMember ? 'account.return.label' : 'orders.label.get'))
  await page.goto(orderPageOf(follower))
  return label
}

/** The points that a member has, as the account says. */
export async function pointsShown({ page, locale }: Pick<Follower, 'page' | 'locale'>): Promise<number> {
  await page.goto(href(locale, 'accountLoyalty'))
  const panel = page.getByRole('region', { name: wordsOf(locales[locale].language)('account.loyalty.balance') })
  return Number((await panel.locator('p').first().innerText()).replaceAll(/\D/g, ''))
}
