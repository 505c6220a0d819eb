import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'

import type { InputOf } from '#src/commerce/calls/index.ts'
import { emailOf, fixtures, seededPassword } from '#demo/fixtures.ts'

import { openBrowser } from '../../browser.ts'
import { dependency } from '../../dependency.ts'
import {
  asWorker,
  codeChallenge,
  codeFor,
  codeVerifier,
  guest,
  guestToken,
  emailsTo,
  newcomer,
  notProvoked,
  personWith,
  provenNewcomer,
  signedIn,
  signInCodeOf,
  tokensFor,
  withoutKey,
  type Person,
} from '../../shoppers/person.ts'

beforeEach(() => dependency.reset())

const many = Array.from({ length: 50 })
const { upc } = fixtures.plentiful

/** How often each outcome came. */
const tally = (outcomes: readonly (string | number)[]) =>
  outcomes.reduce<Record<string, number>>((sum, one) => ({ ...sum, [one]: (sum[one] ?? 0) + 1 }), {})

/** Exchanges a code as the worker does. */
const exchange = (authorizationCode: string, more: object = {}) =>
  asWorker('auth.token.create', { grantType: 'authorizationCode', authorizationCode, codeVerifier, ...more })

const signInAs = (person: Person, username: string, password = seededPassword) =>
  person.call('auth.credentials.signin', { username, password, codeChallenge })

