import { href } from '#routes/href.ts'
import type { PurchaseSummary } from '#src/commerce/calls/orders/purchases.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Pagination } from '#src/ui/layout/pagination.tsx'

import { orderStatuses } from '../model/order-status.ts'
import { AccountLayout } from '../parts/account-layout.tsx'
import { OrderRow } from '../parts/orders/order-row.tsx'
import { OrderRowActions } from '../parts/orders/order-row-actions.tsx'
import css from './list.module.css'

export type Props = {
  readonly orders: readonly PurchaseSummary[]
  readonly page: number
  readonly pages: number
  readonly status?: PurchaseSummary['status']
}

function Filters({ status }: Pick<Props, 'status'>) {
  const { locale, t } = useLanguage()
  const link = (wanted: Props['status']) => href(locale, 'accountOrderHistory', undefined, { status: wanted })
  return (
    <nav className={css.filters} aria-label={t('account.orders.show')}>
      <a href={link(undefined)} aria-current={status === undefined ? 'page' : undefined}>
        {t('account.all')}
      </a>
      {orderStatuses.map(one => (
        <a key={one} href={link(one)} aria-current={status === one ? 'page' : undefined}>
          {t(`account.status.${one}`)}
        </a>
      ))}
    </nav>
  )
}

function NoOrders({ status }: Pick<Props, 'status'>) {
  const { locale, t } = useLanguage()
  const isFiltered = status !== undefined
  return (
    <EmptyState
      icon="truck"
      title={t(isFiltered ? 'account.orders.none-such' : 'account.orders.none')}
      text={t(isFiltered ? 'account.orders.none-such.text' : 'account.orders.none.text')}
      action={
        <ButtonLink href={href(locale, isFiltered ? 'accountOrderHistory' : 'home')}>
          {t(isFiltered ? 'account.all' : 'cart.empty.action')}
        </ButtonLink>
      }
    />
  )
}

/** `/account/order-history`: newest first, ten at a time (D48). */
export function OrdersPage({ orders, page, pages, status }: Props) {
  const { locale, t } = useLanguage()
  const title = t('account.area.accountOrderHistory')
  return (
    <AccountLayout here="accountOrderHistory" title={title}>
      {(orders.length > 0 || status !== undefined) && <Filters {...(status && { status })} />}
      {orders.length === 0 ? (
        <NoOrders {...(status && { status })} />
      ) : (
        <ul className={css.orders}>
          {orders.map(order => (
            <li key={order.orderNumber}>
              <OrderRow order={order} />
              <OrderRowActions order={order} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Pagination
          label={title}
          page={page}
          count={pages}
          href={number => href(locale, 'accountOrderHistory', undefined, { status, page: `${number}` })}
        />
      )}
    </AccountLayout>
  )
}
