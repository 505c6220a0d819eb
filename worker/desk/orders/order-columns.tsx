import { formatMoney, type Currency, type Minor } from '#src/kit/money.ts'
import type { SiteName } from '#src/language/locales.ts'

import { Moment } from '../pages/moment.tsx'
import { nameInWords } from '../pages/name-in-words.ts'
import type { SheetColumn } from '../pages/sheet.tsx'

/** An order as lists show it. */
export type ListedOrder = {
  readonly orderNumber: string
  readonly status: string
  readonly createdAt: string
  readonly currency: Currency
  readonly total: Minor
}

/** The columns of a list of orders of a shop. */
export const orderColumns = (site: SiteName): readonly SheetColumn<ListedOrder>[] => [
  { head: 'Number', cell: ({ orderNumber }) => <a href={`/orders/${site}/${orderNumber}`}>{orderNumber}</a> },
  { head: 'Placed', cell: ({ createdAt }) => <Moment at={Date.parse(createdAt)} /> },
  { head: 'Status', cell: ({ status }) => nameInWords(status) },
  { head: 'Total', cell: ({ total, currency }) => formatMoney(total, currency, 'en') },
]
