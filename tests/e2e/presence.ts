import { expect, type Page } from '@playwright/test'

const isWelcomed = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/welcome-'))

/** Moves the pointer until the store has seen that somebody is there, and fetched what it says by itself. */
export async function showPresence(page: Page): Promise<void> {
  let x = 100
  await expect
    .poll(async () => {
      await page.mouse.move((x += 5), 300)
      return page.evaluate(isWelcomed)
    })
    .toBe(true)
}
