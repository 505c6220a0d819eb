import { abortAllDurableObjects, runDurableObjectAlarm } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'

import { cards } from '#tests/shoppers/cards.ts'
import { denver } from '#tests/shoppers/addresses.ts'

import { pointsEarned } from '../rules/loyalty.ts'
import { becomes } from '../testing/account.ts'
import { ledgerMatches, rows } from '../testing/checkout.ts'
import { faults } from '../testing/faults.ts'
import { upcOf } from '../testing/fixture/fixture.ts'
import { digitalCard, printedCard } from '../testing/fixture/gift-cards.ts'
import { buy, cartWith, forNoor, giftLetters, knownBy, letterAt } from '../testing/gift-cards.ts'
import { newShopper, siteStub } from '../testing/shopper.ts'

const digital = digitalCard
const printed = printedCard
const shell = upcOf('FJ100')
const fleece = upcOf('FF100')

describe('R016: gift cards can be bought', () => {
  test('a digital card alone needs no address to be sent to, costs no delivery and no tax, and travels as `digital`', async () => {
    const { cart } = await cartWith({ upc: digital, giftOption: forNoor })
    expect(cart.shippingMethods).toMatchObject([
      { shipmentId: 'digital', isDigitalProduct: true, cost: 0, applicableShippingMethods: [{ code: 'digital' }] },
    ])
    expect(cart.shippingMethods[0]?.address).toBeUndefined()
    expect(cart.totals).toMatchObject({ total: 5_000, shipping: 0, tax: 0, taxKnown: true })
    expect(cart.items[0]).toMatchObject({ giftCard: 'digital', giftOption: forNoor, taxTotal: 0 })
    expect(cart.items[0]?.variants.at(-1)).toEqual({ code: 'amount', value: '50', name: '$50' })
  })

  test('nobody is told how far free delivery is while nothing is delivered', async () => {
    const levels = async (...upcs: string[]) =>
      (await cartWith(...upcs.map(upc => ({ upc })))).cart.promoSummary.map(({ level }) => level)
    expect(await levels(digital)).not.toContain('SHIPPING')
    expect(await levels(digital, shell)).toContain('SHIPPING')
  })

  test('R017: the order’s card goes to its recipient with the message, and the balance call knows its number and PIN', async () => {
    const { shopper, basketId } = await cartWith({ upc: digital, giftOption: forNoor })
    const { place, orderNumber } = await buy(shopper, basketId)
    expect(await giftLetters()).toEqual([])
    expect((await place()).answer).toMatchObject({ placing: 'final', email: denver.email })
    const letter = await letterAt(0)
    expect([letter.recipient, letter.plain.includes('“See you up there.”')]).toEqual([forNoor.email, true])
    const known = knownBy(letter)
    const { answer } = await (await newShopper()).call('cart.gift-card.balance', known)
    expect(answer).toMatchObject({ balance: 5_000, currency: 'USD', last4: known.number.slice(-4) })
    expect((await shopper.call('cart.gift-card.balance', { ...known, pin: '' })).code).toBe('GFC800')
    await shopper.call('consumer.gift-card-email.resend', { orderNumber, email: denver.email ?? '' })
    expect(knownBy(await letterAt(1))).toEqual(known)
  })

  test('each piece is a card of its own; without a recipient it goes to whoever buys it, a printed one to nobody by e-mail', async () => {
    const { shopper, basketId } = await cartWith({ upc: digital, qty: 2 }, { upc: printed })
    await shopper.call('cart.shipping-address.add', { basketId, address: denver })
    const { place } = await buy(shopper, basketId)
    await place()
    const letters = await giftLetters()
    expect(letters.map(({ recipient }) => recipient)).toEqual([denver.email, denver.email])
    expect(new Set(letters.map(letter => knownBy(letter).number)).size).toBe(2)
    expect(await rows('SELECT kind, amount FROM issued_cards ORDER BY place')).toEqual([
      { kind: 'digital', amount: 5_000 },
      { kind: 'digital', amount: 5_000 },
      { kind: 'physical', amount: 5_000 },
    ])
    expect(await ledgerMatches()).toBe(true)
  })

  test('a replay, a lost answer and the alarm issue each card once', async () => {
    const { shopper, basketId } = await cartWith({ upc: digital, giftOption: forNoor })
    const { place } = await buy(shopper, basketId, cards.lost)
    expect((await place()).answer.placing).toBe('checking')
    expect(await giftLetters()).toEqual([])
    await runDurableObjectAlarm(siteStub())
    await place()
    await runDurableObjectAlarm(siteStub())
    expect(await rows('SELECT place FROM issued_cards')).toEqual([{ place: 1 }])
    expect((await giftLetters()).length).toBe(1)
  })

  test('promotions leave gift cards out, thresholds too, and members collect no points on them', async () => {
    const { shopper, basketId, read } = await cartWith({ upc: fleece }, { upc: digital, qty: 9 })
    await becomes(shopper, { member: 'confirmed' })
    await shopper.call('cart.coupon.apply', { cartId: basketId, code: 'TEN' })
    const cart = await read()
    const [goods, card] = cart.items
    expect(card?.price).toMatchObject({ rowTotal: 45_000, priceAfterOrderDiscount: 45_000 })
    expect(cart.totals.totalDiscount).toBe((goods?.price.rowTotal ?? 0) / 10)
    expect(cart.totals.shipping).toBeGreaterThan(0)
    await shopper.call('cart.shipping-address.add', { basketId, address: denver })
    expect((await (await buy(shopper, basketId)).place()).answer.placing).toBe('final')
    const [earned] = await rows<{ delta: number }>(`SELECT delta FROM point_movements WHERE reason LIKE 'earned %'`)
    expect(earned?.delta).toBe(pointsEarned(goods?.price.priceAfterOrderDiscount ?? 0))
    expect(cart.pointsToEarn).toBe(earned?.delta)
  })
})

