import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { SelectField } from '#src/ui/controls/field.tsx'

import css from './order-parts.module.css'
import { choicesOf, partsOf, type Part } from './orders/model/progress.ts'

function Tracking({ parcel }: { readonly parcel: NonNullable<Part['parcel']> }) {
  const { t } = useLanguage()
  const { carrier, trackingNumber, trackingUrl } = parcel
  const words = `${carrier} · ${t('orders.parcel.tracking', { number: trackingNumber })}`
  return (
    <p className={css.note}>
      {trackingUrl === undefined ? (
        words
      ) : (
        <a href={trackingUrl} rel="noreferrer">
          {words}
        </a>
      )}
    </p>
  )
}

/** One part of an order: how far it is, what is in it, how to follow it. */
export function OrderPart({ part }: { readonly part: Part }) {
  const { t, date } = useLanguage()
  const { number, state, movedAt, place, parcel, items } = part
  return (
    <li>
      <p>
        <strong>{place ?? t('orders.parcel', { number })}</strong>: {t(`orders.part.${state}`)}
      </p>
      <p className={css.note}>{t('orders.part.since', { day: date(movedAt.slice(0, 10)) })}</p>
      {items.length > 0 && <p>{items.map(({ name, qty }) => `${name} × ${qty}`).join(', ')}</p>}
      {parcel !== undefined && <Tracking parcel={parcel} />}
    </li>
  )
}

/** Everything an order comes in; nothing before it is paid. */
export function OrderParts({ order }: { readonly order: Purchase }) {
  return (
    <ol className={css.parts}>
      {partsOf(order).map(part => (
        <OrderPart key={part.number} part={part} />
      ))}
    </ol>
  )
}

/** An order's returns, each with its state. */
export function OrderReturns({ order }: { readonly order: Purchase }) {
  const { t } = useLanguage()
  if (order.returns.length === 0) return null
  return (
    <ul className={css.parts}>
      {order.returns.map(({ returnNumber, state }) => (
        <li key={returnNumber}>{t(`orders.return.${state}`, { number: returnNumber })}</li>
      ))}
    </ul>
  )
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => ({ value: `${count}`, name: `${count}` }))

type Choosing = {
  readonly order: Purchase
  readonly which: 'canCancel' | 'canReturn'
  readonly fieldOf: (itemId: string) => string
}

/** How many pieces of which lines: a field for each line that has any left. */
export function ChoosePieces({ order, which, fieldOf }: Choosing) {
  const { t } = useLanguage()
  return choicesOf(order, which).map(({ id, name, most }) => (
    <SelectField
      key={id}
      name={fieldOf(id)}
      label={t('orders.label.quantity', { name })}
      defaultValue="0"
      options={upTo(most)}
    />
  ))
}
