import { expect, type FrameLocator, type Page } from '@playwright/test'

import { adasEmail, denverStreet } from '../addresses.ts'
import { cardFields, cards } from '../cards.ts'
import { wordsOf } from '../../support/words.ts'
import { atRest } from '../../support/dialog-at-rest.ts'

export type Market = {
  readonly locale: string
  readonly category: string
  readonly address: Readonly<Record<'addressLine1' | 'postalCode' | 'city' | 'phone', string>> & {
    readonly province?: string
  }
}

export const markets = {
  'en-us': {
    locale: 'en-us',
    category: 'mens-jackets',
    address: {
      addressLine1: '1 Main Street',
      postalCode: '80202',
      city: 'Denver',
      province: 'CO',
      phone: '303 555 0123',
    },
  },
  'de-de': {
    locale: 'de-de',
    category: 'herrenjacken',
    address: { addressLine1: 'Bergstraße 1', postalCode: '80331', city: 'München', phone: '089 1234567' },
  },
  'fr-fr': {
    locale: 'fr-fr',
    category: 'homme-vestes',
    address: { addressLine1: '1 rue de Rivoli', postalCode: '75001', city: 'Paris', phone: '01 23 45 67 89' },
  },
  'en-gb': {
    locale: 'en-gb',
    category: 'mens-jackets',
    address: { addressLine1: '1 High Street', postalCode: 'M1 1AE', city: 'Manchester', phone: '0161 496 0123' },
  },
  'en-ca': {
    locale: 'en-ca',
    category: 'mens-jackets',
    address: {
      addressLine1: '1 King Street',
      postalCode: 'M5V 3L9',
      city: 'Toronto',
      province: 'ON',
      phone: '416 555 0123',
    },
  },
} as const satisfies Record<string, Market>

/** Puts a product into the cart that comes in one size, so that there is none to choose. */
export async function addProductOfOneSize(page: Page): Promise<void> {
  await page.goto('/en-us/search?q=minnow')
  await page.locator('main h3 a').first().click()
  await expect(page.locator('input[name="upc"]')).toHaveCount(1)
  await page
    .getByRole('button', { name: wordsOf('en')('product.add') })
    .first()
    .click()
}

/** From wherever the shopper is into the cart: the first product and size that can be had. */
export async function addFirstProduct(page: Page, { locale, category }: Market) {
  const t = wordsOf(locale)
  await page.goto(`/${locale}/c/${category}`)
  await page.locator('main h3 a').first().click()
  await page.waitForURL(/\/p\//)
  await page.locator('label:has(input[name="upc"]:not([disabled]))').first().click()
  await page
    .locator('#buy')
    .getByRole('button', { name: t('product.add') })
    .click()
}

/** The shipping step, filled and sent; it leads to the payment unless that is known already. */
export async function ship(page: Page, { locale, address }: Market, { leadsTo = /step=billing/ } = {}) {
  const t = wordsOf(locale)
  // While the page is still coming, what stands in its place has the same heading.
  await page
    .getByRole('heading', { name: t('checkout.title'), level: 1 })
    .first()
    .waitFor()
  const fill = (name: string, value: string) => page.locator(`[name="${name}"]:visible`).fill(value)
  await fill('email', adasEmail)
  await fill('name', `${denverStreet.firstName} ${denverStreet.lastName}`)
  await fill('postalCode', address.postalCode)
  await fill('city', address.city)
  if (address.province !== undefined) await page.locator('[name="province"]:visible').selectOption(address.province)
  await fill('addressLine1', address.addressLine1)
  await fill('phone', address.phone)
  await page.getByRole('button', { name: t('checkout.to-billing') }).click()
  await page.waitForURL(leadsTo)
}

/** Types a card into the provider's fields: in their frame, or on the provider's own page. */
export async function fillCard(fields: Page | FrameLocator, number: string = cards.approved): Promise<void> {
  const { expiry, code, name } = cardFields(number)
  await fields.locator('[autocomplete="cc-number"]').fill(number)
  await fields.locator('[autocomplete="cc-exp"]').fill(expiry)
  await fields.locator('[autocomplete="cc-csc"]').fill(code)
  await fields.locator('[autocomplete="cc-name"]').fill(name)
}

export const cardFrame = (page: Page) => page.frameLocator('main iframe')

/** The card, typed and sent. */
export async function pay(page: Page, { locale }: Market, number?: string) {
  await fillCard(cardFrame(page), number)
  await page.getByRole('button', { name: wordsOf(locale)('checkout.to-summary') }).click()
  await page.waitForURL(/step=summary/)
}

/**
 * What an owner answers to the provider's page in a dialog, once the dialog has come to rest: a press into a frame is
 * aimed at where the frame was before.
 */
export async function answerProvider(page: Page, name: string) {
  const dialog = page.getByRole('dialog')
  const button = dialog.frameLocator('iframe').getByRole('button', { name })
  await button.waitFor()
  await atRest(dialog)
  await button.click()
}

export const payButton = (page: Page, { locale }: Market) =>
  page.getByRole('button', { name: wordsOf(locale)('checkout.place') })

/** Buys something as a guest, whose browser the page keeps; the order's number. */
export async function buyAsGuest(page: Page, market: Market): Promise<string> {
  const added = page.waitForResponse(answer => answer.url().includes('/-/cart/add'))
  await addFirstProduct(page, market)
  await added
  await page.goto(`/${market.locale}/checkout`)
  await ship(page, market)
  await pay(page, market)
  await payButton(page, market).click()
  return orderNumber(page)
}

/** The number of the confirmed order. */
export async function orderNumber(page: Page): Promise<string> {
  const number = page.locator('[data-order-number]')
  await expect(number).toHaveText(/^[A-Z]\d{10}$/)
  return (await number.textContent()) ?? ''
}
