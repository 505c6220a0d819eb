import type { Parcel } from '#src/commerce/calls/purchases.ts'
import { useLanguage } from '#src/language/language.tsx'

import css from './order-lines.module.css'
import { Panel } from './panel.tsx'

/** Where an order's parcels are; nothing before the first one has left. */
export function Parcels({ parcels }: { readonly parcels: readonly Parcel[] }) {
  const { t, date } = useLanguage()
  if (parcels.length === 0) return null
  return (
    <Panel title={t('account.parcels')}>
      <ol className={css.parcels}>
        {parcels.map(({ number, carrier, trackingNumber, shippedAt, deliveredAt }) => (
          <li key={number}>
            <strong>{t('account.parcel', { number })}</strong>
            <p>
              {deliveredAt === undefined
                ? t('account.parcel.sent', { day: date(shippedAt.slice(0, 10)) })
                : t('account.parcel.arrived', { day: date(deliveredAt.slice(0, 10)) })}
            </p>
            <p className={css.note}>
              {carrier} · {trackingNumber}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
