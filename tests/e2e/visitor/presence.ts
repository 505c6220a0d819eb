import { expect, type Page } from '@playwright/test'

import { builtScript } from '../../support/built-script.ts'

/** Asked of an observer: where a test has the clock in hand, `performance` is a stand-in that knows of nothing fetched. */
const isWelcomed = (script: string) =>
  new Promise<boolean>(resolve => {
    const observer = new PerformanceObserver(list => {
      observer.disconnect()
      resolve(list.getEntries().some(({ name }) => name.endsWith(script)))
    })
    observer.observe({ type: 'resource', buffered: true })
  })

/** Moves the pointer until the store has seen that somebody is there, and fetched what it says by itself. */
export async function showPresence(page: Page): Promise<void> {
  const welcome = builtScript('client/visitor/welcome.ts')
  let x = 100
  await expect
    .poll(async () => {
      await page.mouse.move((x += 5), 300)
      return page.evaluate(isWelcomed, welcome)
    })
    .toBe(true)
}
