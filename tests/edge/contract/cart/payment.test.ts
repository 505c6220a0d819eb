import { afterEach, describe, expect, it } from 'vitest'

import type { InputOf } from '#src/commerce/calls/index.ts'
import { seededPin, valueCards } from '#demo/fixtures.ts'

import { provider } from '../../dependency.ts'
import { answerAt, bottle, fill } from '../../shoppers/buyer.ts'
import { guest, inYears, newcomer, notProvoked, signedIn, typeCard, type Person } from '../../shoppers/person.ts'

async function cartOf(person: Person) {
  const { id: basketId, totals } = await fill(person)
  return { person, basketId, total: totals.total }
}

const shopperWithCart = async () => cartOf(await guest())

type Instrument = InputOf<'cart.payment-instrument.add'>
type Given = Instrument extends infer One ? (One extends { basketId: string } ? Omit<One, 'basketId'> : never) : never

const add = (person: Person, basketId: string, given: Given) =>
  person.call('cart.payment-instrument.add', { basketId, ...given } as Instrument)

const gift = (number: string, pin: string = seededPin): Given => ({ payment_method_id: 'GIFT_CARD', number, pin })

/** How a number is refused, whatever it is typed for. */
const refusedNumbers = [
  ['GFC400', 400, 'no number', ''],
  ['GFC700', 409, 'one that was never activated', valueCards.inactive],
  ['GFC760', 403, 'a blocked one', valueCards.blocked],
  ['GFC800', 404, 'an unknown one', '6006499999999999'],
  ['GFC812', 410, 'an expired one', valueCards.expired],
] as const

/** Ten wrong numbers, after which a right one is not looked at either. */
async function guessTenTimes(guess: (number: string) => Promise<{ readonly code: string | undefined }>) {
  const codes = new Set<string | undefined>()
  for (let wrong = 10; wrong < 20; wrong += 1) codes.add((await guess(`60064999999999${wrong}`)).code)
  return [...codes]
}

describe('POST /cart/v1/giftcard/balance', () => {
  const ask = (person: Person, number: string, pin: string = seededPin) =>
    person.call('cart.gift-card.balance', { number, pin })

  it('tells what is on a card, however its number is written', async () => {
    const reply = await ask(await guest(), '6006 4910 0000 0001')
    expect(reply).toMatchObject({ status: 200, misfit: [] })
    expect(reply.answer).toEqual({ last4: '0001', balance: 5_000, currency: 'USD' })
  })

  it.each(refusedNumbers)('%s (%s): %s', async (code, status, _, number) => {
    expect(await ask(await guest(), number)).toMatchObject({ status, code })
  })

  it('GFC800: another PIN; GFC799: after ten wrong numbers, also for a right one, and for this shopper alone', async () => {
    const person = await guest()
    expect(await ask(await guest(), valueCards.good, '0000')).toMatchObject({ status: 404, code: 'GFC800' })
    expect(await guessTenTimes(number => ask(person, number))).toEqual(['GFC800'])
    expect(await ask(person, valueCards.good)).toMatchObject({ status: 429, code: 'GFC799' })
    expect((await ask(await guest(), valueCards.good)).status).toBe(200)
  })
})

describe('GET /cart/v1/cart/{basketId}/paymentMethods', () => {
  it('lists what this site takes; BSK404 for somebody else’s cart', async () => {
    const { person, basketId } = await shopperWithCart()
    const list = (who: Person) => who.call('cart.payment-methods.list', { basketId })
    const reply = await list(person)
    expect(reply).toMatchObject({ status: 200, misfit: [] })
    expect(reply.answer.paymentMethods.map(({ code }) => code)).toEqual(['CREDIT_CARD', 'KLARNA', 'WALLET'])
    expect(await list(await guest())).toMatchObject({ status: 404, code: 'BSK404' })
  })

  it('R246: leaves the wallet out for who pays with a credit of their own', async () => {
    const { person, basketId } = await cartOf(await signedIn('influencer'))
    const { answer } = await person.call('cart.payment-methods.list', { basketId })
    expect(answer.paymentMethods.map(({ code }) => code)).not.toContain('WALLET')
  })
})

