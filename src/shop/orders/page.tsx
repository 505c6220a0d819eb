import { href } from '#routes/href.ts'
import type { Order } from '#src/commerce/calls/orders.ts'
import { useLanguage } from '#src/language/language.tsx'
import { TotalsList } from '#src/shelf/totals-list.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

import { brandName } from '../checkout/model/card-brand.ts'
import css from './page.module.css'

export type Props = { readonly order: Order }

function Delivery({ order }: Props) {
  const { t, day } = useLanguage()
  const [shipment] = order.shippingMethods
  const address = shipment?.address
  const method = shipment?.applicableShippingMethods.find(one => one.selected)
  if (address === undefined || method === undefined) return null
  return (
    <section>
      <h2>{t('orders.delivery')}</h2>
      <p>{t('checkout.arrives', { from: day(method.deliveryTime.from), to: day(method.deliveryTime.to) })}</p>
      <p>{method.label}</p>
      <address className={css.address}>
        {address.firstName} {address.lastName}
        <br />
        {address.addressLine1}
        <br />
        {address.addressLine2 !== undefined && (
          <>
            {address.addressLine2}
            <br />
          </>
        )}
        {address.postalCode} {address.city} {address.province}
      </address>
    </section>
  )
}

/** `/order-confirmation`: number, what, where, when, and the e-mail it was sent to. */
export function OrderConfirmationPage({ order }: Props) {
  const { locale, t, money } = useLanguage()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Icon name="check" />
        <h1>{t('orders.confirmed')}</h1>
        <p>
          {t('orders.number.label')} <strong data-order-number>{order.orderNumber}</strong>
        </p>
        <p>{t('orders.mailed', { email: order.email })}</p>
      </header>
      <div className={css.columns}>
        <section>
          <h2>{t('orders.items')}</h2>
          <ul className={css.lines}>
            {order.items.map(line => (
              <li key={line.id}>
                <img src={line.image.src} alt="" width={line.image.width} height={line.image.height} />
                <div>
                  <p className={css.name}>{line.name}</p>
                  <p className={css.choice}>
                    {line.variants.map(variant => variant.name).join(' · ')} × {line.qty}
                  </p>
                </div>
                <p>{line.bonus ? t('cart.bonus.free') : money(line.price.priceAfterItemDiscount)}</p>
              </li>
            ))}
          </ul>
          <TotalsList totals={order.totals} />
        </section>
        <div className={css.side}>
          <Delivery order={order} />
          {order.payment !== undefined && (
            <section>
              <h2>{t('orders.payment')}</h2>
              <p>
                {brandName(order.payment.brand)} •••• {order.payment.last4}
              </p>
            </section>
          )}
          <ButtonLink look="secondary" href={href(locale, 'home')}>
            {t('orders.on')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
