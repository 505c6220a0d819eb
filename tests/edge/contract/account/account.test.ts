import { describe, expect, it } from 'vitest'

import { calls } from '#src/commerce/calls/index.ts'
import { emailOf, fixtures } from '#demo/fixtures.ts'

import { openBrowser } from '../../browser.ts'
import {
  asWorker,
  codeFor,
  guest,
  emailsTo,
  newcomer,
  notProvoked,
  personWith,
  signedIn,
  tokensFor,
  type Person,
} from '../../shoppers/person.ts'
import { sampleOf } from '../sample.ts'

const change = (person: Person, consumerDetails: object, more: object = {}) =>
  person.call('consumer.profile.update', { consumerProfile: { consumerDetails, ...more } })

const associate = async (): Promise<Person> => {
  const person = await guest()
  const login = {
    username: 's-us-denver@stores.fellholm.example',
    password: 'trail-lantern-42',
    storeId: 's-us-denver',
  }
  await person.call('auth.agent.login', login)
  return person
}

describe('GET /consumers-v3/consumer, which is also consumer.profile-store.get (R395)', () => {
  it('R134, R135, R137: gives the profile with its addresses; points only when the loyalty summary is asked for (R297, R407)', async () => {
    const person = await signedIn('member')
    const plain = await person.call('consumer.profile.get', {})
    expect(plain).toMatchObject({
      status: 200,
      misfit: [],
      answer: {
        consumerDetails: { email: emailOf('member'), firstName: 'Noor', birthDate: '1991-09-30' },
        preferences: { interests: 'hike|camp' },
        isLoyaltyMember: true,
        loyaltyOptInDate: expect.any(String),
      },
    })
    expect(plain.answer.consumerDetails.address.map(({ approachType }) => approachType)).toEqual(['S', 'B'])
    expect(plain.answer).not.toHaveProperty('loyaltySummary')
    const { answer } = await person.call('consumer.profile.get', { loyaltySummary: 'true' })
    expect(answer.loyaltySummary?.points.balance).toBe(1_240)
  })

  it.each([
    ['employee', 'R139', { employee: { termsAccepted: true, currentSpend: 42_000, annualCap: 250_000 } }],
    ['athlete', 'R140', { athlete: { currentSpend: 60_000, annualCredit: 200_000 } }],
    [
      'prosumer',
      'R029, R136, R140',
      { prosumer: { currentSpend: 0, annualCredit: 100_000 }, identity: [{ type: 'WRANX' }] },
    ],
    ['influencer', 'R393', { consumerCredit: { type: 'INFLUENCER', currentSpend: 15_000, annualCredit: 80_000 } }],
  ] as const)('tells what an %s may spend (%s)', async (role, _, details) => {
    const { answer } = await (await signedIn(role)).call('consumer.profile.get', {})
    expect(answer.consumerDetails).toMatchObject(details)
  })

  it('PRO404 in a buy-in-store session, which is nobody’s account', async () => {
    expect((await (await associate()).call('consumer.profile.get', {})).code).toBe('PRO404')
  })
})

describe('PUT /consumers-v3/consumer, which is also consumer.profile-store.update (R395)', () => {
  it('R298, R137: changes what is named and leaves the rest; the revision moves', async () => {
    const person = await newcomer()
    const before = (await person.call('consumer.profile.get', {})).answer
    const reply = await change(
      person,
      { postalCode: '80301', birthDate: '1990-05-05' },
      { preferences: { interests: 'ski|run' } },
    )
    expect(reply).toMatchObject({
      status: 200,
      misfit: [],
      answer: { consumerDetails: { firstName: 'New', postalCode: '80301' }, preferences: { interests: 'ski|run' } },
    })
    expect(reply.answer.revision).toBeGreaterThan(before.revision)
  })

  it('an employee accepts the terms of the discount here', async () => {
    const person = await signedIn('employee-new')
    const { answer } = await change(person, { employee: { termsAccepted: true } })
    expect(answer.consumerDetails.employee?.termsAccepted).toBe(true)
  })

  it.each([
    ['AUT442', 'a phone of another account', { phone: '303 555 0100' }],
    ['AUT453', 'a malformed e-mail (R227)', { email: 'no' }],
    ['PRO410', 'a birth date that makes somebody too young', { birthDate: '2021-01-01' }],
  ])('%s for %s', async (code, _, details) => {
    expect((await change(await newcomer(), details)).code).toBe(code)
  })

  it('PRO412 when the profile has changed since it was read; PRO404 in a buy-in-store session', async () => {
    const person = await newcomer()
    const { revision } = (await person.call('consumer.profile.get', {})).answer
    expect((await change(person, { postalCode: '80301' }, { revision })).status).toBe(200)
    expect((await change(person, { postalCode: '80302' }, { revision })).code).toBe('PRO412')
    expect((await change(await associate(), {})).code).toBe('PRO404')
  })
})