it('GET /cart/v1/paymentSession, R404: also cart.wallet-session.get, says where card and wallet are asked; BSK404', async () => {
  const { person, basketId } = await shopperWithCart()
  const open = (who: Person) => who.call('cart.payment-session.get', { basketId })
  const reply = await open(person)
  expect(reply).toMatchObject({ status: 200, misfit: [] })
  expect(new URL(reply.answer.fieldsUrl).origin).toBe('http://pay.localhost')
  expect(reply.answer.approvalUrl).toMatch(/\/wallet$/)
  expect(await open(await guest())).toMatchObject({ status: 404, code: 'BSK404' })
})

describe('POST /cart/v1/cart/{basketId}/paymentInstruments', () => {
  it('R124: CREDIT_CARD takes a card by the provider’s token and never shows a number', async () => {
    const { person, basketId, total } = await shopperWithCart()
    const paymentInstrumentId = await typeCard(person, '5555 5555 5555 4444')
    const reply = await add(person, basketId, { payment_method_id: 'CREDIT_CARD', paymentInstrumentId })
    const card = { paymentInstrumentId, brand: 'mastercard', last4: '4444', expiry: '08/29' }
    expect(reply).toMatchObject({
      status: 200,
      misfit: [],
      answer: { payment_instruments: [{ payment_method_id: 'CREDIT_CARD', amount: total, card }] },
    })
    expect(JSON.stringify(reply.answer)).not.toContain('55555555')
  })

  it('WALLET takes what its owner approved at the provider', async () => {
    const { person, basketId } = await shopperWithCart()
    const { answer: session } = await person.call('cart.payment-session.get', { basketId })
    const back = await answerAt(session.approvalUrl, 'yes')
    const paymentInstrumentId = back.searchParams.get('paymentInstrumentId') ?? ''
    const reply = await add(person, basketId, { payment_method_id: 'WALLET', paymentInstrumentId })
    expect(reply).toMatchObject({
      status: 200,
      misfit: [],
      answer: { payment_instruments: [{ card: { brand: 'wallet' } }] },
    })
  })

  it('R295, R124, R404: KLARNA, also cart.bnpl-session.get, opens a session that its owner approves', async () => {
    const { person, basketId } = await shopperWithCart()
    const reply = await add(person, basketId, { payment_method_id: 'KLARNA' })
    expect(reply).toMatchObject({ status: 200, misfit: [] })
    expect(reply.answer.payment_instruments[0]).toMatchObject({
      payment_method_id: 'KLARNA',
      session_id: expect.any(String),
      client_token: expect.any(String),
      payment_method_categories: [{ identifier: 'pay_later' }],
      attachment: expect.any(String),
    })
  })

  it('R124: GIFT_CARD, REWARD_CODE and REWARD_CARD pay first, and remainingToPay is what is left', async () => {
    const { person, basketId, total } = await shopperWithCart()
    await add(person, basketId, gift(valueCards.good))
    await add(person, basketId, { payment_method_id: 'REWARD_CODE', number: valueCards.rewardCode })
    const reply = await add(person, basketId, {
      payment_method_id: 'REWARD_CARD',
      number: valueCards.rewardCard,
      pin: seededPin,
    })
    expect(reply).toMatchObject({ status: 200, misfit: [] })
    expect(reply.answer.payment_instruments.map(({ payment_method_id: id, amount }) => [id, amount])).toEqual([
      ['GIFT_CARD', 5_000],
      ['REWARD_CODE', 2_500],
      ['REWARD_CARD', 3_000],
    ])
    expect(reply.answer.totals).toMatchObject({ remainingToPay: total - 10_500, appliedRewards: 5_500 })
  })

  it('R124: LOYALTY_POINTS, ATHLETES_PAYMENT and INFLUENCER_CREDIT pay for whoever has them', async () => {
    const member = await cartOf(await signedIn('member'))
    const points = await add(member.person, member.basketId, { payment_method_id: 'LOYALTY_POINTS', points: 300 })
    expect(points).toMatchObject({
      status: 200,
      misfit: [],
      answer: { payment_instruments: [{ points: 300, amount: 3_000 }] },
    })
    const athlete = await cartOf(await signedIn('athlete'))
    const most = { payment_method_id: 'ATHLETES_PAYMENT', amount: 1_000 } as const
    const paid = await add(athlete.person, athlete.basketId, most)
    expect(paid.answer.payment_instruments).toMatchObject([{ amount: 1_000, balance: 140_000 }])
    const influencer = await cartOf(await signedIn('influencer'))
    const credit = await add(influencer.person, influencer.basketId, { payment_method_id: 'INFLUENCER_CREDIT' })
    expect(credit.answer.payment_instruments).toMatchObject([{ balance: 65_000 }])
    expect(credit.misfit).toEqual([])
  })

  it.each(refusedNumbers)('%s (%s): %s', async (code, status, _, number) => {
    const { person, basketId } = await shopperWithCart()
    expect(await add(person, basketId, gift(number))).toMatchObject({ status, code })
  })

  it.each([
    ['GFC725', 'a card of another store', valueCards.foreign],
    ['GFC740', 'a card with nothing on it', valueCards.empty],
  ])('%s (409): %s', async (code, _, number) => {
    const { person, basketId } = await shopperWithCart()
    expect(await add(person, basketId, gift(number))).toMatchObject({ status: 409, code })
  })

  it('GFC755: the same card again; GFC410: a sixth gift card (D13); GFC799: after ten wrong numbers', async () => {
    const { person, basketId } = await shopperWithCart()
    for (const number of valueCards.small) await add(person, basketId, gift(number))
    expect(await add(person, basketId, gift(valueCards.small[0]))).toMatchObject({ status: 409, code: 'GFC755' })
    expect(await add(person, basketId, gift(valueCards.good))).toMatchObject({ status: 409, code: 'GFC410' })
    await guessTenTimes(number => add(person, basketId, gift(number)))
    expect(await add(person, basketId, gift(valueCards.good))).toMatchObject({ status: 429, code: 'GFC799' })
  })

  it.each([
    ['REW401', 403, 'a guest', guest],
    ['REW130', 403, 'no member of the programme', () => newcomer()],
    ['REW135', 403, 'a membership nobody confirmed', () => signedIn('member-new')],
    ['REW140', 409, 'more points than there are', () => signedIn('history')],
  ] as const)('%s (%s): points of %s', async (code, status, _, who) => {
    const { person, basketId } = await cartOf(await who())
    const reply = await add(person, basketId, { payment_method_id: 'LOYALTY_POINTS', points: 500 })
    expect(reply).toMatchObject({ status, code })
  })

  it('R247, AUT404: who has a credit of their own uses that before rewards, and nobody has somebody else’s', async () => {
    const athlete = await cartOf(await signedIn('athlete'))
    const reward = { payment_method_id: 'REWARD_CODE', number: valueCards.rewardCode } as const
    expect(await add(athlete.person, athlete.basketId, reward)).toMatchObject({ status: 403, code: 'AUT404' })
    const credit = { payment_method_id: 'INFLUENCER_CREDIT' } as const
    expect(await add(athlete.person, athlete.basketId, credit)).toMatchObject({ status: 403, code: 'AUT404' })
  })

  it('PYT404: an unknown token, somebody else’s, and a bank this site does not offer; BSK404: somebody else’s cart', async () => {
    const { person, basketId } = await shopperWithCart()
    const other = await shopperWithCart()
    const card = (paymentInstrumentId: string): Given => ({ payment_method_id: 'CREDIT_CARD', paymentInstrumentId })
    const refused = [
      await add(person, basketId, card('card_that_nobody_has')),
      await add(person, basketId, card(await typeCard(other.person))),
      await add(person, basketId, { payment_method_id: 'PAYCONIQ' }),
    ]
    expect(refused.map(({ status, code }) => [status, code])).toEqual(refused.map(() => [404, 'PYT404']))
    expect((await add(other.person, basketId, gift(valueCards.good))).code).toBe('BSK404')
    expect((await add(other.person, basketId, card(await typeCard(other.person)))).code).toBe('BSK404')
  })
})

