import type { Draft } from '#kv/redirects/columns.ts'

import { Paging } from '../../pages/paging.tsx'
import { Sheet, type SheetColumn } from '../../pages/sheet.tsx'
import { may, type StaffRole } from '../../staff/roles.ts'
import { hitsText } from '../../traffic/hits.ts'
import { unusedDays, type RuleHits } from '../../traffic/rule-hits.ts'
import type { DraftState } from '../draft.ts'
import type { DraftRule } from '../rules.ts'
import type { RulePage } from '../search-rules.ts'
import { statusText } from './status-text.ts'

type Props = RulePage & {
  readonly q: string
  readonly page: number
  readonly pageSize: number
  /** Only those that nothing asked for in a long time. */
  readonly isUnused: boolean
  readonly hits: ReadonlyMap<string, RuleHits>
  readonly state: DraftState
  /** In milliseconds since 1970. */
  readonly now: number
  readonly role: StaffRole
}

const conditions = ({
  match,
  query,
  host,
  country,
  locale,
  device,
  active_from: from,
  active_until: until,
}: Draft): string =>
  [
    match === 'exact' ? '' : match,
    query === 'keep' ? '' : `query: ${query}`,
    host && `host: ${host}`,
    country && `country: ${country}`,
    locale && `locale: ${locale}`,
    device && `device: ${device}`,
    from && `from ${from}`,
    until && `until ${until}`,
  ]
    .filter(Boolean)
    .join(', ')

function Switch({ isOff }: { readonly isOff: boolean }) {
  return (
    <form method="post" action="/redirects/switch">
      <input type="hidden" name="to" value={isOff ? 'on' : 'off'} />
      <button type="submit" className="quiet">
        {isOff ? 'Turn all rules on' : 'Turn all rules off'}
      </button>
    </form>
  )
}

function Standing({ state: { changes, pointer } }: { readonly state: DraftState }) {
  if (pointer?.off === true)
    return (
      <p className="note bad">All rules are off: the kill switch is on, and the store answers every address itself.</p>
    )
  if (changes === 0) return null
  return (
    <p className="note">
      These are the rules of the draft, with {changes} {changes === 1 ? 'change' : 'changes'} that nobody sees yet.{' '}
      <a href="/redirects/draft">Look the draft through</a>
    </p>
  )
}

function Hits({ hits }: { readonly hits: RuleHits | undefined }) {
  if (hits === undefined) return null
  if (hits.isUnused) return `unused for ${unusedDays} days`
  return hitsText(hits)
}

const columnsFor = (mayEdit: boolean, hits: Props['hits'], now: number): readonly SheetColumn<DraftRule>[] => [
  {
    head: 'From',
    cell: ({ id, cells }) => (mayEdit ? <a href={`/redirects/rule/${id}`}>{cells.from}</a> : cells.from),
  },
  { head: 'To', cell: ({ cells }) => (cells.status === '410' ? 'gone' : cells.to) },
  { head: 'Status', cell: ({ cells }) => statusText(cells, now) },
  { head: 'Only when', cell: ({ cells }) => conditions(cells) },
  { head: 'Hits in 7 / 30 days', cell: ({ listensTo }) => <Hits hits={hits.get(listensTo)} /> },
  { head: 'Note', cell: ({ cells }) => cells.note },
]

/** `/redirects`: the rules, searched and in pages. */
export function RulesPage({ rules, total, q, page, pageSize, isUnused, hits, state, now, role }: Props) {
  const mayEdit = may(role, 'redirects.edit')
  return (
    <>
      <div className="row spread">
        <h1>Redirect rules</h1>
        <div className="row">
          {mayEdit && (
            <a className="button" href="/redirects/rule">
              New rule
            </a>
          )}
          <a href="/redirects/export.csv">Export as a table</a>
          {state.pointer !== undefined && may(role, 'redirects.switch') && <Switch isOff={state.pointer.off} />}
        </div>
      </div>
      <Standing state={state} />
      <form method="get" className="row" role="search">
        <label>
          Find <input name="q" type="search" defaultValue={q} placeholder="/old, a target, a note" />
        </label>
        <label className="check">
          <input type="checkbox" name="unused" value="yes" defaultChecked={isUnused} /> unused for {unusedDays} days
        </label>
        <button type="submit">Find</button>
      </form>
      <p>
        {total.toLocaleString('en')} {total === 1 ? 'rule' : 'rules'}
        {q !== '' && ` with “${q}”`}
        {isUnused && ` that nothing asked for in ${unusedDays} days`}
      </p>
      <Sheet columns={columnsFor(mayEdit, hits, now)} rows={rules} keyOf={({ id }) => `${id}`} />
      <Paging
        page={page}
        hasMore={page * pageSize < total}
        href={next =>
          `/redirects?${new URLSearchParams({ ...(q === '' ? {} : { q }), ...(isUnused ? { unused: 'yes' } : {}), page: `${next}` })}`
        }
      />
    </>
  )
}
