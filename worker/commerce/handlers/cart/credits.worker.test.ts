import { describe, expect, test } from 'vitest'

import { cards } from '#tests/shoppers/cards.ts'
import { denver } from '#tests/shoppers/addresses.ts'

import { becomes } from '../../testing/account.ts'
import { ledgerMatches, checkout, payWith, rows, type Checkout } from '../../testing/checkout.ts'
import { clock } from '../../testing/clock.ts'
import { faults } from '../../testing/faults.ts'
import { upcOf } from '../../testing/fixture/fixture.ts'
import { rightPin, valueCards } from '../../testing/fixture/value-cards.ts'
import { newShopper, shopperWith, type Shopper } from '../../testing/shopper.ts'

const shell = upcOf('FJ100')
const fleece = upcOf('FF100')

const payByGift = (shopper: Shopper, basketId: string, number: string, pin: string = rightPin) =>
  shopper.call('cart.payment-instrument.add', { basketId, payment_method_id: 'GIFT_CARD', number, pin })

/** At the last button, with everything that was put in prepared. */
async function prepared(buyer: Checkout): Promise<Checkout> {
  await buyer.shopper.call('cart.order.prepare', { basketId: buyer.basketId })
  return buyer
}

const balanceOf = async (last4: string) =>
  (
    await rows<{ balance: number }>(`SELECT balance FROM value_cards WHERE last4 = ? AND method = 'GIFT_CARD'`, last4)
  )[0]?.balance

describe('POST /cart/v1/giftcard/balance', () => {
  const ask = async (number: string, pin = rightPin) => {
    const shopper = await newShopper()
    return shopper.call('cart.gift-card.balance', { number, pin })
  }

  test('tells what is on a card, however its number is written', async () => {
    const { answer } = await ask('6006 4910 0000 0001')
    expect(answer).toEqual({ last4: '0001', balance: 5_000, currency: 'USD' })
    expect((await ask(valueCards.good, '24 68')).answer.balance).toBe(5_000)
  })

  test.each([
    ['GFC400', 'no number', '', rightPin],
    ['GFC800', 'an unknown number', '6006499999999999', rightPin],
    ['GFC800', 'another PIN', valueCards.good, '0000'],
    ['GFC812', 'an expired card', valueCards.expired, rightPin],
    ['GFC700', 'one that was never activated', valueCards.inactive, rightPin],
    ['GFC760', 'a blocked one', valueCards.blocked, rightPin],
  ])('%s: %s', async (code, _, number, pin) => {
    expect((await ask(number, pin)).code).toBe(code)
  })

  test('GFC799: after ten wrong numbers nothing is told for a while, not even of a right one', async () => {
    const shopper = await newShopper()
    const guess = (number: string, by = shopper) => by.call('cart.gift-card.balance', { number, pin: rightPin })
    for (let index = 0; index < 10; index++) expect((await guess(`60064999999999${10 + index}`)).code).toBe('GFC800')
    expect((await guess(valueCards.good)).code).toBe('GFC799')
    clock.pass(60 * 60_000)
    // A guest's token is over by then as well.
    expect((await guess(valueCards.good, await newShopper())).answer.balance).toBe(5_000)
  })
})