describe('POST /token/v2/auth/token', () => {
  it('R008, R181, R288: gives a guest a token of their own, and an account one for the code of a sign-in', async () => {
    expect(await guestToken()).toMatchObject({ consumerType: 'GUEST', expiresIn: 1800 })
    const tokens = await tokensFor(emailOf('member'))
    expect(tokens).toMatchObject({ consumerType: 'REGISTERED', favorites: { favoriteId: expect.any(String) } })
    expect(tokens.memberId).toBe(`M${tokens.consumerNo}`)
  })

  it('R141: says of an employee whether the terms of the discount are accepted', async () => {
    const accepted = await tokensFor(emailOf('employee'))
    expect(accepted).toMatchObject({ consumerType: 'EMPLOYEE', isEmployeeDiscountTCAccepted: true })
    const fresh = await tokensFor(emailOf('employee-new'))
    expect(fresh).toMatchObject({ consumerType: 'EMPLOYEE', isEmployeeDiscountTCAccepted: false })
  })

  it('AUT409 for a code that was exchanged before, AUT432 for a verifier that does not fit, an unknown or a spent code', async () => {
    const visitor = await guest()
    const { answer } = await signInAs(visitor, emailOf('shopper'))
    expect((await exchange(answer.authorizationCode)).status).toBe(200)
    expect(await exchange(answer.authorizationCode)).toMatchObject({ status: 409, code: 'AUT409' })
    const other = await signInAs(visitor, emailOf('shopper'))
    const wrong = { codeVerifier: 'another-verifier-'.repeat(3) }
    expect(await exchange(other.answer.authorizationCode, wrong)).toMatchObject({ status: 401, code: 'AUT432' })
    expect((await exchange(other.answer.authorizationCode)).code).toBe('AUT409')
    expect((await exchange('x'.repeat(43))).code).toBe('AUT432')
  })

  it('50 parallel exchanges of one code give one session and AUT409 forty-nine times', async () => {
    const { answer } = await signInAs(await guest(), emailOf('shopper'))
    const all = await Promise.all(many.map(() => exchange(answer.authorizationCode)))
    expect(tally(all.map(({ code = 'let in' }) => code))).toEqual({ 'let in': 1, AUT409: 49 })
  })

  it('50 parallel refreshes of one token give one and the same pair; an unknown token AUT401', async () => {
    const { refreshToken } = await tokensFor(emailOf('shopper'))
    const refresh = (token: string) => asWorker('auth.token.create', { grantType: 'refresh', refreshToken: token })
    const all = await Promise.all(many.map(() => refresh(refreshToken)))
    expect(new Set(all.map(({ answer }) => answer.accessToken)).size).toBe(1)
    expect(all.map(({ answer }) => answer.accessToken)[0]).toMatch(/^[\w-]{43}$/)
    expect((await refresh('y'.repeat(43))).code).toBe('AUT401')
  })

  it('API400 without the key that shows which client asks', async () => {
    const bare = await withoutKey('/token/v2/auth/token')
    expect(bare.status).toBe(400)
    expect(await bare.json()).toMatchObject({ errorDetails: [{ errorId: 'API400' }] })
  })

  it('D29: the guest’s cart grows the account’s, at most to the limit, and the merge is told of once', async () => {
    const account = await newcomer()
    const own = (await account.call('cart.cart.create', {})).answer
    await account.call('cart.item.add', { basketId: own.id, upc: fixtures.twoAtMost.upc, qty: 1 })
    const visitor = await guest()
    const { answer: cart } = await visitor.call('cart.cart.create', {})
    await visitor.call('cart.item.add', { basketId: cart.id, upc: fixtures.twoAtMost.upc, qty: 2 })
    await visitor.call('cart.item.add', { basketId: cart.id, upc, qty: 3 })
    const { answer } = await signInAs(visitor, account.email, account.password)
    const tokens = await exchange(answer.authorizationCode, { guestObjects: { basketId: cart.id } })
    expect(tokens.answer).toMatchObject({ basketId: own.id, mergedCart: true })
    const merged = (await account.call('cart.cart.get', { basketId: own.id })).answer
    expect(merged.items.map(line => [line.upc, line.qty])).toEqual([
      [fixtures.twoAtMost.upc, 2],
      [upc, 3],
    ])
    expect((await visitor.call('cart.cart.get', { basketId: cart.id })).code).toBe('BSK404')
  })

  it('R169: the merged-cart flag is set only when the cart that comes of it has more items', async () => {
    const account = await newcomer()
    const own = (await account.call('cart.cart.create', {})).answer
    await account.call('cart.item.add', { basketId: own.id, upc: fixtures.twoAtMost.upc, qty: 2 })
    const visitor = await guest()
    const { answer: cart } = await visitor.call('cart.cart.create', {})
    await visitor.call('cart.item.add', { basketId: cart.id, upc: fixtures.twoAtMost.upc, qty: 1 })
    const { answer } = await signInAs(visitor, account.email, account.password)
    const tokens = await exchange(answer.authorizationCode, { guestObjects: { basketId: cart.id } })
    expect(tokens.answer).toMatchObject({ basketId: own.id, mergedCart: false })
  })

  it('R018: favourites and saved things of a guest come along; nobody can bring along what is another guest’s', async () => {
    const [visitor, other] = [await guest(), await guest()]
    const { answer: mine } = await visitor.call('wishlists.favorites.post', { itemId: fixtures.plentiful.productId })
    const { answer: cart } = await other.call('cart.cart.create', {})
    await other.call('cart.item.add', { basketId: cart.id, upc, qty: 1 })
    const { answer: theirs } = await other.call('wishlists.favorites.post', { itemId: fixtures.lowStock.productId })
    const account = await newcomer()
    const takeAll = async (guestObjects: object) => {
      const { answer } = await signInAs(visitor, account.email, account.password)
      return (await exchange(answer.authorizationCode, { guestObjects })).answer
    }
    expect((await takeAll({ basketId: cart.id, favoriteId: theirs.favoriteId })).mergedCart).toBe(false)
    expect((await other.call('cart.cart.get', { basketId: cart.id })).answer.items).toHaveLength(1)
    expect((await other.call('wishlists.favorites.list', {})).answer.total).toBe(1)
    await takeAll({ favoriteId: mine.favoriteId })
    const { answer: kept } = await account.call('wishlists.favorites.list', {})
    expect(kept.items.map(({ itemId }) => itemId)).toEqual([fixtures.plentiful.productId])
  })
})

