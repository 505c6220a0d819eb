import type { SubjectTraffic } from '#src/measurement/traffic.ts'

import { DaysChoice } from '../pages/days-choice.tsx'
import { Moment } from '../pages/moment.tsx'
import { Sheet, type SheetColumn } from '../pages/sheet.tsx'
import { may, type StaffRole } from '../staff/roles.ts'

/** A path that was not found, the live address most like it, and the rule of the draft that listens to it. */
export type MissingPath = SubjectTraffic & { readonly nearest: string | undefined; readonly ruleId: number | undefined }

const counted = (count: number) => count.toLocaleString('en')

function WhatToDo({ subject, nearest, ruleId, role }: MissingPath & { readonly role: StaffRole }) {
  if (subject === '') return null
  if (ruleId !== undefined)
    return may(role, 'redirects.edit') ? <a href={`/redirects/rule/${ruleId}`}>Its rule</a> : 'has a rule'
  if (!may(role, 'redirects.edit')) return nearest ?? 'nothing is like it'
  const form = `/redirects/rule?from=${encodeURIComponent(subject)}`
  if (nearest === undefined) return <a href={form}>Write a rule</a>
  return (
    <form method="post" action="/not-found/adopt" className="row">
      <input type="hidden" name="from" value={subject} />
      <input type="hidden" name="to" value={nearest} />
      <button type="submit" className="quiet">
        <span>
          Lead <span className="hidden">{subject} </span>to {nearest}
        </span>
      </button>
      <a href={form}>elsewhere</a>
    </form>
  )
}

const countColumns: readonly SheetColumn<SubjectTraffic>[] = [
  { head: 'People', cell: ({ people }) => counted(people) },
  { head: 'Bots', cell: ({ bots }) => counted(bots) },
  { head: 'Last', cell: ({ lastAt }) => <Moment at={lastAt} /> },
  { head: 'Locales', cell: ({ locales }) => locales.join(', ') },
]

const missingColumns = (role: StaffRole): readonly SheetColumn<MissingPath>[] => [
  { head: 'Path', cell: ({ subject }) => (subject === '' ? 'many others, once each' : <code>{subject}</code>) },
  ...countColumns,
  { head: 'Rule', cell: row => <WhatToDo {...row} role={role} /> },
]

const searchColumns: readonly SheetColumn<SubjectTraffic>[] = [
  { head: 'Words', cell: ({ subject }) => (subject === '' ? 'many others' : subject) },
  ...countColumns,
]

/** `/not-found`: the paths the store has no page for, by how many people asked. */
export function NotFoundPage({
  rows,
  days,
  role,
}: {
  readonly rows: readonly MissingPath[]
  readonly days: number
  readonly role: StaffRole
}) {
  return (
    <>
      <h1>Not found</h1>
      <p>
        Addresses the store has no page for, locales together, those most people asked for first. One press makes a rule
        of the draft.
      </p>
      <DaysChoice path="/not-found" days={days} />
      {rows.length === 0 && <p>Nothing was asked for that is not there.</p>}
      <Sheet columns={missingColumns(role)} rows={rows} keyOf={({ subject }) => subject} />
    </>
  )
}

/** `/searches`: words that were searched for and found nothing. */
export function EmptySearchesPage({ rows, days }: { readonly rows: readonly SubjectTraffic[]; readonly days: number }) {
  return (
    <>
      <h1>Searches without a result</h1>
      <p>Words the store found no product for, those most people searched for first.</p>
      <DaysChoice path="/searches" days={days} />
      {rows.length === 0 && <p>Every search found something.</p>}
      <Sheet columns={searchColumns} rows={rows} keyOf={({ subject }) => subject} />
    </>
  )
}
