import { expect, test, type Browser, type Page } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'

import { buyAsGuest, markets } from '../../shoppers/in-browser/purchase.ts'
import { wordsOf } from '../../support/words.ts'
import { violations } from '../document/axe.ts'
import { desk, signIn, store } from './at-the-desk.ts'
import { views } from '../../support/views.ts'

test.use({ baseURL: desk })

const market = markets['en-us']
const t = wordsOf('en-us')

/** An order of a guest, whose browser is gone. */
async function bought(browser: Browser): Promise<string> {
  const context = await browser.newContext({ baseURL: store })
  const number = await buyAsGuest(await context.newPage(), market)
  await context.close()
  return number
}

const customersOfOne = '/customers?site=fellholm-us&q=history%40fellholm.example'

async function openStore(page: Page): Promise<Page> {
  await page.goto(customersOfOne)
  await page.getByRole('table').getByRole('link').first().click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the store as this customer sees it' }).click()
  const shown = await opened
  await shown.waitForURL(/\/en-us\/account$/)
  return shown
}

for (const javaScriptEnabled of [true, false]) {
  const name = javaScriptEnabled ? 'with' : 'without'

  test(`support ${name} script: an order by its card’s last four, a letter once more, money back, the store as the customer sees it`, async ({
    browser,
  }) => {
    const number = await bought(browser)
    const context = await browser.newContext({ baseURL: desk, javaScriptEnabled })
    const page = await context.newPage()
    await signIn(page, 'support')

    await page.goto('/orders?site=fellholm-us')
    await page.getByRole('searchbox').fill('4242')
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('link', { name: number }).click()
    const again = page.getByRole('button', { name: 'Send once more: order-confirmed' })
    await expect(async () => {
      await page.reload()
      await expect(again).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 15_000 })
    await again.click()
    await expect(page.getByText('order-confirmed, email')).toHaveCount(2)
    await page.getByLabel('Why').first().fill('Ordered twice')
    await page.getByRole('button', { name: 'Cancel and pay back' }).first().click()
    await expect(page.getByText('went back')).toHaveCount(1)
    await expect(page.getByText('Cancelled').first()).toBeVisible()

    const shown = await openStore(page)
    const bar = shown.getByRole('complementary', { name: t('content.look.bar') })
    await expect(bar).toContainText('Sunil Marsh')
    await shown.goto(`${store}/en-us/account/order-history`)
    await expect(shown.getByText('U1000000010').first()).toBeVisible()
    await shown.goto(`${store}/en-us/p/${fixtures.plentiful.productId}`)
    await expect(bar).toBeVisible()
    if (!javaScriptEnabled) {
      await shown.goto(`${store}/en-us/account/profile`)
      await shown.locator('form[action*="account/"] button[type="submit"]').first().click()
      await expect(shown.getByText(t('errors.AUT457')).first()).toBeVisible()
    }
    await bar.getByRole('button', { name: t('content.look.end') }).click()
    await expect(bar).toHaveCount(0)
    await shown.goto(`${store}/en-us/account`)
    await expect(shown).toHaveURL(/sign-in/)
    await context.close()
  })
}

for (const [width, colorScheme] of views)
  test(`the bar of a look at ${width} px, ${colorScheme}: on every kind of page, nothing axe finds, nothing wider than the window, nothing measured`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await signIn(page, 'support')
    const shown = await openStore(page)
    await shown.setViewportSize({ width, height: 900 })
    await shown.emulateMedia({ colorScheme })
    const sent: string[] = []
    shown.on('request', request => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    const bar = shown.getByRole('complementary', { name: t('content.look.bar') })
    for (const path of ['/en-us', '/en-us/c/tents', '/en-us/account', '/en-us/cart', '/en-us/nothing-here']) {
      await shown.goto(store + path)
      await expect(bar).toBeVisible()
      expect(await violations(shown), path).toEqual([])
      expect(await shown.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
      if (process.env.DESK_PICTURES !== undefined)
        await shown.screenshot({
          path: `${process.env.DESK_PICTURES}/look${path.replaceAll('/', '-')}-${width}-${colorScheme}.png`,
        })
    }
    await shown.goto(`${store}/en-us/c/tents`)
    await shown.locator('main h3 a').first().click()
    await shown.waitForURL(/\/p\//)
    await expect(bar).toBeVisible()
    expect(sent.filter(url => url.includes('/-/events'))).toEqual([])
  })
