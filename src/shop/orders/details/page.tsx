import { href } from '#routes/href.ts'
import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { BuyAgain } from '#src/product-ui/orders/buy-again.tsx'
import { refusalText } from '#src/language/refusal-text.ts'
import { Badge } from '#src/ui/feedback/badge.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

import { hasGiftCards } from '../../account/model/documents.ts'
import type { RefusedCommand } from '../../page.ts'
import { pickupsOf } from '../model/calendar.ts'
import css from '../page.module.css'
import { OrderRequest } from '../parts/order-request.tsx'
import { OrderReturns } from '../../order-parts.tsx'
import { Cancel, CancelSome } from '../parts/cancel.tsx'
import { DeliveryList } from '../../delivery-list.tsx'
import { Lines } from '../parts/lines.tsx'
import { LookUp } from '../parts/look-up.tsx'
import { PaidWith } from '../parts/paid-with.tsx'
import { Parcels } from '../parts/parcels.tsx'
import { Print } from '../parts/print.tsx'

export type Props = {
  readonly orderNumber: string
  /** Absent until it has been shown whose order it is. */
  readonly order?: Purchase
  readonly refused?: RefusedCommand
  readonly flash?: Readonly<Record<string, string>>
}

type KnownOrder = Props & { readonly order: Purchase }

/** The last command's message or refusal. */
function Outcome({ order, refused, flash }: KnownOrder) {
  const language = useLanguage()
  const { t, money } = language
  return (
    <>
      {refused !== undefined && <Notice look="warning">{refusalText(language, refused.code, refused.detail)}</Notice>}
      {flash?.cancelled === order.orderNumber && <Notice look="ok">{t('orders.cancelled')}</Notice>}
      {flash?.cancelledSome === order.orderNumber && <Notice look="ok">{t('orders.cancelled-some')}</Notice>}
      {flash?.resent !== undefined && <Notice look="ok">{t('orders.resent', { count: Number(flash.resent) })}</Notice>}
      {order.refunded !== undefined && (
        <Notice look="info">
          {t(order.isRefundSent === false ? 'orders.refund-open' : 'orders.refunded', {
            amount: money(order.refunded, order.currency),
          })}
        </Notice>
      )}
      <OrderReturns order={order} />
    </>
  )
}

/** Everything one can still do about an order. */
function Next({ order }: KnownOrder) {
  const { locale, t } = useLanguage()
  const { orderNumber } = order
  const hasGiftCard = hasGiftCards(order)
  return (
    <div className={css.next}>
      {pickupsOf(order).length > 0 && order.status !== 'CANCELLED' && (
        <OrderRequest command="calendar" orderNumber={orderNumber} icon="calendar">
          {t('orders.calendar')}
        </OrderRequest>
      )}
      {order.placing === 'final' && (
        <OrderRequest command="invoice" orderNumber={orderNumber} icon="info">
          {t('orders.invoice')}
        </OrderRequest>
      )}
      <Print />
      <BuyAgain order={order} wide />
      {hasGiftCard && (
        <OrderRequest command="resend" orderNumber={orderNumber} icon="heart">
          {t('orders.resend')}
        </OrderRequest>
      )}
      {order.canReturn && (
        <ButtonLink look="secondary" wide href={href(locale, 'returnLabel', undefined, { orderNumber })}>
          {t('orders.return')}
        </ButtonLink>
      )}
      <CancelSome order={order} />
      {order.canCancel && <Cancel orderNumber={orderNumber} />}
      <ButtonLink look="plain" wide href={href(locale, 'contact', undefined, { orderNumber })}>
        {t('orders.help')}
      </ButtonLink>
      <ButtonLink look="plain" wide href={href(locale, 'orderStatus')}>
        {t('orders.other')}
      </ButtonLink>
    </div>
  )
}

function Details(props: KnownOrder) {
  const { t, tag } = useLanguage()
  const { order } = props
  const placed = new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(order.createdAt))
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{t('orders.details')}</h1>
        <p>
          {t('orders.number.label')} <strong data-order-number>{order.orderNumber}</strong>
        </p>
        <p>
          <Badge look="pine">{t(`orders.status.${order.status}`)}</Badge> {t('orders.placed', { day: placed })}
        </p>
      </header>
      <Outcome {...props} />
      <div className={css.columns}>
        <Lines order={order} />
        <div className={css.side}>
          <Parcels order={order} />
          <section>
            <h2>{t('orders.delivery')}</h2>
            <DeliveryList order={order} />
          </section>
          <PaidWith order={order} />
          <Next {...props} />
        </div>
      </div>
    </div>
  )
}

/** `/order-details`: where an order is and what can still be done; first of all, whose it is. */
export function OrderDetailsPage(props: Props) {
  const { t } = useLanguage()
  const { order, orderNumber, refused } = props
  if (order !== undefined) return <Details {...props} order={order} />
  return (
    <div className={css.narrow}>
      <h1>{t('orders.details')}</h1>
      <p>{t('orders.status.text')}</p>
      <LookUp leads="details" orderNumber={orderNumber} refused={refused} />
    </div>
  )
}