/** As if nobody had shown for an hour who they are. */
const anHourLater = (hours: string) =>
  openBrowser().post('/admin/scenarios', { site: 'fellholm-us', do: 'clock', hours })

describe('another e-mail', () => {
  it('waits until its letter is answered; the answer is the same whether it is free or another account’s, whose owner is told', async () => {
    const person = await newcomer()
    const ask = async (email: string) => (await change(person, { email })).answer.consumerDetails
    const free = await ask('moved@example.com')
    const taken = await ask(emailOf('shopper'))
    expect(free).toMatchObject({ email: person.email, pendingEmail: 'moved@example.com' })
    expect(taken).toMatchObject({ email: person.email, pendingEmail: emailOf('shopper') })
    expect(Object.keys(taken)).toEqual(Object.keys(free))
    expect((await emailsTo(emailOf('shopper')))[0]?.kind).toBe('email-taken')
    const toOld = (await emailsTo(person.email)).filter(({ kind }) => kind === 'email-changing')
    expect(toOld).toHaveLength(2)
  })

  it('is the account’s once the link is followed; a reset link that went to the former address opens nothing any more (AUT402)', async () => {
    const person = await newcomer()
    await (await guest()).call('auth.password.reset', { email: person.email })
    const former = await codeFor(person.email, 'reset')
    const email = `moved-${person.email}`
    await change(person, { email })
    const token = await codeFor(email, 'confirm-email')
    expect(await person.call('consumer.email.confirm', { token })).toMatchObject({ status: 200, answer: { email } })
    const { consumerDetails } = (await person.call('consumer.profile.get', {})).answer
    expect(consumerDetails).toMatchObject({ email, isEmailConfirmed: true })
    expect(consumerDetails.pendingEmail).toBeUndefined()
    expect((await emailsTo(person.email))[0]?.kind).toBe('email-changed')
    const [newPassword, confirmPassword] = ['somebody-elses-now', 'somebody-elses-now']
    const stolen = { token: former, newPassword, confirmPassword }
    expect((await (await guest()).call('auth.password.confirm-forgot', stolen)).code).toBe('AUT402')
  })

  it('PRO400 when it has become another account’s meanwhile; AUT402 for a link that was used, AUT450, AUT428 and AUT423 for who does not hold the account', async () => {
    const [person, other] = [await newcomer(), await guest()]
    await change(person, { email: 'wanted@example.com' })
    const token = await codeFor('wanted@example.com', 'confirm-email')
    const follow = (password?: string) =>
      other.call('consumer.email.confirm', { token, ...(password !== undefined && { password }) })
    expect((await follow()).code).toBe('AUT428')
    await newcomer({ email: 'wanted@example.com' })
    expect((await follow(person.password)).code).toBe('PRO400')
    expect((await follow(person.password)).code).toBe('AUT402')
    await change(person, { email: 'wanted-too@example.com' })
    const second = await codeFor('wanted-too@example.com', 'confirm-email')
    const codes = []
    for (const _ of [1, 2, 3, 4, 5])
      codes.push((await other.call('consumer.email.confirm', { token: second, password: 'not-this-one' })).code)
    expect(codes).toEqual(['AUT450', 'AUT450', 'AUT450', 'AUT450', 'AUT423'])
  })

  it('API429: 120 e-mails are not probed: ten letters in an hour, then none is asked for', async () => {
    const person = await newcomer()
    for (let asked = 0; asked < 10; asked++)
      expect((await change(person, { email: `probe-${asked}@example.com` })).status).toBe(200)
    expect((await change(person, { email: 'probe@example.com' })).code).toBe('API429')
    expect((await person.call('consumer.email.resend', {})).code).toBe('API429')
  })

  it('API429: sixty phones are not probed: ten in an hour, and a wrong birth date tells nothing before', async () => {
    const person = await newcomer()
    const probe = (more: object = {}) => change(person, { phone: '303 555 0100', ...more })
    for (let asked = 0; asked < 20; asked++) expect((await probe({ birthDate: '2021-01-01' })).code).toBe('PRO410')
    for (let asked = 0; asked < 10; asked++) expect((await probe()).code).toBe('AUT442')
    expect((await probe()).code).toBe('API429')
    const joining = { consumerProfile: { consumerDetails: { phone: '303 555 0100', birthDate: '1990-05-05' } } }
    expect((await person.call('consumer.profile.post', joining)).code).toBe('API429')
  })

  it('a phone that somebody only typed keeps its owner from nothing', async () => {
    const thief = await newcomer()
    expect((await change(thief, { phone: '303 555 0199' })).status).toBe(200)
    const owner = await newcomer({ phone: '303 555 0199' })
    expect((await owner.call('consumer.profile.get', {})).answer.consumerDetails.phone).toBe('13035550199')
  })
})

