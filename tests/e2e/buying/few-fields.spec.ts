import { expect, test, type FrameLocator, type Page } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'

import { wordsOf } from '../../support/words.ts'
import { adasEmail } from '../../shoppers/addresses.ts'
import {
  addFirstProduct,
  cardFrame,
  markets,
  orderNumber,
  pay,
  payButton,
  ship,
} from '../../shoppers/in-browser/purchase.ts'
import { putIn } from '../../shoppers/in-browser/beforehand.ts'
import { putIntoCart } from '../../shoppers/in-browser/visitor.ts'
import { withAndWithoutScript } from '../../support/with-and-without-script.ts'

const market = markets['en-us']
const t = wordsOf('en')

/** Fields that are to be typed into: seen, wanted, and with nothing in them. */
const asked = (page: Page) =>
  page
    .locator('main :is(input, select):required:visible')
    .evaluateAll(fields => (fields as HTMLInputElement[]).filter(({ value }) => value === '').map(({ name }) => name))

test('R230: a guest buys a product with eight fields typed and five presses, from its page to the confirmation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let presses = 0
  const press = async (button: ReturnType<Page['getByRole']>) => {
    presses += 1
    await button.click()
  }
  const typed: string[] = []
  const type = async (within: Page | FrameLocator, name: string, value: string) => {
    typed.push(name)
    await within.locator(`[name="${name}"]:visible`).fill(value)
  }

  await addFirstProduct(page, market)
  presses += 1
  await press(page.getByRole('dialog').getByRole('link', { name: t('cart.checkout') }))
  await page.waitForURL(/\/checkout$/)
  await expect(page.locator('[name="email"]:visible')).toBeVisible()
  expect(await asked(page)).toEqual(['email', 'name', 'postalCode', 'city', 'province', 'addressLine1', 'phone'])
  await type(page, 'email', adasEmail)
  await type(page, 'name', 'Ada Moor')
  await type(page, 'postalCode', '80202')
  await type(page, 'addressLine1', '1 Main Street')
  await type(page, 'phone', '303 555 0123')
  await expect(page.locator('[name="city"]:visible')).toHaveValue('Denver')
  await expect(page.locator('[name="province"]:visible')).toHaveValue('CO')
  expect(await asked(page)).toEqual([])
  await press(page.getByRole('button', { name: t('checkout.to-billing') }))
  await page.waitForURL(/step=billing/)
  const card = cardFrame(page)
  await expect(card.locator('[autocomplete="cc-name"]')).toHaveValue('Ada Moor')
  await type(card, 'number', '4242 4242 4242 4242')
  await type(card, 'expiry', '12/30')
  await type(card, 'code', '123')
  await press(page.getByRole('button', { name: t('checkout.to-summary') }))
  await page.waitForURL(/step=summary/)
  await press(payButton(page, market))
  await orderNumber(page)
  expect([typed.length, presses]).toEqual([8, 5])
})

test('on a phone each step begins at its head, and the card’s frame is told nothing before it is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  await addFirstProduct(page, market)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .click()
  await ship(page, market)
  await expect(page.getByRole('heading', { name: t('checkout.billing'), level: 2 })).toBeInViewport()
  await pay(page, market)
  await expect(page.getByRole('heading', { name: t('checkout.summary'), level: 2 })).toBeInViewport()
  expect(said.filter(text => text.includes('postMessage'))).toEqual([])
})

test('an apartment or a company is typed behind its own words, and goes with the address', async ({ page }) => {
  await addFirstProduct(page, market)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .click()
  await expect(page.locator('[name="addressLine2"]')).toBeHidden()
  await page.getByText(t('checkout.field.addressLine2.add')).click()
  await expect(page.locator('[name="addressLine2"]')).toBeVisible()
})

test('in German at 320 px the methods of shipping, whose names are long, are no wider than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await putIntoCart(page, fixtures.plentiful.upc, 1, 'de-de')
  await page.goto('/de-de/checkout')
  await expect(page.locator('input[name="method"]').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

withAndWithoutScript(() => {
  test('a name of which an address takes one part no more is said to be too long where it is asked for, and kept', async ({
    page,
  }) => {
    await putIn(page, market, fixtures.plentiful)
    await page.goto('/en-us/checkout')
    const name = page.locator('[name="name"]:visible')
    const long = `Ada ${'m'.repeat(61)}`
    await name.fill(long)
    await name.press('Enter')
    await expect(page.locator('[data-error-for="name"]:visible')).toHaveText('First and last name is too long.')
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toHaveValue(long)
  })
})
