import { describe, expect, it } from 'vitest'

import { emailOf } from '#demo/fixtures.ts'

import { codeFor, guest, newcomer, notProvoked, signedIn } from '../../shoppers/person.ts'

describe('POST /consumers-v3/consumer/loyalty/token', () => {
  it('R299: gives a signed token for the usid of the member’s own session', async () => {
    const member = await signedIn('member')
    const reply = await member.call('consumer.loyalty-token.create', { usid: member.tokens.usid })
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { expiresIn: 300 } })
    expect(reply.answer.loyaltyToken).toMatch(new RegExp(`^M${member.tokens.consumerNo}\\.\\d+\\.[\\w-]{43}$`))
  })

  it('R299: may send a leadSource header: the first one is kept with the member, and it is API400 when it is no word', async () => {
    const member = await signedIn('member')
    const { usid } = member.tokens
    const kept = async () => {
      const asking = { requestType: 'ACCESS', organisation: 'Fellholm', payload: { email: emailOf('member') } } as const
      const { answer } = await member.call('consumer.user-data.retrieve', asking)
      return answer.userData?.leadSource
    }
    for (const leadSource of ['in-store-poster', 'newsletter'])
      expect((await member.call('consumer.loyalty-token.create', { usid, leadSource })).status).toBe(200)
    expect(await kept()).toBe('in-store-poster')
    expect((await member.call('consumer.loyalty-token.create', { usid, leadSource: 'a poster, <b>' })).code).toBe(
      'API400',
    )
  })

  it('4044 for a usid of another session, REW135 for a member who has not confirmed', async () => {
    const member = await signedIn('member')
    expect((await member.call('consumer.loyalty-token.create', { usid: 'another' })).code).toBe('4044')
    const fresh = await signedIn('member-new')
    expect((await fresh.call('consumer.loyalty-token.create', { usid: fresh.tokens.usid })).code).toBe('REW135')
  })
})

describe('GET /consumers-v3/consumer/loyalty/promo/welcome', () => {
  it('R158: greets a member in their language; REW130 for who is no member, REW401 for a guest (R011, R020)', async () => {
    const reply = await (await signedIn('member', 'de-de')).call('consumer.loyalty-promo.get', {})
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { currency: 'EUR', points: 100, amount: 1_000 } })
    expect(reply.answer.issueText).toContain('Gutschein')
    expect((await (await newcomer()).call('consumer.loyalty-promo.get', {})).code).toBe('REW130')
    expect((await (await guest()).call('consumer.loyalty-promo.get', {})).code).toBe('REW401')
  })
})

describe('GET /consumers-v3/consumer/loyalty/vouchers, which is also cart.loyalty-vouchers.list (R404)', () => {
  it('R133, D33: turns every full hundred points into 10 in the site’s currency; fewer than 100 into nothing', async () => {
    const reply = await (await signedIn('history')).call('consumer.loyalty-vouchers.list', {})
    expect(reply).toMatchObject({ status: 200, misfit: [] })
    expect(reply.answer).toEqual({
      currentLoyaltyPoints: 380,
      currency: 'USD',
      applicableLoyaltyVouchers: [
        { points: 100, amountInCurrency: 1_000 },
        { points: 200, amountInCurrency: 2_000 },
        { points: 300, amountInCurrency: 3_000 },
      ],
      nextVoucher: { points: 400, amountInCurrency: 4_000 },
      movements: [{ at: expect.any(String), points: 380, reason: 'opening' }],
    })
  })

  it('REW135 for a member who has not confirmed', async () => {
    expect((await (await signedIn('member-new')).call('consumer.loyalty-vouchers.list', {})).code).toBe('REW135')
  })
})

describe('POST /consumers-v3/consumer/subscription', () => {
  it('R300: subscribes a guest to news by SMS, and R138: by e-mail, which counts once it is confirmed', async () => {
    const visitor = await guest()
    const sms = await visitor.call('consumer.sms-subscription.create', { phone: '3035550142' })
    expect(sms).toMatchObject({
      status: 200,
      misfit: [],
      answer: { channel: 'SMS', optin: true, recipient: '13035550142' },
    })
    const mail = await visitor.call('consumer.sms-subscription.create', { channel: 'EMAIL', email: 'news@example.com' })
    expect(mail.answer).toMatchObject({ channel: 'EMAIL', type: 'Newsletter', optin: true, doubleOptin: false })
  })

  it('AUT453 for a malformed e-mail, PRO418 without a phone, AUT403 for a failed captcha', async () => {
    const visitor = await guest()
    const subscribe = (input: object) => visitor.call('consumer.sms-subscription.create', input)
    expect((await subscribe({ channel: 'EMAIL', email: 'no' })).code).toBe('AUT453')
    expect((await subscribe({})).code).toBe('PRO418')
    expect((await subscribe({ phone: '3035550142', recaptcha_response: 'fail' })).code).toBe('AUT403')
  })

  it('API429: ten letters in an hour, then none for a while', async () => {
    const visitor = await guest()
    const subscribe = () =>
      visitor.call('consumer.sms-subscription.create', { channel: 'EMAIL', email: 'often@example.com' })
    for (let asked = 0; asked < 10; asked++) expect((await subscribe()).status).toBe(200)
    expect((await subscribe()).code).toBe('API429')
  })
})

describe('PUT /consumers-v3/consumer/subscription', () => {
  it('confirms by the link of the letter, in whatever session it is followed; once (CCN404 after)', async () => {
    const visitor = await guest()
    await visitor.call('consumer.sms-subscription.create', { channel: 'EMAIL', email: 'confirm@example.com' })
    const code = await codeFor('confirm@example.com', 'opt-in')
    const elsewhere = await guest()
    expect(await elsewhere.call('consumer.sms-subscription.update', { code })).toMatchObject({
      status: 200,
      misfit: [],
    })
    const { answer } = await visitor.call('consumer.sms-subscription.get', {})
    expect(answer.subscriptions).toMatchObject([{ recipient: 'confirm@example.com', doubleOptin: true }])
    expect((await elsewhere.call('consumer.sms-subscription.update', { code })).code).toBe('CCN404')
  })

  it('changes one’s mind; PRO418 for what one never subscribed to, CCN404 for a code nobody has', async () => {
    const visitor = await guest()
    const update = (input: { optin: boolean } | { code: string }) =>
      visitor.call('consumer.sms-subscription.update', input)
    expect((await update({ optin: false })).code).toBe('PRO418')
    await visitor.call('consumer.sms-subscription.create', { phone: '3035550142' })
    expect((await update({ optin: false })).answer.subscriptions).toMatchObject([{ optin: false }])
    expect((await update({ code: 'no-such-code' })).code).toBe('CCN404')
  })
})

describe('GET /consumers-v3/consumer/subscription', () => {
  it('gives one’s own subscriptions and nobody else’s', async () => {
    const [one, other] = [await newcomer({ newsletterConsent: true }), await guest()]
    expect(await one.call('consumer.sms-subscription.get', {})).toMatchObject({
      status: 200,
      misfit: [],
      answer: { subscriptions: [{ channel: 'EMAIL', recipient: one.email }] },
    })
    expect((await other.call('consumer.sms-subscription.get', {})).answer.subscriptions).toEqual([])
  })
})

it('every refusal these calls declare was provoked through the proxy', () => {
  expect(
    notProvoked([
      'consumer.loyalty-token.create',
      'consumer.loyalty-promo.get',
      'consumer.loyalty-vouchers.list',
      'consumer.sms-subscription.get',
      'consumer.sms-subscription.create',
      'consumer.sms-subscription.update',
    ]),
  ).toEqual([])
})
