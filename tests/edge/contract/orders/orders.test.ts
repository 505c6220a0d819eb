import { describe, expect, it } from 'vitest'

import { couponCodes, fixtures, seededPin, smallStore, valueCards } from '#demo/fixtures.ts'

import { cards, refusedCards } from '../../../shoppers/cards.ts'
import { denver } from '../../../shoppers/addresses.ts'
import { answerAt, bottle, buyer, fill, patch, payWith, scarceStock, type ContractBuyer } from '../../shoppers/buyer.ts'
import { guest, notProvoked } from '../../shoppers/person.ts'

const { lowStock, onlyInStores, plentiful } = fixtures

const prepare = ({ person, basketId }: Pick<ContractBuyer, 'person' | 'basketId'>) =>
  person.call('cart.order.prepare', { basketId })

describe('POST /cart/v1/cart/prepareOrder', () => {
  it('quotes the cart and gives it an order number to come; asked again it keeps the number', async () => {
    const shopper = await buyer()
    const reply = await prepare(shopper)
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { currency: 'USD' } })
    expect(reply.answer.orderNumber).toBe(shopper.prepared.orderNumber)
    expect(reply.answer.total).toBe(reply.answer.cart.totals.total)
  })

  it('ORD430: an empty cart; PYT405: nowhere to send it; BSK404: somebody else’s cart', async () => {
    const person = await guest()
    const { id: basketId } = (await person.call('cart.cart.create', {})).answer
    expect(await prepare({ person, basketId })).toMatchObject({ status: 409, code: 'ORD430' })
    await fill(person)
    expect(await prepare({ person, basketId })).toMatchObject({ status: 404, code: 'PYT405' })
    expect(await prepare({ person: await guest(), basketId })).toMatchObject({ status: 404, code: 'BSK404' })
  })
})

it('INV405, flash ProductItemMaxQuantity: the last pieces go to whoever places first; PUT /cart/v2/checkout/order and POST /cart/v1/cart/prepareOrder tell the others', async () => {
  const [first, second, both] = [
    await buyer({ upc: lowStock.upc }),
    await buyer({ upc: lowStock.upc }),
    await buyer({ upc: lowStock.upc, qty: 2 }),
  ]
  const itemId = both.prepared.cart.items[0]?.id
  expect((await first.place()).answer.placing).toBe('final')
  expect(await both.place()).toMatchObject({ status: 409, code: 'INV405', info: { items: [itemId] } })
  const fewer = await prepare(both)
  expect(fewer).toMatchObject({ status: 200, misfit: [], answer: { cart: { totalItems: 1 } } })
  expect(fewer.answer.cart.flash).toEqual([{ type: 'ProductItemMaxQuantity', itemId, detail: { maxAllowedQty: 1 } }])
  expect((await second.place()).answer.placing).toBe('final')
  expect(await prepare(both)).toMatchObject({ status: 409, code: 'INV405', info: { items: [itemId] } })
})

