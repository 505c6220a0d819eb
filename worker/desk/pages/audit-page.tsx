import type { AuditEntry } from '../audit/log.ts'
import { Paging } from './paging.tsx'
import { Moment } from './moment.tsx'
import { Sheet, type SheetColumn } from './sheet.tsx'

const columns: readonly SheetColumn<AuditEntry>[] = [
  { head: 'When', cell: ({ at }) => <Moment at={at} /> },
  {
    head: 'Who',
    cell: ({ who, role }) => (
      <>
        {who} <small>{role}</small>
      </>
    ),
  },
  {
    head: 'What',
    cell: ({ action, subject }) => (
      <>
        {action} <small>{subject}</small>
      </>
    ),
  },
  { head: 'Before', cell: ({ before }) => before },
  { head: 'After', cell: ({ after }) => after },
]

type Props = { readonly entries: readonly AuditEntry[]; readonly page: number; readonly hasMore: boolean }

/** `/audit`: every change, the newest first. */
export function AuditPage({ entries, page, hasMore }: Props) {
  return (
    <>
      <h1>Audit log</h1>
      <p>Every change at the desk, the newest first. Nobody can change the log or shorten it.</p>
      <Sheet columns={columns} rows={entries} keyOf={({ number }) => `${number}`} />
      {entries.length === 0 && <p>Nothing was changed yet.</p>}
      <Paging page={page} hasMore={hasMore} href={next => `/audit?page=${next}`} />
    </>
  )
}
