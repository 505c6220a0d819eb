import { watchImpressions } from './impressions.ts'
import { startInteractions } from './interactions.ts'
import { measurePage } from './page-events.ts'
import { flush } from './queue.ts'
import { forgetScrollDepth, startScrollDepth } from './scroll-depth.ts'

function onPage(): void {
  forgetScrollDepth()
  measurePage()
  watchImpressions()
}

/**
 * Measures what a visitor does, from the first sign of them on. What is measured waits in memory for their consent
 * (`queue.ts`); the worker takes it at `POST /-/events`.
 */
export function startMeasurement(): void {
  onPage()
  startScrollDepth()
  startInteractions()
  let path = location.pathname
  globalThis.navigation?.addEventListener('navigatesuccess', () => {
    if (location.pathname === path) return
    path = location.pathname
    onPage()
  })
  // The last chance to send anything (https://developer.mozilla.org/docs/Web/API/Navigator/sendBeacon).
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush()
  })
  addEventListener('pagehide', () => void flush())
}
