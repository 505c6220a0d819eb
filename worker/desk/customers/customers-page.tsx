import type { SiteName } from '#src/language/locales.ts'

import { SiteChoice } from '../orders/orders-page.tsx'
import { Sheet, type SheetColumn } from '../pages/sheet.tsx'

/** Who a customer is. */
export type ListedCustomer = {
  readonly customerId: string
  readonly customerNumber: string
  readonly name: string
  readonly email: string
  readonly phone?: string | undefined
  readonly isClosed: boolean
}

type Props = { readonly site: SiteName; readonly q: string; readonly customers: readonly ListedCustomer[] | undefined }

const columnsAt = (site: SiteName): readonly SheetColumn<ListedCustomer>[] => [
  {
    head: 'Number',
    cell: ({ customerId, customerNumber }) => <a href={`/customers/${site}/${customerId}`}>{customerNumber}</a>,
  },
  { head: 'Name', cell: ({ name }) => name },
  { head: 'E-mail address', cell: ({ email }) => email },
  { head: 'Phone', cell: ({ phone }) => phone },
  { head: 'Account', cell: ({ isClosed }) => (isClosed ? 'closed' : 'open') },
]

/** `/customers`: accounts that are searched for. */
export function CustomersPage({ site, q, customers }: Props) {
  return (
    <>
      <h1>Customers</h1>
      <form method="get" className="row" role="search">
        <SiteChoice site={site} />
        <label>
          E-mail, phone, number or name
          <input name="q" type="search" defaultValue={q} minLength={3} required />
        </label>
        <button type="submit">Find</button>
      </form>
      {customers !== undefined && (
        <p>
          {customers.length} {customers.length === 1 ? 'account' : 'accounts'} for “{q}”. Who bought without an account
          is found <a href={`/orders?site=${site}&q=${encodeURIComponent(q)}`}>among the orders</a>.
        </p>
      )}
      <Sheet columns={columnsAt(site)} rows={customers ?? []} keyOf={({ customerId }) => customerId} />
    </>
  )
}
