import type { AuditEntry } from '../audit/log.ts'
import { Paging } from './paging.tsx'
import { Moment } from './moment.tsx'

type Props = { readonly entries: readonly AuditEntry[]; readonly page: number; readonly hasMore: boolean }

/** `/audit`: every change, the newest first. */
export function AuditPage({ entries, page, hasMore }: Props) {
  return (
    <>
      <h1>Audit log</h1>
      <p>Every change at the desk, the newest first. Nobody can change the log or shorten it.</p>
      <div className="sheet">
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ number, at, who, role, action, subject, before, after }) => (
              <tr key={number}>
                <td>
                  <Moment at={at} />
                </td>
                <td>
                  {who} <small>{role}</small>
                </td>
                <td>
                  {action} <small>{subject}</small>
                </td>
                <td data-label="Before">{before}</td>
                <td data-label="After">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {entries.length === 0 && <p>Nothing was changed yet.</p>}
      <Paging page={page} hasMore={hasMore} href={next => `/audit?page=${next}`} />
    </>
  )
}