describe('R149: the gift option of a line (email, to, message)', () => {
  test('two recipients of one amount are two lines; the same recipient again is one', async () => {
    const forAda = { ...forNoor, email: 'ada@example.com', to: 'Ada' }
    const { cart } = await cartWith(
      { upc: digital, giftOption: forNoor },
      { upc: digital, giftOption: forAda },
      { upc: digital, giftOption: forNoor },
    )
    expect(cart.items.map(({ qty, giftOption }) => [qty, giftOption?.to])).toEqual([
      [2, 'Noor'],
      [1, 'Ada'],
    ])
  })

  test('it is changed and taken away in place; a changed quantity keeps it', async () => {
    const { shopper, basketId, cart } = await cartWith({ upc: digital, giftOption: forNoor })
    const itemId = cart.items[0]?.id ?? ''
    const change = async (more: { qty?: number; giftOption?: typeof forNoor | null }) =>
      (await shopper.call('cart.item.update', { basketId, itemId, qty: 1, ...more })).answer.items[0]
    expect(await change({ qty: 3 })).toMatchObject({ qty: 3, giftOption: forNoor })
    expect((await change({ giftOption: { ...forNoor, to: 'Ida' } }))?.giftOption?.to).toBe('Ida')
    expect(await change({ giftOption: null })).not.toHaveProperty('giftOption')
  })

  test('GFO405 for anything that is not sent by e-mail, AUT453 for what is no address', async () => {
    const { shopper, basketId, cart } = await cartWith({ upc: shell }, { upc: digital })
    const add = async (upc: string, giftOption = forNoor) =>
      (await shopper.call('cart.item.add', { basketId, upc, giftOption })).code
    expect([await add(shell), await add(printed)]).toEqual(['GFO405', 'GFO405'])
    expect(await add(digital, { ...forNoor, email: 'noor' })).toBe('AUT453')
    const [first, second] = cart.items.map(({ id }) => id)
    const change = async (itemId = '', giftOption = forNoor) =>
      (await shopper.call('cart.item.update', { basketId, itemId, qty: 1, giftOption })).code
    expect([await change(first), await change(second, { ...forNoor, email: 'noor' })]).toEqual(['GFO405', 'AUT453'])
  })

  test('what is sent by e-mail is fetched nowhere: SHP404', async () => {
    const { shopper, basketId, cart } = await cartWith({ upc: digital })
    const itemId = cart.items[0]?.id ?? ''
    const chosen = await shopper.call('cart.shipping-method.set', { cartId: basketId, itemId, code: 'standard' })
    const fetched = await shopper.call('cart.item.reserve', { basketId, upc: digital, storeId: 'S-US' })
    expect([chosen.code, fetched.code]).toEqual(['SHP404', 'SHP404'])
  })
})

