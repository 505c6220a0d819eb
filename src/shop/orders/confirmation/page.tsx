import { href } from '#routes/href.ts'
import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

import { pickupsOf } from '../model/calendar.ts'
import { hasMoved } from '../model/progress.ts'
import css from '../page.module.css'
import { OrderRequest } from '../parts/order-request.tsx'
import { DeliveryList } from '../../delivery-list.tsx'
import { Lines } from '../parts/lines.tsx'
import { PaidWith } from '../parts/paid-with.tsx'
import { Parcels } from '../parts/parcels.tsx'
import { Print } from '../parts/print.tsx'

export type Props = {
  readonly order: Purchase
  /** Somebody without an account is offered one. */
  readonly isGuest: boolean
}

/** Links for what may come next. */
function Next({ order }: Pick<Props, 'order'>) {
  const { locale, t } = useLanguage()
  const { orderNumber } = order
  return (
    <div className={css.next}>
      {pickupsOf(order).length > 0 && (
        <OrderRequest command="calendar" orderNumber={orderNumber} icon="calendar">
          {t('orders.calendar')}
        </OrderRequest>
      )}
      <Print />
      <ButtonLink look="secondary" wide href={href(locale, 'orderDetails', undefined, { orderNumber })}>
        {t('orders.follow')}
      </ButtonLink>
      <ButtonLink look="plain" wide href={href(locale, 'home')}>
        {t('orders.on')}
      </ButtonLink>
    </div>
  )
}

/** The advantages of an account, whose details are known already. */
function Join() {
  const { locale, t } = useLanguage()
  return (
    <section className={css.next} aria-labelledby="join">
      <h2 id="join">{t('orders.join')}</h2>
      <p>{t('orders.join.text')}</p>
      <ButtonLink look="secondary" wide href={href(locale, 'signIn', undefined, { step: 'sign-up' })}>
        {t('orders.join.submit')}
      </ButtonLink>
    </section>
  )
}

/** `/order-confirmation`: number, what, where, when, and the e-mail it was sent to. */
export function OrderConfirmationPage({ order, isGuest }: Props) {
  const { t } = useLanguage()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Icon name="check" />
        <h1>{t('orders.confirmed')}</h1>
        <p>
          {t('orders.number.label')}{' '}
          <strong data-order-number data-order-total={order.totals.total}>
            {order.orderNumber}
          </strong>
        </p>
        <p>{t('orders.mailed', { email: order.email })}</p>
      </header>
      <div className={css.columns}>
        <Lines order={order} />
        <div className={css.side}>
          {hasMoved(order) && <Parcels order={order} />}
          <section>
            <h2>{t('orders.delivery')}</h2>
            <DeliveryList order={order} />
          </section>
          <PaidWith order={order} />
          <Next order={order} />
          {isGuest && <Join />}
        </div>
      </div>
    </div>
  )
}
