import { expect, test, type Page } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'
import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { wordsOf } from '../../support/words.ts'
import { violations } from '../document/axe.ts'

// Looks at letters, or at where they break.
test.use({ launchOptions: launchOptions('typefaces') })

const t = wordsOf('en')
const password = 'trail-lantern-42'
const storeId = 's-gb-keswick'

/** Opens pages one after another; every one has a heading and nothing that axe finds. */
async function areClean(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(`/en-gb${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect([path, await violations(page)]).toEqual([path, []])
  }
}

test('axe finds nothing on /sign-in, /forgot-password, /reset-password, /newsletter, /unsubscribe, /events/:event, /event-cancel and /warranty-case, before and after they are refused', async ({
  page,
}) => {
  const code = 'a-code-of-a-letter-that-nobody-has-sent'
  await areClean(page, [
    '/sign-in',
    '/sign-in?step=lookup',
    '/sign-in?step=sign-up',
    '/forgot-password',
    `/reset-password?token=${code}`,
    '/social-sign-in?error=access_denied&state=x',
    '/newsletter',
    `/newsletter?confirm=${code}`,
    '/unsubscribe',
    `/unsubscribe?token=${code}`,
    `/hand-over?code=${code}`,
    '/events/evening-talk',
    `/event-cancel?token=${code}`,
    '/warranty-case',
  ])
  await page.locator('main form[data-command="warranty/open"]').getByRole('button').click()
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing on /associate-login, /storeipads with a cart to hand over, and /hand-over', async ({
  page,
  browser,
}) => {
  await areClean(page, ['/associate-login'])
  await page.locator('[name="username"]').fill(`${storeId}@stores.fellholm.example`)
  await page.locator('[name="password"]').fill(password)
  await page.getByRole('button', { name: t('associate.login.go') }).click()
  await page.waitForURL(/\/storeipads$/)
  await page.goto(`/en-gb/p/${fixtures.plentiful.productId.toLowerCase()}`)
  await page.evaluate(async upc => {
    await fetch('/-/cart/add?locale=en-gb', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ upc, qty: 1 }),
    })
  }, fixtures.plentiful.upc)
  await areClean(page, ['/storeipads'])
  const [offered] = await Promise.all([
    page.waitForResponse(/\/-\/associate\/hand-over/),
    page.locator('form[data-command="associate/hand-over"]').getByRole('button').click(),
  ])
  const { flash } = (await offered.json()) as { flash: { code: string } }
  await expect(page.getByRole('img', { name: t('associate.hand-over.code') })).toBeVisible()
  expect(await violations(page)).toEqual([])
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await phone.goto(`/en-gb/hand-over?code=${flash.code}`)
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Fellholm Keswick')
  expect(await violations(phone)).toEqual([])
  await context.close()
})
