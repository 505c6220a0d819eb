import { funnelSteps, type FunnelCount, type FunnelDimension, type RecentEvent } from '#src/measurement/visitors.ts'

import { Moment } from '../pages/moment.tsx'
import { Sheet, type SheetColumn } from '../pages/sheet.tsx'
import { Bars } from './bars.tsx'
import { DaysChoice } from '../pages/days-choice.tsx'

type Props = {
  readonly days: number
  readonly by: FunnelDimension
  readonly counts: readonly FunnelCount[]
  readonly recent: readonly RecentEvent[]
}

const stepNames: Readonly<Record<(typeof funnelSteps)[number], string>> = {
  view_item_list: 'Saw a list',
  select_item: 'Chose a product',
  view_item: 'Saw a product',
  add_to_cart: 'Put into cart',
  begin_checkout: 'Began checkout',
  purchase: 'Ordered',
}

const dimensionNames: Readonly<Record<FunnelDimension, string>> = {
  locale: 'Locale',
  origin: 'Where products were found',
  variant: 'Variant shown',
}

function Funnel({ part, counts }: { readonly part: string; readonly counts: readonly FunnelCount[] }) {
  const visitsOf = (step: string) => counts.find(one => one.step === step)?.visits ?? 0
  const first = Math.max(1, ...funnelSteps.map(visitsOf))
  return (
    <section aria-label={part}>
      <h3>{part}</h3>
      <Bars
        title={part}
        bars={funnelSteps.map(step => {
          const visits = visitsOf(step)
          return {
            name: stepNames[step],
            value: visits,
            text: `${visits.toLocaleString('en')} · ${Math.round((visits / first) * 100)} %`,
          }
        })}
      />
    </section>
  )
}

const recentColumns: readonly SheetColumn<RecentEvent>[] = [
  { head: 'When', cell: ({ at }) => <Moment at={at} /> },
  { head: 'Event', cell: ({ name }) => name },
  { head: 'Page', cell: ({ path }) => <code>{path}</code> },
  { head: 'Locale', cell: ({ locale }) => locale },
  { head: 'Role', cell: ({ role }) => role },
]

/** `/visitors`: from list to order, and the events of the last minutes. */
export function VisitorsPage({ days, by, counts, recent }: Props) {
  const parts = [...new Set(counts.map(({ part }) => part))].toSorted()
  return (
    <>
      <div className="row spread">
        <h1>Visitors</h1>
        <DaysChoice days={days} path={`/visitors?by=${by}`} />
      </div>
      <p>Visits of people who agreed to be measured. A visit that was in several parts counts in each.</p>
      <form method="get" className="row">
        <input type="hidden" name="days" value={days} />
        <label>
          By
          <select name="by" defaultValue={by}>
            {Object.entries(dimensionNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">Show</button>
      </form>
      <h2>From list to order</h2>
      {parts.length === 0 && <p>Nothing was measured in that time.</p>}
      <div className="plots">
        {parts.map(part => (
          <Funnel key={part} part={part} counts={counts.filter(one => one.part === part)} />
        ))}
      </div>
      <h2>Last events</h2>
      {recent.length === 0 && <p>None yet.</p>}
      <Sheet
        columns={recentColumns}
        rows={recent}
        keyOf={({ at, name, path, locale }) => `${at} ${name} ${path} ${locale}`}
      />
    </>
  )
}
