import type { Cart, PaymentInstrument } from '#src/commerce/calls/cart-shapes.ts'

/** What an order of this cart is placed with: its card, or any credit when those leave nothing to pay. */
export function payingInstrument({
  payment_instruments: instruments,
  totals,
}: Pick<Cart, 'payment_instruments' | 'totals'>): PaymentInstrument | undefined {
  return totals.remainingToPay === 0 ? instruments[0] : instruments.find(({ card }) => card !== undefined)
}
