import { vitals } from '#src/measurement/vitals.ts'

/** Up to where a vital is good, and from where it is poor (https://web.dev/articles/vitals); CLS is a share, others milliseconds. */
const limits: Readonly<Record<(typeof vitals)[number], readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
}

const isVital = (metric: string): metric is keyof typeof limits => Object.hasOwn(limits, metric)

const columns = 24
const [width, height] = [240, 48]

/** The value that a share of all measurements is no worse than; `values` are sorted. */
export const quantile = (values: readonly number[], share: number): number =>
  values[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0

/** A vital as it is read. */
export const vitalText = (metric: string, value: number): string =>
  metric === 'CLS' ? value.toFixed(3) : `${Math.round(value).toLocaleString('en')} ms`

/** How measurements are spread, up to twice of where they are poor; what is worse stands in the last column. */
export function Distribution({ metric, values }: { readonly metric: string; readonly values: readonly number[] }) {
  const [good, poor] = isVital(metric) ? limits[metric] : [0, quantile(values, 1) || 1]
  const step = (poor * 2) / columns
  const bars = Array.from({ length: columns }, (_, column) => ({ from: column * step, count: 0 }))
  for (const value of values) {
    const bar = bars[Math.min(columns - 1, Math.floor(value / step))]
    if (bar !== undefined) bar.count += 1
  }
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const label = `${vitalText(metric, quantile(values, 0.5))} in the middle, ${vitalText(metric, quantile(values, 0.75))} at the 75th percentile, ${vitalText(metric, quantile(values, 0.95))} at the 95th`
  return (
    <svg className="distribution" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {bars.map(({ from, count }) => (
        <rect
          key={from}
          className={from + step <= good ? 'good' : from >= poor ? 'poor' : 'middling'}
          x={(from / step) * (width / columns)}
          y={height - (count / most) * height}
          width={width / columns - 1}
          height={(count / most) * height}
        />
      ))}
    </svg>
  )
}
