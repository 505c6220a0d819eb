import { Moment } from '../../pages/moment.tsx'
import { may, type StaffRole } from '../../staff/roles.ts'
import type { DraftState } from '../draft.ts'

/** `/redirects/history`: the last publications, each of which can count again. */
export function HistoryPage({ state: { pointer }, role }: { readonly state: DraftState; readonly role: StaffRole }) {
  const history = pointer?.history ?? []
  return (
    <>
      <h1>History</h1>
      {pointer?.off === true && <p className="note bad">All rules are off.</p>}
      {history.length === 0 && <p>Nothing was published yet.</p>}
      {history.length > 0 && (
        <div className="sheet">
          <table>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">Rules</th>
                <th scope="col">Why</th>
                <th scope="col">Revision</th>
                <th scope="col">
                  <span className="hidden">Restore</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {history.map(({ revision, at, who, count, note }, index) => (
                <tr key={`${at} ${revision}`}>
                  <td>
                    <Moment at={at} />
                  </td>
                  <td>{who}</td>
                  <td data-label="Rules">{count.toLocaleString('en')}</td>
                  <td>{note}</td>
                  <td>
                    <code>{revision}</code>
                  </td>
                  <td>
                    {index === 0 && 'counts now'}
                    {index > 0 && revision !== pointer?.revision && may(role, 'redirects.publish') && (
                      <form method="post" action="/redirects/history/restore">
                        <input type="hidden" name="revision" value={revision} />
                        <button type="submit" className="quiet" aria-label={`Restore revision ${revision}`}>
                          Restore
                        </button>
                      </form>
                    )}
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
