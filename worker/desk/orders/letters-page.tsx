import type { SiteName } from '#src/language/locales.ts'

import { Moment } from '../pages/moment.tsx'
import { Sheet, type SheetColumn } from '../pages/sheet.tsx'
import { may, type StaffRole } from '../staff/roles.ts'
import { SiteChoice } from './orders-page.tsx'

type TroubledLetterRow = {
  readonly id: string
  readonly kind: string
  readonly channel: string
  readonly state: string
  readonly attempts: number
  readonly problem: string
  readonly writtenAt: string
}

type Props = {
  readonly site: SiteName
  readonly role: StaffRole
  readonly waiting: number
  readonly givenUp: number
  readonly letters: readonly TroubledLetterRow[]
}

const columnsFor = (site: SiteName, role: StaffRole): readonly SheetColumn<TroubledLetterRow>[] => [
  { head: 'Written', cell: ({ writtenAt }) => <Moment at={Date.parse(writtenAt)} /> },
  { head: 'What', cell: ({ kind, channel }) => `${kind}, ${channel}` },
  {
    head: 'Why not',
    cell: ({ problem, attempts, state }) => (
      <>
        {problem} <small>{`${attempts} attempts, ${state}`}</small>
      </>
    ),
  },
  {
    head: 'Send again',
    isPlain: true,
    cell: ({ id, kind, state }) =>
      state === 'given-up' &&
      may(role, 'letters.resend') && (
        <form method="post" action="/orders/letters">
          <input type="hidden" name="site" value={site} />
          <input type="hidden" name="letter" value={id} />
          <button type="submit" className="quiet" aria-label={`Send again: ${kind}`}>
            Send again
          </button>
        </form>
      ),
  },
]

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
      <Sheet columns={columnsFor(site, role)} rows={letters} keyOf={({ id }) => id} />
    </>
  )
}
