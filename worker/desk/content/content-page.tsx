import { formatMoney, type Currency, type Minor } from '#src/kit/money.ts'
import type { SiteName } from '#src/language/locales.ts'

import { SiteChoice } from '../orders/orders-page.tsx'
import { Moment } from '../pages/moment.tsx'
import { Sheet, type SheetColumn } from '../pages/sheet.tsx'

type FoundProduct = {
  readonly productId: string
  readonly name: string
  readonly current: Minor
  readonly original: Minor
}

export type EditedPage = {
  readonly name: string
  readonly kind: string
  readonly title: string
  readonly href: string
  readonly from?: string | undefined
  readonly until?: string | undefined
}

type ListedSlot = { readonly place: string; readonly entries: number }

type Props = {
  readonly site: SiteName
  readonly q: string
  readonly products: { readonly currency: Currency; readonly products: readonly FoundProduct[] } | undefined
  readonly pages: readonly EditedPage[]
  readonly slots: readonly ListedSlot[]
}

const productColumns = (site: SiteName, currency: Currency): readonly SheetColumn<FoundProduct>[] => [
  { head: 'Product', cell: ({ productId, name }) => <a href={`/content/${site}/product/${productId}`}>{name}</a> },
  { head: 'Id', cell: ({ productId }) => <code>{productId}</code> },
  { head: 'From', cell: ({ current }) => formatMoney(current, currency, 'en') },
  {
    head: 'Before',
    cell: ({ current, original }) => (original > current ? formatMoney(original, currency, 'en') : ''),
  },
]

/** When something is shown, in words. */
function Shown({ from, until }: Pick<EditedPage, 'from' | 'until'>) {
  if (from === undefined && until === undefined) return 'always'
  return (
    <>
      {from !== undefined && (
        <>
          from <Moment at={Date.parse(from)} />{' '}
        </>
      )}
      {until !== undefined && (
        <>
          until <Moment at={Date.parse(until)} />
        </>
      )}
    </>
  )
}

const pageColumns = (site: SiteName): readonly SheetColumn<EditedPage>[] => [
  { head: 'Page', cell: ({ name, title }) => <a href={`/content/${site}/page/${name}`}>{title}</a> },
  { head: 'Kind', cell: ({ kind }) => kind },
  { head: 'Address', cell: ({ href }) => <code>{href}</code> },
  { head: 'Shown', cell: page => <Shown {...page} /> },
]

const slotColumns = (site: SiteName): readonly SheetColumn<ListedSlot>[] => [
  {
    head: 'Slot',
    cell: ({ place }) => <a href={`/content/${site}/slot?${new URLSearchParams({ place })}`}>{place}</a>,
  },
  { head: 'Entries', cell: ({ entries }) => entries },
]

/** `/content`: what an editor changes without a deployment: prices, slots, and when pages are shown. */
export function ContentPage({ site, q, products, pages, slots }: Props) {
  const isNothing = (products?.products.length ?? 0) + pages.length + slots.length === 0
  return (
    <>
      <h1>Content</h1>
      <p>
        Prices, slots and the times of pages. What is saved is in the store at once; what is scheduled appears on its
        minute by itself.
      </p>
      <form method="get" className="row" role="search">
        <SiteChoice site={site} />
        <label>
          Product, page or slot
          <input name="q" type="search" defaultValue={q} maxLength={128} />
        </label>
        <button type="submit">Find</button>
      </form>
      {isNothing && <p>Nothing here has these words.</p>}
      {products === undefined ? (
        <p>Products are found by their id or by two letters of their name.</p>
      ) : (
        products.products.length > 0 && (
          <>
            <h2>Products</h2>
            <Sheet
              columns={productColumns(site, products.currency)}
              rows={products.products}
              keyOf={({ productId }) => productId}
            />
          </>
        )
      )}
      {slots.length > 0 && <h2>Slots</h2>}
      <Sheet columns={slotColumns(site)} rows={slots} keyOf={({ place }) => place} />
      {pages.length > 0 && <h2>Pages and articles</h2>}
      <Sheet columns={pageColumns(site)} rows={pages} keyOf={({ name }) => name} />
    </>
  )
}
