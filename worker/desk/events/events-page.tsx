import type { SiteName } from '#src/language/locales.ts'

import { SiteChoice } from '../orders/orders-page.tsx'
import { Moment } from '../pages/moment.tsx'
import { Sheet } from '../pages/sheet.tsx'

/** Somebody who has seats. */
type Registration = {
  readonly registrationNumber: string
  readonly event: string
  readonly store: string
  readonly startsAt: string
  readonly name: string
  readonly email: string
  readonly seats: number
}

type Props = { readonly site: SiteName; readonly registrations: readonly Registration[] }

const occurrenceOf = ({ event, store, startsAt }: Registration): string => `${startsAt} ${event} ${store}`

function Occurrence({ of }: { readonly of: readonly [Registration, ...Registration[]] }) {
  const [{ event, store, startsAt }] = of
  return (
    <>
      <h2>{event}</h2>
      <p>
        {store}, <Moment at={Date.parse(startsAt)} />, seats taken: {of.reduce((sum, { seats }) => sum + seats, 0)}
      </p>
      <Sheet
        rows={of}
        keyOf={({ registrationNumber }) => registrationNumber}
        columns={[
          { head: 'Name', cell: ({ name }) => name },
          { head: 'E-mail', cell: ({ email }) => email },
          { head: 'Seats', cell: ({ seats }) => seats },
          { head: 'Number', cell: ({ registrationNumber }) => registrationNumber },
        ]}
      />
    </>
  )
}

/** `/events`: who has registered for events of the stores. */
export function EventsPage({ site, registrations }: Props) {
  const occurrences = Map.groupBy(registrations, occurrenceOf)
  return (
    <>
      <h1>Who comes to events</h1>
      <form method="get" className="row">
        <SiteChoice site={site} />
        <button type="submit">Show</button>
      </form>
      {registrations.length === 0 && <p>Nobody has a seat yet.</p>}
      {[...occurrences].map(([key, [first, ...others]]) =>
        first === undefined ? null : <Occurrence key={key} of={[first, ...others]} />,
      )}
    </>
  )
}
