import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

/** Milliseconds need no fractions; a share of the window does. */
const rounded = ({ name, value }: Metric) => (name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value))

type Hear = (metric: Metric) => void

/**
 * Hands on the slowest press when the page goes out of sight. The library looks at presses once the browser is idle. If the page is
 * left before that, it reports first and looks afterwards, and nobody hears of them: so every change is heard here, and the last handed on.
 */
function watchPresses(hear: Hear): void {
  let slowest: Metric | undefined
  onINP(metric => (slowest = metric), { reportAllChanges: true })
  // At the document itself: after the library, which listens ahead of it, and before all is sent, which is done last.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || slowest === undefined) return
    hear(slowest)
    slowest = undefined
  })
}

/** Hands on each vital once a visit of a page, when it is known; the last of them when the page is left. */
export function watchVitals(report: (vital: Pick<Metric, 'name' | 'value' | 'rating'>) => void): void {
  const hear: Hear = metric => report({ name: metric.name, value: rounded(metric), rating: metric.rating })
  for (const watch of [onTTFB, onFCP, onLCP, onCLS]) watch(hear)
  watchPresses(hear)
}
