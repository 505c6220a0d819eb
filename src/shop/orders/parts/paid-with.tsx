import type { Order } from '#src/commerce/calls/orders.ts'
import { useLanguage } from '#src/language/language.tsx'

import { brandName } from '../../checkout/model/card-brand.ts'

/** Everything that paid for an order (R129). */
export function PaidWith({ order }: { readonly order: Order }) {
  const { t, money } = useLanguage()
  if (order.paymentMethods.length === 0) return null
  const nameOf = ({ code, label }: Order['paymentMethods'][number]) =>
    code === 'CREDIT_CARD' && order.payment !== undefined
      ? `${brandName(order.payment.brand)} •••• ${order.payment.last4}`
      : `${t(`checkout.method.${code}`)} ${label}`.trim()
  return (
    <section>
      <h2>{t('orders.payment')}</h2>
      <ul>
        {order.paymentMethods.map(method => (
          <li key={`${method.code} ${method.label}`}>
            {nameOf(method)}: {money(method.amount, order.currency)}
          </li>
        ))}
      </ul>
    </section>
  )
}
