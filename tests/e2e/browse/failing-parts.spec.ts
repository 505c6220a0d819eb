import { expect, test, type Page } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'

import { putIntoCart } from '../../shoppers/in-browser/visitor.ts'
import { wordsOf } from '../../support/words.ts'

const t = wordsOf('en')

/** A browser that can be told to write no amount and to keep nothing: whatever needs that has a fault of its own. */
const canBreak = (page: Page) =>
  page.addInitScript(() => {
    const unlessBroken = (prototype: object, name: string, isGetter: boolean) => {
      const own = Object.getOwnPropertyDescriptor(prototype, name)
      const real = (isGetter ? own?.get : own?.value) as (this: unknown, ...given: unknown[]) => unknown
      function faulty(this: unknown, ...given: unknown[]) {
        if (Reflect.get(globalThis, 'isBroken') === true) throw new Error(`${name} is broken`)
        return real.apply(this, given)
      }
      Object.defineProperty(prototype, name, { ...own, ...(isGetter ? { get: faulty } : { value: faulty }) })
    }
    unlessBroken(Intl.NumberFormat.prototype, 'format', true)
    unlessBroken(Storage.prototype, 'getItem', false)
  })

const broken = (page: Page, isBroken: boolean) =>
  page.evaluate(is => void Reflect.set(globalThis, 'isBroken', is), isBroken)

const retry = (page: Page) => page.getByRole('button', { name: t('shell.unavailable.retry') })

test('#panel=mini-cart that fails says so in its place, and shows the cart when it is tried again', async ({
  page,
}) => {
  await putIntoCart(page, fixtures.plentiful.upc)
  await canBreak(page)
  await page.goto('/en-us/help')
  await broken(page, true)
  await page.evaluate(() => void (location.hash = 'panel=mini-cart'))
  const failed = page.getByRole('dialog', { name: t('ui.failed.title') })
  await expect(failed.getByRole('alert').getByText(t('ui.failed'))).toBeVisible()
  await broken(page, false)
  await retry(page).click()
  await expect(
    page.getByRole('dialog', { name: t('cart.title') }).getByRole('link', { name: t('cart.checkout') }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('an island that fails says so in its place and leaves the page as it is; tried again, it works', async ({
  page,
}) => {
  await canBreak(page)
  await page.goto('/en-us/help')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await broken(page, true)
  await page.locator('#q').focus()
  const island = page.locator('[data-mount="search-field"]')
  await expect(island.getByRole('alert').getByText(t('ui.failed'))).toBeVisible()
  await expect(heading).toBeVisible()
  await broken(page, false)
  await retry(page).click()
  await page.locator('#q').fill('tent')
  await expect(page.getByRole('option').first()).toBeVisible()
})