describe('POST /consumers-v3/auth/signin', () => {
  it('R009: gives an authorisation code for e-mail and password, and no token', async () => {
    const reply = await signInAs(await guest(), emailOf('shopper'))
    expect(reply).toMatchObject({ status: 200, misfit: [] })
    expect(Object.keys(reply.answer)).toEqual(['authorizationCode'])
  })

  it('D04: AUT401 for a wrong password, AUT426 the fourth time, AUT423 from the fifth on, also with the right one', async () => {
    const account = await newcomer()
    const visitor = await guest()
    const codes = []
    for (const _ of [1, 2, 3, 4, 5]) codes.push((await signInAs(visitor, account.email, 'not-this-one')).code)
    expect(codes).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423'])
    expect(await signInAs(visitor, account.email, account.password)).toMatchObject({ status: 423, code: 'AUT423' })
  })

  it('a refused password is not asked about again with another token: one attempt is one attempt', async () => {
    const visitor = await guest()
    await signInAs(visitor, emailOf('prosumer'), 'not-this-one')
    expect(dependency.asked('/consumers-v3/auth/signin')).toHaveLength(1)
  })

  it('AUT401 for an unknown e-mail, AUT453 for a malformed one, AUT403 for a failed captcha, AUT441 for a locked account', async () => {
    const visitor = await guest()
    expect((await signInAs(visitor, 'nobody@example.com')).code).toBe('AUT401')
    expect((await signInAs(visitor, 'nobody')).code).toBe('AUT453')
    expect((await signInAs(visitor, emailOf('locked'))).code).toBe('AUT441')
    const captcha = {
      username: emailOf('shopper'),
      password: seededPassword,
      codeChallenge,
      recaptcha_response: 'fail',
    }
    expect((await visitor.call('auth.credentials.signin', captcha)).code).toBe('AUT403')
  })
})

describe('POST /consumers-v3/auth/signup', () => {
  const person = {
    firstName: 'Una',
    lastName: 'Combe',
    email: 'una@example.com',
    password: 'seven-grey-stones',
    confirmPassword: 'seven-grey-stones',
  }

  it('opens an account that can be signed in to at once', async () => {
    const visitor = await guest()
    const reply = await visitor.call('auth.account.signup', { ...person, phone: '5557001', codeChallenge })
    expect(reply).toMatchObject({ status: 200, misfit: [] })
    const { answer } = await exchange(reply.answer.authorizationCode ?? '')
    expect(answer.consumerNo).toBe(reply.answer.consumerNo)
  })

  it.each([
    ['AUT439', 'an e-mail that has an account, however it is spelled', { email: 'SHOPPER@fellholm.example' }],
    ['AUT444', 'a phone of another account, however it is written', { phone: '+1 (303) 555-0100' }],
    ['AUT453', 'a malformed e-mail', { email: 'una@' }],
    ['AUT403', 'a failed captcha', { recaptcha_response: 'fail' }],
    ['FE340', 'passwords that do not match (R225)', { confirmPassword: 'seven-grey-stone' }],
    ['FE872', 'a password that is too short (R224)', { password: 'grey', confirmPassword: 'grey' }],
    ['FE872', 'one of the most common passwords', { password: 'P4ssw0rd!2026', confirmPassword: 'P4ssw0rd!2026' }],
    ['PRO410', 'somebody younger than 13 in the United States (R228)', { birthDate: '2020-01-01' }],
    ['PRO411', 'somebody who joins the loyalty programme without a birth date (R229)', { joinsLoyalty: true }],
  ])('%s for %s', async (code, _, more) => {
    const visitor = await guest()
    const reply = await visitor.call('auth.account.signup', { ...person, email: `x${Date.now()}@example.com`, ...more })
    expect(reply.code).toBe(code)
  })

  it('D03: PRO410 for somebody of 14 in Germany, who may have an account in the United States', async () => {
    const born = new Date(Date.now() - 14.5 * 365.25 * 86_400_000).toISOString().slice(0, 10)
    const teen = { ...person, email: 'teen@example.com', birthDate: born }
    expect((await (await guest('de-de')).call('auth.account.signup', teen)).code).toBe('PRO410')
    expect((await (await guest()).call('auth.account.signup', teen)).status).toBe(200)
  })
})

