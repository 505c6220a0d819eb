import { expect, test, type Page } from '@playwright/test'

import { atRest, pass, watchTraffic } from '../../support/traffic.ts'
import { signInAs } from '../../shoppers/in-browser/visitor.ts'
import { showPresence } from './presence.ts'

const product = '/en-us/p/womens-northmere-parka-fh15011'
const provider = (baseURL: string | undefined) => (baseURL ?? '').replace('//', '//chat.')

/** Somebody is there: what the store does by itself begins. */
async function arrive(page: Page, path: string) {
  await page.goto(path)
  await showPresence(page)
}

const button = (page: Page) => page.locator('#ada-button-frame')
const chatWindow = (page: Page) => page.frameLocator('#ada-chat-frame')

async function write(page: Page, text: string) {
  await chatWindow(page).getByLabel('Your message').fill(text)
  await chatWindow(page).getByRole('button', { name: 'Send' }).click()
  await expect(chatWindow(page).getByRole('listitem').filter({ hasText: text })).toBeVisible()
}

test('R202, R159: a shopper writes, somebody answers on the page for staff and sees where the chat was begun; it goes on over a reload', async ({
  page,
  context,
  baseURL,
}) => {
  await arrive(page, product)
  await button(page).click()
  const question = `Is it warm enough? ${Date.now()}`
  await write(page, question)
  const staff = await context.newPage()
  await staff.goto(`${provider(baseURL)}/staff`)
  const conversation = staff.getByRole('listitem').first()
  await expect(conversation).toContainText('"Current_Bot_Language":"en"')
  await expect(conversation).toContainText(`${product}"`)
  await conversation.getByRole('link').click()
  await expect(staff.getByText(question)).toBeVisible()
  await staff.getByLabel('Answer').fill('Down to minus twenty.')
  await staff.getByRole('button', { name: 'Send' }).click()
  await expect(chatWindow(page).getByText('Down to minus twenty.')).toBeVisible()
  await arrive(page, '/en-us/c/tents')
  await button(page).click()
  await expect(chatWindow(page).getByText('Down to minus twenty.')).toBeVisible()
})

test('R203, D57: the home page has no chat, a product has, and its button stands above the bar to buy', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  watchTraffic(page)
  await arrive(page, product)
  await expect(button(page)).toBeVisible()
  await page.mouse.wheel(0, 3_000)
  const lowest = await button(page).evaluate(element => innerHeight - element.getBoundingClientRect().bottom)
  expect(lowest).toBeGreaterThan(48 + 4.5 * 16 - 1)
  await page.locator('header a[href="/en-us"]').first().click()
  await expect(page).toHaveURL(/\/en-us$/)
  await page.mouse.move(100, 200)
  await atRest(page)
  await expect(button(page)).toBeHidden()
})

test('R278, other.chat-vendor.load: where one asks first there is no chat, not even its script, until all four categories were agreed to', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).hostname))
  watchTraffic(page)
  await page.clock.install()
  await arrive(page, '/de-de/c/tents')
  await expect(page.locator('[data-consent-shown]')).toBeVisible()
  await pass(page, 30_000)
  expect(asked).not.toContain('chat.localhost')
  await page.locator('[data-consent-shown]').getByRole('button', { name: 'Alle' }).click()
  await expect(button(page)).toBeVisible()
  expect(asked).toContain('chat.localhost')
})

test('R205: signing out ends the conversation and forgets it', async ({ page }) => {
  await signInAs(page, 'history')
  await arrive(page, '/en-us/account')
  await button(page).click()
  await write(page, 'Where is my parcel?')
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.visitor)).toBe('guest')
  await arrive(page, product)
  await button(page).click()
  await expect(chatWindow(page).getByLabel('Your message')).toBeVisible()
  await expect(chatWindow(page).getByRole('listitem')).toHaveCount(0)
})

test('R386: the window is 25rem by 40rem and its button stands at 4rem,3rem; on a phone the window lies within the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await arrive(page, '/en-us/help')
  await button(page).click()
  const frame = page.locator('#ada-chat-frame')
  await expect(frame).toBeVisible()
  const placed = await button(page).evaluate(element => {
    const { right, bottom } = element.getBoundingClientRect()
    return [document.documentElement.clientWidth - right, innerHeight - bottom].map(Math.round)
  })
  expect(placed).toEqual([64, 48])
  expect(await frame.boundingBox()).toMatchObject({ width: 400, height: 640 })
  for (const path of ['/en-us/help', '/en-us/c/tents']) {
    await page.setViewportSize({ width: 390, height: 667 })
    await arrive(page, path)
    await button(page).click()
    await expect(chatWindow(page).getByRole('heading')).toBeInViewport({ ratio: 1 })
    const { x = -1, y = -1, width = 0 } = (await frame.boundingBox()) ?? {}
    expect([path, x, width, y >= 0]).toEqual([path, 0, 390, true])
  }
})
