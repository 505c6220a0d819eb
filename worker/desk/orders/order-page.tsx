import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import { formatMoney, type Currency } from '#src/kit/money.ts'
import type { SiteName } from '#src/language/locales.ts'

import { Moment } from '../pages/moment.tsx'
import { nameInWords } from '../pages/name-in-words.ts'
import { may, type StaffRole } from '../staff/roles.ts'
import { Lines } from './cancel-lines.tsx'
import { LettersTable, type ListedLetter } from './letters-table.tsx'
import { FulfilmentCard, ReturnCard } from './order-steps.tsx'

/** Something that happened to an order. */
export type HappenedEvent = {
  readonly at: string
  readonly actor: string
  readonly event: string
  readonly facts: Readonly<Record<string, string | number>>
}

type Props = {
  readonly order: Purchase
  readonly events: readonly HappenedEvent[]
  readonly letters: readonly ListedLetter[]
  readonly site: SiteName
  readonly role: StaffRole
}

/** What belongs to an event, in words: money as money. */
const factsInWords = (facts: HappenedEvent['facts'], currency: Currency): string =>
  Object.entries(facts)
    .map(([name, value]) => (name === 'amount' ? formatMoney(Number(value), currency, 'en') : `${name} ${value}`))
    .join(', ')

function TimeLine({ order: { createdAt, currency }, events }: Pick<Props, 'order' | 'events'>) {
  return (
    <section aria-labelledby="time-line">
      <h2 id="time-line">Time line</h2>
      <ol className="lines">
        <li>
          <Moment at={Date.parse(createdAt)} /> placed and paid
        </li>
        {events.map(({ at, actor, event, facts }) => (
          <li key={`${at} ${event} ${JSON.stringify(facts)}`}>
            <Moment at={Date.parse(at)} /> {event} <small>by {actor}</small> {factsInWords(facts, currency)}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** `/orders/:site/:orderNumber`: one order, what happened to it, what can be done with it and what cannot. */
export function OrderPage({ order, events, letters, site, role }: Props) {
  const { orderNumber, status, currency, totals, payment, fulfilments, returns, refunded, giftReceipt } = order
  const address = { site, orderNumber, role }
  return (
    <>
      <h1>Order {orderNumber}</h1>
      <p>
        {nameInWords(status)}, {formatMoney(totals.total, currency, 'en')}
        {payment !== undefined && `, ${payment.brand} ending in ${payment.last4}`}
        {refunded !== undefined && `; ${formatMoney(refunded, currency, 'en')} went back`}
      </p>
      {giftReceipt !== undefined && (
        <div className="note">
          <p>It is a gift: no prices in the parcel.</p>
          {giftReceipt.note !== undefined && <blockquote>{giftReceipt.note}</blockquote>}
        </div>
      )}
      <Lines order={order} site={site} role={role} />
      <h2>What can be done</h2>
      {fulfilments.map(one => (
        <FulfilmentCard key={one.number} fulfilment={one} isGift={giftReceipt !== undefined} {...address} />
      ))}
      {returns.map(one => (
        <ReturnCard key={one.returnNumber} returned={one} {...address} />
      ))}
      <TimeLine order={order} events={events} />
      {letters.length > 0 && <h2>Letters</h2>}
      <LettersTable
        letters={letters}
        resendPath={may(role, 'letters.resend') ? `/orders/${site}/${orderNumber}/letters` : undefined}
      />
      <p>
        <a href={`/orders?site=${site}`}>Back to the orders</a>
      </p>
    </>
  )
}