describe('DELETE /cart/v1/cart/{basketId}/paymentInstruments', () => {
  it('takes a gift card and a card out again; PYT404 when it is not there, BSK404 for somebody else’s cart', async () => {
    const { person, basketId, total } = await shopperWithCart()
    const paymentInstrumentId = await typeCard(person)
    await add(person, basketId, gift(valueCards.good))
    const { answer: cart } = await add(person, basketId, { payment_method_id: 'CREDIT_CARD', paymentInstrumentId })
    const remove = (who: Person, id: string) => who.call('cart.payment-instrument.remove', { basketId, id })
    const [first = '', second = ''] = cart.payment_instruments.map(({ id }) => id)
    expect(await remove(await guest(), first)).toMatchObject({ status: 404, code: 'BSK404' })
    expect(await remove(person, first)).toMatchObject({
      status: 200,
      misfit: [],
      answer: { totals: { remainingToPay: total } },
    })
    expect((await remove(person, second)).answer.payment_instruments).toEqual([])
    expect(await remove(person, first)).toMatchObject({ status: 404, code: 'PYT404' })
  })
})

describe('PUT /cart/v1/cart/{basketId}/reward', () => {
  const apply = (person: Person, basketId: string, points: number) =>
    person.call('cart.reward.apply', { basketId, appliedLoyaltyVoucher: { points } })

  it('R404: also cart.reward-voucher.apply: turns points into money (D33); no points take it away again', async () => {
    const member = await signedIn('member')
    const { id: basketId } = await fill(member, bottle)
    const reply = await apply(member, basketId, 100)
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { totals: { appliedRewards: 1_000 } } })
    expect((await apply(member, basketId, 0)).answer.totals.appliedRewards).toBe(0)
  })

  it('D33: points that no voucher is for are refused (API400), not taken for fewer', async () => {
    const member = await signedIn('member')
    const { id: basketId } = await fill(member, bottle)
    expect(await apply(member, basketId, 150)).toMatchObject({ status: 400, code: 'API400' })
    const instrument = { payment_method_id: 'LOYALTY_POINTS', points: 150 } as const
    expect((await member.call('cart.payment-instrument.add', { basketId, ...instrument })).code).toBe('API400')
    expect((await member.call('cart.cart.get', { basketId })).answer.totals.appliedRewards).toBe(0)
  })

  it.each([
    ['REW401', 403, 'a guest', guest],
    ['REW130', 403, 'no member of the programme', () => newcomer()],
    ['REW135', 403, 'a membership nobody confirmed', () => signedIn('member-new')],
    ['REW140', 409, 'more points than there are', () => signedIn('history')],
  ] as const)('%s (%s): %s', async (code, status, _, who) => {
    const { person, basketId } = await cartOf(await who())
    expect(await apply(person, basketId, 500)).toMatchObject({ status, code })
  })

  it('BSK404: somebody else’s cart', async () => {
    const { basketId } = await shopperWithCart()
    expect(await apply(await signedIn('member'), basketId, 100)).toMatchObject({ status: 404, code: 'BSK404' })
  })
})

