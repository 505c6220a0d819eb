import { lastingName } from '#kv/page-name.ts'
import { longestTaggedPath } from '#src/purging/purge-request.ts'

import { Sheet, type SheetColumn } from '../pages/sheet.tsx'
import { may, type StaffRole } from '../staff/roles.ts'
import { hitsText, type Hits } from '../traffic/hits.ts'
import type { FoundPage, FoundPages } from './find-pages.ts'

/** The result of a purge. */
export type PurgeOutcome = {
  readonly isDone: boolean
  readonly tags: readonly string[]
  readonly touched: number
  readonly warm: number
}

type Props = {
  readonly found: FoundPages
  readonly q: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly role: StaffRole
  readonly outcome: PurgeOutcome | undefined
  /** How often pages were answered from the store, by their lasting name. */
  readonly hits: ReadonlyMap<string, Hits>
}

/** A span as one says it: 40 s, 12 min, 5 h. */
function span(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000))
  if (seconds < 120) return `${seconds} s`
  return seconds < 7_200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`
}

const noHits: Hits = { week: 0, month: 0 }

const counted = (count: number, thing: string) => `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`

function Outcome({ outcome: { isDone, tags, touched, warm } }: { readonly outcome: PurgeOutcome }) {
  if (!isDone)
    return (
      <p className="note bad" role="alert">
        The store did not take the purge. Nothing was purged.
      </p>
    )
  return (
    <p className="note good" role="status">
      Purged here now, elsewhere within a minute: {tags.join(', ')}. {counted(touched, 'stored page')} had it;{' '}
      {warm.toLocaleString('en')} made anew.
    </p>
  )
}

type PurgeProps = { readonly page: FoundPage }

function Purge({ page: { address, locale, path } }: PurgeProps) {
  return (
    <form method="post" action="/pages/purge">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="path" value={path} />
      <button type="submit" className="quiet" aria-label={`Purge ${address}`}>
        Purge
      </button>
    </form>
  )
}

/** How old a page is, and whether it may still be shown. */
function ageOf({ renderedAt, freshFor, isPurged }: FoundPage, now: number): string {
  const age = now - renderedAt
  return `${span(age)}, ${isPurged ? 'purged' : age > freshFor ? 'outdated' : `fresh for ${span(freshFor - age)}`}`
}

const columnsAt = ({ now, hits }: Props, mayPurge: boolean): readonly SheetColumn<FoundPage>[] => [
  { head: 'Address', cell: ({ address }) => <code>{address}</code> },
  { head: 'Form', cell: ({ variants }) => variants },
  { head: 'Age', cell: page => ageOf(page, now) },
  { head: 'From the store in 7 / 30 days', cell: ({ key }) => hitsText(hits.get(lastingName(key)) ?? noHits) },
  { head: 'Tags', cell: ({ tags }) => tags.join(' ') },
  {
    head: 'Purge',
    isPlain: true,
    cell: page =>
      mayPurge && !page.isPurged && page.path !== '' && page.path.length <= longestTaggedPath && <Purge page={page} />,
  },
]

/** `/pages`: what is stored of the store's pages, and purging it by tag or page. */
export function StoredPagesPage(props: Props) {
  const { found, q, role, outcome } = props
  const mayPurge = may(role, 'pages.purge')
  return (
    <>
      <h1>Stored pages</h1>
      {outcome !== undefined && <Outcome outcome={outcome} />}
      <form method="get" className="row" role="search">
        <label>
          Find <input name="q" type="search" defaultValue={q} placeholder="/c/tents, product:…, category:…" />
        </label>
        <button type="submit">Find</button>
      </form>
      {mayPurge && (
        <form method="post" action="/pages/purge" className="row">
          <label>
            Tags <input name="tags" placeholder="catalog, content, * for everything" required />
          </label>
          <button type="submit" className="quiet">
            Purge what has them
          </button>
        </form>
      )}
      <p>
        {counted(found.pages.length, 'page')}
        {found.hasMore && ` of more; ${counted(found.seen, 'stored page')} were looked at`}
      </p>
      <Sheet columns={columnsAt(props, mayPurge)} rows={found.pages} keyOf={({ key }) => key} />
    </>
  )
}