describe('an order with gift cards that is cancelled', () => {
  const bought = async () => {
    const { shopper, basketId } = await cartWith({ upc: digital, giftOption: forNoor })
    const { place, orderNumber, st } = await buy(shopper, basketId)
    await place()
    const cancel = () => shopper.call('consumer.order.cancel', { orderNumber, st })
    return { shopper, orderNumber, st, cancel, known: knownBy(await letterAt(0)) }
  }

  test('voids them: GFC760 for who types them in, GFS800 for who wants the letter again; the money is given back', async () => {
    const { shopper, cancel, known, orderNumber, st } = await bought()
    expect((await cancel()).answer).toMatchObject({ status: 'CANCELLED', refunded: 5_000, isRefundSent: true })
    expect((await shopper.call('cart.gift-card.balance', known)).code).toBe('GFC760')
    expect((await shopper.call('consumer.gift-card-email.resend', { orderNumber, st })).code).toBe('GFS800')
  })

  test('is not cancelled any more once somebody has paid with one: ORD409', async () => {
    const { cancel, known } = await bought()
    const friend = await cartWith({ upc: shell })
    await friend.shopper.call('cart.shipping-address.add', { basketId: friend.basketId, address: denver })
    const { basketId } = friend
    await friend.shopper.call('cart.payment-instrument.add', { basketId, payment_method_id: 'GIFT_CARD', ...known })
    expect((await (await buy(friend.shopper, basketId)).place()).answer.placing).toBe('final')
    expect((await cancel()).code).toBe('ORD409')
    expect(await ledgerMatches()).toBe(true)
  })
})

describe('a refund', () => {
  const paid = async () => {
    const { shopper, basketId } = await cartWith({ upc: digital, giftOption: forNoor })
    const { place, orderNumber, st } = await buy(shopper, basketId)
    await place()
    const read = async () => (await shopper.call('consumer.order.track', { orderNumber, st })).answer
    return { read, cancel: () => shopper.call('consumer.order.cancel', { orderNumber, st }) }
  }

  test('that the provider did not hear of is asked for again by the alarm, after a crash too, and made once', async () => {
    const { cancel, read } = await paid()
    faults.cut()
    expect((await cancel()).answer).toMatchObject({ refunded: 5_000, isRefundSent: false })
    await abortAllDurableObjects()
    faults.reset()
    await runDurableObjectAlarm(siteStub())
    await runDurableObjectAlarm(siteStub())
    expect(await read()).toMatchObject({ refunded: 5_000, isRefundSent: true })
    expect(await rows('SELECT state, amount FROM order_refund_requests')).toEqual([{ state: 'done', amount: 5_000 }])
    expect(await rows('SELECT amount FROM order_refunds')).toEqual([{ amount: 5_000 }])
  })

  test('whose answer was lost is asked for under the same key, and given once', async () => {
    const { cancel, read } = await paid()
    const straight = faults.line
    const asked: string[] = []
    faults.line = async (request, provider) => {
      const response = await straight(request, provider)
      if (!request.url.endsWith('/refunds')) return response
      asked.push(`${request.headers.get('idempotency-key')} ${response.status}`)
      return asked.length === 1 ? new Response('gone', { status: 502 }) : response
    }
    expect((await cancel()).answer.isRefundSent).toBe(false)
    await runDurableObjectAlarm(siteStub())
    expect((await read()).isRefundSent).toBe(true)
    expect(asked[1]).toBe(asked[0])
    expect(asked).toHaveLength(2)
  })
})
