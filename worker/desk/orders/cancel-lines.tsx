import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import type { SiteName } from '#src/language/locales.ts'

import { may, type StaffRole } from '../staff/roles.ts'
import { Once } from './once.tsx'

type Props = { readonly order: Purchase; readonly site: SiteName; readonly role: StaffRole }

/** What was bought, and cancelling some of it while the warehouse has not begun with it. */
export function Lines({ order: { items, orderNumber, pieces }, site, role }: Props) {
  const free = (id: string) => pieces.find(({ itemId }) => itemId === id)?.canCancel ?? 0
  const gone = (id: string) => pieces.find(({ itemId }) => itemId === id)?.cancelled ?? 0
  const canCancel = may(role, 'orders.cancel') && items.some(({ id }) => free(id) > 0)
  const lines = items.map(({ id, name, qty }) => (
    <li key={id}>
      {qty} × {name}
      {gone(id) > 0 && <small>{` ${gone(id)} cancelled`}</small>}
      {canCancel && free(id) > 0 && (
        <label className="count">
          Cancel
          <input
            name={`qty:${id}`}
            type="number"
            min={0}
            max={free(id)}
            defaultValue={0}
            aria-label={`Cancel of ${name}`}
          />
        </label>
      )}
    </li>
  ))
  if (!canCancel) return <ul className="lines">{lines}</ul>
  return (
    <form method="post" action={`/orders/${site}/${orderNumber}/cancel-lines`}>
      <Once />
      <ul className="lines">{lines}</ul>
      <div className="row">
        <label>
          Why <input name="reason" maxLength={200} />
        </label>
        <button type="submit" className="quiet">
          Cancel these and pay them back
        </button>
      </div>
    </form>
  )
}
