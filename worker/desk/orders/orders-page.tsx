import type { Currency, Minor } from '#src/kit/money.ts'
import { formatMoney } from '#src/kit/money.ts'
import { sites, type SiteName } from '#src/language/locales.ts'

import { Moment } from '../pages/moment.tsx'

type Props = {
  readonly site: SiteName
  readonly q: string
  readonly isSearch: boolean
  readonly total: number
  readonly orders: readonly {
    readonly orderNumber: string
    readonly status: string
    readonly createdAt: string
    readonly currency: Currency
    readonly total: Minor
  }[]
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
      {orders.length > 0 && (
        <div className="sheet">
          <table>
            <thead>
              <tr>
                <th scope="col">Number</th>
                <th scope="col">Placed</th>
                <th scope="col">Status</th>
                <th scope="col">Total</th>
              </tr>
            </thead>
            <tbody>
              {orders.map(({ orderNumber, status, createdAt, currency, total: sum }) => (
                <tr key={orderNumber}>
                  <td>
                    <a href={`/orders/${site}/${orderNumber}`}>{orderNumber}</a>
                  </td>
                  <td>
                    <Moment at={Date.parse(createdAt)} />
                  </td>
                  <td>{status}</td>
                  <td>{formatMoney(sum, currency, 'en')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
