import { runDurableObjectAlarm } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'

import { brussels } from '#tests/shoppers/addresses.ts'
import { cards } from '#tests/shoppers/cards.ts'

import { answerAt, ledgerMatches, checkout, payWith, rows, stockOf, type Checkout } from '../testing/checkout.ts'
import { clock } from '../testing/clock.ts'
import { upcOf } from '../testing/fixture/fixture.ts'
import { newShopper, siteStub } from '../testing/shopper.ts'

const shell = upcOf('FJ100')

const challengedOrder = async (buyer: Checkout) => {
  const { answer } = await buyer.place()
  return { order: answer, action: answer.flash[0]?.action ?? '' }
}

const patch = ({ shopper, prepared }: Checkout, threeDS2Result = '') =>
  shopper.call('cart.order.patch', {
    orderNumber: prepared.orderNumber,
    paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result } },
  })

describe('a card whose bank asks its owner', () => {
  test('R176: PaymentNotAuthorized keeps the order, holds its stock and says where the owner is asked', async () => {
    const buyer = await checkout([[shell, 2]], cards.challenge)
    const { order } = await challengedOrder(buyer)
    expect(order).toMatchObject({ placing: 'challenged', status: 'CREATED' })
    expect(order.flash).toEqual([
      { type: 'PaymentNotAuthorized', action: expect.stringMatching(/\/challenge\/ask_[\w-]+$/), redirect: false },
    ])
    expect(await stockOf(shell)).toEqual({ onHand: 20, reserved: 2 })
    expect((await buyer.place()).answer).toEqual(order)
  })

  test('PATCH /cart/v2/checkout/order/{orderNumber}: R177, R173: answered with yes, the order is final; twice changes nothing', async () => {
    const buyer = await checkout([[shell, 1]], cards.challenge)
    const { action } = await challengedOrder(buyer)
    expect((await answerAt(action, 'yes')).searchParams.get('threeDS2Result')).toBe('passed')
    const replies = await Promise.all(Array.from({ length: 50 }, () => patch(buyer)))
    expect(new Set(replies.map(({ answer }) => answer.placing))).toEqual(new Set(['final']))
    expect(await rows('SELECT 1 FROM charges')).toHaveLength(1)
    const [payment] = await rows<{ three_ds: string }>('SELECT three_ds FROM payments')
    expect(JSON.parse(payment?.three_ds ?? '')).toMatchObject({ flow: 'challenge', transStatus: 'Y' })
    expect(await ledgerMatches()).toBe(true)
  })

  test('R177: answered with no, PAY400 takes the shopper back to the payment, and another card pays', async () => {
    const buyer = await checkout([[shell, 1]], cards.challenge)
    const { action } = await challengedOrder(buyer)
    await answerAt(action, 'no')
    expect((await patch(buyer)).code).toBe('PAY400')
    expect(await stockOf(shell)).toEqual({ onHand: 20, reserved: 0 })
    const id = await payWith(buyer.shopper, buyer.basketId, cards.approved)
    await buyer.shopper.call('cart.order.prepare', { basketId: buyer.basketId })
    const again = await buyer.shopper.call('cart.order.place', {
      ...buyer.order,
      paymentMethod: { code: 'CREDIT_CARD', id },
    })
    expect(again.answer.placing).toBe('final')
    expect(await rows('SELECT 1 FROM charges')).toHaveLength(1)
  })

  test('a browser that says it passed is not believed: without the owner’s answer the payment is made void', async () => {
    const buyer = await checkout([[shell, 1]], cards.challenge)
    const { action } = await challengedOrder(buyer)
    expect((await patch(buyer, 'passed')).code).toBe('PAY400')
    await answerAt(action, 'yes')
    expect((await patch(buyer, 'passed')).code).toBe('PAY400')
    expect(await rows('SELECT 1 FROM charges')).toEqual([])
    expect(await ledgerMatches()).toBe(true)
  })

  test('an owner who answers and never comes back: the alarm confirms the order', async () => {
    const buyer = await checkout([[shell, 1]], cards.challenge)
    const { action } = await challengedOrder(buyer)
    await answerAt(action, 'yes')
    await runDurableObjectAlarm(siteStub())
    expect(await rows('SELECT placing FROM orders')).toEqual([{ placing: 'final' }])
    expect(await ledgerMatches()).toBe(true)
  })

  test('an owner who never answers: after a quarter of an hour everything is given back', async () => {
    const buyer = await checkout([[shell, 1]], cards.challenge)
    await challengedOrder(buyer)
    await runDurableObjectAlarm(siteStub())
    expect(await rows('SELECT placing FROM orders')).toEqual([{ placing: 'challenged' }])
    clock.now += 16 * 60_000
    await runDurableObjectAlarm(siteStub())
    expect(await rows('SELECT placing, refusal FROM orders')).toEqual([{ placing: 'failed', refusal: 'PAY400' }])
    expect(await stockOf(shell)).toEqual({ onHand: 20, reserved: 0 })
  })

  test('ORD409: nobody else’s order is patched, and none that was never placed', async () => {
    const buyer = await checkout([[shell, 1]], cards.challenge)
    expect((await patch(buyer)).code).toBe('ORD409')
    await challengedOrder(buyer)
    const stranger = await newShopper()
    const reply = await stranger.call('cart.order.patch', {
      orderNumber: buyer.prepared.orderNumber,
      paymentMethod: { code: 'CREDIT_CARD' },
    })
    expect(reply.code).toBe('ORD409')
  })
})