describe('without the provider', () => {
  afterEach(() => provider.reset())

  it('PAY400: GET /cart/v1/paymentSession and POST /cart/v1/cart/{basketId}/paymentInstruments, when the provider does not answer; nothing of the cart is lost', async () => {
    const { person, basketId, total } = await shopperWithCart()
    const paymentInstrumentId = await typeCard(person)
    provider.behave(() => Promise.resolve(new Response('unavailable', { status: 503 })))
    const refused = { status: 402, code: 'PAY400' }
    expect(await person.call('cart.payment-session.get', { basketId })).toMatchObject(refused)
    expect(await add(person, basketId, { payment_method_id: 'CREDIT_CARD', paymentInstrumentId })).toMatchObject(
      refused,
    )
    expect(await add(person, basketId, { payment_method_id: 'KLARNA' })).toMatchObject(refused)
    expect((await person.call('cart.cart.get', { basketId })).answer.totals.total).toBe(total)
  })
})

it('FE309: a card that is over by the time it is used', async () => {
  await inYears(4)
  const { person, basketId } = await shopperWithCart()
  const paymentInstrumentId = await typeCard(person)
  const used = await add(person, basketId, { payment_method_id: 'CREDIT_CARD', paymentInstrumentId })
  await inYears(0)
  expect(used).toMatchObject({ status: 400, code: 'FE309' })
})

it('every refusal these calls declare was provoked through the proxy', () => {
  expect(
    notProvoked([
      'cart.payment-methods.list',
      'cart.payment-session.get',
      'cart.payment-instrument.add',
      'cart.payment-instrument.remove',
      'cart.reward.apply',
      'cart.gift-card.balance',
    ]),
  ).toEqual([])
})
