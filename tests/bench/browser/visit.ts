import type { Browser, BrowserContext } from '@playwright/test'

import { phone, slowed, type NetworkLine } from './lines.ts'
import { blockingOf, takeNotes, type Notes } from './notes.ts'
import { watchTransfer, type Transfer } from './transfer.ts'

/** What somebody meets who opens a page; milliseconds since the navigation began. */
export type MeasuredVisit = Omit<Notes, 'tasks'> & {
  readonly blocking: number
  /** Milliseconds the main thread was at work, until three seconds after the page had loaded. */
  readonly busy: number
  readonly transfer: Transfer
  readonly elements: number
}

export type VisitOptions = {
  readonly address: string
  readonly line: NetworkLine
  /** Cookies of the visit, as one header says them. */
  readonly cookie?: string
}

/** How long a page is watched once it has loaded. */
const settleMs = 3_000

async function bring(context: BrowserContext, { address, cookie }: VisitOptions): Promise<void> {
  if (cookie === undefined) return
  const { origin } = new URL(address)
  const cookies = cookie.split('; ').map(pair => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: origin, secure: true }
  })
  await context.addCookies(cookies)
}

/** Opens a page in a browser that has never been here, on a phone and a line, and says what it was like. */
export async function visit(browser: Browser, asked: VisitOptions): Promise<MeasuredVisit> {
  const context = await browser.newContext(phone)
  await bring(context, asked)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await slowed(client, asked.line)
  await client.send('Performance.enable')
  const wire = watchTransfer(client)
  await page.addInitScript(takeNotes)
  await page.goto(asked.address, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForTimeout(settleMs)
  const { metrics } = await client.send('Performance.getMetrics')
  const { notes, elements } = await page.evaluate(() => ({
    notes: (globalThis as unknown as { readonly notes: Notes }).notes,
    elements: document.querySelectorAll('*').length,
  }))
  await context.close()
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  return { ...notes, blocking: blockingOf(notes), busy: seconds * 1_000, transfer: wire, elements }
}
