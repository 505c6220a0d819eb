import { expect, test } from 'vitest'

import { systemRandom } from '../../random.ts'
import { hashPassword } from '../../rules/passwords/password.ts'
import { codeVerifier, email, enter, password, signIn, signUp } from '../../testing/ada.ts'
import { rows } from '../../testing/checkout.ts'
import { clock } from '../../testing/clock.ts'
import { keptLetters } from '../../testing/letters.ts'
import { call, newShopper } from '../../testing/shopper.ts'

const minute = 60_000
const hour = 60 * minute

test('D04: AUT423 lasts thirty minutes; then the right password is let in, and counting begins anew', async () => {
  await signUp()
  for (const _ of [1, 2, 3, 4, 5]) await signIn('not-this-one')
  clock.pass(29 * minute)
  expect((await signIn()).code).toBe('AUT423')
  clock.pass(2 * minute)
  expect((await signIn('not-this-one')).code).toBe('AUT401')
  expect((await signIn()).status).toBe(200)
})

test('D05: a reset link works for sixty minutes, then answers AUT402', async () => {
  await signUp()
  const linkOf = async () => {
    await (await newShopper()).call('auth.password.reset', { email })
    const letter = (await keptLetters<{ link: string }>('link', `kind = 'reset'`)).at(-1)
    return letter?.link.split('token=')[1] ?? ''
  }
  const use = async (token: string, chosen: string) =>
    (await newShopper()).call('auth.password.confirm-forgot', { token, newPassword: chosen, confirmPassword: chosen })
  const late = await linkOf()
  clock.pass(61 * minute)
  expect((await use(late, 'under-the-larches')).code).toBe('AUT402')
  const timely = await linkOf()
  clock.pass(59 * minute)
  expect((await use(timely, 'under-the-larches')).status).toBe(200)
})

test('AUT432: the code of a sign-in is exchanged within a minute or not at all', async () => {
  await signUp()
  const { answer } = await signIn()
  clock.pass(61_000)
  const { authorizationCode } = answer
  const grantType = 'authorizationCode'
  expect((await call('auth.token.create', { grantType, authorizationCode, codeVerifier })).code).toBe('AUT432')
})

test('ASVS 7.3.2: a session of an account ends ninety days after the sign-in, however often its token is renewed', async () => {
  await signUp()
  let { answer: tokens } = await enter()
  for (let day = 0; day < 88; day += 8) {
    clock.pass(8 * 24 * hour)
    tokens = (await call('auth.token.create', { grantType: 'refresh', refreshToken: tokens.refreshToken })).answer
    expect(tokens.consumerType).toBe('REGISTERED')
  }
  clock.pass(2 * 24 * hour + minute)
  const { refreshToken } = tokens
  expect((await call('auth.token.create', { grantType: 'refresh', refreshToken })).code).toBe('AUT401')
})

test('the link that confirms an e-mail works for a day, then answers AUT402', async () => {
  await signUp()
  const [letter] = await keptLetters<{ link: string }>('link', `kind = 'confirm-email'`)
  const token = letter?.link.split('token=')[1] ?? ''
  const follow = async () => (await newShopper()).call('consumer.email.confirm', { token, password })
  clock.pass(24 * hour)
  expect((await follow()).code).toBe('AUT402')
})

test('R185, D10: a buy-in-store session ends eight hours after the agent login, however often its token is renewed', async () => {
  const guest = await newShopper()
  await rows(
    `INSERT INTO associates (id, store_id, name, username, password) VALUES ('S-US-1', 'S-US', 'Robin Tarn', 'robin', ?)`,
    hashPassword(password, systemRandom, 10),
  )
  const login = { username: 'robin', password: password, storeId: 'S-US' }
  let { answer: tokens } = await guest.call('auth.agent.login', login)
  const cartOf = (token: string) => call('cart.cart.create', {}, { authorization: `Bearer ${token}` })
  for (let passed = 0; passed < 15; passed += 1) {
    clock.pass(hour / 2)
    const refreshed = await call('auth.token.create', { grantType: 'refresh', refreshToken: tokens.refreshToken })
    tokens = refreshed.answer
    expect(tokens.consumerType).toBe('ASSOCIATE')
  }
  expect((await cartOf(tokens.accessToken)).status).toBe(200)
  clock.pass(hour / 2)
  expect((await cartOf(tokens.accessToken)).code).toBe('AUT401')
  const refreshed = await call('auth.token.create', { grantType: 'refresh', refreshToken: tokens.refreshToken })
  expect(refreshed.code).toBe('AUT401')
})