describe('POST /consumers-v3/consumer/resetpassword', () => {
  it('sends a link in the language of who asks, and answers the same for an address it does not know', async () => {
    const account = await newcomer()
    const visitor = await guest()
    const known = await visitor.call('auth.password.reset', { email: account.email })
    const unknown = await visitor.call('auth.password.reset', { email: 'nobody@example.com' })
    expect(known).toMatchObject({ status: 200, misfit: [], answer: { sent: true } })
    expect(unknown.answer).toEqual(known.answer)
    const [letter] = await emailsTo(account.email)
    expect(letter).toMatchObject({ kind: 'reset', link: expect.stringContaining('/en-us/reset-password?token=') })
    expect(await emailsTo('nobody@example.com')).toEqual([])
  })

  it('AUT453 for a malformed e-mail, AUT403 for a failed captcha', async () => {
    const visitor = await guest()
    expect((await visitor.call('auth.password.reset', { email: 'no' })).code).toBe('AUT453')
    const failed = await visitor.call('auth.password.reset', { email: 'a@b.co', recaptcha_response: 'fail' })
    expect(failed.code).toBe('AUT403')
  })
})

describe('POST /consumers-v3/confirmforgotpassword', () => {
  const chosen = { newPassword: 'under-the-larches', confirmPassword: 'under-the-larches' }

  it('sets the password by the link of the letter, ends every open session, and works once (AUT402)', async () => {
    const account = await newcomer()
    const visitor = await guest()
    await visitor.call('auth.password.reset', { email: account.email })
    const token = await codeFor(account.email, 'reset')
    const reply = await visitor.call('auth.password.confirm-forgot', { token, ...chosen })
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { changed: true } })
    const old = { token: account.tokens.accessToken }
    expect((await asWorker('consumer.profile.get', {}, old)).code).toBe('AUT401')
    expect((await signInAs(visitor, account.email, chosen.newPassword)).status).toBe(200)
    expect((await visitor.call('auth.password.confirm-forgot', { token, ...chosen })).code).toBe('AUT402')
  })

  it('50 parallel uses of one link: one sets the password, forty-nine get AUT402', async () => {
    const account = await newcomer()
    const { accessToken: token } = await guestToken()
    await asWorker('auth.password.reset', { email: account.email }, { token })
    const code = await codeFor(account.email, 'reset')
    const use = (_: unknown, place: number) => {
      const password = `larch-number-${place}`
      const input = { token: code, newPassword: password, confirmPassword: password }
      return asWorker('auth.password.confirm-forgot', input, { token })
    }
    const all = await Promise.all(many.map(use))
    expect(tally(all.map(one => one.code ?? 'changed'))).toEqual({ changed: 1, AUT402: 49 })
  })

  it('AUT452 for the password it had, FE872 for a short one, FE340 for two different ones; the link still works after', async () => {
    const account = await newcomer()
    const visitor = await guest()
    await visitor.call('auth.password.reset', { email: account.email })
    const token = await codeFor(account.email, 'reset')
    const confirm = (newPassword: string, confirmPassword = newPassword) =>
      visitor.call('auth.password.confirm-forgot', { token, newPassword, confirmPassword })
    expect((await confirm(account.password)).code).toBe('AUT452')
    expect((await confirm('short')).code).toBe('FE872')
    expect((await confirm('under-the-larches', 'under-the-birches')).code).toBe('FE340')
    expect((await confirm('under-the-larches')).status).toBe(200)
  })

  it('AUT402, POST /consumers-v3/confirmforgotpassword/waysin: tells who has the link what else opens the account, and nobody else', async () => {
    const visitor = await guest()
    await visitor.call('auth.password.reset', { email: emailOf('history') })
    const token = await codeFor(emailOf('history'), 'reset')
    expect(await visitor.call('auth.password.sign-in-methods', { token })).toMatchObject({
      status: 200,
      misfit: [],
      answer: { passkeys: [], identities: [] },
    })
    expect((await visitor.call('auth.password.sign-in-methods', { token: 'x'.repeat(43) })).code).toBe('AUT402')
  })

  it('a newer letter makes the older link void (AUT402)', async () => {
    const account = await newcomer()
    const visitor = await guest()
    await visitor.call('auth.password.reset', { email: account.email })
    const older = await codeFor(account.email, 'reset')
    await visitor.call('auth.password.reset', { email: account.email })
    expect((await visitor.call('auth.password.confirm-forgot', { token: older, ...chosen })).code).toBe('AUT402')
  })
})

