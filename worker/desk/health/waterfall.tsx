import type { FailedRequest, RequestStep } from '#src/measurement/visitors.ts'

import { Sheet, type SheetColumn } from '../pages/sheet.tsx'

type Span = RequestStep & {
  readonly number: number
  readonly share: { readonly from: number; readonly wide: number }
  readonly isFailed: boolean
}

/** The picture is a hundred wide; what took hardly any time is still seen. */
const whole = 100
const least = 0.8

/** When a step was, within the request. What the numbers beside it say, so a screen reader is not told of it. */
const Picture = ({ share, isFailed }: Span) => (
  <svg className="span" viewBox={`0 0 ${whole} 10`} preserveAspectRatio="none" aria-hidden="true">
    <rect className={isFailed ? 'poor' : 'good'} x={share.from} y={1} width={share.wide} height={8} />
  </svg>
)

const columns: readonly SheetColumn<Span>[] = [
  {
    head: 'Step',
    cell: ({ name, isFailed }) => (
      <>
        {name}
        {isFailed && <strong className="bad"> failed</strong>}
      </>
    ),
  },
  { head: 'Began after', cell: ({ at }) => `${at.toFixed(1)} ms` },
  { head: 'Took', cell: ({ ms }) => `${ms.toFixed(1)} ms` },
  { head: 'In the request', cell: span => <Picture {...span} /> },
]

function spansOf({ steps, ms: total, reason }: FailedRequest): readonly Span[] {
  const all = Math.max(1, total, ...steps.map(({ at, ms }) => at + ms))
  return steps
    .map((step, number) => {
      const from = Math.min((step.at / all) * whole, whole - least)
      const wide = Math.max(least, Math.min((step.ms / all) * whole, whole - from))
      return { ...step, number, share: { from, wide }, isFailed: reason.includes(`${step.name}:`) }
    })
    .toSorted((one, other) => one.at - other.at)
}

/** What a request waited for, in the order in which it began, and the line it left in the log. */
export function Waterfall({ request }: { readonly request: FailedRequest }) {
  const spans = spansOf(request)
  return (
    <>
      {spans.length === 0 ? (
        <p>It asked for nothing.</p>
      ) : (
        <Sheet columns={columns} rows={spans} keyOf={({ number }) => `${number}`} />
      )}
      <dl className="line">
        {Object.entries(request.line).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{String(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
