import { chromium, type Browser, type Page } from '@playwright/test'

import { chromiumArguments, findChromium, installChromium } from '../../../scripts/chromium.ts'
import { observe, slowed, type Observed } from '../observed.ts'
import { firstProduct, pages } from '../pages.ts'
import { atMost, shown, type Row } from '../report.ts'
import { medianOf, rounds } from '../rounds.ts'
import { openFront } from '../scriptless.ts'
import { openStore, type Store } from '../servers.ts'

async function openBrowser(): Promise<Browser> {
  if (findChromium() === undefined) installChromium()
  const executablePath = findChromium()
  return chromium.launch({ args: chromiumArguments, ...(executablePath === undefined ? {} : { executablePath }) })
}

async function listingRows(browser: Browser, store: Store): Promise<readonly Row[]> {
  const whole = await openFront(store, 'with')
  const scriptless = await openFront(store, 'without')
  const played = await rounds(7, {
    whole: () => observe(browser, whole.origin + pages.listing),
    scriptless: () => observe(browser, scriptless.origin + pages.listing),
  })
  whole.end()
  scriptless.end()
  const of = (figure: (seen: Observed) => number) => medianOf(played, round => figure(round.whole))
  return [
    atMost(
      'listing: first paint against the same page without script',
      medianOf(played, round => round.whole.firstPaint / round.scriptless.firstPaint),
      '×',
      1.1,
      `${of(seen => seen.firstPaint).toFixed(0)} ms`,
    ),
    atMost(
      'listing: largest paint after the first',
      of(seen => seen.largestPaint - seen.firstPaint),
      'ms',
      750,
    ),
    atMost(
      'listing: layout shift',
      of(seen => seen.shift),
      '',
      0.01,
    ),
    atMost(
      'listing: blocking time',
      of(seen => seen.blocking),
      'ms',
      10,
    ),
    shown(
      'listing: the same before the first paint, and the page without script',
      of(seen => seen.blockingBefore),
      'ms',
      `${medianOf(played, round => round.scriptless.blockingBefore).toFixed(0)} ms without`,
    ),
    atMost(
      'listing: requests besides pictures, as the browser made them',
      of(seen => seen.requests),
      '',
      5,
    ),
  ]
}

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
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await slowed(page)
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

async function productRows(browser: Browser, store: Store): Promise<readonly Row[]> {
  const listing = await (await store.get(pages.listing)).text()
  const address = `http://localhost:${store.port}${firstProduct(listing)}`
  const played = await rounds(9, {
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

/** What a shopper with a slow line and a slow phone sees. */
export async function browser(): Promise<readonly Row[]> {
  const store = await openStore()
  const opened = await openBrowser()
  try {
    return [...(await listingRows(opened, store)), ...(await productRows(opened, store))]
  } finally {
    await opened.close()
    await store.end()
  }
}
