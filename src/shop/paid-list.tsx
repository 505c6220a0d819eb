import type { Order } from '#src/commerce/calls/orders/orders.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import { brandName } from '#src/product-ui/payment/card-brand.ts'

type Props = { readonly order: Pick<Order, 'payment' | 'paymentMethods' | 'currency'> }

/** Everything that paid for an order, each with what it paid (R129). */
export function PaidList({ order: { payment, paymentMethods, currency } }: Props) {
  const { t, money } = useLanguage()
  const nameOf = ({ code, label }: Order['paymentMethods'][number]) =>
    payment !== undefined && code === payment.code
      ? `${brandName(payment.brand)} •••• ${payment.last4}`
      : `${t(`checkout.method.${code}`)} ${label}`.trim()
  return (
    <ul>
      {paymentMethods.map(method => (
        <li key={`${method.code} ${method.label}`}>
          {nameOf(method)}: {money(method.amount, currency)}
        </li>
      ))}
    </ul>
  )
}
