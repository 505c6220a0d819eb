import type { Browser, Page } from '@playwright/test'

/** What a browser notes of a page; milliseconds since the navigation began. */
export type Observed = {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
  /** Total blocking time: what tasks took beyond fifty milliseconds once something could be seen. */
  readonly blocking: number
  /** The same of the time before, when there is nothing to press yet: the page is parsed and laid out. */
  readonly blockingBefore: number
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

type Task = { readonly start: number; readonly end: number }
type Notes = { firstPaint: number; largestPaint: number; shift: number; tasks: Task[] }

/** Runs in the page before anything else: keeps what the browser observes. */
function takeNotes(): void {
  const notes: Notes = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] }
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
    notes.tasks.push({ start: entry.startTime, end: entry.startTime + entry.duration })
  })
}

const blockingOf = (tasks: readonly Task[]) =>
  tasks.map(({ start, end }) => Math.max(0, end - start - 50)).reduce((sum, each) => sum + each, 0)

/** A task that was under way at the first paint counts with what came after it, as Lighthouse has it. */
const after = (tasks: readonly Task[], paint: number) =>
  tasks.filter(({ end }) => end > paint).map(({ start, end }) => ({ start: Math.max(start, paint), end }))

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
  const { tasks, ...seen } = notes
  const blocking = blockingOf(after(tasks, seen.firstPaint))
  return { ...seen, requests, blocking, blockingBefore: blockingOf(tasks) - blocking }
}
