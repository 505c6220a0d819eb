import { describe, expect, it } from 'vitest'

import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import type { PaymentInstrument } from '#src/commerce/calls/payment-shapes.ts'

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
  it('R127, R243: a card goes with its code and id, and with its BIN and type where they are known', () => {
    const known = paysWith([gift, { id: 'c', payment_method_id: 'CREDIT_CARD', amount: 40, card }])
    expect(paymentMethodOf(known, undefined)).toEqual({ code: 'CREDIT_CARD', id: 'c', bin: '424242', type: 'visa' })
    const { bin: _, ...withoutBin } = card
    const unknown = paysWith([{ id: 'c', payment_method_id: 'CREDIT_CARD', amount: 40, card: withoutBin }])
    expect(paymentMethodOf(unknown, undefined)).toEqual({ code: 'CREDIT_CARD', id: 'c', type: 'visa' })
  })

  it('R127, R244, R401: a later payment goes with sessionID and authorizationToken, spelled as the call wants them', () => {
    const later = paysWith([{ id: 'k', payment_method_id: 'KLARNA', amount: 40, session_id: 'ses_1' }])
    expect(paymentMethodOf(later, 'method_1')).toEqual({
      code: 'KLARNA',
      id: 'k',
      additionalData: { sessionID: 'ses_1', authorizationToken: 'method_1' },
    })
  })

  it.each(['WALLET', 'PAYCONIQ', 'BANCONTACT'] as const)('%s goes with its code and id alone', code => {
    const cart = paysWith([{ id: 'w', payment_method_id: code, amount: 40, card }])
    expect(paymentMethodOf(cart, undefined)).toEqual({ code, id: 'w' })
  })

  it('credits that leave nothing to pay are what the order is placed with; where nothing costs anything a method is named all the same', () => {
    expect(paymentMethodOf(paysWith([gift], 0), undefined)).toEqual({ code: 'GIFT_CARD', id: 'g' })
    expect(paymentMethodOf(paysWith([], 0), undefined)).toMatchObject({ code: 'GIFT_CARD' })
    expect(paymentMethodOf(paysWith([gift], 40), undefined)).toBeUndefined()
  })

  it('credits and what pays the rest are told apart', () => {
    const cart = paysWith([gift, { id: 'k', payment_method_id: 'KLARNA', amount: 40 }])
    expect([creditsOf(cart), restOf(cart)?.id, isPaid(cart)]).toEqual([[gift], 'k', false])
  })
})
