import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { startDevelopment, type Development } from '../../support/development.ts'

// Looks at letters, or at where they break.
test.use({ launchOptions: launchOptions('typefaces') })

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let development: Development
test.beforeAll(async ({ baseURL }) => {
  development = await startDevelopment(Number(new URL(baseURL ?? '').port) + 5)
})
test.afterAll(() => development.end())

const properties = [
  'display',
  'position',
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-weight',
  'margin',
  'padding',
  'border-radius',
] as const

/** Each element of the page with what it looks like; where a document has its style from is not compared. */
const looks = (page: Page) =>
  page.evaluate(
    names =>
      [...document.body.querySelectorAll('*:not(link, style)')].map(element => {
        const style = getComputedStyle(element)
        return `${element.tagName} ${names.map(name => style.getPropertyValue(name)).join(' | ')}`
      }),
    properties,
  )

async function look(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'load' })
  // A button takes its colour over a moment. Below the fold, that begins when somebody looks, and never ends by itself.
  await looks(page)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })
  return looks(page)
}

test.describe('without script, so that nothing moves while it is looked at', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of ['/en-us', '/en-us/c/tents', '/en-us/cart', '/en-us/contact'])
    test(`npm run dev shows ${path} as npm start does: every element has the same computed styles`, async ({
      page,
    }) => {
      const built = await look(page, path)
      const developed = await look(page, `${development.origin}${path}`)
      expect(built.length).toBeGreaterThan(100)
      expect(developed).toEqual(built)
    })
})

function edit(file: string, from: string, to: string): void {
  const path = join(development.sources, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

test('npm run dev swaps an edited style sheet in place, and an island keeps its state', async ({ page }) => {
  await page.goto(`${development.origin}/en-us/c/tents`)
  const field = page.getByRole('combobox').and(page.locator(':visible')).first()
  await field.click()
  await field.pressSequentially('jack', { delay: 40 })
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  edit('src/ui/controls/button.module.css', 'font-weight: 650', 'font-weight: 651')
  const weight = () =>
    page
      .locator('.button, [class*="button-button"]')
      .first()
      .evaluate(e => getComputedStyle(e).fontWeight)
  await expect.poll(weight).toBe('651')
  edit('src/product-ui/search/search-field.tsx', 'role="status"', 'role="status" data-edited=""')
  await expect(page.locator('[data-edited]').first()).toBeAttached()
  await expect(field).toHaveValue('jack')
  await expect(options.first()).toBeVisible()
})

test('npm run dev has the chat as npm start does: a shopper writes, and staff read it', async ({ page, context }) => {
  await page.goto(`${development.origin}/en-us/c/tents`)
  const button = page.locator('#ada-button-frame')
  // Modules are read when they are first asked for; who moves before them is not seen.
  await expect(async () => {
    await page.mouse.move(200, 300)
    await page.mouse.move(220, 320)
    await expect(button).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await button.click()
  const chat = page.frameLocator('#ada-chat-frame')
  await chat.getByLabel('Your message').fill('Does it stand on rock?')
  await chat.getByRole('button', { name: 'Send' }).click()
  await expect(chat.getByRole('listitem').filter({ hasText: 'Does it stand on rock?' })).toBeVisible()
  const staff = await context.newPage()
  await staff.goto(`${development.origin.replace('//', '//chat.')}/staff`)
  await staff.getByRole('listitem').first().getByRole('link').click()
  await expect(staff.getByText('Does it stand on rock?')).toBeVisible()
})