describe('POST /consumers-v3/consumer/changepassword', () => {
  const change = (person: Person, currentPassword: string, newPassword: string, confirmPassword = newPassword) =>
    person.call('auth.password.change', { currentPassword, newPassword, confirmPassword })

  it('changes the password, ends every other session and goes on with a new one, its tokens sealed', async () => {
    const account = await newcomer()
    const elsewhere = await personWith(await tokensFor(account.email, account.password))
    const before = await account.session()
    const reply = await change(account, account.password, 'over-the-high-pass')
    expect(reply).toMatchObject({ status: 200, answer: { consumerType: 'REGISTERED' } })
    expect(JSON.stringify(reply.answer)).not.toMatch(/accessToken|refreshToken/)
    const after = await account.session()
    expect(after?.usid).not.toBe(before?.usid)
    expect((await account.call('consumer.profile.get', {})).status).toBe(200)
    expect((await asWorker('consumer.profile.get', {}, { token: elsewhere.tokens.accessToken })).code).toBe('AUT401')
  })

  it('D02: AUT450 the present one is wrong, AUT451 the same again, AUT452 one of the last three', async () => {
    const account = await newcomer()
    expect((await change(account, 'not-this-one', 'over-the-high-pass')).code).toBe('AUT450')
    expect((await change(account, account.password, account.password)).code).toBe('AUT451')
    expect((await change(account, account.password, 'over-the-high-pass')).status).toBe(200)
    expect((await change(account, 'over-the-high-pass', account.password)).code).toBe('AUT452')
  })

  it('FE872 for a short one, FE340 for two different ones, AUT423 after five wrong ones', async () => {
    const account = await newcomer()
    expect((await change(account, account.password, 'short')).code).toBe('FE872')
    expect((await change(account, account.password, 'over-the-high-pass', 'over-the-low-pass')).code).toBe('FE340')
    for (const _ of [1, 2, 3, 4]) await change(account, 'not-this-one', 'over-the-high-pass')
    expect((await change(account, 'not-this-one', 'over-the-high-pass')).code).toBe('AUT423')
  })

  it('PRO415 for an account that signs in by an identity and has no password', async () => {
    const person = await bySocial('sub-rowan')
    expect((await change(person, 'whatever-it-was', 'over-the-high-pass')).code).toBe('PRO415')
  })
})

/** Chooses somebody at the embedded identity provider and gives the code it sends back. */
async function codeAt(idp: string, subject: string): Promise<string> {
  const answer = await openBrowser().post(`/identity/${idp}/authorize?locale=en_US`, {
    redirect_uri: 'http://localhost/en-us/social-sign-in',
    state: 'x',
    subject,
  })
  return new URL(answer.headers.get('location') ?? 'http://nowhere').searchParams.get('code') ?? ''
}

/** Signs in by an identity as the worker does; who does it in the browser is in `tests/edge/people/sign-in.test.ts`. */
const social = async (subject: string, idp: 'google' | 'facebook' | 'amazon' = 'google') =>
  asGuest({ idp, authorizationCode: await codeAt(idp, subject) })

const asGuest = async (input: InputOf<'auth.social.login'>) =>
  asWorker('auth.social.login', input, { token: (await guestToken()).accessToken })

