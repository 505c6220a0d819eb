import type { Browser, Page } from '@playwright/test'

import { atMost, shown, type ReportRow } from '../report.ts'
import { medianOf, replayed, rounds } from '../rounds.ts'
import { phone, slowed } from './lines.ts'
import { watchFailures } from './watch-failures.ts'
import { watchPress, type PressTimes } from './watch-press.ts'

const addForm = 'form[data-command="cart/add"]'
const size = 'input[name="upc"]:not([disabled])'

/** How long a finger rests on what it presses. */
const restMs = 80
/** How long a thumb takes from a size to the button. */
const choosingMs = 1_000

/** Chooses the first size there is, in a page that stands still after it was scrolled: nobody presses in the frame of a scroll. */
async function chooseSize(page: Page): Promise<void> {
  const first = page.locator(`${addForm} label:has(${size})`).first()
  await first.scrollIntoViewIfNeeded()
  await first.click()
}

/** What was there before the press: all that a choice asks for, what came while the thumb moved on, or nothing at all. */
type Before = 'awake' | 'chosen' | 'cold'

const prepare: Readonly<Record<Before, (page: Page) => Promise<unknown>>> = {
  awake: async page => {
    await chooseSize(page)
    await page.waitForSelector('[data-mount="size-picker"][data-awake]')
    await page.waitForTimeout(choosingMs)
  },
  chosen: async page => {
    await chooseSize(page)
    await page.waitForTimeout(choosingMs)
  },
  // A size is there already, as after Back; nothing has been touched, so nothing has been asked for.
  cold: page =>
    page.evaluate(field => document.querySelector(field)?.toggleAttribute('checked', true), `${addForm} ${size}`),
}

async function press(page: Page): Promise<PressTimes> {
  const button = page.locator(`${addForm} button[type="submit"]`).first()
  await button.scrollIntoViewIfNeeded()
  await page.evaluate(watchPress, addForm)
  const box = await button.boundingBox()
  if (box === null) throw new Error('no button to press')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: restMs })
  return page.evaluate(() => (globalThis as unknown as { readonly pressTimes: Promise<PressTimes> }).pressTimes)
}

/** Opens a product on the slow line and puts it into the cart. */
async function addToCart(browser: Browser, address: string, before: Before): Promise<PressTimes> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const explained = watchFailures(page, addForm)
    await slowed(await context.newCDPSession(page), 'slow')
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
    return await prepare[before](page)
      .then(() => press(page))
      .catch(explained)
  } finally {
    await context.close()
  }
}

/** How soon a press on "Add to cart" shows, and how soon after the answer the line is in the mini cart. */
export async function pressRows(browser: Browser, address: string, count: number): Promise<readonly ReportRow[]> {
  const failures: string[] = []
  const pressed = (before: Before) => () =>
    replayed(
      () => addToCart(browser, address, before),
      reason => failures.push(`${before}: ${String(reason).split('\n', 1)[0]}`),
    )
  const played = await rounds(count, { awake: pressed('awake'), chosen: pressed('chosen'), cold: pressed('cold') })
  const feedback = (before: Before) => medianOf(played, round => round[before].feedback)
  const line = (before: Before) => medianOf(played, round => round[before].line)
  return [
    atMost('add to cart: press to feedback, React there', feedback('awake'), 'ms', 50),
    atMost('add to cart: press to feedback, nothing loaded yet', feedback('cold'), 'ms', 100),
    atMost('add to cart: answer to the line, a second after the choice', line('chosen'), 'ms', 300),
    shown('add to cart: answer to the line, nothing loaded before the press', line('cold'), 'ms'),
    atMost('add to cart: rounds that failed and were played anew', failures.length, '', 0, failures.join('; ')),
  ]
}
