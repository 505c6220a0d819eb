import { describe, expect, it } from 'vitest'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { PaymentInstrument } from '#src/commerce/calls/cart/payment-shapes.ts'

import { creditsOf, isPaid, paymentMethodOf, restOf } from './paying.ts'

const card = {
  paymentInstrumentId: 'card_0123456789abcdef',
  brand: 'visa',
  last4: '4242',
  expiry: '08/29',
  bin: '424242',
}
const gift: PaymentInstrument = { id: 'g', payment_method_id: 'GIFT_CARD', amount: 60 }
const paysWith = (instruments: PaymentInstrument[], remainingToPay = 40) =>
  ({ payment_instruments: instruments, totals: { remainingToPay } }) as Cart

describe('what an order is placed with', () => {
  it('R127, R243: a card goes with code, id, type, BIN where it is known, sessionID, payment_instrument_id and card_type', () => {
    const known = paysWith([gift, { id: 'c', payment_method_id: 'CREDIT_CARD', amount: 40, card }])
    const token = { payment_instrument_id: card.paymentInstrumentId, card_type: 'visa' }
    expect(paymentMethodOf(known, { sessionID: 'ses_1' })).toEqual({
      code: 'CREDIT_CARD',
      id: 'c',
      bin: '424242',
      type: 'visa',
      additionalData: { sessionID: 'ses_1', ...token },
    })
    const { bin: _, ...withoutBin } = card
    const unknown = paysWith([{ id: 'c', payment_method_id: 'CREDIT_CARD', amount: 40, card: withoutBin }])
    expect(paymentMethodOf(unknown, {})).toEqual({ code: 'CREDIT_CARD', id: 'c', type: 'visa', additionalData: token })
  })

  it('R127, R244, R401: a later payment goes with sessionID, clientToken and authorizationToken, spelled as the call wants them', () => {
    const later = paysWith([
      { id: 'k', payment_method_id: 'KLARNA', amount: 40, session_id: 'ses_1', client_token: 'tok_1' },
    ])
    expect(paymentMethodOf(later, { authorization: 'method_1' })).toEqual({
      code: 'KLARNA',
      id: 'k',
      additionalData: { sessionID: 'ses_1', clientToken: 'tok_1', authorizationToken: 'method_1' },
    })
  })

  it.each(['WALLET', 'PAYCONIQ', 'BANCONTACT'] as const)('%s goes with its code and id alone', code => {
    const cart = paysWith([{ id: 'w', payment_method_id: code, amount: 40, card }])
    expect(paymentMethodOf(cart, {})).toEqual({ code, id: 'w' })
  })

  it('credits that leave nothing to pay are what the order is placed with; where nothing costs anything a method is named all the same', () => {
    expect(paymentMethodOf(paysWith([gift], 0), {})).toEqual({ code: 'GIFT_CARD', id: 'g' })
    expect(paymentMethodOf(paysWith([], 0), {})).toMatchObject({ code: 'GIFT_CARD' })
    expect(paymentMethodOf(paysWith([gift], 40), {})).toBeUndefined()
  })

  it('credits and what pays the rest are told apart', () => {
    const cart = paysWith([gift, { id: 'k', payment_method_id: 'KLARNA', amount: 40 }])
    expect([creditsOf(cart), restOf(cart)?.id, isPaid(cart)]).toEqual([[gift], 'k', false])
  })
})
