import type { HistoryEntry } from '#kv/redirects/storage/storage.ts'

import { Moment } from '../../pages/moment.tsx'
import { Sheet, type SheetColumn } from '../../pages/sheet.tsx'
import { may, type StaffRole } from '../../staff/roles.ts'
import type { DraftState } from '../draft.ts'

function Restore({ revision }: { readonly revision: string }) {
  return (
    <form method="post" action="/redirects/history/restore">
      <input type="hidden" name="revision" value={revision} />
      <button type="submit" className="quiet" aria-label={`Restore revision ${revision}`}>
        Restore
      </button>
    </form>
  )
}

const columnsFor = (history: readonly HistoryEntry[], role: StaffRole): readonly SheetColumn<HistoryEntry>[] => [
  { head: 'When', cell: ({ at }) => <Moment at={at} /> },
  { head: 'Who', cell: ({ who }) => who },
  { head: 'Rules', cell: ({ count }) => count.toLocaleString('en') },
  { head: 'Why', cell: ({ note }) => note },
  { head: 'Revision', cell: ({ revision }) => <code>{revision}</code> },
  {
    head: 'Restore',
    isPlain: true,
    cell: entry => {
      if (entry === history[0]) return 'counts now'
      const isOther = entry.revision !== history[0]?.revision
      return isOther && may(role, 'redirects.publish') && <Restore revision={entry.revision} />
    },
  },
]

/** `/redirects/history`: the last publications, each of which can count again. */
export function HistoryPage({ state: { pointer }, role }: { readonly state: DraftState; readonly role: StaffRole }) {
  const history = pointer?.history ?? []
  return (
    <>
      <h1>History</h1>
      {pointer?.off === true && <p className="note bad">All rules are off.</p>}
      {history.length === 0 && <p>Nothing was published yet.</p>}
      <Sheet columns={columnsFor(history, role)} rows={history} keyOf={({ at, revision }) => `${at} ${revision}`} />
    </>
  )
}