describe('PUT /cart/v2/checkout/order', () => {
  it('O1, O2: places the prepared order at the prepared total; a replay answers with the same order', async () => {
    const { place, prepared } = await buyer({ qty: 2 })
    const reply = await place()
    expect(reply).toMatchObject({
      status: 200,
      misfit: [],
      answer: { orderNumber: prepared.orderNumber, placing: 'final', totals: { total: prepared.total } },
    })
    expect(reply.answer.payment).toMatchObject({ code: 'CREDIT_CARD', last4: '4242', amount: prepared.total })
    expect((await place()).answer).toEqual(reply.answer)
  })

  it('a gift card that covers everything needs no card', async () => {
    const person = await guest()
    const { id: basketId } = await fill(person, bottle)
    await person.call('cart.shipping-address.add', { basketId, address: denver })
    const card = { payment_method_id: 'GIFT_CARD', number: valueCards.large, pin: seededPin } as const
    const { answer: cart } = await person.call('cart.payment-instrument.add', { basketId, ...card })
    await prepare({ person, basketId })
    const { answer } = await person.call('cart.order.place', {
      cartId: basketId,
      recaptcha_response: 'passed',
      billingAddress: denver,
      paymentMethod: { code: 'GIFT_CARD', id: cart.payment_instruments[0]?.id ?? '' },
    })
    expect(answer.placing).toBe('final')
    expect(answer.paymentMethods.map(({ code, amount }) => [code, amount])).toEqual([
      ['GIFT_CARD', answer.totals.total],
    ])
  })

  it.each(refusedCards)('%s (%s): %s; nothing is placed, and another card pays', async (code, status, _, card) => {
    const shopper = await buyer({ card })
    expect(await shopper.place()).toMatchObject({ status, code })
    const id = await payWith(shopper.person, shopper.basketId)
    await prepare(shopper)
    const again = await shopper.place({ paymentMethod: { code: 'CREDIT_CARD', id } })
    expect(again.answer).toMatchObject({ orderNumber: shopper.prepared.orderNumber, placing: 'final' })
  })

  it('AUT403: a failed captcha; PYT404: a card that is not this cart’s; PYT400: only a gift card that does not cover it', async () => {
    const { place } = await buyer()
    expect(await place({ recaptcha_response: 'fail' })).toMatchObject({ status: 403, code: 'AUT403' })
    const unknown = { code: 'CREDIT_CARD', id: 'card_that_nobody_has' } as const
    expect(await place({ paymentMethod: unknown })).toMatchObject({ status: 404, code: 'PYT404' })
    const gift = { code: 'GIFT_CARD', id: 'a-gift-card' } as const
    expect(await place({ paymentMethod: gift })).toMatchObject({ status: 402, code: 'PYT400' })
  })

  it('BIL400: nobody to bill, or nowhere; PYT406: fields are missing of whom to bill; PYT405: nowhere to send it', async () => {
    const { person, basketId, order } = await buyer()
    const { billingAddress: _, ...unbilled } = order
    expect(await person.call('cart.order.place', unbilled)).toMatchObject({ status: 400, code: 'BIL400' })
    const malformed = { ...order, billingAddress: { ...denver, postalCode: '8020' } }
    expect(await person.call('cart.order.place', malformed)).toMatchObject({ status: 400, code: 'BIL400' })
    for (const field of ['phone', 'province'] as const) {
      const { [field]: _left, ...incomplete } = denver
      const refused = await person.call('cart.order.place', { ...order, billingAddress: incomplete })
      expect(refused).toMatchObject({ status: 400, code: 'PYT406', info: { field } })
    }
    await person.call('cart.shipping-address.remove', { basketId })
    expect(await person.call('cart.order.place', order)).toMatchObject({ status: 404, code: 'PYT405' })
  })

  it('ORD415: the total is not the prepared one any more; ORD430: nothing is left; BSK404: somebody else’s cart', async () => {
    const { person, basketId, order, prepared, place } = await buyer()
    const { answer: grown } = await person.call('cart.item.add', { basketId, upc: plentiful.upc })
    const info = { total: grown.totals.total, preparedTotal: prepared.total }
    expect(await place()).toMatchObject({ status: 409, code: 'ORD415', info })
    await person.call('cart.item.remove', { basketId, itemId: grown.items[0]?.id ?? '' })
    expect(await place()).toMatchObject({ status: 409, code: 'ORD430' })
    expect(await (await guest()).call('cart.order.place', order)).toMatchObject({ status: 404, code: 'BSK404' })
  })

  it('TAX310: the parcel goes to another state meanwhile, and nothing but the tax has changed', async () => {
    const { person, basketId, prepared, place } = await buyer()
    const portland = { ...denver, city: 'Portland', province: 'OR', postalCode: '97209' }
    const { answer } = await person.call('cart.shipping-address.add', { basketId, address: portland })
    expect(answer.totals.tax).toBe(0)
    const info = { total: answer.totals.total, preparedTotal: prepared.total }
    expect(await place()).toMatchObject({ status: 409, code: 'TAX310', info })
    expect((await prepare({ person, basketId })).answer.total).toBe(answer.totals.total)
    expect((await place()).answer.placing).toBe('final')
  })

  it('PRM140: a code for three orders, in a fourth that was prepared before them', async () => {
    const buyers: ContractBuyer[] = []
    for (let nth = 0; nth < 4; nth += 1) buyers.push(await buyer({ upc: bottle, coupon: couponCodes.scarce }))
    const replies = []
    for (const { place } of buyers) replies.push(await place())
    expect(replies.map(({ answer, code }) => code ?? answer.placing)).toEqual(['final', 'final', 'final', 'PRM140'])
    expect(replies[3]).toMatchObject({ status: 409, info: { code: couponCodes.scarce } })
  })

  it('PRM150: a code for one order of a shopper, in a second cart that was prepared before', async () => {
    const first = await buyer({ card: cards.challenge })
    await first.place()
    const second = await buyer({ person: first.person, coupon: couponCodes.once })
    await patch(first)
    const { basketId, person } = first
    await person.call('cart.coupon.apply', { cartId: basketId, code: couponCodes.once })
    await prepare(first)
    expect((await second.place()).answer.placing).toBe('final')
    expect(await first.place()).toMatchObject({ status: 409, code: 'PRM150', info: { code: couponCodes.once } })
  })

  it('R244: KLARNA without its owner’s approval is PAY400; with it the order is final', async () => {
    const { person, basketId, place } = await buyer()
    const added = await person.call('cart.payment-instrument.add', { basketId, payment_method_id: 'KLARNA' })
    const [opened] = added.answer.payment_instruments
    const method = { code: 'KLARNA', id: opened?.id ?? '' } as const
    expect(await place({ paymentMethod: method })).toMatchObject({ status: 402, code: 'PAY400' })
    const back = await answerAt(opened?.approvalUrl ?? '', 'yes')
    const authorizationToken = back.searchParams.get('paymentInstrumentId') ?? ''
    const paid = await place({ paymentMethod: { ...method, additionalData: { authorizationToken } } })
    expect(paid).toMatchObject({ status: 200, misfit: [], answer: { placing: 'final', payment: { code: 'KLARNA' } } })
  })

  it('R245: a wallet pays without a billing address', async () => {
    const { person, basketId, order } = await buyer()
    const { answer: session } = await person.call('cart.payment-session.get', { basketId })
    const back = await answerAt(session.approvalUrl, 'yes')
    const paymentInstrumentId = back.searchParams.get('paymentInstrumentId') ?? ''
    const wallet = { basketId, payment_method_id: 'WALLET', paymentInstrumentId } as const
    const { answer: cart } = await person.call('cart.payment-instrument.add', wallet)
    const { billingAddress: _, ...unbilled } = order
    const paymentMethod = { code: 'WALLET', id: cart.payment_instruments[0]?.id ?? '' } as const
    const { answer } = await person.call('cart.order.place', { ...unbilled, paymentMethod })
    expect(answer).toMatchObject({ placing: 'final', payment: { code: 'WALLET' } })
  })
})

