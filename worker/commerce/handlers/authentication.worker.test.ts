import { expect, test } from 'vitest'

import { clock } from '../testing/clock.ts'
import { call, newShopper } from '../testing/shopper.ts'

const minutes = (count: number) => count * 60_000

test('POST /token/v2/auth/token gives a guest a pair of tokens of at least 128 bits that last 30 minutes (D06)', async () => {
  const { status, answer } = await call('auth.token.create', { grantType: 'guest' })
  expect(status).toBe(200)
  expect(answer.expiresIn).toBe(30 * 60)
  expect(answer.accessToken).toMatch(/^[\w-]{43}$/)
  expect(answer.refreshToken).toMatch(/^[\w-]{43}$/)
  expect(answer.accessToken).not.toBe(answer.refreshToken)
})

test('a call that needs a token answers AUT401 without one, with a wrong one, and with one older than 30 minutes', async () => {
  expect((await call('cart.cart.create', {})).code).toBe('AUT401')
  expect((await call('cart.cart.create', {}, { authorization: `Bearer ${'x'.repeat(43)}` })).code).toBe('AUT401')
  const shopper = await newShopper()
  clock.pass(minutes(29))
  expect((await shopper.call('cart.cart.create', {})).status).toBe(200)
  clock.pass(minutes(2))
  expect((await shopper.call('cart.cart.create', {})).code).toBe('AUT401')
})

test('a refresh token cannot be used as an access token', async () => {
  const { tokens } = await newShopper()
  const reply = await call('cart.cart.create', {}, { authorization: `Bearer ${tokens.refreshToken}` })
  expect(reply.code).toBe('AUT401')
})

test('refreshing gives a new pair for the same consumer', async () => {
  const { tokens } = await newShopper()
  const { answer } = await call('auth.token.create', { grantType: 'refresh', refreshToken: tokens.refreshToken })
  expect(answer.consumerId).toBe(tokens.consumerId)
  expect(answer.usid).toBe(tokens.usid)
  expect(answer.refreshToken).not.toBe(tokens.refreshToken)
})

test('using an old refresh token again answers AUT401 and ends the session with all its tokens', async () => {
  const { tokens } = await newShopper()
  const refresh = (refreshToken: string) => call('auth.token.create', { grantType: 'refresh', refreshToken })
  const { answer: second } = await refresh(tokens.refreshToken)
  clock.pass(31_000)
  expect((await refresh(tokens.refreshToken)).code).toBe('AUT401')
  expect((await refresh(second.refreshToken)).code).toBe('AUT401')
  expect((await call('cart.cart.create', {}, { authorization: `Bearer ${second.accessToken}` })).code).toBe('AUT401')
})

test('a refresh whose answer was lost gets the same pair again for half a minute, so that no cart is lost (O4)', async () => {
  const { tokens } = await newShopper()
  const refresh = () => call('auth.token.create', { grantType: 'refresh', refreshToken: tokens.refreshToken })
  const [first, second] = await Promise.all([refresh(), refresh()])
  clock.pass(20_000)
  const third = await refresh()
  expect(second.answer).toEqual(first.answer)
  expect(third.answer).toEqual(first.answer)
  const used = await call('cart.cart.create', {}, { authorization: `Bearer ${first.answer.accessToken}` })
  expect(used.status).toBe(200)
})

test('a refresh token lasts 30 days', async () => {
  const { tokens } = await newShopper()
  clock.pass(minutes(30 * 24 * 60 + 1))
  const reply = await call('auth.token.create', { grantType: 'refresh', refreshToken: tokens.refreshToken })
  expect(reply.code).toBe('AUT401')
})
