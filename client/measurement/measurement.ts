import { isAllowedHere } from '#src/visitor/consent-here.ts'

import { pageBuild } from '../document/build.ts'
import { pageLocale } from '../document/page-locale.ts'
import { onEachPage } from '../navigation/each-page.ts'
import { forgetFaults, startClientErrors } from './client-errors.ts'
import { watchImpressions } from './impressions.ts'
import { startInteractions } from './interactions.ts'
import { measurePage } from './page-events.ts'
import { flush, measure } from './queue.ts'
import { forgetScrollDepth, startScrollDepth } from './scroll-depth.ts'

let hasVitals = false

/** The page that the browser loaded: what comes after it by soft navigation is counted to it. */
const loadedPath = (): string =>
  URL.parse(performance.getEntriesByType('navigation')[0]?.name ?? '')?.pathname ?? location.pathname

/** Starts web vitals after consent; browsers buffer what happened before. */
async function startVitals(): Promise<void> {
  if (hasVitals || !(await isAllowedHere('analytics', pageLocale())) || hasVitals) return
  hasVitals = true
  const { watchVitals } = await import('./vitals.ts')
  watchVitals(({ name: metric, value, rating }) =>
    measure('web_vital', { metric, value, rating, build: pageBuild }, loadedPath()),
  )
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
  // The last chance to send anything (https://developer.mozilla.org/docs/Web/API/Navigator/sendBeacon). A page that can be seen is left
  // by both events in turn (HTML, "unload a document"): what the vitals come to with the second goes with all else.
  const flushHidden = () => {
    if (document.visibilityState === 'hidden') void flush()
  }
  addEventListener('visibilitychange', flushHidden)
  addEventListener('pagehide', flushHidden)
}