describe('D20: PUT /cart/v2/checkout/order, when what was prepared can no longer go as it was to', () => {
  it('ORD516: somebody else fetched the last one of the shelf; prepared again it goes home, with the flash PickupToSthTransition', async () => {
    const { storeId, upc, left } = await scarceStock()
    const late = await buyer({ storeId, upc })
    const itemId = late.prepared.cart.items[0]?.id
    expect((await (await buyer({ storeId, upc, qty: left })).place()).answer.placing).toBe('final')
    expect(await late.place()).toMatchObject({ status: 409, code: 'ORD516', info: { items: [itemId] } })
    const { answer } = await prepare(late)
    expect(answer.cart.flash).toEqual([{ type: 'PickupToSthTransition', itemId, detail: { code: 'ORD516', storeId } }])
    expect(answer.cart.shippingMethods.map(({ shipmentId }) => shipmentId)).toEqual(['me'])
  })

  it('ORD517: a small store has no room for a third parcel; prepared again it goes home, with the flash StsToSthTransition', async () => {
    const storeId = smallStore.id
    const toStore = async () => {
      const one = await buyer()
      const itemId = one.prepared.cart.items[0]?.id ?? ''
      const choice = { cartId: one.basketId, itemId, code: 'sts', storeId }
      const chosen = await one.person.call('cart.shipping-method.set', choice)
      const { answer: prepared } = await prepare(one)
      return { ...one, prepared, itemId, chosen, choice }
    }
    const all = [await toStore(), await toStore(), await toStore()] as const
    const [first, second, third] = all
    expect(all.map(({ chosen }) => chosen.status)).toEqual([200, 200, 200])
    expect([(await first.place()).answer.placing, (await second.place()).answer.placing]).toEqual(['final', 'final'])
    expect(await third.place()).toMatchObject({ status: 409, code: 'ORD517', info: { items: [third.itemId] } })
    const { answer } = await prepare(third)
    expect(answer.cart.flash).toEqual([
      { type: 'StsToSthTransition', itemId: third.itemId, detail: { code: 'ORD517', storeId } },
    ])
    expect(await third.person.call('cart.shipping-method.set', third.choice)).toMatchObject({ code: 'SHP404' })
    expect((await third.place()).answer.placing).toBe('final')
  })

  it('ORD518: the warehouses have sold what was to be sent, and a store of the shopper’s city has it', async () => {
    const [first, late] = [await buyer(onlyInStores), await buyer(onlyInStores)]
    const items = late.prepared.cart.items.map(({ id }) => id)
    expect((await first.place()).answer.placing).toBe('final')
    expect(await late.place()).toMatchObject({ status: 409, code: 'ORD518', info: { items } })
  })
})

it('every refusal these calls declare was provoked through the proxy', () => {
  expect(notProvoked(['cart.order.prepare', 'cart.order.place'])).toEqual([])
})
