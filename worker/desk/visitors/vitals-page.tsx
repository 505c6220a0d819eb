import type { ClientErrorGroup } from '#src/measurement/error-groups.ts'
import type { VitalValues } from '#src/measurement/visitors.ts'

import { Moment } from '../pages/moment.tsx'
import { Sheet, type SheetColumn } from '../pages/sheet.tsx'
import { DaysChoice } from '../pages/days-choice.tsx'
import { Distribution, quantile, vitalText } from './distribution.tsx'

const columns: readonly SheetColumn<VitalValues>[] = [
  {
    head: 'Vital',
    cell: ({ metric, pageType }) => (
      <>
        <strong>{metric}</strong> <small>{pageType}</small>
      </>
    ),
  },
  { head: 'Build', cell: ({ build }) => build },
  { head: 'Pages', cell: ({ values }) => values.length.toLocaleString('en') },
  { head: '75th percentile', cell: ({ metric, values }) => vitalText(metric, quantile(values, 0.75)) },
  { head: 'Spread', cell: ({ metric, values }) => <Distribution metric={metric} values={values} /> },
]

/** `/visitors/vitals`: how pages felt, by page type and build. */
export function VitalsPage({ days, measured }: { readonly days: number; readonly measured: readonly VitalValues[] }) {
  const rows = measured.toSorted(
    (one, other) => one.metric.localeCompare(other.metric) || other.values.length - one.values.length,
  )
  return (
    <>
      <div className="row spread">
        <h1>How pages felt</h1>
        <DaysChoice days={days} path="/visitors/vitals" />
      </div>
      {rows.length === 0 && <p>Nothing was measured in that time.</p>}
      <Sheet columns={columns} rows={rows} keyOf={({ metric, pageType, build }) => `${metric} ${pageType} ${build}`} />
    </>
  )
}

const errorColumns: readonly SheetColumn<ClientErrorGroup>[] = [
  {
    head: 'Error',
    cell: ({ message, frames, part }) => (
      <>
        <strong>{message}</strong>
        {part !== '' && <small> in {part}</small>}
        <ol className="frames">
          {frames.map(frame => (
            <li key={frame}>
              <code>{frame}</code>
            </li>
          ))}
        </ol>
      </>
    ),
  },
  { head: 'Times', cell: ({ count }) => count.toLocaleString('en') },
  { head: 'Pages', cell: ({ pages }) => pages.join(', ') },
  { head: 'Builds', cell: ({ builds }) => builds.join(', ') },
  { head: 'Last', cell: ({ lastAt }) => <Moment at={lastAt} /> },
]

type ErrorsProps = { readonly days: number; readonly groups: readonly ClientErrorGroup[] }

/** `/visitors/errors`: what failed in browsers, the same error at the same place once. */
export function ClientErrorsPage({ days, groups }: ErrorsProps) {
  return (
    <>
      <div className="row spread">
        <h1>Errors in browsers</h1>
        <DaysChoice days={days} path="/visitors/errors" />
      </div>
      <p>
        The same error at the same place counts once. Places are those in the sources; where the maps of a build are not
        kept any more, those of the scripts as they were sent.
      </p>
      {groups.length === 0 && <p>None in that time.</p>}
      <Sheet
        columns={errorColumns}
        rows={groups}
        keyOf={({ message, frames, lastAt }) => `${message} ${frames[0]} ${lastAt}`}
      />
    </>
  )
}
