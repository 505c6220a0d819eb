import { describe, expect, it } from 'vitest'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'

import { keptPlacement, patchedWith, paymentOf, placementOf, wholePlacement } from './placement.ts'

const ada = {
  firstName: 'Ada',
  lastName: 'Moor',
  addressLine1: '1 Larimer St',
  city: 'Denver',
  postalCode: '80202',
  countryCode: 'US',
}
const card = {
  paymentInstrumentId: 'card_0123456789abcdef',
  brand: 'visa',
  last4: '4242',
  expiry: '08/29',
  bin: '424242',
}

const cartOf = (shipping: typeof ada, billingAddress: typeof ada | undefined, code = 'CREDIT_CARD') =>
  ({
    payment_instruments: [{ id: 'in', payment_method_id: code, amount: 40, ...(code === 'CREDIT_CARD' && { card }) }],
    totals: { remainingToPay: 40 },
    shippingMethods: [{ shippingId: 'me', applicableShippingMethods: [], address: shipping }],
    ...(billingAddress && { billingAddress }),
  }) as unknown as Cart

const placed = (cart: Cart) => {
  const placement = placementOf(cart, { sessionID: 'ses_1' })
  if (placement === undefined) throw new Error('nothing pays')
  return placement
}

describe('what an order is placed with', () => {
  it('R127: says who is billed, and both addresses with the payment', () => {
    const other = { ...ada, addressLine1: '2 Larimer St' }
    expect(placed(cartOf(ada, other))).toMatchObject({
      billingAddress: other,
      paymentMethod: { code: 'CREDIT_CARD', id: 'in', billingAddress: other, shippingAddress: ada },
    })
  })

  it('R245: a wallet that nobody is billed for says no billing address', () => {
    const { billingAddress, paymentMethod } = placed(cartOf(ada, undefined, 'WALLET'))
    expect([billingAddress, paymentMethod.billingAddress]).toEqual([undefined, undefined])
  })

  it.each([
    ['sent to who is billed', cartOf(ada, ada)],
    ['sent elsewhere', cartOf(ada, { ...ada, firstName: 'Bo' })],
    ['by a wallet', cartOf(ada, undefined, 'WALLET')],
  ])('is the same after the visit has kept it: %s', (_, cart) => {
    expect(wholePlacement(keptPlacement(placed(cart)))).toEqual(placed(cart))
  })

  it('each address is kept once; such as would make the cookie too long are read from the cart again', () => {
    expect(keptPlacement(placed(cartOf(ada, ada))).addresses).toEqual({ billing: ada, shipping: 'billing' })
    const long = { ...ada, addressLine1: 'x'.repeat(120), addressLine2: 'y'.repeat(120) }
    const kept = keptPlacement(placed(cartOf(long, { ...long, firstName: 'z'.repeat(60) })))
    expect([kept.addresses, wholePlacement(kept)]).toEqual([undefined, undefined])
  })
})

describe('what an order is patched with after its owner was asked (R177)', () => {
  const challenged = (code = 'CREDIT_CARD') =>
    paymentOf({ placement: keptPlacement(placed(cartOf(ada, ada, code))) }, 'challenged')

  it('a card: cardType, paymentInstrumentId, sessionID and threeDS2Result', () => {
    expect(patchedWith(challenged(), 'said')).toEqual({
      code: 'CREDIT_CARD',
      additionalData: {
        cardType: 'visa',
        paymentInstrumentId: card.paymentInstrumentId,
        sessionID: 'ses_1',
        threeDS2Result: 'said',
      },
    })
  })

  it.each(['BANCONTACT', 'PAYCONIQ'])('%s: its own code, and nothing of a card', code => {
    expect(patchedWith(challenged(code), 'said')).toEqual({ code, additionalData: { threeDS2Result: 'said' } })
    expect(patchedWith(challenged(code), '')).toEqual({ code })
  })

  it('of a final order nothing of the payment is remembered', () => {
    expect(paymentOf({ ...challenged(), sessionID: 'ses_1' }, 'final')).toEqual({})
  })
})
