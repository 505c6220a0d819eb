import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import { eventsAfter, returnLife, type FulfilmentEvent } from '#src/commerce/order-life.ts'
import type { SiteName } from '#src/language/locales.ts'

import { may, permissions, type Action, type StaffRole } from '../staff/roles.ts'
import { Once } from './once.tsx'

type Place = { readonly site: SiteName; readonly orderNumber: string; readonly role: StaffRole }

const steps: Readonly<Record<FulfilmentEvent, string>> = {
  begin: 'Begin packing',
  pack: 'Packed',
  ship: 'Shipped',
  'make-ready': 'Ready for pickup',
  deliver: 'Delivered',
  'hand-over': 'Handed over',
  cancel: 'Cancel and pay back',
}

/** Says for whom it is, where it is not for this role. */
const notYours = (action: Action): string => `for ${permissions[action].join(' and ')}`

function Step({
  event,
  number,
  site,
  orderNumber,
  role,
}: Place & { readonly event: FulfilmentEvent; readonly number: number }) {
  const action = event === 'cancel' ? 'orders.cancel' : 'orders.move'
  if (!may(role, action))
    return (
      <span>
        {steps[event]}: {notYours(action)}
      </span>
    )
  const path = `/orders/${site}/${orderNumber}/${event === 'cancel' ? 'cancel' : 'move'}`
  return (
    <form method="post" action={path} className="row">
      <Once />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="event" value={event} />
      {event === 'ship' && (
        <>
          <label>
            Carrier <input name="carrier" required maxLength={60} />
          </label>
          <label>
            Tracking number <input name="tracking" required pattern="[A-Za-z0-9_\-]{4,40}" />
          </label>
        </>
      )}
      {event === 'cancel' && (
        <label>
          Why <input name="reason" maxLength={200} />
        </label>
      )}
      <button type="submit" className={event === 'cancel' ? 'quiet' : undefined}>
        {steps[event]}
      </button>
    </form>
  )
}

/** One fulfilment: what may come next, and why it cannot be cancelled any more. */
export function FulfilmentCard({
  fulfilment,
  isGift,
  ...place
}: Place & { readonly fulfilment: Purchase['fulfilments'][number]; readonly isGift: boolean }) {
  const { number, way, state, items } = fulfilment
  const next = eventsAfter(way, state)
  const pieces = items.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <div className="note">
      <p>
        Fulfilment {number}: {pieces} {pieces === 1 ? 'piece' : 'pieces'}, {way}, <strong>{state}</strong>
      </p>
      {next.map(event => (
        <Step key={event} event={event} number={number} {...place} />
      ))}
      {way !== 'mail' && (
        <p>
          <a href={`/orders/${place.site}/${place.orderNumber}/slip/${number}`}>
            Packing slip{isGift && ': with the gift message, without prices'}
          </a>
        </p>
      )}
      {!next.includes('cancel') && <p>It cannot be cancelled: it is {state}.</p>}
      {next.length === 0 && <p>Nothing more comes after that.</p>}
    </div>
  )
}

/** One return: it has come, or is paid back. */
export function ReturnCard({
  returned,
  site,
  orderNumber,
  role,
}: Place & { readonly returned: Purchase['returns'][number] }) {
  const { returnNumber, state, items } = returned
  const next = Object.keys(returnLife[state])
  const event = next[0] === 'receive' ? 'receive' : 'refund'
  const action = event === 'receive' ? 'orders.move' : 'orders.refund'
  return (
    <div className="note">
      <p>
        Return {returnNumber}: {items.map(({ qty, itemId }) => `${qty} × ${itemId}`).join(', ')},{' '}
        <strong>{state}</strong>
      </p>
      {next.length === 0 && <p>It is paid back; nothing more comes after that.</p>}
      {next.length > 0 && !may(role, action) && <p>Next: {notYours(action)}.</p>}
      {next.length > 0 && may(role, action) && (
        <form method="post" action={`/orders/${site}/${orderNumber}/${event}`} className="row">
          <Once />
          <input type="hidden" name="return" value={returnNumber} />
          <button type="submit">{event === 'receive' ? 'All of it has come' : 'Pay it back'}</button>
        </form>
      )}
    </div>
  )
}
