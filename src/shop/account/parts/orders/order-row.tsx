import { href } from '#routes/href.ts'
import type { PurchaseSummary } from '#src/commerce/calls/orders/purchases.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Badge } from '#src/ui/feedback/badge.tsx'
import { ProductPicture } from '#src/product-ui/product-picture.tsx'

import { lookOf } from '../../model/order-status.ts'
import css from './order-row.module.css'

/** One order among others: what was in it, when, for how much, and how it stands. */
export function OrderRow({ order }: { readonly order: PurchaseSummary }) {
  const { locale, t, money, date } = useLanguage()
  const { orderNumber, status, createdAt, total, currency, totalUnits, items } = order
  return (
    <article className={css.order}>
      <div className={css.pictures} aria-hidden="true">
        {items.slice(0, 3).map(({ slug, image }) => (
          <ProductPicture key={slug} image={image} place="thumb" alt="" lazy />
        ))}
      </div>
      <div className={css.words}>
        <p className={css.name}>
          <a href={href(locale, 'accountOrderDetails', { id: orderNumber })}>
            {t('orders.number', { number: orderNumber })}
          </a>
        </p>
        <p>
          {date(createdAt.slice(0, 10))} · {t('account.order.units', { count: totalUnits })}
        </p>
      </div>
      <p className={css.state}>
        <Badge look={lookOf(status)}>{t(`account.status.${status}`)}</Badge>
      </p>
      <p className={css.total}>{money(total, currency)}</p>
    </article>
  )
}
