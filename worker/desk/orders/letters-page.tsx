import type { SiteName } from '#src/language/locales.ts'

import { Moment } from '../pages/moment.tsx'
import { may, type StaffRole } from '../staff/roles.ts'
import { SiteChoice } from './orders-page.tsx'

type Props = {
  readonly site: SiteName
  readonly role: StaffRole
  readonly waiting: number
  readonly givenUp: number
  readonly letters: readonly {
    readonly id: string
    readonly kind: string
    readonly channel: string
    readonly state: string
    readonly attempts: number
    readonly problem: string
    readonly writtenAt: string
  }[]
}

/** `/orders/letters`: letters and text messages that did not go, and sending them again. */
export function LettersPage({ site, role, waiting, givenUp, letters }: Props) {
  return (
    <>
      <h1>Letters that did not go</h1>
      <form method="get" className="row">
        <SiteChoice site={site} />
        <button type="submit">Show</button>
      </form>
      <p>
        {waiting} waiting to be tried again, {givenUp} given up.
      </p>
      {letters.length > 0 && (
        <div className="sheet">
          <table>
            <thead>
              <tr>
                <th scope="col">Written</th>
                <th scope="col">What</th>
                <th scope="col">Why not</th>
                <th scope="col">
                  <span className="hidden">Send again</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {letters.map(({ id, kind, channel, state, attempts, problem, writtenAt }) => (
                <tr key={id}>
                  <td>
                    <Moment at={Date.parse(writtenAt)} />
                  </td>
                  <td>
                    {kind}, {channel}
                  </td>
                  <td>
                    {problem} <small>{`${attempts} attempts, ${state}`}</small>
                  </td>
                  <td>
                    {state === 'given-up' && may(role, 'letters.resend') && (
                      <form method="post" action="/orders/letters">
                        <input type="hidden" name="site" value={site} />
                        <input type="hidden" name="letter" value={id} />
                        <button type="submit" className="quiet" aria-label={`Send again: ${kind}`}>
                          Send again
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