const bySocial = async (subject: string): Promise<Person> => personWith((await social(subject)).answer)

describe('POST /token/v3/login/social', () => {
  it('R009, R030: opens an account for an identity of google, and finds it again', async () => {
    const reply = await social('sub-juniper')
    expect(reply).toMatchObject({ status: 200, answer: { consumerType: 'REGISTERED' } })
    const person = await personWith(reply.answer)
    const { answer: profile } = await person.call('consumer.profile.get', {})
    expect(profile.consumerDetails).toMatchObject({ email: 'juniper@example.com', identity: [{ type: 'google' }] })
    const again = await social('sub-juniper')
    expect(again.answer.consumerNo).toBe(profile.consumerNo)
  })

  it('AUT418 for a code the provider does not know or that was used, AUT500 when it fails, AUT441 for a locked account, AUT404 for amazon, which is off (R394)', async () => {
    const authorizationCode = await codeAt('google', 'sub-juniper')
    expect((await asGuest({ idp: 'google', authorizationCode })).status).toBe(200)
    expect((await asGuest({ idp: 'google', authorizationCode })).code).toBe('AUT418')
    const anothers = await codeAt('google', 'sub-juniper')
    expect((await asGuest({ idp: 'facebook', authorizationCode: anothers })).code).toBe('AUT418')
    expect((await asGuest({ idp: 'google', authorizationCode: 'x'.repeat(43) })).code).toBe('AUT418')
    expect(await social('sub-outage')).toMatchObject({ status: 500, code: 'AUT500' })
    expect((await social('sub-locked')).code).toBe('AUT441')
    expect(await social('sub-juniper', 'amazon')).toMatchObject({ status: 403, code: 'AUT404' })
  })

  it('AUT438: an account that has no password is told so at POST /consumers-v3/auth/signin', async () => {
    await bySocial('sub-rowan')
    expect((await signInAs(await guest(), 'rowan@example.com')).code).toBe('AUT438')
  })
})

describe('POST /token/v3/logout/social', () => {
  it('ends the session and names where one signs out of the provider', async () => {
    const person = await bySocial('sub-juniper')
    const reply = await person.call('auth.social.logout', { idp: 'google' })
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { signedOut: true } })
    expect(await person.session()).toBeUndefined()
  })

  it('AUT418 for an account without an identity of that provider', async () => {
    const account = await newcomer()
    expect((await account.call('auth.social.logout', { idp: 'facebook' })).code).toBe('AUT418')
  })
})

describe('POST /consumers-v3/consumer/auth/signout', () => {
  it('R182: ends the session with all its tokens; whatever comes next is a guest’s', async () => {
    const person = await signedIn('shopper')
    const { accessToken, refreshToken } = person.tokens
    const reply = await person.call('auth.session.signout', { refreshToken: 'x'.repeat(43) })
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { signedOut: true } })
    expect((await asWorker('consumer.profile.get', {}, { token: accessToken })).code).toBe('AUT401')
    expect((await asWorker('auth.token.create', { grantType: 'refresh', refreshToken })).code).toBe('AUT401')
    expect(person.browser.cookies.has('__Host-visit')).toBe(false)
    expect((await person.call('consumer.profile.get', {})).code).toBe('AUT404')
    expect((await person.session())?.consumerType).toBe('GUEST')
  })

  it('script says `current` for the refresh token it must not know', async () => {
    const person = await signedIn('shopper')
    const answer = await person.browser.send('/consumers-v3/consumer/auth/signout?locale=en_US', {
      refreshToken: 'current',
    })
    expect(answer.status).toBe(200)
    expect((await asWorker('consumer.profile.get', {}, { token: person.tokens.accessToken })).code).toBe('AUT401')
  })
})