describe('what changes the ways into an account', () => {
  it('AUT428: an hour after the sign-in e-mail, phone, passkeys and the end of the account ask who it is; the password opens them for five minutes', async () => {
    const person = await newcomer({ birthDate: '1990-05-05' })
    const attempts = async () => [
      (await change(person, { email: 'att@example.org' })).code,
      (await change(person, { phone: '303 555 0123' })).code,
      (await person.call('consumer.profile.post', { consumerProfile: { consumerDetails: { phone: '5550124' } } })).code,
      (await person.call('consumer.passkey.offer', {})).code,
      (await person.call('consumer.passkey.create', sampleOf(calls['consumer.passkey.create'].body) as never)).code,
      (await person.call('consumer.passkey.remove', { passkeyId: 'whichever' })).code,
      (
        await person.call('consumer.user-data.retrieve', {
          requestType: 'DELETE',
          organisation: 'Fellholm',
          payload: { email: person.email },
        })
      ).code,
    ]
    await anHourLater('1')
    const codes = await attempts()
    expect(codes).toEqual(codes.map(() => 'AUT428'))
    expect((await change(person, { postalCode: '80302' })).status).toBe(200)
    expect((await person.call('auth.password.confirm', { password: 'not-this-one' })).code).toBe('AUT450')
    expect((await person.call('auth.password.confirm', { password: person.password })).status).toBe(200)
    expect((await change(person, { email: 'mine@example.org' })).status).toBe(200)
    await anHourLater('0')
  })

  it('AUT418, POST /consumers-v3/auth/passkey/confirm: a passkey of another account proves nothing; AUT423 after five wrong passwords, PRO415 without one', async () => {
    const person = await newcomer()
    const proof = sampleOf(calls['auth.passkey.confirm'].body) as never
    expect((await person.call('auth.passkey.confirm', proof)).code).toBe('AUT418')
    for (const _ of [1, 2, 3, 4]) await person.call('auth.password.confirm', { password: 'not-this-one' })
    expect((await person.call('auth.password.confirm', { password: 'not-this-one' })).code).toBe('AUT423')
  })

  it('POST /consumers-v3/consumer/auth/signout-everywhere ends every session of the account, and nobody else’s', async () => {
    const [here, other] = [await newcomer(), await newcomer()]
    const there = await personWith(await tokensFor(here.email, here.password))
    expect((await there.call('auth.session.signout-everywhere', {})).status).toBe(200)
    expect(await there.session()).toBeUndefined()
    const { accessToken: token } = here.tokens
    expect((await asWorker('consumer.profile.get', {}, { token })).code).toBe('AUT401')
    expect((await other.call('consumer.profile.get', {})).status).toBe(200)
  })
})

