import { Sheet, type SheetColumn } from '../pages/sheet.tsx'
import { DaysChoice } from '../pages/days-choice.tsx'
import { Moment } from '../pages/moment.tsx'
import { leastVisits, variationAddress, type ExperimentResult, type VariationResult } from './experiments.ts'
import type { SwitchedExperiment } from './stopped-experiments.ts'

type Props = {
  readonly days: number
  readonly results: readonly ExperimentResult[] | undefined
  readonly stopped: readonly SwitchedExperiment[]
  /** Those that somebody has just let go on: the store may still say that they are paused. */
  readonly resumed: readonly SwitchedExperiment[]
  readonly maySwitch: boolean
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** What the flag library calls an experiment that puts visitors into buckets (R217). */
const running = 'Running'

const columnsOf = ({ flag, page, status }: ExperimentResult): readonly SheetColumn<VariationResult>[] => [
  { head: 'Variation', cell: ({ key }) => <strong>{key}</strong> },
  { head: 'Share', cell: ({ share }) => percent(share) },
  { head: 'Visits', cell: ({ visits }) => visits.toLocaleString('en') },
  { head: 'Orders', cell: ({ orders }) => orders.toLocaleString('en') },
  {
    head: 'Conversion',
    cell: ({ visits, conversion: { share, low, high } }) =>
      visits === 0 ? 'nobody saw it' : `${percent(share)}, between ${percent(low)} and ${percent(high)}`,
  },
  {
    head: 'To look at',
    cell: ({ key }) =>
      status !== running ? (
        'only while it runs'
      ) : page === undefined ? (
        'no page shows it'
      ) : (
        <a href={variationAddress(page, flag, key)}>
          See <span className="hidden">{key} on </span>
          {page.pathname}
        </a>
      ),
  },
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

type SwitchedProps = { readonly switched: SwitchedExperiment; readonly did: string; readonly then: string }

type SectionProps = {
  readonly result: ExperimentResult
  readonly stopped: SwitchedExperiment | undefined
  readonly resumed: SwitchedExperiment | undefined
  readonly maySwitch: boolean
}

/** Stops an experiment with one press, or lets it go on. */
const Switch = ({ result, stopped }: Pick<SectionProps, 'result' | 'stopped'>) => (
  <form method="post" action="/visitors/experiments/switch">
    <input type="hidden" name="experiment" value={result.id} />
    <input type="hidden" name="to" value={stopped === undefined ? 'stopped' : 'running'} />
    <button type="submit" className="quiet">
      {stopped === undefined ? `Stop ${result.key}` : `Let ${result.key} go on`}
    </button>
  </form>
)

const Switched = ({ switched: { who, at }, did, then }: SwitchedProps) => (
  <>
    {who} {did} on <Moment at={at} />. {then}: here within seconds, worldwide within a minute.
  </>
)

function Experiment({ result, stopped, resumed, maySwitch }: SectionProps) {
  const { key, flag, variations } = result
  const status = resumed === undefined ? result.status : running
  const canSwitch = maySwitch && (stopped !== undefined || status === running)
  return (
    <section aria-label={key}>
      <div className="row spread">
        <h2>
          {key} <small>{`${flag}, ${stopped === undefined ? status : 'stopped at the desk'}`}</small>
        </h2>
        {canSwitch && <Switch result={result} stopped={stopped} />}
      </div>
      {stopped === undefined ? (
        <Verdict {...result} />
      ) : (
        <p className="note bad">
          <Switched switched={stopped} did="stopped it" then="Everybody is shown what is there without it" />
        </p>
      )}
      {resumed !== undefined && (
        <p className="note good">
          <Switched switched={resumed} did="let it go on" then="Visitors are shown its variations again" />
        </p>
      )}
      <Sheet columns={columnsOf(result)} rows={variations} keyOf={variation => variation.key} />
    </section>
  )
}

/** `/visitors/experiments`: what runs, in which shares, and what came of it; and what stops it. */
export function ExperimentsPage({ days, results, stopped, resumed, maySwitch }: Props) {
  return (
    <>
      <div className="row spread">
        <h1>Experiments</h1>
        <DaysChoice days={days} path="/visitors/experiments" />
      </div>
      {results === undefined && <p className="note bad">The store has no datafile.</p>}
      {results?.length === 0 && <p>There are none.</p>}
      {results?.map(result => (
        <Experiment
          key={result.id}
          result={result}
          stopped={stopped.find(({ id }) => id === result.id)}
          resumed={resumed.find(({ id }) => id === result.id)}
          maySwitch={maySwitch}
        />
      ))}
    </>
  )
}
