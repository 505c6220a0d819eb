import type { Handlers } from '#src/commerce/call.ts'
import type { cartPaymentCalls } from '#src/commerce/calls/cart/cart-payment.ts'

import type { Contexts } from '../../context.ts'
import { addCredit, applyReward, giftCardBalance, isCredit } from './credits.ts'
import { clearPart, setBillingAddress } from './delivery.ts'
import { addInstrument, listPaymentMethods, openPaymentSession, removeInstrument } from './payment.ts'

export const cartPaymentHandlers = {
  'cart.billing-address.add': ({ path, body }, context) => setBillingAddress(context, path.basketId, body.address),
  'cart.billing-address.remove': ({ path }, context) => clearPart(context, path.basketId, 'billingAddress'),

  'cart.payment-methods.list': ({ path }, context) => listPaymentMethods(context, path.basketId),
  'cart.payment-session.get': ({ query }, context) => openPaymentSession(context, query.basketId),
  'cart.payment-instrument.add': ({ path, body }, context) =>
    isCredit(body) ? addCredit(context, path.basketId, body) : addInstrument(context, path.basketId, body),
  'cart.reward.apply': ({ path, body }, context) =>
    applyReward(context, path.basketId, body.appliedLoyaltyVoucher.points),
  'cart.gift-card.balance': ({ body }, context) => giftCardBalance(context, body),
  'cart.payment-instrument.remove': ({ path, query }, context) => removeInstrument(context, path.basketId, query.id),
} satisfies Handlers<typeof cartPaymentCalls, Contexts>
