import type { PaymentInstrument, PaymentMethodCode } from '#src/commerce/calls/cart/payment-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { ShopperContext } from '../context.ts'
import { findBasket, setBasketPart } from '../db/orders/baskets.ts'
import { findCard } from '../db/accounts/cards.ts'
import { opaqueId } from '../random.ts'
import { isExpired } from '../rules/expiry.ts'

/** The provider's brands of each method. */
export const brands: Readonly<Record<PaymentMethodCode, readonly string[]>> = {
  CREDIT_CARD: ['visa', 'mastercard', 'amex'],
  KLARNA: ['klarna'],
  WALLET: ['wallet'],
  PAYCONIQ: ['payconiq'],
  BANCONTACT: ['bancontact'],
}

type Card = NonNullable<PaymentInstrument['card']>
export type RefusedToken = 'PYT404' | 'FE309' | 'PAY400'

/** Whether a token may pay for a basket: it was made for it, or its owner keeps that card. */
const isTheirs = ({ db, account }: ShopperContext, basketId: string, reference: string, token: string): boolean =>
  reference === basketId || (account !== undefined && findCard(db, account.id, token) !== undefined)

/** The instrument of a provider's token, if it may pay this basket by this method. */
export async function readToken(
  context: ShopperContext,
  basketId: string,
  code: PaymentMethodCode,
  token: string,
): Promise<Result<Card, RefusedToken>> {
  const read = await context.payments.readInstrument(token)
  if (!read.ok) return fail(read.code === 'missing' ? 'PYT404' : 'PAY400')
  const { reference, brand, last4, expiry, bin } = read.value
  if (!isTheirs(context, basketId, reference, token) || !brands[code].includes(brand)) return fail('PYT404')
  return isExpired(expiry, context.now())
    ? fail('FE309')
    : ok({ paymentInstrumentId: token, brand, last4, expiry, bin })
}

/** The owner's approval of a later payment, when the order is placed with one (R244). */
export async function approveLater(
  context: ShopperContext,
  basketId: string,
  token: string,
): Promise<Result<undefined, 'PAY400'>> {
  const card = await readToken(context, basketId, 'KLARNA', token)
  if (!card.ok || findBasket(context.db, basketId, context.consumerId) === undefined) return fail('PAY400')
  const instrument = { id: opaqueId(context.random), amount: 0, payment_method_id: 'KLARNA' as const, card: card.value }
  setBasketPart(context.db, basketId, 'instrument', instrument)
  return ok(undefined)
}