describe('other ways to pay', () => {
  const placed = (buyer: Checkout, paymentMethod: Checkout['order']['paymentMethod'], more: object = {}) =>
    buyer.shopper.call('cart.order.place', { ...buyer.order, ...more, paymentMethod })

  test('GET /cart/v1/cart/{basketId}/paymentMethods: card, later payment and wallet in America, no European banks', async () => {
    const { shopper, basketId } = await checkout([[shell, 1]])
    const { answer } = await shopper.call('cart.payment-methods.list', { basketId })
    expect(answer.paymentMethods.map(({ code }) => code)).toEqual(['CREDIT_CARD', 'KLARNA', 'WALLET'])
    const refused = await shopper.call('cart.payment-instrument.add', { basketId, payment_method_id: 'PAYCONIQ' })
    expect(refused.code).toBe('PYT404')
  })

  test('a wallet that was approved pays; R245: it needs no billing address', async () => {
    const buyer = await checkout([[shell, 1]])
    const { shopper, basketId } = buyer
    const { answer: session } = await shopper.call('cart.payment-session.get', { basketId })
    const back = await answerAt(session.approvalUrl, 'yes')
    const { answer } = await shopper.call('cart.payment-instrument.add', {
      basketId,
      payment_method_id: 'WALLET',
      paymentInstrumentId: back.searchParams.get('paymentInstrumentId') ?? '',
    })
    const id = answer.payment_instruments[0]?.id ?? ''
    await shopper.call('cart.billing-address.remove', { basketId })
    const { billingAddress: _, ...order } = buyer.order
    const reply = await shopper.call('cart.order.place', { ...order, paymentMethod: { code: 'WALLET', id } })
    expect([reply.answer.placing, reply.answer.payment?.code]).toEqual(['final', 'WALLET'])
  })

  test('R295, R124: adding KLARNA opens a session; R244: placed without approval it is PAY400, with it the order is final', async () => {
    const buyer = await checkout([[shell, 1]])
    const { shopper, basketId } = buyer
    const { answer } = await shopper.call('cart.payment-instrument.add', { basketId, payment_method_id: 'KLARNA' })
    const [opened] = answer.payment_instruments
    expect(opened).toMatchObject({
      payment_method_id: 'KLARNA',
      session_id: expect.any(String),
      client_token: expect.any(String),
      payment_method_categories: [{ identifier: 'pay_later' }],
    })
    const code = 'KLARNA'
    const id = opened?.id ?? ''
    expect((await placed(buyer, { code, id })).code).toBe('PAY400')
    const refused = await answerAt(opened?.approvalUrl ?? '', 'no')
    expect(refused.searchParams.get('approved')).toBe('false')
    const back = await answerAt(opened?.approvalUrl ?? '', 'yes')
    const authorizationToken = back.searchParams.get('paymentInstrumentId') ?? ''
    const stranger = await checkout([[shell, 1]])
    expect((await placed(stranger, { code, id, additionalData: { authorizationToken } })).code).toBe('PAY400')
    const reply = await placed(buyer, { code, id, additionalData: { authorizationToken } })
    expect([reply.answer.placing, reply.answer.paymentMethods]).toEqual([
      'final',
      [{ code: 'KLARNA', label: '', amount: reply.answer.totals.total }],
    ])
  })

  const inEurope = async () => {
    const shopper = await newShopper({ 'x-site-id': 'fellholm-eu' })
    const { answer: cart } = await shopper.call('cart.cart.create', {})
    await shopper.call('cart.item.add', { basketId: cart.id, upc: shell })
    return { shopper, basketId: cart.id }
  }

  test('D27: a German is offered neither bank and cannot pay by one; with a Belgian to be billed both are', async () => {
    const { shopper, basketId } = await inEurope()
    const methods = async () => {
      const { answer } = await shopper.call('cart.payment-methods.list', { basketId })
      const { answer: cart } = await shopper.call('cart.cart.get', { basketId })
      expect(cart.paymentMethods).toEqual(answer.paymentMethods)
      return answer.paymentMethods.map(({ code }) => code)
    }
    const berlin = { ...brussels, city: 'Berlin', postalCode: '10115', countryCode: 'DE' }
    await shopper.call('cart.shipping-address.add', { basketId, address: berlin })
    expect(await methods()).toEqual(['CREDIT_CARD', 'KLARNA', 'WALLET'])
    const refused = await shopper.call('cart.payment-instrument.add', { basketId, payment_method_id: 'BANCONTACT' })
    expect(refused.code).toBe('PYT404')
    await shopper.call('cart.billing-address.add', { basketId, address: brussels })
    expect(await methods()).toEqual(['CREDIT_CARD', 'KLARNA', 'WALLET', 'PAYCONIQ', 'BANCONTACT'])
  })

  test.each(['PAYCONIQ', 'BANCONTACT'] as const)(
    'D27, R176: %s asks on the bank’s own page, without a dialog',
    async code => {
      const { shopper, basketId } = await inEurope()
      await shopper.call('cart.shipping-address.add', { basketId, address: brussels })
      const { answer } = await shopper.call('cart.payment-instrument.add', { basketId, payment_method_id: code })
      const { answer: ready } = await shopper.call('cart.order.prepare', { basketId })
      const { answer: order } = await shopper.call('cart.order.place', {
        cartId: basketId,
        recaptcha_response: 'passed',
        billingAddress: brussels,
        paymentMethod: { code, id: answer.payment_instruments[0]?.id ?? '' },
      })
      expect([order.placing, order.flash[0]?.redirect]).toEqual(['challenged', true])
      await answerAt(order.flash[0]?.action ?? '', 'yes')
      const { answer: final } = await shopper.call('cart.order.patch', {
        orderNumber: ready.orderNumber,
        paymentMethod: { code },
      })
      expect([final.placing, final.payment?.code]).toEqual(['final', code])
    },
  )
})