describe('POST /cart/v1/cart/{basketId}/paymentInstruments', () => {
  test('a gift card pays first, the card what is left: charge and card add up to the order', async () => {
    const buyer = await checkout([[shell, 1]])
    const { answer } = await payByGift(buyer.shopper, buyer.basketId, valueCards.good)
    expect(answer.payment_instruments[0]).toMatchObject({
      payment_method_id: 'GIFT_CARD',
      amount: 5_000,
      last4: '0001',
      balance: 5_000,
    })
    expect(answer.totals.remainingToPay).toBe(answer.totals.total - 5_000)
    const { answer: order } = await (await prepared(buyer)).place()
    expect(order.placing).toBe('final')
    expect(order.paymentMethods.map(({ code, amount }) => [code, amount])).toEqual([
      ['GIFT_CARD', 5_000],
      ['CREDIT_CARD', order.totals.total - 5_000],
    ])
    expect(await rows('SELECT amount FROM charges')).toEqual([{ amount: order.totals.total - 5_000 }])
    expect(await balanceOf('0001')).toBe(0)
    expect(await ledgerMatches()).toBe(true)
  })

  test('gift cards that cover everything need no card, and no provider is asked', async () => {
    const { shopper, cart } = await shopperWith([[fleece, 1]])
    const basketId = cart.id
    await shopper.call('cart.shipping-address.add', { basketId, address: denver })
    const { answer } = await payByGift(shopper, basketId, valueCards.large)
    expect(answer.totals.remainingToPay).toBe(0)
    await shopper.call('cart.order.prepare', { basketId })
    const paying = answer.payment_instruments[0]
    const { answer: order } = await shopper.call('cart.order.place', {
      cartId: basketId,
      recaptcha_response: 'passed',
      billingAddress: denver,
      paymentMethod: { code: 'GIFT_CARD', id: paying?.id ?? '' },
    })
    expect(order.placing).toBe('final')
    expect([faults.authorisations, await rows('SELECT 1 FROM charges')]).toEqual([0, []])
    expect(await balanceOf('0002')).toBe(50_000 - order.totals.total)
    expect(await ledgerMatches()).toBe(true)
  })

  test('PYT400: a gift card alone does not pay for more than is on it', async () => {
    const buyer = await checkout([[shell, 1]])
    await payByGift(buyer.shopper, buyer.basketId, valueCards.good)
    await prepared(buyer)
    const refused = await buyer.shopper.call('cart.order.place', {
      ...buyer.order,
      paymentMethod: { code: 'GIFT_CARD', id: 'x' },
    })
    expect(refused.code).toBe('PYT400')
  })

  test('a refused payment gives the gift card back what it held', async () => {
    const buyer = await checkout([[shell, 1]], cards.declined)
    await payByGift(buyer.shopper, buyer.basketId, valueCards.good)
    expect((await (await prepared(buyer)).place()).code).toBe('PAY400')
    expect(await balanceOf('0001')).toBe(5_000)
    expect(await rows('SELECT delta, reason FROM value_movements WHERE order_number IS NOT NULL')).toEqual([
      { delta: -5_000, reason: 'order' },
      { delta: 5_000, reason: 'given-back' },
    ])
    await payWith(buyer.shopper, buyer.basketId, cards.approved)
    expect(await ledgerMatches()).toBe(true)
  })

  test.each([
    ['GFC740', 'nothing on it', valueCards.empty],
    ['GFC725', 'of another country', valueCards.foreign],
    ['GFC812', 'expired', valueCards.expired],
    ['GFC800', 'unknown', '6006499999999998'],
  ])('%s: %s', async (code, _, number) => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    expect((await payByGift(shopper, cart.id, number)).code).toBe(code)
  })

  test('GFC755: the same card again; GFC410: a sixth (D13)', async () => {
    const { shopper, cart } = await shopperWith([[shell, 3]])
    for (const number of valueCards.small) await payByGift(shopper, cart.id, number)
    expect((await payByGift(shopper, cart.id, valueCards.small[0])).code).toBe('GFC755')
    expect((await payByGift(shopper, cart.id, valueCards.good)).code).toBe('GFC410')
  })

  test('DELETE /cart/v1/cart/{basketId}/paymentInstruments takes a gift card out; PYT404 when it is not there', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const basketId = cart.id
    const { answer } = await payByGift(shopper, basketId, valueCards.good)
    const id = answer.payment_instruments[0]?.id ?? ''
    const { answer: after } = await shopper.call('cart.payment-instrument.remove', { basketId, id })
    expect([after.payment_instruments, after.totals.remainingToPay]).toEqual([[], after.totals.total])
    expect((await shopper.call('cart.payment-instrument.remove', { basketId, id })).code).toBe('PYT404')
  })

  test('50 shoppers with one gift card of 500: it is never overdrawn, and all that was taken is in an order', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const buyer = await checkout([[upcOf('FF100', index % 6), 1]])
        await payByGift(buyer.shopper, buyer.basketId, valueCards.large)
        return prepared(buyer)
      }),
    )
    const replies = await Promise.all(buyers.map(({ place }) => place()))
    const outcomes = new Set(replies.map(({ answer, code }) => code ?? answer.placing))
    expect([...outcomes].toSorted()).toEqual(['ORD415', 'final'])
    expect(await balanceOf('0002')).toBeGreaterThanOrEqual(0)
    expect(await ledgerMatches()).toBe(true)
  })

  test('REWARD_CODE pays like a gift card and counts as a reward', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const { answer } = await shopper.call('cart.payment-instrument.add', {
      basketId: cart.id,
      payment_method_id: 'REWARD_CODE',
      number: valueCards.rewardCode,
    })
    expect(answer.totals.appliedRewards).toBe(2_500)
  })
})

