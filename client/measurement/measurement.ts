import { isAllowedHere } from '#src/visitor/consent-here.ts'

import { pageLocale } from '../document/page-locale.ts'
import { onEachPage } from '../navigation/each-page.ts'
import { forgetFaults, startClientErrors } from './client-errors.ts'
import { watchImpressions } from './impressions.ts'
import { startInteractions } from './interactions.ts'
import { measurePage } from './page-events.ts'
import { flush } from './queue.ts'
import { forgetScrollDepth, startScrollDepth } from './scroll-depth.ts'

let hasVitals = false

/** How the page felt is watched once somebody has agreed to it: browsers remember what was before. */
async function startVitals(): Promise<void> {
  if (hasVitals || !(await isAllowedHere('analytics', pageLocale())) || hasVitals) return
  hasVitals = true
  const { measureVitals } = await import('./vitals.ts')
  measureVitals()
}

function onPage(): void {
  forgetScrollDepth()
  forgetFaults()
  measurePage()
  watchImpressions()
}

/**
 * Measures what a visitor does, from the first sign of them on. What is measured waits in memory for their consent
 * (`queue.ts`); the worker takes it at `POST /-/events`.
 */
export function startMeasurement(): void {
  onEachPage(onPage)
  startScrollDepth()
  startInteractions(() => void startVitals())
  startClientErrors()
  void startVitals()
  // The last chance to send anything (https://developer.mozilla.org/docs/Web/API/Navigator/sendBeacon).
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush()
  })
  addEventListener('pagehide', () => void flush())
}
