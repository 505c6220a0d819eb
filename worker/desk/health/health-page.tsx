import type { FailedRequest } from '#src/measurement/visitors.ts'

import { Moment } from '../pages/moment.tsx'
import { Sheet, type SheetColumn } from '../pages/sheet.tsx'
import type { PastLook } from './history.ts'
import type { PartHealth } from './look.ts'
import { Waterfall } from './waterfall.tsx'

type Row = PartHealth & { readonly history: readonly PastLook[] }

type Props = {
  readonly at: number
  readonly parts: readonly Row[]
  /** The id that is looked for; empty for the last ones. */
  readonly request: string
  readonly failed: readonly FailedRequest[]
}

const [barWidth, height] = [5, 24]

/** The last looks: green where the part was well, red where it was not; the higher, the longer it took. */
function History({ history }: { readonly history: readonly PastLook[] }) {
  const longest = Math.max(50, ...history.map(({ ms }) => ms))
  const bad = history.filter(({ isHealthy }) => !isHealthy).length
  return (
    <svg
      className="distribution looks"
      preserveAspectRatio="xMinYMax"
      viewBox={`0 0 ${Math.max(20, history.length) * barWidth} ${height}`}
      role="img"
      aria-label={`${history.length} looks, ${bad} of them not well`}
    >
      {history.map(({ at, isHealthy, ms }, index) => {
        const tall = Math.max(3, (ms / longest) * height)
        return (
          <rect
            key={`${at} ${ms}`}
            className={isHealthy ? 'good' : 'poor'}
            x={index * barWidth}
            y={height - tall}
            width={barWidth - 1}
            height={tall}
          />
        )
      })}
    </svg>
  )
}

const columns: readonly SheetColumn<Row>[] = [
  { head: 'Part', cell: ({ part }) => part },
  {
    head: 'Now',
    cell: ({ isAsked, isHealthy }) =>
      !isAsked ? 'cannot be asked' : isHealthy ? 'well' : <strong className="bad">not well</strong>,
  },
  { head: 'Took', cell: ({ isAsked, ms }) => (isAsked ? `${ms} ms` : '') },
  { head: 'Says', cell: ({ facts }) => facts },
  { head: 'Before', cell: ({ isAsked, history }) => isAsked && <History history={history} /> },
]

function Failed({ request, isOpen }: { readonly request: FailedRequest; readonly isOpen: boolean }) {
  const { correlationId, at, method, path, status, reason, ms } = request
  return (
    <details className="note" open={isOpen}>
      <summary>
        {status} {method} <code>{path}</code> <small>{correlationId}</small>
      </summary>
      <p>
        <Moment at={at} /> · {ms.toFixed(1)} ms{reason !== '' && ` · ${reason}`}
      </p>
      <Waterfall request={request} />
    </details>
  )
}

/** Finds a request by the id that its error page and its log lines have. */
const FindRequest = ({ id }: { readonly id: string }) => (
  <form method="get" className="row" role="search">
    <label>
      Correlation id
      <input name="request" type="search" defaultValue={id} required pattern="[A-Za-z0-9_\\-]{1,64}" />
    </label>
    <button type="submit">Find</button>
  </form>
)

/** `/health`: how every part of the store is, how it was, and the last requests that failed. */
export function HealthPage({ at, parts, request, failed }: Props) {
  const asked = parts.filter(({ isAsked }) => isAsked)
  const bad = asked.filter(({ isHealthy }) => !isHealthy)
  return (
    <>
      <h1>Health</h1>
      <p className={bad.length === 0 ? 'note good' : 'note bad'} role="status">
        {bad.length === 0
          ? `All ${asked.length} parts are well.`
          : `${bad.length} of ${asked.length} parts are not well: ${bad.map(({ part }) => part).join(', ')}.`}{' '}
        <Moment at={at} />
      </p>
      <p>Every part is looked at every five minutes, and whenever somebody opens this page.</p>
      <form method="post" action="/health/look">
        <button type="submit" className="quiet">
          Look again
        </button>
      </form>
      <h2>Parts</h2>
      <Sheet columns={columns} rows={parts} keyOf={({ part }) => part} />
      <h2>Last requests that failed</h2>
      <FindRequest id={request} />
      {failed.length === 0 && (
        <p>{request === '' ? 'None is kept.' : 'No request of this id is kept among the last 500 that failed.'}</p>
      )}
      {failed.map(one => (
        <Failed key={`${one.correlationId} ${one.at}`} request={one} isOpen={request !== ''} />
      ))}
    </>
  )
}
