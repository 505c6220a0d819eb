import { expect, test, type Page } from '@playwright/test'

import { orderPageOf } from '../../shoppers/in-browser/followed-order.ts'
import { buyAsGuest, markets } from '../../shoppers/in-browser/purchase.ts'
import { wordsOf } from '../../support/words.ts'
import { desk, signIn, store } from './at-the-desk.ts'

test.use({ baseURL: desk })

const market = markets['en-us']
const t = wordsOf('en')

/** Asks for the label of one piece. */
async function sendBack(page: Page, number: string): Promise<void> {
  await page.goto(orderPageOf({ page, locale: 'en-us', isMember: false, orderNumber: number }))
  await page.getByRole('link', { name: t('orders.return') }).click()
  await page.locator('main select').first().selectOption('1')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('orders.label.get') }).click()
  await saved
}

for (const javaScriptEnabled of [true, false])
  test(`money back by a return ${javaScriptEnabled ? 'with' : 'without'} script: the warehouse sends and receives it, support pays it back`, async ({
    browser,
  }) => {
    const shopper = await (await browser.newContext({ baseURL: store })).newPage()
    const number = await buyAsGuest(shopper, market)
    const page = await (await browser.newContext({ baseURL: desk, javaScriptEnabled })).newPage()
    const order = `/orders/fellholm-us/${number}`
    await signIn(page, 'warehouse')
    await page.goto(order)
    for (const step of ['Begin packing', 'Packed']) await page.getByRole('button', { name: step, exact: true }).click()
    await page.getByLabel('Carrier').fill('UPS')
    await page.getByLabel('Tracking number').fill('1Z999AA10123456784')
    for (const step of ['Shipped', 'Delivered']) await page.getByRole('button', { name: step, exact: true }).click()
    await expect(page.getByText('Nothing more comes after that.')).toBeVisible()
    await sendBack(shopper, number)
    await page.reload()
    await page.getByRole('button', { name: 'All of it has come' }).click()
    await expect(page.getByText('Next: for support and engineer.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()

    await signIn(page, 'support')
    await page.goto(order)
    await page.getByRole('button', { name: 'Pay it back' }).click()
    await expect(page.getByText('It is paid back; nothing more comes after that.')).toBeVisible()
    await expect(page.getByText('went back')).toHaveCount(1)
    await shopper.goto(orderPageOf({ page: shopper, locale: 'en-us', isMember: false, orderNumber: number }))
    await expect(shopper.getByText(/Return \d+ is paid back\./).first()).toBeVisible()
  })