describe('POST /consumers-v3/auth/code, POST /consumers-v3/auth/code/signin', () => {
  const wrongOf = (code: string) => `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0')

  it('AUT454: after five wrong ones not even the right one opens, until another was sent', async () => {
    const { email } = await newcomer()
    const visitor = await guest()
    await visitor.call('auth.code.send', { email })
    const code = await signInCodeOf(email)
    const enter = async (typed: string) =>
      (await visitor.call('auth.code.signin', { email, code: typed, codeChallenge })).code
    for (let tries = 0; tries < 5; tries++) expect(await enter(wrongOf(code))).toBe('AUT454')
    expect(await enter(code)).toBe('AUT454')
    await visitor.call('auth.code.send', { email })
    expect(await enter(await signInCodeOf(email))).toBeUndefined()
  })

  it('AUT454: it opens nothing in another browser than the one that asked', async () => {
    const { email } = await newcomer()
    const [mine, other] = [await guest(), await guest()]
    await mine.call('auth.code.send', { email })
    const code = await signInCodeOf(email)
    expect((await other.call('auth.code.signin', { email, code, codeChallenge })).code).toBe('AUT454')
    expect((await mine.call('auth.code.signin', { email, code, codeChallenge })).code).toBeUndefined()
  })

  it('POST /consumers-v3/auth/code: the answer is the same for an address without an account, which gets no letter', async () => {
    const visitor = await guest()
    const { email } = await newcomer()
    const known = await visitor.call('auth.code.send', { email })
    const unknown = await visitor.call('auth.code.send', { email: 'nobody-has-this@example.com' })
    expect([unknown.status, unknown.answer]).toEqual([known.status, known.answer])
    expect(await emailsTo('nobody-has-this@example.com')).toEqual([])
  })

  it('POST /consumers-v3/auth/code, AUT453, AUT403: an address gets five letters an hour; a session asks ten times, then it is asked whether it is a person', async () => {
    const visitor = await guest()
    const { email } = await newcomer()
    expect((await visitor.call('auth.code.send', { email: 'somebody@' })).code).toBe('AUT453')
    for (let sent = 0; sent < 10; sent++)
      expect((await visitor.call('auth.code.send', { email })).answer).toEqual({ sent: true })
    expect((await emailsTo(email)).filter(({ kind }) => kind === 'sign-in-code')).toHaveLength(5)
    expect((await visitor.call('auth.code.send', { email })).code).toBe('AUT403')
    const solved = { email: 'nobody-else@example.com', recaptcha_response: 'person' }
    expect((await visitor.call('auth.code.send', solved)).answer).toEqual({ sent: true })
  })

  it('AUT441: an account that support has locked stays so', async () => {
    const visitor = await guest()
    const email = emailOf('locked')
    await visitor.call('auth.code.send', { email })
    const code = await signInCodeOf(email)
    expect((await visitor.call('auth.code.signin', { email, code, codeChallenge })).code).toBe('AUT441')
  })
})

it('AUT455: password and code by e-mail of an account with a code app give a ticket for its second step instead of a code', async () => {
  const account = await provenNewcomer()
  const { answer } = await account.call('consumer.second-factor.offer', {})
  const app = new TOTP({ secret: Secret.fromBase32(answer.offer?.secret ?? '') })
  await account.call('consumer.second-factor.create', { code: app.generate() })
  const visitor = await guest()
  const asked = { status: 401, code: 'AUT455', info: { ticket: expect.stringMatching(/^[\w-]{43}$/) } }
  expect(await signInAs(visitor, account.email, account.password)).toMatchObject(asked)
  await visitor.call('auth.code.send', { email: account.email })
  const code = await signInCodeOf(account.email)
  const byCode = await visitor.call('auth.code.signin', { email: account.email, code, codeChallenge })
  expect(byCode).toMatchObject(asked)
})

it('every refusal these calls declare was provoked through the proxy', () => {
  expect(
    notProvoked([
      'auth.credentials.signin',
      'auth.account.signup',
      'auth.password.reset',
      'auth.password.confirm-forgot',
      'auth.password.change',
      'auth.password.sign-in-methods',
      'auth.social.logout',
      'auth.code.send',
      'auth.code.signin',
    ]),
  ).toEqual([])
})
