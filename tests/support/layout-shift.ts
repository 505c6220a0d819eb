import type { Page } from '@playwright/test'

type Source = { readonly node?: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }
type Shift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly Source[]
}

/** From the page that is opened next, adds up how far things move without anybody having asked for it (web.dev/cls). */
export const watchLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts = { total: 0, moved: [] as string[] }
    Object.assign(globalThis, { shifts })
    const said = ({ node, previousRect: from, currentRect: to }: Source) =>
      `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${from.y}, ${from.height} high, to ${to.y}, ${to.height} high`
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        shifts.total += value
        shifts.moved.push(`${value.toFixed(4)} after ${startTime.toFixed(0)} ms: ${sources.map(said).join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved in the document that is open, a line for each time, for whoever reads why a test has failed. */
export const whatMoved = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as { shifts: { moved: readonly string[] } }).shifts.moved.join('\n'))

/** How far things have moved in the document that is open. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { shifts: { total: number } }).shifts.total)

/** Resolves once what the page is now has been drawn, and whoever observes that has been told. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise(resolve => void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )

/** Counts from here on. */
export const forgetLayoutShift = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign((globalThis as unknown as { shifts: { total: number } }).shifts, { total: 0 }))
