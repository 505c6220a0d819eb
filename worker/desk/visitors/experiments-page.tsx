import { Sheet, type SheetColumn } from '../pages/sheet.tsx'
import { DaysChoice } from '../pages/days-choice.tsx'
import { leastVisits, variationQuery, type ExperimentResult, type VariationResult } from './experiments.ts'

type Props = { readonly days: number; readonly results: readonly ExperimentResult[] | undefined }

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const columnsOf = (flag: string): readonly SheetColumn<VariationResult>[] => [
  { head: 'Variation', cell: ({ key }) => <strong>{key}</strong> },
  { head: 'Share', cell: ({ share }) => percent(share) },
  { head: 'Visits', cell: ({ visits }) => visits.toLocaleString('en') },
  { head: 'Orders', cell: ({ orders }) => orders.toLocaleString('en') },
  {
    head: 'Conversion',
    cell: ({ visits, conversion: { share, low, high } }) =>
      visits === 0 ? 'nobody saw it' : `${percent(share)}, between ${percent(low)} and ${percent(high)}`,
  },
  { head: 'To look at', cell: ({ key }) => <code>{variationQuery(flag, key)}</code> },
]

function Verdict({ isReadable, differs }: ExperimentResult) {
  if (!isReadable)
    return (
      <p className="note bad">
        Too early to read: below {leastVisits.toLocaleString('en')} visits in each variation a difference is chance.
        Whoever stops at the first good day finds a winner where there is none.
      </p>
    )
  return (
    <p className="note">
      {differs
        ? 'The intervals are apart. Still decide on the day that was fixed before it began.'
        : 'The intervals overlap: no difference is shown.'}
    </p>
  )
}

/** `/visitors/experiments`: what runs, in which shares, and what came of it. */
export function ExperimentsPage({ days, results }: Props) {
  return (
    <>
      <div className="row spread">
        <h1>Experiments</h1>
        <DaysChoice days={days} path="/visitors/experiments" />
      </div>
      {results === undefined && <p className="note bad">The store has no datafile.</p>}
      {results?.length === 0 && <p>There are none.</p>}
      {results?.map(result => (
        <section key={result.key} aria-label={result.key}>
          <h2>
            {result.key} <small>{`${result.flag}, ${result.status}`}</small>
          </h2>
          <Verdict {...result} />
          <Sheet columns={columnsOf(result.flag)} rows={result.variations} keyOf={({ key }) => key} />
        </section>
      ))}
    </>
  )
}
