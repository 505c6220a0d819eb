import { describe, expect, test } from 'vitest'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'

import { denver } from '#tests/shoppers/addresses.ts'

import { enter, holding, signUp } from '../testing/ada.ts'
import { ledgerMatches, rows } from '../testing/checkout.ts'
import { upcOf } from '../testing/fixture/fixture.ts'
import { rightPin, valueCards } from '../testing/fixture/value-cards.ts'
import { inStore } from '../testing/in-store.ts'
import { newShopper, shopperWith, type Shopper } from '../testing/shopper.ts'

const shell = upcOf('FJ100')
const [one, two, three, four, five] = valueCards.small

const putIn = async (shopper: Shopper, basketId: string, numbers: readonly string[]) => {
  for (const number of numbers)
    await shopper.call('cart.payment-instrument.add', {
      basketId,
      payment_method_id: 'GIFT_CARD',
      number,
      pin: rightPin,
    })
}

const paying = ({ payment_instruments: instruments }: Pick<Cart, 'payment_instruments'>) =>
  instruments.map(({ payment_method_id: method, last4, amount }) => [method, last4, amount])

/** Somebody who has an account, signed in, whose cart holds a jacket and these gift cards. */
async function accountWith(numbers: readonly string[]) {
  await signUp()
  const account = holding((await enter()).answer)
  const { answer: cart } = await account.call('cart.cart.create', {})
  await account.call('cart.item.add', { basketId: cart.id, upc: shell })
  await putIn(account, cart.id, numbers)
  return { account, basketId: cart.id }
}

/** The same person elsewhere, as a guest whose cart holds these gift cards, signs in with it. */
async function entersWith(numbers: readonly string[]) {
  const { shopper: guest, cart } = await shopperWith([[shell, 1]])
  await putIn(guest, cart.id, numbers)
  const { answer } = await enter(guest, { basketId: cart.id })
  const { answer: merged } = await holding(answer).call('cart.cart.get', { basketId: answer.basketId ?? '' })
  return { answer, merged }
}

describe('D29: gift cards when carts merge at sign-in', () => {
  test('a guest’s gift cards come along behind the account’s own, and one that is in both counts once', async () => {
    await accountWith([one, two])
    const { answer, merged } = await entersWith([two, three])
    expect(answer).toMatchObject({ mergedCart: true, leftOut: 0 })
    expect(paying(merged)).toEqual([
      ['GIFT_CARD', '0011', 1_000],
      ['GIFT_CARD', '0012', 1_000],
      ['GIFT_CARD', '0013', 1_000],
    ])
    expect(merged.totals.remainingToPay).toBe(merged.totals.total - 3_000)
  })

  test('what came along pays for the order, once, and no more than is on it', async () => {
    const { account, basketId } = await accountWith([])
    await entersWith([valueCards.large])
    await account.call('cart.shipping-address.add', { basketId, address: denver })
    const { answer: prepared } = await account.call('cart.order.prepare', { basketId })
    const { total } = prepared.cart.totals
    expect([total > 50_000, prepared.cart.totals.remainingToPay]).toEqual([true, total - 50_000])
    await account.call('cart.item.update', { basketId, itemId: prepared.cart.items[0]?.id ?? '', qty: 1 })
    const { answer: again } = await account.call('cart.order.prepare', { basketId })
    const placed = await account.call('cart.order.place', {
      cartId: basketId,
      recaptcha_response: 'passed',
      billingAddress: denver,
      paymentMethod: { code: 'GIFT_CARD', id: again.cart.payment_instruments[0]?.id ?? '' },
    })
    expect(placed.answer.placing).toBe('final')
    expect(await rows(`SELECT balance FROM value_cards WHERE last4 = '0002'`)).toEqual([
      { balance: 50_000 - placed.answer.totals.total },
    ])
    expect(await ledgerMatches()).toBe(true)
  })

  test('D13: no more than five, the account’s own first; the answer says how many had to stay out', async () => {
    await accountWith([one, two, three])
    const { answer, merged } = await entersWith([four, five, valueCards.good])
    expect(answer).toMatchObject({ mergedCart: true, leftOut: 1 })
    expect(paying(merged).map(([, last4]) => last4)).toEqual(['0011', '0012', '0013', '0014', '0015'])
  })

  test('a card that was emptied or has been blocked meanwhile stays out, and is told of', async () => {
    await accountWith([])
    const { shopper: guest, cart } = await shopperWith([[shell, 1]])
    await putIn(guest, cart.id, [one, two, three])
    await rows(
      `INSERT INTO value_movements (card_id, delta, reason, at) SELECT id, -1000, 'order', 0 FROM value_cards WHERE last4 = '0011'`,
    )
    await rows(`UPDATE value_cards SET state = 'blocked' WHERE last4 = '0012'`)
    const { answer } = await enter(guest, { basketId: cart.id })
    expect(answer.leftOut).toBe(2)
    const { answer: merged } = await holding(answer).call('cart.cart.get', { basketId: answer.basketId ?? '' })
    expect(paying(merged)).toEqual([['GIFT_CARD', '0013', 1_000]])
  })

  test('nobody can bring along the gift cards of another guest’s cart', async () => {
    await accountWith([one])
    const { shopper: other, cart } = await shopperWith([[shell, 1]])
    await putIn(other, cart.id, [two])
    const { answer } = await enter(await newShopper(), { basketId: cart.id })
    const { answer: own } = await holding(answer).call('cart.cart.get', { basketId: answer.basketId ?? '' })
    expect(paying(own)).toEqual([['GIFT_CARD', '0011', 1_000]])
    expect(paying((await other.call('cart.cart.get', { basketId: cart.id })).answer)).toHaveLength(1)
  })

  test('an account’s cart without anything in it gives its gift cards to the one that takes its place', async () => {
    const { account, basketId } = await accountWith([one])
    const { answer: before } = await account.call('cart.cart.get', { basketId })
    await account.call('cart.item.remove', { basketId, itemId: before.items[0]?.id ?? '' })
    const { answer, merged } = await entersWith([two])
    expect(answer).toMatchObject({ mergedCart: false, leftOut: 0 })
    expect(paying(merged).map(([, last4]) => last4)).toEqual(['0012', '0011'])
  })
})

test('POST /cart/v1/handover: the gift cards of the shopper’s own cart come along into the one that is handed over', async () => {
  const { shopper: associate, cart } = await shopperWith([[shell, 1]])
  await inStore(associate)
  const { code } = (await associate.call('cart.hand-over.create', { basketId: cart.id })).answer
  const { shopper, cart: own } = await shopperWith([[shell, 1]])
  await putIn(shopper, own.id, [one])
  const { answer } = await shopper.call('cart.hand-over.take', { code })
  expect([answer.leftOut, paying(answer.cart)]).toEqual([0, [['GIFT_CARD', '0011', 1_000]]])
})

test('R417, D29: what a guest made a gift is one in the cart of the account', async () => {
  await accountWith([])
  const { shopper: guest, cart } = await shopperWith([[shell, 1]])
  const giftReceipt = { note: 'See you up there.' }
  await guest.call('cart.gift-receipt.set', { basketId: cart.id, giftReceipt })
  const { answer } = await enter(guest, { basketId: cart.id })
  const { answer: merged } = await holding(answer).call('cart.cart.get', { basketId: answer.basketId ?? '' })
  expect([merged.id === cart.id, merged.giftReceipt]).toEqual([false, giftReceipt])
})
