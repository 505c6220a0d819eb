import { describe, expect, it } from 'vitest'

import type { PaymentMethodCode } from '#src/commerce/calls/cart/payment-shapes.ts'

import { brussels } from '../../../shoppers/addresses.ts'
import { cards, refusedCards } from '../../../shoppers/cards.ts'
import { answerAt, buyer, fill, patch, plentiful } from '../../shoppers/buyer.ts'
import { guest, notProvoked } from '../../shoppers/person.ts'

describe('PATCH /cart/v2/checkout/order/{orderNumber}', () => {
  const challenged = async () => {
    const shopper = await buyer({ card: cards.challenge })
    const { answer, misfit } = await shopper.place()
    return { shopper, order: answer, misfit, action: answer.flash[0]?.action ?? '' }
  }

  it('R176, flash PaymentNotAuthorized: the order is kept, and its owner is asked by the bank', async () => {
    const { order, misfit } = await challenged()
    expect([order.placing, order.status, misfit]).toEqual(['challenged', 'CREATED', []])
    const action: unknown = expect.stringMatching(/^http:\/\/pay\.localhost\/challenge\//)
    expect(order.flash).toEqual([{ type: 'PaymentNotAuthorized', action, redirect: false }])
  })

  it('R177, R173: answered with yes the order is final, and patching it again changes nothing', async () => {
    const { shopper, action } = await challenged()
    await answerAt(action, 'yes')
    const reply = await patch(shopper)
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { placing: 'final', flash: [] } })
    expect((await patch(shopper)).answer).toEqual(reply.answer)
  })

  it('R177, PAY400: answered with no, or not at all, whatever the browser says', async () => {
    const { shopper, action } = await challenged()
    await answerAt(action, 'no')
    expect(await patch(shopper)).toMatchObject({ status: 402, code: 'PAY400' })
    const silent = await challenged()
    expect(await patch(silent.shopper)).toMatchObject({ status: 402, code: 'PAY400' })
  })

  it.each(refusedCards)('%s (%s): an order that was refused for %s', async (code, status, _, card) => {
    const shopper = await buyer({ card })
    await shopper.place()
    expect(await patch(shopper)).toMatchObject({ status, code })
  })

  it('ORD409: an order that was never placed, and somebody else’s', async () => {
    const unplaced = await buyer()
    expect(await patch(unplaced)).toMatchObject({ status: 404, code: 'ORD409' })
    const { shopper } = await challenged()
    expect(await patch(shopper, await guest())).toMatchObject({ status: 404, code: 'ORD409' })
  })

  it.each(['PAYCONIQ', 'BANCONTACT'] as const satisfies readonly PaymentMethodCode[])(
    'D27, R176: %s asks on the bank’s own page, without a dialog, and the order is final afterwards',
    async code => {
      const person = await guest('fr-fr')
      const { id: basketId } = await fill(person, plentiful)
      await person.call('cart.shipping-address.add', { basketId, address: brussels })
      const { answer: cart } = await person.call('cart.payment-instrument.add', { basketId, payment_method_id: code })
      const { orderNumber } = (await person.call('cart.order.prepare', { basketId })).answer
      const { answer: order } = await person.call('cart.order.place', {
        cartId: basketId,
        recaptcha_response: 'passed',
        billingAddress: brussels,
        paymentMethod: { code, id: cart.payment_instruments[0]?.id ?? '' },
      })
      expect(order).toMatchObject({ placing: 'challenged', flash: [{ type: 'PaymentNotAuthorized', redirect: true }] })
      await answerAt(order.flash[0]?.action ?? '', 'yes')
      const reply = await person.call('cart.order.patch', { orderNumber, paymentMethod: { code } })
      expect(reply).toMatchObject({ status: 200, misfit: [], answer: { placing: 'final', payment: { code } } })
    },
  )
})

it('every refusal this call declares was provoked through the proxy', () => {
  expect(notProvoked(['cart.order.patch'])).toEqual([])
})
