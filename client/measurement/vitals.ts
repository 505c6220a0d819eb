import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

/** Milliseconds need no fractions; a share of the window does. */
const rounded = ({ name, value }: Metric) => (name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value))

/** Hands on each vital once a visit of a page, when it is known; the last of them when the page is left. */
export function watchVitals(report: (vital: Pick<Metric, 'name' | 'value' | 'rating'>) => void): void {
  const hear = (metric: Metric) => report({ name: metric.name, value: rounded(metric), rating: metric.rating })
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(hear)
}
