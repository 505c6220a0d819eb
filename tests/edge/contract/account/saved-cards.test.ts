import { describe, expect, it } from 'vitest'

import { seededPin, valueCards } from '#demo/fixtures.ts'

import { dependency, provider } from '../../dependency.ts'
import { fill } from '../../shoppers/buyer.ts'
import { inYears, newcomer, notProvoked, typeCard, type Person } from '../../shoppers/person.ts'

const amex = '3782 822463 10005'

const keep = (person: Person, paymentInstrumentId: string, more: object = {}) =>
  person.call('consumer.payment-instrument.create', { paymentInstrumentId, recaptcha_response: 'passed', ...more })

const cardsOf = async (person: Person) =>
  (await person.call('consumer.payment-instruments.list', { filter: 'CREDIT_CARD' })).answer.payment_instruments.map(
    ({ card, main }) => `${card.brand}${main ? '*' : ''}`,
  )

describe('POST /consumers-v3/consumer/payment_instruments, which is also consumer.profile-store.payment-instrument-save (R395)', () => {
  it('keeps a card by the provider’s token, answers with card.paymentInstrumentId, and never with a number', async () => {
    const person = await newcomer()
    const paymentInstrumentId = await typeCard(person)
    const reply = await keep(person, paymentInstrumentId)
    expect(reply).toMatchObject({
      status: 200,
      misfit: [],
      answer: { main: true, isExpired: false, card: { paymentInstrumentId, brand: 'visa', last4: '4242' } },
    })
    expect(JSON.stringify(reply.answer)).not.toContain('42424242')
  })

  it('CC_ALREADY_EXISTS for the same card under another token', async () => {
    const person = await newcomer()
    await keep(person, await typeCard(person))
    expect((await keep(person, await typeCard(person))).code).toBe('CC_ALREADY_EXISTS')
    expect(await cardsOf(person)).toEqual(['visa*'])
  })

  it('PYT300 for the same token once more', async () => {
    const person = await newcomer()
    const token = await typeCard(person)
    await keep(person, token)
    expect(await keep(person, token)).toMatchObject({ status: 409, code: 'PYT300', info: { last4: '4242' } })
    expect(await cardsOf(person)).toEqual(['visa*'])
  })

  it('PAY400 when the provider does not answer, FE309 for a card that is over; neither is kept', async () => {
    const person = await newcomer()
    const token = await typeCard(person)
    provider.behave(() => Promise.resolve(new Response('unavailable', { status: 503 })))
    const unanswered = await keep(person, token)
    provider.reset()
    expect(unanswered).toMatchObject({ status: 402, code: 'PAY400' })
    expect(await cardsOf(person)).toEqual([])
    await inYears(4)
    const later = await newcomer()
    const over = await keep(later, await typeCard(later))
    expect([await cardsOf(later), over.status, over.code]).toEqual([[], 400, 'FE309'])
    await inYears(0)
  })

  it('PYT404 for an unknown token and for one that somebody else typed', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    expect((await keep(one, 'card_that_nobody_has')).code).toBe('PYT404')
    expect((await keep(one, await typeCard(other))).code).toBe('PYT404')
  })

  it('AUT403 for a failed captcha, CCA401 for an unknown address', async () => {
    const person = await newcomer()
    const token = await typeCard(person)
    expect((await keep(person, token, { recaptcha_response: 'fail' })).code).toBe('AUT403')
    expect((await keep(person, token, { addressId: 'no-such-address' })).code).toBe('CCA401')
  })
})

