import { Fragment } from 'react'

import type { Shipment } from '#src/commerce/calls/cart/delivery-shapes.ts'
import type { Order } from '#src/commerce/calls/orders/orders.ts'
import { streetLines } from '#src/language/address-lines.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import { isFetched } from './checkout/model/needs.ts'
import css from './order-parts.module.css'

function Where({ shipment }: { readonly shipment: Shipment }) {
  const { address } = shipment
  if (address === undefined) return null
  return (
    <address className={css.address}>
      {address.firstName} {address.lastName}
      {streetLines(address).map(line => (
        <Fragment key={line}>
          <br />
          {line}
        </Fragment>
      ))}
    </address>
  )
}

function Delivery({ shipment }: { readonly shipment: Shipment }) {
  const { t, day } = useLanguage()
  const method = shipment.applicableShippingMethods.find(({ selected }) => selected)
  if (method === undefined) return null
  const { from, to } = method.deliveryTime
  const key = isFetched(shipment) ? 'cart.ready' : 'cart.arrives'
  return (
    <li>
      <p>
        {shipment.isDigitalProduct === true
          ? t('orders.mail-now')
          : from === to
            ? t(`${key}-on`, { day: day(from) })
            : t(key, { from: day(from), to: day(to) })}
      </p>
      {shipment.isDigitalProduct !== true && <p>{method.label}</p>}
      <Where shipment={shipment} />
    </li>
  )
}

/** Where everything of an order goes, or is fetched, and when. */
export const DeliveryList = ({ order }: { readonly order: Pick<Order, 'shipments'> }) => (
  <ul className={css.deliveries}>
    {order.shipments.map(shipment => (
      <Delivery key={shipment.shipmentId} shipment={shipment} />
    ))}
  </ul>
)
