import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { TotalsList } from '#src/shelf/totals-list.tsx'
import { ButtonLink } from '#src/ui/button.tsx'

import type { Refused } from '../page.ts'
import css from './page.module.css'
import { Coupons } from './parts/coupons.tsx'
import { EmptyCart } from './parts/empty-cart.tsx'
import { FreeDelivery } from './parts/free-delivery.tsx'
import { Line } from './parts/line.tsx'
import { RefusedNotice } from './parts/refused-notice.tsx'

export type Props = { readonly cart?: Cart; readonly refused?: Refused }

/** `/cart` */
export function CartPage({ cart, refused }: Props) {
  const { locale, t } = useLanguage()
  if (cart === undefined || cart.items.length === 0) return <EmptyCart />
  return (
    <div className={css.page} data-cart-page>
      <h1>{t('cart.title')}</h1>
      {refused !== undefined && <RefusedNotice refused={refused} />}
      <div className={css.columns}>
        <ul className={css.lines}>
          {cart.items.map(line => (
            <li key={line.id}>
              <Line line={line} />
            </li>
          ))}
        </ul>
        <aside className={css.summary} aria-label={t('cart.summary')}>
          <FreeDelivery summary={cart.promoSummary} />
          <Coupons coupons={cart.couponItems} />
          <TotalsList totals={cart.totals} />
          <ButtonLink look="accent" wide href={href(locale, 'checkout')}>
            {t('cart.checkout')}
          </ButtonLink>
        </aside>
      </div>
    </div>
  )
}