describe('POST /consumers-v3/consumer/payment_instruments with a gift card', () => {
  const keepGift = (person: Person, number: string = valueCards.good, pin = seededPin) =>
    person.call('consumer.payment-instrument.create', { payment_method_id: 'GIFT_CARD', number, pin })
  const giftsOf = async (person: Person) =>
    (await person.call('consumer.payment-instruments.list', { filter: 'GIFT_CARD' })).answer

  it('keeps it by number and PIN, and tells from then on its last digits and what is left, never its number', async () => {
    const person = await newcomer()
    const reply = await keepGift(person, '6006 4910 0000 0001')
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { giftCard: { last4: '0001', balance: 5_000 } } })
    const listed = await giftsOf(person)
    expect(listed).toMatchObject({ payment_instruments: [], gift_cards: [{ last4: '0001', canPay: true }] })
    expect(JSON.stringify([reply.answer, listed])).not.toContain(valueCards.good)
    expect(await cardsOf(person)).toEqual([])
  })

  it('R340, CC_ALREADY_EXISTS: the same once more', async () => {
    const person = await newcomer()
    await keepGift(person)
    expect(await keepGift(person)).toMatchObject({ status: 409, code: 'CC_ALREADY_EXISTS' })
    expect((await giftsOf(person)).gift_cards).toHaveLength(1)
  })

  it.each([
    ['GFC400', ''],
    ['GFC700', valueCards.inactive],
    ['GFC760', valueCards.blocked],
    ['GFC812', valueCards.expired],
    ['GFC800', '6006499999999999'],
  ])('%s: one that cannot pay anywhere is not kept', async (code, number) => {
    const person = await newcomer()
    expect((await keepGift(person, number)).code).toBe(code)
    expect((await giftsOf(person)).gift_cards).toEqual([])
  })

  it('GFC800: another PIN; GFC799: after ten wrong ones', async () => {
    const person = await newcomer()
    for (const nth of Array.from({ length: 10 }, (_, index) => index))
      expect((await keepGift(person, `600649777777770${nth}`)).code).toBe('GFC800')
    expect(await keepGift(person)).toMatchObject({ status: 429, code: 'GFC799' })
  })

  it('pays in its account’s cart without number and PIN, in nobody else’s, and not once it was forgotten', async () => {
    const [owner, stranger] = [await newcomer(), await newcomer()]
    const { answer } = await keepGift(owner)
    const giftCardId = 'giftCard' in answer ? answer.giftCard.giftCardId : ''
    const pay = async (person: Person) => {
      const { id: basketId } = await fill(person)
      return person.call('cart.payment-instrument.add', { basketId, payment_method_id: 'GIFT_CARD', giftCardId })
    }
    expect((await pay(stranger)).code).toBe('GFC800')
    const paid = await pay(owner)
    expect(paid).toMatchObject({ status: 200, misfit: [] })
    expect(paid.answer.payment_instruments).toMatchObject([{ payment_method_id: 'GIFT_CARD', last4: '0001' }])
    const forget = (person: Person) =>
      person.call('consumer.payment-instrument.remove', { paymentInstrumentId: giftCardId })
    expect((await forget(stranger)).code).toBe('PYT404')
    expect((await forget(owner)).status).toBe(200)
    expect([(await giftsOf(owner)).gift_cards, (await pay(owner)).code]).toEqual([[], 'GFC800'])
  })
})

describe('GET /consumers-v3/consumer/payment_instruments, which is also cart.payment-instruments.list-by-method (R404)', () => {
  it('lists the account’s own cards, the main one first', async () => {
    const person = await newcomer()
    await keep(person, await typeCard(person))
    await keep(person, await typeCard(person, amex), { main: true })
    const reply = await person.call('consumer.payment-instruments.list', {})
    expect(reply).toMatchObject({ status: 200, misfit: [] })
    expect(await cardsOf(person)).toEqual(['amex*', 'visa'])
    expect(await cardsOf(await newcomer())).toEqual([])
  })
})

describe('PATCH /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}', () => {
  it('makes a card the main one; exactly one is', async () => {
    const person = await newcomer()
    await keep(person, await typeCard(person))
    const paymentInstrumentId = await typeCard(person, amex)
    await keep(person, paymentInstrumentId)
    const reply = await person.call('consumer.payment-instrument.update', { paymentInstrumentId, main: true })
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { main: true } })
    expect(await cardsOf(person)).toEqual(['amex*', 'visa'])
  })

  it('PYT404 for an unknown card and somebody else’s, CCA401 for an unknown address', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const paymentInstrumentId = await typeCard(one)
    await keep(one, paymentInstrumentId)
    const patch = (person: Person, id: string, more: object) =>
      person.call('consumer.payment-instrument.update', { paymentInstrumentId: id, ...more })
    expect((await patch(one, 'card_that_nobody_has', { main: true })).code).toBe('PYT404')
    expect((await patch(other, paymentInstrumentId, { main: true })).code).toBe('PYT404')
    expect((await patch(one, paymentInstrumentId, { addressId: 'no-such-address' })).code).toBe('CCA401')
  })
})

describe('DELETE /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}', () => {
  it('forgets a card, and another becomes the main one; PYT404 for an unknown and for somebody else’s', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const paymentInstrumentId = await typeCard(one)
    await keep(one, paymentInstrumentId)
    await keep(one, await typeCard(one, amex))
    const remove = (person: Person, id: string) =>
      person.call('consumer.payment-instrument.remove', { paymentInstrumentId: id })
    expect((await remove(other, paymentInstrumentId)).code).toBe('PYT404')
    expect((await remove(one, 'card_that_nobody_has')).code).toBe('PYT404')
    expect(await remove(one, paymentInstrumentId)).toMatchObject({ status: 200, misfit: [] })
    expect(await cardsOf(one)).toEqual(['amex*'])
  })
})

it('no card number passes the storefront or the platform', () => {
  for (const { path } of dependency.asked('payment_instruments')) expect(path).not.toMatch(/\d{12}/)
})

it('every refusal these calls declare was provoked through the proxy', () => {
  const names = [
    'consumer.payment-instruments.list',
    'consumer.payment-instrument.create',
    'consumer.payment-instrument.update',
    'consumer.payment-instrument.remove',
  ] as const
  expect(notProvoked(names)).toEqual([])
})
