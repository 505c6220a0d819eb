import type { SubjectTraffic } from '#src/measurement/traffic.ts'

import { Moment } from '../pages/moment.tsx'
import { may, type StaffRole } from '../staff/roles.ts'

/** A path that was not found, the live address most like it, and the rule of the draft that listens to it. */
export type MissingPath = SubjectTraffic & { readonly nearest: string | undefined; readonly ruleId: number | undefined }

const spans = [
  [1, 'today'],
  [7, '7 days'],
  [30, '30 days'],
] as const

function Span({ path, days }: { readonly path: string; readonly days: number }) {
  return (
    <nav aria-label="Days" className="row">
      {spans.map(([span, name]) => (
        <a key={span} href={`${path}?days=${span}`} aria-current={span === days ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}

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
      <Span path="/not-found" days={days} />
      {rows.length === 0 && <p>Nothing was asked for that is not there.</p>}
      {rows.length > 0 && (
        <div className="sheet">
          <table>
            <thead>
              <tr>
                <th scope="col">Path</th>
                <th scope="col">People</th>
                <th scope="col">Bots</th>
                <th scope="col">Last</th>
                <th scope="col">Locales</th>
                <th scope="col">Rule</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <tr key={row.subject}>
                  <td>{row.subject === '' ? 'many others, once each' : <code>{row.subject}</code>}</td>
                  <td data-label="People">{counted(row.people)}</td>
                  <td data-label="Bots">{counted(row.bots)}</td>
                  <td data-label="Last">
                    <Moment at={row.lastAt} />
                  </td>
                  <td data-label="Locales">{row.locales.join(', ')}</td>
                  <td>
                    <WhatToDo {...row} role={role} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

/** `/searches`: words that were searched for and found nothing. */
export function EmptySearchesPage({ rows, days }: { readonly rows: readonly SubjectTraffic[]; readonly days: number }) {
  return (
    <>
      <h1>Searches without a result</h1>
      <p>Words the store found no product for, those most people searched for first.</p>
      <Span path="/searches" days={days} />
      {rows.length === 0 && <p>Every search found something.</p>}
      {rows.length > 0 && (
        <div className="sheet">
          <table>
            <thead>
              <tr>
                <th scope="col">Words</th>
                <th scope="col">People</th>
                <th scope="col">Bots</th>
                <th scope="col">Last</th>
                <th scope="col">Locales</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ subject, people, bots, lastAt, locales }) => (
                <tr key={subject}>
                  <td>{subject === '' ? 'many others' : subject}</td>
                  <td data-label="People">{counted(people)}</td>
                  <td data-label="Bots">{counted(bots)}</td>
                  <td data-label="Last">
                    <Moment at={lastAt} />
                  </td>
                  <td data-label="Locales">{locales.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