describe('POST /consumers-v3/consumer', () => {
  const join = (person: Person, consumerDetails: object, more: object = {}) =>
    person.call('consumer.profile.post', { consumerProfile: { consumerDetails, ...more } })

  it('D11: joins the loyalty programme; the link of the welcome letter confirms it', async () => {
    const person = await newcomer()
    const reply = await join(person, { birthDate: '1990-05-05' })
    expect(reply).toMatchObject({
      status: 200,
      misfit: [],
      answer: { isLoyaltyMember: true, isLoyaltyConfirmed: false },
    })
    const code = await codeFor(person.email, 'loyalty-welcome')
    expect((await person.call('consumer.sms-subscription.update', { code })).status).toBe(200)
    expect((await person.call('consumer.profile.get', {})).answer.isLoyaltyConfirmed).toBe(true)
  })

  it('PRO411 without a birth date, PRO410 with one that is too young', async () => {
    const person = await newcomer()
    expect((await join(person, {})).code).toBe('PRO411')
    expect((await join(person, { birthDate: '2021-01-01' })).code).toBe('PRO410')
  })

  it('refuses as PUT does: AUT442, AUT453, PRO412, and PRO404 without a profile', async () => {
    const person = await newcomer()
    const birthDate = '1990-05-05'
    expect((await join(person, { birthDate, phone: '303 555 0100' })).code).toBe('AUT442')
    expect((await join(person, { birthDate, email: 'no' })).code).toBe('AUT453')
    expect((await join(person, { birthDate }, { revision: 999 })).code).toBe('PRO412')
    expect((await join(await associate(), { birthDate })).code).toBe('PRO404')
  })
})

describe('GET /consumers-v3/consumer/lookup', () => {
  it('D11: tells whether an e-mail is registered and a loyalty member; AUT453 for a malformed one, AUT403 for a failed captcha', async () => {
    const visitor = await guest()
    const look = async (email: string) => visitor.call('consumer.account.lookup', { email })
    expect(await look(emailOf('member'))).toMatchObject({
      status: 200,
      misfit: [],
      answer: { registered: true, isLoyaltyMember: true },
    })
    expect((await look(emailOf('shopper'))).answer).toEqual({ registered: true, isLoyaltyMember: false })
    expect((await look('nobody@example.com')).answer).toEqual({ registered: false, isLoyaltyMember: false })
    expect((await look('nobody')).code).toBe('AUT453')
    const failed = { email: emailOf('shopper'), recaptcha_response: 'fail' }
    expect((await visitor.call('consumer.account.lookup', failed)).code).toBe('AUT403')
  })
})

describe('PUT /consumers-v3/consumer/notification', () => {
  it('keeps which news somebody wants; PRO418 for news by SMS without a phone', async () => {
    const person = await newcomer()
    const set = (notifications: object) => person.call('consumer.notification.update', { notifications })
    expect(await set({ orderEmail: true })).toMatchObject({ status: 200, misfit: [] })
    expect((await set({ backInStockEmail: true })).answer.notifications).toEqual({
      orderEmail: true,
      backInStockEmail: true,
    })
    expect((await set({ orderSms: true })).code).toBe('PRO418')
    const reachable = await newcomer({ phone: '5557301' })
    expect((await reachable.call('consumer.notification.update', { notifications: { orderSms: true } })).status).toBe(
      200,
    )
  })
})

