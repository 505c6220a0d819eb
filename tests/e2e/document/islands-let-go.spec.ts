import { expect, test, type CDPSession, type Page } from '@playwright/test'

import { post } from '../../shoppers/in-browser/visitor.ts'

/** How many functions listen for messages on the page's window: the card fields are the only ones who do. */
async function messageListeners(session: CDPSession): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' })
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })
  return listeners.filter(({ type }) => type === 'message').length
}

async function signIn(page: Page) {
  await page.goto('/en-us/sign-in')
  await page.locator('[name="username"]:visible').fill('shopper@fellholm.example')
  await page.locator('[name="password"]:visible').fill('trail-lantern-42')
  await page.locator('form[data-command="sign-in/enter"]:visible').getByRole('button').click()
  await page.waitForURL(/\/en-us\/account/)
}

/** Goes to a page of ours as a link does. */
async function goSoftly(page: Page, path: string, seen: string) {
  await page.evaluate(address => void navigation.navigate(address), path)
  await page.waitForURL(`**${path}`)
  await expect(page.locator(seen).first()).toBeAttached()
}

test('an island of a personal page is let go when the page is left by a soft navigation: its listeners go with it', async ({
  page,
}) => {
  // The chat listens as well, as long as the document stands.
  await page.route('http://chat.localhost:*/**', route => route.abort())
  await signIn(page)
  await post(page, '/-/account/open-card-fields?locale=en-us', {})
  const session = await page.context().newCDPSession(page)
  await page.evaluate(() => Object.assign(window, { stillThere: true }))
  for (let visit = 0; visit < 3; visit += 1) {
    await goSoftly(page, '/en-us/account/credit-cards/add', '[data-mount="card-fields"][data-awake]')
    expect(await messageListeners(session)).toBe(1)
    await goSoftly(page, '/en-us/account/credit-cards', 'main h1')
    await expect.poll(() => messageListeners(session)).toBe(0)
  }
  expect(await page.evaluate(() => 'stillThere' in window)).toBe(true)
})
