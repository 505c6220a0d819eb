import { expect, test } from 'vitest'

import { cards, typeCard } from '#tests/shoppers/cards.ts'

import { enter, signUp } from '../../testing/ada.ts'
import { clock } from '../../testing/clock.ts'
import { postToProvider, rows } from '../../testing/checkout.ts'
import { faults } from '../../testing/faults.ts'
import { call, newShopper } from '../../testing/shopper.ts'

/** What Ada sends along, after signing in. */
async function entered(): Promise<Record<string, string>> {
  const { answer: tokens } = await enter()
  return { authorization: `Bearer ${tokens.accessToken}` }
}

async function signedUp(): Promise<Record<string, string>> {
  await signUp()
  return entered()
}

/** A card typed in a session of this account's own basket. */
async function typed(headers: Record<string, string>): Promise<string> {
  const { answer: cart } = await call('cart.cart.create', {}, headers)
  const { answer } = await call('cart.payment-session.get', { basketId: cart.id }, headers)
  return typeCard(postToProvider, answer.fieldsUrl, cards.approved)
}

const keep = (paymentInstrumentId: string, headers: Record<string, string>) =>
  call('consumer.payment-instrument.create', { paymentInstrumentId, recaptcha_response: 'passed' }, headers)

test('POST /consumers-v3/consumer/payment_instruments: FE309 for a card that has expired meanwhile', async () => {
  const token = await typed(await signedUp())
  clock.now = Date.UTC(2031, 0, 1)
  expect((await keep(token, await entered())).code).toBe('FE309')
})

test('POST /consumers-v3/consumer/payment_instruments: PAY400 when the provider does not answer; nothing is kept', async () => {
  const headers = await signedUp()
  const token = await typed(headers)
  faults.cut()
  expect((await keep(token, headers)).code).toBe('PAY400')
  faults.reset()
  expect((await call('consumer.payment-instruments.list', {}, headers)).answer.payment_instruments).toEqual([])
  expect((await keep(token, headers)).status).toBe(200)
})

test('a kept card pays for a later basket of its owner, and for nobody else’s (PYT404)', async () => {
  const headers = await signedUp()
  const token = await typed(headers)
  await keep(token, headers)
  await rows('UPDATE baskets SET closed_at = 1')
  const payBy = async (who: Record<string, string>) => {
    const { answer: cart } = await call('cart.cart.create', {}, who)
    const instrument = { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: token } as const
    return call('cart.payment-instrument.add', { basketId: cart.id, ...instrument }, who)
  }
  expect((await payBy(headers)).answer.payment_instruments).toMatchObject([{ card: { last4: '4242' } }])
  const { tokens } = await newShopper()
  expect((await payBy({ authorization: `Bearer ${tokens.accessToken}` })).code).toBe('PYT404')
})
