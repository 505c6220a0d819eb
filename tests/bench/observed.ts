import type { Browser, Page } from '@playwright/test'

/** What a browser notes of a page; milliseconds since the navigation began. */
export type Observed = {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
  /** What tasks took beyond fifty milliseconds, summed up. */
  readonly blocking: number
  /** Requests that are no pictures, the document among them. */
  readonly requests: number
}

/** Slow 4G: 1.6 Mbit/s, a round trip of 150 ms; and a processor four times slower than this one. */
export async function slowed(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

type Notes = { firstPaint: number; largestPaint: number; shift: number; blocking: number }

/** Runs in the page before anything else: keeps what the browser observes. */
function takeNotes(): void {
  const notes: Notes = { firstPaint: 0, largestPaint: 0, shift: 0, blocking: 0 }
  Object.assign(globalThis, { notes })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', entry => {
    if (entry.name === 'first-contentful-paint') notes.firstPaint = entry.startTime
  })
  observe('largest-contentful-paint', entry => {
    notes.largestPaint = entry.startTime
  })
  observe('layout-shift', entry => {
    notes.shift += (entry as PerformanceEntry & { readonly value: number }).value
  })
  observe('longtask', entry => {
    notes.blocking += Math.max(0, entry.duration - 50)
  })
}

/** Loads a page in a browser that has never been here, on a slow line, and says what it saw. */
export async function observe(browser: Browser, address: string): Promise<Observed> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  await slowed(page)
  await page.addInitScript(takeNotes)
  let requests = 0
  page.on('request', request => {
    const isPicture = request.resourceType() === 'image' || new URL(request.url()).pathname.endsWith('.svg')
    if (!isPicture) requests += 1
  })
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForTimeout(1_000)
  const notes = await page.evaluate(() => (globalThis as unknown as { readonly notes: Notes }).notes)
  await context.close()
  return { ...notes, requests }
}
