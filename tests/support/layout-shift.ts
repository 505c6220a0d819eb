import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

/** From the page that is opened next, adds up how far things move without anybody having asked for it (web.dev/cls). */
export const watchLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.total += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

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
