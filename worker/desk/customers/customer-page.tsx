import type { ReactNode } from 'react'

import type { SiteName } from '#src/language/locales.ts'

import { orderColumns, type ListedOrder } from '../orders/order-columns.tsx'
import { LettersTable, type ListedLetter } from '../orders/letters-table.tsx'
import { Moment } from '../pages/moment.tsx'
import { Sheet, type SheetColumn } from '../pages/sheet.tsx'
import { may, type StaffRole } from '../staff/roles.ts'
import type { ListedCustomer } from './customers-page.tsx'

type Pieces = readonly { readonly name: string; readonly qty: number }[]
type PointMovement = { readonly at: string; readonly delta: number; readonly reason: string }

type Props = {
  readonly site: SiteName
  readonly role: StaffRole
  /** Whether this desk can open the store. */
  readonly canOpen: boolean
  readonly customer: ListedCustomer & {
    readonly isEmailProven: boolean
    readonly isLocked: boolean
    readonly roles: readonly string[]
    readonly points: number
    readonly cart: Pieces
    readonly favorites: Pieces
    readonly saved: Pieces
    readonly orders: readonly ListedOrder[]
    readonly pointMovements: readonly PointMovement[]
    readonly letters: readonly ListedLetter[]
  }
}

const pointColumns: readonly SheetColumn<PointMovement>[] = [
  { head: 'When', cell: ({ at }) => <Moment at={Date.parse(at)} /> },
  { head: 'Points', cell: ({ delta }) => (delta > 0 ? `+${delta}` : `−${-delta}`) },
  { head: 'Why', cell: ({ reason }) => reason },
]

function Part({
  title,
  none,
  children,
}: {
  readonly title: string
  readonly none: boolean
  readonly children: ReactNode
}) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {none ? <p>Nothing.</p> : children}
    </section>
  )
}

const Listed = ({ title, pieces }: { readonly title: string; readonly pieces: Pieces }) => (
  <Part title={title} none={pieces.length === 0}>
    <ul className="lines">
      {pieces.map(({ name, qty }) => (
        <li key={name}>
          {qty} × {name}
        </li>
      ))}
    </ul>
  </Part>
)

/** `/customers/:site/:customerId`: what a customer sees of themselves, without what only they may have. */
export function CustomerPage({ site, role, canOpen, customer }: Props) {
  const { customerId, customerNumber, name, email, phone, isEmailProven, isLocked, isClosed, roles, points } = customer
  const { cart, favorites, saved, orders, pointMovements, letters } = customer
  const mayResend = may(role, 'letters.resend')
  return (
    <>
      <h1>{name === '' ? `Customer ${customerNumber}` : name}</h1>
      <p>
        Customer {customerNumber}, {email}
        {!isEmailProven && ' (not proven)'}
        {phone !== undefined && `, ${phone}`}. {roles.join(', ')}; {points.toLocaleString('en')} points.
        {isLocked && ' The account is locked.'}
        {isClosed && ' The account is closed.'}
      </p>
      <p>
        <small>
          That you looked is in the audit log. Passwords, payments, addresses and the text of letters are not shown.
        </small>
      </p>
      {may(role, 'customers.look') && !isClosed && (
        <form method="post" action={`/customers/${site}/${customerId}/look`} target="_blank" rel="noopener">
          <button type="submit" disabled={!canOpen}>
            Open the store as this customer sees it
          </button>
          <p>
            <small>
              {canOpen
                ? 'For a quarter of an hour, to read alone: nothing can be changed, no secret is shown, nothing is measured. A visit of your own in this browser ends with it. Opening and ending stand in the audit log.'
                : 'This desk has no PURGE_KEY or does not know where the store is (STORE_ORIGIN), so it cannot be opened from here.'}
            </small>
          </p>
        </form>
      )}
      <Listed title="Cart" pieces={cart} />
      <Listed title="Saved for later" pieces={saved} />
      <Listed title="Favourites" pieces={favorites} />
      <Part title="Orders" none={orders.length === 0}>
        <Sheet columns={orderColumns(site)} rows={orders} keyOf={({ orderNumber }) => orderNumber} />
      </Part>
      <Part title="Points" none={pointMovements.length === 0}>
        <Sheet
          columns={pointColumns}
          rows={pointMovements}
          keyOf={({ at, delta, reason }) => `${at} ${delta} ${reason}`}
        />
      </Part>
      <Part title="Letters" none={letters.length === 0}>
        <LettersTable
          letters={letters}
          resendPath={mayResend ? `/customers/${site}/${customerId}/letters` : undefined}
        />
      </Part>
      <p>
        <a href={`/customers?site=${site}`}>Back to the customers</a>
      </p>
    </>
  )
}
