import type { Browser, Page } from '@playwright/test'

import { atMost, type Row } from '../report.ts'
import { medianOf, rounds } from '../rounds.ts'
import { phone, slowed } from './lines.ts'

const addForm = 'form[data-command="cart/add"]'

/** How long a finger rests on what it presses. */
const restMs = 80

/** Runs in the page: the time from the release, which makes a press of it, to the first frame in which the button or the count shows it. */
function watchPress(selector: string): void {
  const form = document.querySelector(selector)
  const count = document.querySelector('[data-cart-count]')
  const seen = new Promise<number>(resolve => {
    let pressed = 0
    addEventListener('click', event => (pressed ||= event.timeStamp), { capture: true })
    const observer = new MutationObserver(() => {
      if (pressed === 0) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - pressed)
        port2.postMessage(undefined)
      })
    })
    for (const place of [form, count])
      if (place !== null)
        observer.observe(place, {
          attributes: true,
          attributeFilter: ['aria-busy', 'hidden'],
          childList: true,
          subtree: true,
        })
  })
  Object.assign(globalThis, { seen })
}

async function press(page: Page): Promise<number> {
  const button = page.locator(`${addForm} button[type="submit"]`).first()
  await button.scrollIntoViewIfNeeded()
  await page.evaluate(watchPress, addForm)
  const box = await button.boundingBox()
  if (box === null) throw new Error('no button to press')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: restMs })
  return page.evaluate(() => (globalThis as unknown as { readonly seen: Promise<number> }).seen)
}

/** Milliseconds from the press on "Add to cart" to what can be seen of it; awake after React is there, or cold. */
async function addToCart(browser: Browser, address: string, state: 'awake' | 'cold'): Promise<number> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await slowed(await context.newCDPSession(page), 'slow')
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
  const size = `${addForm} input[name="upc"]:not([disabled])`
  if (state === 'awake') {
    await page
      .locator(`label:has(${size.slice(addForm.length + 1)})`)
      .first()
      .click()
    await page.waitForSelector('[data-island="size-picker"][data-awake]')
    await page.waitForTimeout(500)
  } else {
    // A size is there already, as after Back; nothing has been touched, so no island has been asked for.
    await page.evaluate(selector => document.querySelector(selector)?.toggleAttribute('checked', true), size)
  }
  const milliseconds = await press(page)
  await context.close()
  return milliseconds
}

/** How soon a press on "Add to cart" shows, on the slow line. */
export async function pressRows(browser: Browser, address: string, count: number): Promise<readonly Row[]> {
  const played = await rounds(count, {
    awake: () => addToCart(browser, address, 'awake'),
    cold: () => addToCart(browser, address, 'cold'),
  })
  return [
    atMost(
      'add to cart: press to feedback, React there',
      medianOf(played, round => round.awake),
      'ms',
      50,
    ),
    atMost(
      'add to cart: press to feedback, nothing loaded yet',
      medianOf(played, round => round.cold),
      'ms',
      100,
    ),
  ]
}
