import { describe, expect, it } from 'vitest'

import { dependency, provider } from '../dependency.ts'
import { inYears, newcomer, notProvoked, typeCard, type Person } from '../shoppers/person.ts'

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
