import type { Parcel } from '#src/commerce/calls/purchases.ts'
import { useLanguage } from '#src/language/language.tsx'

import css from '../page.module.css'

function Words({ parcel }: { readonly parcel: Parcel }) {
  const { t, day } = useLanguage()
  const { carrier, shippedAt, deliveredAt } = parcel
  return deliveredAt === undefined
    ? t('orders.parcel.sent', { carrier, day: day(shippedAt.slice(0, 10)) })
    : t('orders.parcel.arrived', { carrier, day: day(deliveredAt.slice(0, 10)) })
}

/** What is on its way, by whom, and under which number. */
export function Parcels({ parcels }: { readonly parcels: readonly Parcel[] }) {
  const { t } = useLanguage()
  return (
    <section>
      <h2>{t('checkout.shipments')}</h2>
      <ul className={css.deliveries}>
        {parcels.map(parcel => (
          <li key={parcel.number}>
            <p className={css.name}>{t('orders.parcel', { number: parcel.number })}</p>
            <p>
              <Words parcel={parcel} />
            </p>
            <p className={css.choice}>{t('orders.parcel.tracking', { number: parcel.trackingNumber })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