describe('POST /consumers-v3/consumer/retrieveUserData', () => {
  const request = { requestType: 'ACCESS', organisation: 'Fellholm' } as const

  it('ACCESS gives everything the shop knows of a person, and no hash or token', async () => {
    const person = await newcomer({ phone: '5557401' })
    const reply = await person.call('consumer.user-data.retrieve', { ...request, payload: { email: person.email } })
    expect(reply).toMatchObject({
      status: 200,
      misfit: [],
      answer: { userData: { email: person.email, firstName: 'New' } },
    })
    expect(JSON.stringify(reply.answer)).not.toMatch(/scrypt|password/i)
  })

  it('DELETE forgets the person: the session answers AUT498 and is left, and the e-mail is free again', async () => {
    const person = await newcomer()
    const payload = { email: person.email }
    await person.call('consumer.user-data.retrieve', { ...request, requestType: 'DELETE', payload })
    expect(await person.call('consumer.profile.get', {})).toMatchObject({ status: 498, code: 'AUT498' })
    expect(await person.session()).toBeUndefined()
    const { answer } = await (await guest()).call('consumer.account.lookup', { email: person.email })
    expect(answer.registered).toBe(false)
  })

  it('ATTR100 without the type of the request, ATTR200 without the organisation, ATTR300 without one’s own e-mail', async () => {
    const person = await newcomer()
    const ask = (input: object) => person.call('consumer.user-data.retrieve', input)
    expect((await ask({})).code).toBe('ATTR100')
    expect((await ask({ requestType: 'ACCESS' })).code).toBe('ATTR200')
    expect((await ask(request)).code).toBe('ATTR300')
    expect((await ask({ ...request, payload: { email: 'somebody@else.example' } })).code).toBe('ATTR300')
  })
})

describe('POST /consumers-v3/consumer/warranty', () => {
  const wrong = {
    firstName: 'Una',
    lastName: 'Combe',
    email: 'una@example.com',
    productId: fixtures.plentiful.productId,
    issue: 'The seam has opened.',
  }

  it('R302: opens a case, and a letter says so', async () => {
    const reply = await (await guest()).call('consumer.warranty-case.create', { ...wrong, source: 'help' })
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { caseNumber: expect.stringMatching(/^W\d{8}$/) } })
    const [letter] = await emailsTo(wrong.email)
    expect(letter?.subject).toContain(reply.answer.caseNumber)
  })

  it('PLP400 for a product the shop does not have, AUT453 for a malformed e-mail, AUT403 for a failed captcha', async () => {
    const visitor = await guest()
    const open = (more: object) => visitor.call('consumer.warranty-case.create', { ...wrong, ...more })
    expect((await open({ productId: 'XX99999' })).code).toBe('PLP400')
    expect((await open({ email: 'no' })).code).toBe('AUT453')
    expect((await open({ recaptcha_response: 'fail' })).code).toBe('AUT403')
  })

  it('API429: ten cases in an hour, then none for a while', async () => {
    const visitor = await guest()
    const open = () => visitor.call('consumer.warranty-case.create', { ...wrong, email: 'often@example.com' })
    for (let opened = 0; opened < 10; opened++) expect((await open()).status).toBe(200)
    expect((await open()).code).toBe('API429')
  })
})

it('another shopper’s profile is reached by no token but their own', async () => {
  const [one, other] = [await newcomer(), await newcomer()]
  const token = one.tokens.accessToken
  expect((await asWorker('consumer.profile.get', {}, { token })).answer.consumerDetails.email).toBe(one.email)
  const thief = await personWith({ ...one.tokens, consumerId: other.tokens.consumerId })
  expect((await thief.call('consumer.profile.get', {})).answer.consumerDetails.email).toBe(one.email)
})

it('every refusal these calls declare was provoked through the proxy', () => {
  expect(
    notProvoked([
      'consumer.profile.get',
      'consumer.profile.update',
      'consumer.profile.post',
      'consumer.email.confirm',
      'consumer.email.resend',
      'consumer.account.lookup',
      'consumer.notification.update',
      'consumer.user-data.retrieve',
      'consumer.warranty-case.create',
    ]),
  ).toEqual([])
})
