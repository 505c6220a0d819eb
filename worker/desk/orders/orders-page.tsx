import { sites, type SiteName } from '#src/language/locales.ts'

import { Sheet } from '../pages/sheet.tsx'
import { orderColumns, type ListedOrder } from './order-columns.tsx'

type Props = {
  readonly site: SiteName
  readonly q: string
  readonly isSearch: boolean
  readonly total: number
  readonly orders: readonly ListedOrder[]
}

/** The choice of a shop. */
export function SiteChoice({ site }: { readonly site: SiteName }) {
  return (
    <label>
      Shop
      <select name="site" defaultValue={site}>
        {sites.map(one => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  )
}

/** `/orders`: what has to be packed, and orders that are searched for. */
export function OrdersPage({ site, q, isSearch, total, orders }: Props) {
  return (
    <>
      <div className="row spread">
        <h1>Orders</h1>
        <a href={`/orders/letters?site=${site}`}>Letters that did not go</a>
      </div>
      <form method="get" className="row" role="search">
        <SiteChoice site={site} />
        <label>
          Number, e-mail, phone or last four
          <input name="q" type="search" defaultValue={q} minLength={4} />
        </label>
        <button type="submit">Find</button>
      </form>
      <p>
        {total.toLocaleString('en')} {total === 1 ? 'order' : 'orders'}
        {isSearch ? ` for “${q}”, the newest first` : ' to be packed, the oldest first'}
      </p>
      <Sheet columns={orderColumns(site)} rows={orders} keyOf={({ orderNumber }) => orderNumber} />
    </>
  )
}
