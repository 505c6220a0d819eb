import { expect, type Locator, type Page } from '@playwright/test'

import { store } from './at-the-desk.ts'

/** More stops than any page of the desk has before what is looked for. */
const mostStops = 150

/** Presses Tab until something has the focus, as whoever has no pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate(element => element === document.activeElement)) return
  }
  throw new Error('The keyboard does not get there')
}

/** Somebody signs in, finds a draft, writes a rule into it and takes it back, and sees where the focus is. */
export async function editByKeyboard(page: Page): Promise<void> {
  const from = `/by-keyboard-${Date.now()}`
  await page.goto('/sign-in?to=/redirects/rule')
  await tabTo(page, page.getByLabel('E-mail address'))
  await page.keyboard.type('editor@desk.example')
  await tabTo(page, page.getByLabel('Password'))
  await page.keyboard.type('trail-lantern-42')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/redirects\/rule$/)

  await tabTo(page, page.locator('[name="from"]'))
  await page.keyboard.type(from)
  await tabTo(page, page.locator('[name="to"]'))
  await page.keyboard.type('/c/tents')
  await page.keyboard.press('Enter')
  // Beside thousands of rules that another test has published, the check is a job, whose page leads on when it is done.
  await expect(page.getByText(from).first()).toBeVisible({ timeout: 60_000 })

  await page.goto('/redirects/draft')
  const discard = page.getByRole('button', { name: 'Take all changes back' })
  await tabTo(page, discard)
  expect(await discard.evaluate(element => getComputedStyle(element).outlineStyle)).not.toBe('none')
  await page.keyboard.press('Enter')
  await expect(discard).toHaveCount(0)
  expect((await page.request.get(store + from, { maxRedirects: 0 })).headers().location ?? '').not.toContain('/c/tents')
}
