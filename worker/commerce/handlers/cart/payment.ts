import { paymentMethodCodes, type Cart } from '#src/commerce/calls/cart.ts'
import type { AnswerOf } from '#src/commerce/calls/index.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { ShopperContext } from '../../context.ts'
import { setBasketPart, touchBasket } from '../../db/baskets.ts'
import { removeCredit } from '../../db/credits.ts'
import { opaqueId } from '../../random.ts'
import { isExpired } from '../../rules/expiry.ts'
import { changingBasket, withBasket } from './basket.ts'

type PaymentMethods = AnswerOf<'cart.payment-methods.list'>

const brands = ['visa', 'mastercard', 'amex']

export const listPaymentMethods = (context: ShopperContext, basketId: string) =>
  withBasket<PaymentMethods, 'BSK404'>(context, basketId, () =>
    ok({ paymentMethods: paymentMethodCodes.map(code => ({ code, brands })) }),
  )

/** Opens the provider's card fields for this basket; a card typed there pays for no other. */
export async function openPaymentSession(
  context: ShopperContext,
  basketId: string,
): Promise<Result<{ sessionID: string; fieldsUrl: string }, 'BSK404' | 'PAY400'>> {
  const mine = withBasket<string, 'BSK404'>(context, basketId, basket => ok(basket.id))
  if (!mine.ok) return mine
  const session = await context.payments.openSession(mine.value)
  return session.ok ? ok({ sessionID: session.value.id, fieldsUrl: session.value.fieldsUrl }) : fail('PAY400')
}

/** Takes a card into the cart; what it stands for is asked of the provider, never of the caller. */
export async function addInstrument(
  context: ShopperContext,
  basketId: string,
  paymentInstrumentId: string,
): Promise<Result<Cart, 'BSK404' | 'PYT404' | 'FE309' | 'PAY400'>> {
  const mine = withBasket<string, 'BSK404'>(context, basketId, basket => ok(basket.id))
  if (!mine.ok) return mine
  const read = await context.payments.readInstrument(paymentInstrumentId)
  if (!read.ok) return fail(read.code === 'missing' ? 'PYT404' : 'PAY400')
  const { reference, brand, last4, expiry, bin } = read.value
  if (reference !== basketId) return fail('PYT404')
  if (isExpired(expiry, context.now())) return fail('FE309')
  return changingBasket<never>(context, basketId, basket =>
    ok(
      setBasketPart(context.db, basket.id, 'instrument', {
        id: opaqueId(context.random),
        payment_method_id: 'CREDIT_CARD',
        amount: 0,
        card: { paymentInstrumentId, brand, last4, expiry, bin },
      }),
    ),
  )
}

export const removeInstrument = (context: ShopperContext, basketId: string, id: string) =>
  changingBasket<'PYT404'>(context, basketId, basket => {
    if (basket.instrument?.id === id) return ok(setBasketPart(context.db, basket.id, 'instrument', undefined))
    return removeCredit(context.db, basket.id, id) === 0 ? fail('PYT404') : ok(touchBasket(context.db, basket.id))
  })