describe('PUT /cart/v1/cart/{basketId}/reward', () => {
  const apply = (shopper: Shopper, basketId: string, points: number) =>
    shopper.call('cart.reward.apply', { basketId, appliedLoyaltyVoucher: { points } })

  test('turns a member’s points into money at 100 for 10 (D33), takes them with the order and earns new ones (R010)', async () => {
    const buyer = await checkout([[shell, 1]])
    await becomes(buyer.shopper, { member: 'confirmed', points: 450 })
    const { answer } = await apply(buyer.shopper, buyer.basketId, 300)
    expect([answer.totals.appliedRewards, answer.payment_instruments[0]?.points]).toEqual([3_000, 300])
    const { answer: order } = await (await prepared(buyer)).place()
    expect(order.placing).toBe('final')
    expect(await rows('SELECT points FROM accounts')).toEqual([{ points: 450 - 300 + 249 }])
    expect(await ledgerMatches()).toBe(true)
  })

  test('no more points are taken than the order needs, and 0 takes the voucher out', async () => {
    const { shopper, cart } = await shopperWith([[upcOf('FP100-A'), 1]])
    await becomes(shopper, { member: 'confirmed', points: 5_000 })
    const { answer } = await apply(shopper, cart.id, 5_000)
    expect([answer.totals.remainingToPay, answer.totals.appliedRewards]).toEqual([0, answer.totals.total])
    expect((await apply(shopper, cart.id, 0)).answer.payment_instruments).toEqual([])
  })

  test('REW401: a guest; REW130: no member (R020); REW135: not confirmed; REW140: too few points', async () => {
    const code = async (standing: Parameters<typeof becomes>[1] | undefined, points = 100) => {
      const { shopper, cart } = await shopperWith([[shell, 1]])
      if (standing !== undefined) await becomes(shopper, standing)
      return (await apply(shopper, cart.id, points)).code
    }
    expect(await code(undefined)).toBe('REW401')
    expect(await code({})).toBe('REW130')
    expect(await code({ member: 'unconfirmed', points: 500 })).toBe('REW135')
    expect(await code({ member: 'confirmed', points: 99 })).toBe('REW140')
    expect(await code({ member: 'confirmed', points: 500 }, 600)).toBe('REW140')
  })

  test('R247: who has a credit of their own left cannot pay with rewards', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    await becomes(shopper, {
      member: 'confirmed',
      points: 500,
      allowance: { kind: 'athlete', spent: 0, cap: 10_000 },
    })
    expect((await apply(shopper, cart.id, 100)).code).toBe('AUT404')
  })
})

describe('credits of athletes and influencers (R013, R022)', () => {
  test('R124: ATHLETES_PAYMENT pays up to what is left of the year; the rest is paid by card', async () => {
    const buyer = await checkout([[shell, 1]])
    await becomes(buyer.shopper, { allowance: { kind: 'athlete', spent: 4_000, cap: 10_000 } })
    const { answer } = await buyer.shopper.call('cart.payment-instrument.add', {
      basketId: buyer.basketId,
      payment_method_id: 'ATHLETES_PAYMENT',
    })
    expect(answer.payment_instruments[0]).toMatchObject({ payment_method_id: 'ATHLETES_PAYMENT', amount: 6_000 })
    expect((await (await prepared(buyer)).place()).answer.placing).toBe('final')
    expect(await rows('SELECT spent FROM allowances')).toEqual([{ spent: 10_000 }])
    expect(await ledgerMatches()).toBe(true)
  })

  test('AUT404: others have no such credit; REW140: it is used up', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    const add = () =>
      shopper.call('cart.payment-instrument.add', { basketId: cart.id, payment_method_id: 'INFLUENCER_CREDIT' })
    expect((await add()).code).toBe('AUT404')
    await becomes(shopper, { allowance: { kind: 'influencer', spent: 5_000, cap: 5_000 } })
    expect((await add()).code).toBe('REW140')
  })
})

describe('the employee discount (R012, R139)', () => {
  test('comes only with accepted terms, on full prices, and uses the annual cap', async () => {
    const buyer = await checkout([[shell, 1]])
    await becomes(buyer.shopper, {
      hasAcceptedTerms: true,
      allowance: { kind: 'employee', spent: 0, cap: 20_000 },
    })
    const { answer } = await buyer.shopper.call('cart.cart.get', { basketId: buyer.basketId })
    expect(answer.items[0]?.price.priceAfterItemDiscount).toBe(14_940)
    expect((await (await prepared(buyer)).place()).answer.placing).toBe('final')
    expect(await rows('SELECT spent FROM allowances')).toEqual([{ spent: 14_940 }])
    const { answer: next } = await buyer.shopper.call('cart.cart.create', {})
    const { answer: full } = await buyer.shopper.call('cart.item.add', { basketId: next.id, upc: shell })
    expect(full.items[0]?.price.priceAfterItemDiscount).toBe(24_900)
  })

  test('without accepted terms there is none', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]])
    await becomes(shopper, { allowance: { kind: 'employee', spent: 0, cap: 20_000 } })
    const { answer } = await shopper.call('cart.cart.get', { basketId: cart.id })
    expect(answer.items[0]?.price.priceAfterItemDiscount).toBe(24_900)
  })
})
