import type { PaymentMethodCode } from '#src/commerce/calls/cart/payment-shapes.ts'
import type { Order } from '#src/commerce/calls/orders/orders.ts'

import type { Database } from '../db/database.ts'
import type { StoredOrder } from '../db/orders/orders.ts'
import { lastAttempt, type Attempt } from '../db/orders/payments.ts'
import { emailOf } from '../purchases/email-of.ts'

/** The provider's name of what pays, in the store's words. */
const codes: Readonly<Record<string, PaymentMethodCode>> = {
  klarna: 'KLARNA',
  wallet: 'WALLET',
  payconiq: 'PAYCONIQ',
  bancontact: 'BANCONTACT',
}
const codeOf = ({ card }: Attempt): PaymentMethodCode => codes[card.brand] ?? 'CREDIT_CARD'

/** R176: where the payment's owner is asked; banks ask on a page of their own, without a dialog (D27). */
function flashOf({ placing }: StoredOrder, attempt: Attempt | undefined): Order['flash'] {
  if (placing !== 'challenged' || attempt?.challengeUrl === undefined) return []
  const redirect = ['PAYCONIQ', 'BANCONTACT'].includes(codeOf(attempt))
  return [{ type: 'PaymentNotAuthorized', action: attempt.challengeUrl, redirect }]
}

const dots = (last4: string) => `•••• ${last4}`

/** The instruments that paid: the quoted credits, then the card. */
function paymentMethodsOf({ quote }: StoredOrder, attempt: Attempt | undefined): Order['paymentMethods'] {
  const credits = quote.payment_instruments
    .filter(({ card, session_id, amount }) => card === undefined && session_id === undefined && amount > 0)
    .map(({ payment_method_id: code, amount, last4, points }) => ({
      code,
      label: last4 === undefined ? (points?.toString() ?? '') : dots(last4),
      amount,
    }))
  if (attempt === undefined) return credits
  const code = codeOf(attempt)
  const { brand, last4 } = attempt.card
  const ofCard = code === 'CREDIT_CARD' && { additionalData: { card_type: brand } }
  return [...credits, { code, label: ofCard ? dots(last4) : '', amount: attempt.amount, ...ofCard }]
}

/** An order as its owner sees it: the cart as it was quoted, and how placing went. */
export function orderAnswer(db: Database, order: StoredOrder): Order {
  const { totals, items, shippingMethods: shipments, promoSummary, billingAddress, currency, giftReceipt } = order.quote
  const attempt = lastAttempt(db, order.orderNumber)
  return {
    orderNumber: order.orderNumber,
    st: order.st,
    placing: order.placing,
    status: order.status,
    createdAt: new Date(order.createdAt).toISOString(),
    email: emailOf(order.quote) ?? '',
    currency,
    totals,
    items,
    shipments,
    promoSummary,
    flash: flashOf(order, attempt),
    paymentMethods: paymentMethodsOf(order, attempt),
    ...(billingAddress === undefined ? {} : { billingAddress }),
    ...(giftReceipt === undefined ? {} : { giftReceipt }),
    ...(attempt === undefined
      ? {}
      : {
          payment: {
            code: codeOf(attempt),
            brand: attempt.card.brand,
            last4: attempt.card.last4,
            amount: attempt.amount,
          },
        }),
  }
}
