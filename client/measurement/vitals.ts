import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

import { pageBuild } from '../document/build.ts'
import { measure } from './queue.ts'

/** The page that the browser loaded: what comes after it by soft navigation is counted to it. */
const loadedPath = (): string =>
  URL.parse(performance.getEntriesByType('navigation')[0]?.name ?? '')?.pathname ?? location.pathname

/** Milliseconds need no fractions; a share of the window does. */
const rounded = ({ name, value }: Metric) => (name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value))

const report = (metric: Metric) =>
  measure(
    'web_vital',
    { metric: metric.name, value: rounded(metric), rating: metric.rating, build: pageBuild },
    loadedPath(),
  )

/** Reports each vital once a visit of a page, when it is known; the last of them when the page is left. */
export function measureVitals(): void {
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(report)
}
