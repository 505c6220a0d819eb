import { beforeEach, describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { denver } from '../../shoppers/addresses.ts'
import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { enter, signedIn } from '../shoppers/sign-in.ts'

beforeEach(() => dependency.reset())

/** Every page of the account, and words of each that only its owner sees. */
const pages = [
  ['/account', 'Hello, Olga'],
  ['/account/loyalty', '380 points'],
  ['/account/loyalty', '20 more points to $40.00 off'],
  ['/account/loyalty', 'Points to begin with'],
  ['/account/profile', 'history@fellholm.example'],
  ['/account/gift-cards', 'What is left on a gift card?'],
  ['/account/address', '12 Larimer Street'],
  ['/account/address', 'Denver, CO 80202'],
  ['/account/address/add-billing-address', 'data-command="account/address"'],
  ['/account/address/add-shipping-address', 'data-command="account/address"'],
  ['/account/order-history', 'U1000000010'],
  ['/account/order-details/U1000000008', 'Order number U1000000008'],
  ['/account/credit-cards', 'No cards yet'],
  ['/account/credit-cards/add', 'data-command="account/open-card-fields"'],
] as const

describe('R019, R037, R051: /account and everything below it, /account/order-details/:id among it', () => {
  it.each(pages)('%s shows its owner what is theirs, private, no-store, without inline script', async (path, words) => {
    const browser = await signedIn('history')
    const answer = await browser.ask(`/en-us${path}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('etag')).toBeNull()
    const html = await answer.text()
    expect(html).toContain(words)
    expect((html.match(/<script\b[^>]*>/g) ?? []).filter(tag => !/ src="/.test(tag))).toEqual([])
  })

  it.each(pages)('%s sends a guest to /sign-in, which leads back there (redirectTo)', async path => {
    const answer = await openBrowser().ask(`/en-us${path}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/en-us/sign-in?redirectTo=${encodeURIComponent(`/en-us${path}`)}`,
    ])
  })

  it('not shown (account error-navigation route): it is /sign-in (D09), with the path and the query wanted in redirectTo, and leads back there', async () => {
    const wanted = '/en-us/account/order-history?page=2&status=DELIVERED'
    const browser = openBrowser()
    const sent = new URL((await browser.ask(wanted)).headers.get('location') ?? '', 'http://localhost')
    expect(sent.pathname).toBe('/en-us/sign-in')
    const redirectTo = sent.searchParams.get('redirectTo') ?? ''
    expect([redirectTo, [...sent.searchParams.keys()]]).toEqual([wanted, ['redirectTo']])
    const page = await (await browser.ask(sent.pathname + sent.search)).text()
    expect(page).toContain(`name="redirectTo" value="${wanted.replaceAll('&', '&amp;')}"`)
    expect(await (await enter(browser, 'history', redirectTo)).json()).toMatchObject({ to: wanted })
  })

  it.each(pages)('%s speaks German at its translated address', async path => {
    const translated = `/de-de${path.replace('/account', '/konto')}`
    const answer = await openBrowser().ask(translated)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/de-de/anmelden?redirectTo=${encodeURIComponent(translated)}`,
    ])
  })

  it('R038: /sign-in sends somebody who is signed in to /account', async () => {
    const answer = await (await signedIn('history')).ask('/en-us/sign-in')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en-us/account'])
  })

  it('when commerce is down the account offers a retry', async () => {
    const browser = await signedIn('history')
    dependency.behave(async request => {
      if (request.url.includes('/consumers-v3/')) throw new Error('connection reset')
      return Response.json({}, { status: 503 })
    })
    expect(await (await browser.ask('/en-us/account')).text()).toContain('Try again')
  })
})

describe('the profile', () => {
  const form = (more: Record<string, string>) => ({
    firstName: 'Lucía',
    lastName: 'Peña',
    revision: '1',
    ...more,
  })

  it('R191: an update before the profile is loaded is refused as Profile not loaded', async () => {
    const browser = await signedIn('enrolling')
    dependency.behave(async (request, real) =>
      request.method === 'GET' && request.url.includes('/consumers-v3/consumer?')
        ? Response.json({ errorDetails: [{ errorId: 'GEN500', message: '' }] }, { status: 500 })
        : real(),
    )
    const answer = await browser.send('/-/account/complete?locale=en-us', { step: 'profile', firstName: 'Half' })
    expect(await answer.json()).toMatchObject({ ok: false, code: 'PROFILE_NOT_LOADED' })
    expect(dependency.asked('/consumers-v3/consumer').filter(({ method }) => method === 'PUT')).toEqual([])
  })

  it('R192: an update is skipped when every supplied value is empty', async () => {
    const browser = await signedIn('enrolling')
    const answer = await browser.send('/-/account/complete?locale=en-us', { step: 'mobile', phone: '' })
    expect(await answer.json()).toMatchObject({ ok: true, to: '/en-us/account/profile?step=profile' })
    expect(dependency.asked('/consumers-v3/consumer').filter(({ method }) => method === 'PUT')).toEqual([])
  })

  it('R298, PUT /consumers-v3/consumer: sends consumerProfile with consumerDetails and preferences', async () => {
    const browser = await signedIn('espanol')
    const page = await (await browser.ask('/en-us/account/profile')).text()
    const [, revision = ''] = /name="revision" value="(\d+)"/.exec(page) ?? []
    const change = { revision, preferredShoeSize: '39', 'likes-hike': 'yes', 'likes-snow': 'yes' }
    const saved = await browser.post('/-/account/profile?locale=en-us', form(change))
    expect(saved.headers.get('location')).toBe('/en-us/account/profile')
    const after = await (await browser.ask('/en-us/account/profile')).text()
    expect(after).toContain('Saved.')
    expect(after).toContain('value="39"')
    expect(after).toMatch(/name="likes-snow"[^>]*checked=""|checked=""[^>]*name="likes-snow"/)
    const stale = await browser.send('/-/account/profile?locale=en-us', form({ revision }))
    expect(await stale.json()).toMatchObject({ ok: false, code: 'PRO412' })
  })

  it('R228, PRO410: an age below the limit is said at its field', async () => {
    const browser = await signedIn('athlete')
    const page = await (await browser.ask('/en-us/account/profile')).text()
    const [, revision = ''] = /name="revision" value="(\d+)"/.exec(page) ?? []
    const refused = await browser.send('/-/account/profile?locale=en-us', form({ revision, birthDate: '2020-01-01' }))
    expect(await refused.json()).toMatchObject({ problems: { birthDate: 'PRO410' } })
  })

  it('R248: a number that cannot be called is refused at its field; the one the account has stays, however short', async () => {
    const browser = await signedIn('member')
    const save = async (phone: string) => {
      const form = { email: 'member@fellholm.example', phone, phoneCountry: 'US' }
      return (await browser.send('/-/account/contact?locale=en-us', form)).json()
    }
    expect(await save('+1303')).toMatchObject({ ok: false, problems: { phone: 'PHONE' } })
    const shortened = { consumerProfile: { consumerDetails: { phone: '5550101' } } }
    expect((await browser.send('/consumers-v3/consumer?locale=en_US', shortened, 'PUT')).status).toBe(200)
    expect(await save('+15550101')).toMatchObject({ ok: true })
    expect(await save('(303) 555 - 0142')).toMatchObject({ ok: true })
    expect(await (await browser.ask('/en-us/account/profile')).text()).toContain('value="(303) 555 - 0142"')
  })

  it('R082, R242: a logged-in user takes the steps mobile, profile, interests, success', async () => {
    const browser = await signedIn('enrolling')
    const complete = async (fields: Record<string, string>) =>
      ((await (await browser.send('/-/account/complete?locale=en-us', fields)).json()) as { to: string }).to
    expect(await complete({ step: 'mobile', phone: '(303) 555 - 0177' })).toBe('/en-us/account/profile?step=profile')
    const profile = {
      step: 'profile',
      firstName: 'Half',
      lastName: 'Way',
      postalCode: '80202',
      birthDate: '1990-01-01',
    }
    expect(await complete(profile)).toBe('/en-us/account/profile?step=interests')
    expect(await complete({ step: 'interests', 'likes-run': 'yes' })).toBe('/en-us/account/profile?step=success')
    expect(await (await browser.ask('/en-us/account/profile?step=success')).text()).toContain('All set')
    const account = await (await browser.ask('/en-us/account')).text()
    expect(account).not.toContain('Your profile is not complete yet.')
    expect(account).toContain('+1 303 555 0177')
  })

  it('R138, R300, PUT /consumers-v3/consumer/notification: news by e-mail and SMS, and what we write about; PRO418 without a phone', async () => {
    const browser = await signedIn('history')
    await browser.post('/-/account/news?locale=en-us', { 'email-news': 'yes', sms: 'yes' })
    await browser.post('/-/account/notifications?locale=en-us', { orderSms: 'yes', priceDropEmail: 'yes' })
    const page = await (await browser.ask('/en-us/account/profile')).text()
    for (const name of ['email-news', 'sms', 'orderSms', 'priceDropEmail'])
      expect([name, new RegExp(`<input[^>]*name="${name}"[^>]*checked=""`).test(page)]).toEqual([name, true])
    expect(page).toContain('Please follow the link in the letter we have sent.')
    const refused = await (await openFresh()).send('/-/account/notifications?locale=en-us', { orderSms: 'yes' })
    expect(await refused.json()).toMatchObject({ code: 'PRO418', problems: { orderSms: 'PRO418' } })
  })

  /** Somebody who has just joined, without a phone. */
  async function openFresh() {
    const browser = openBrowser()
    await browser.send('/-/sign-in/join?locale=en-us', {
      firstName: 'New',
      lastName: 'Comer',
      email: 'newcomer@example.com',
      password: 'ridge-lantern-77',
      confirmPassword: 'ridge-lantern-77',
    })
    return browser
  }

  it('an hour after the sign-in e-mail, phone, passkeys and the end of the account wait for a proof, without script as well; “Sign out everywhere” ends this session too', async () => {
    const clock = (hours: string) => openBrowser().post('/admin/scenarios', { site: 'fellholm-us', do: 'clock', hours })
    const browser = await signedIn('influencer')
    await clock('1')
    const later = await (await browser.ask('/en-us/account/profile')).text()
    expect(later).toContain('data-command="account/prove"')
    for (const command of ['account/contact', 'account/forget'])
      expect(later).not.toContain(`data-command="${command}"`)
    expect(later).not.toContain('Add a passkey')
    const asked = await browser.post('/-/account/contact?locale=en-us', { email: 'att@example.org' })
    expect(asked.headers.get('location')).toBe('/en-us/account/profile#prove')
    expect(await (await browser.ask('/en-us/account/profile')).text()).toContain('Please confirm that it is you first.')
    const wrong = await browser.send('/-/account/prove?locale=en-us', { password: 'not-this-one' })
    expect(await wrong.json()).toMatchObject({ problems: { password: 'AUT450' } })
    const proven = await browser.post('/-/account/prove?locale=en-us', { password: 'trail-lantern-42' })
    expect(proven.headers.get('location')).toBe('/en-us/account/profile')
    const now = await (await browser.ask('/en-us/account/profile')).text()
    for (const command of ['account/contact', 'account/forget']) expect(now).toContain(`data-command="${command}"`)
    expect(now).not.toContain('data-command="account/prove"')
    const left = await browser.post('/-/account/leave-everywhere?locale=en-us', {})
    expect(left.headers.get('location')).toBe('/en-us')
    expect(browser.cookies.has('__Host-shopper')).toBe(false)
    await clock('0')
  })

  it('POST /consumers-v3/consumer/retrieveUserData: one’s data as a file; ATTR300 without the own e-mail; after DELETE nobody is signed in', async () => {
    const browser = openBrowser()
    await browser.send('/-/sign-in/join?locale=en-us', {
      firstName: 'Zoë',
      lastName: 'Gone',
      email: 'gone@example.com',
      password: 'ridge-lantern-77',
      confirmPassword: 'ridge-lantern-77',
    })
    const file = await browser.post('/-/account/my-data?locale=en-us', {})
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="fellholm-my-data.json"')
    expect(await file.json()).toMatchObject({ email: 'gone@example.com', firstName: 'Zoë' })
    const forget = async (ownEmail: string) =>
      (await browser.send('/-/account/forget?locale=en-us', { ownEmail })).json()
    expect(await forget('other@example.com')).toMatchObject({ problems: { ownEmail: 'ATTR300' } })
    expect(await forget('gone@example.com')).toMatchObject({ ok: true, to: '/en-us' })
    expect((await browser.ask('/en-us/account')).status).toBe(302)
  })
})

describe('addresses', () => {
  const address = {
    countryCode: 'US',
    firstName: 'Bree',
    lastName: 'Scar',
    addressLine1: '5 Pine Way',
    postalCode: '80205',
    city: 'Denver',
    province: 'CO',
    phone: '303 555 0106',
  }
  const mainOf = (html: string) =>
    [...html.matchAll(/<article[^>]*>(.*?)<\/article>/gs)].flatMap(([, entry = '']) =>
      entry.includes('>Main<') ? [/<span>([^<]+)<\/span>/.exec(entry.slice(entry.indexOf('<address')))?.[1] ?? ''] : [],
    )

  it('R147, R188, R189, R190: the first of a group is main, another made main takes the flag from it, and each group has one', async () => {
    const browser = openBrowser()
    await browser.send('/-/sign-in/join?locale=en-us', {
      firstName: 'Bree',
      lastName: 'Scar',
      email: 'addresses@example.com',
      password: 'ridge-lantern-77',
      confirmPassword: 'ridge-lantern-77',
    })
    const add = (more: Record<string, string>) =>
      browser.send('/-/account/address?locale=en-us', { ...address, approachType: 'S', ...more })
    const list = async () => mainOf(await (await browser.ask('/en-us/account/address')).text())
    const first = (await (await add({})).json()) as { value: { addressId: string } }
    expect(first).toMatchObject({ ok: true, to: '/en-us/account/address' })
    expect(first.value.addressId).toMatch(/^[\w-]{8,}$/)
    expect(await list()).toEqual(['5 Pine Way'])
    await add({ addressLine1: '6 Pine Way', approachType: 'B' })
    const second = (await (await add({ addressLine1: '7 Pine Way' })).json()) as { value: { addressId: string } }
    expect(await list()).toEqual(['5 Pine Way', '6 Pine Way'])
    const { addressId } = second.value
    await browser.send('/-/account/main-address?locale=en-us', { addressId })
    expect((await list()).toSorted()).toEqual(['6 Pine Way', '7 Pine Way'])
    const page = await (await browser.ask(`/en-us/account/address/add-shipping-address?id=${addressId}`)).text()
    expect(page).toContain('value="7 Pine Way"')
    const names = [...page.matchAll(/ name="(postalCode|city|province|addressLine1)"/g)].map(([, name]) => name)
    expect(names).toEqual(['postalCode', 'city', 'province', 'addressLine1'])
    await add({ addressId, addressLine1: '8 Pine Way' })
    expect((await list()).toSorted()).toEqual(['6 Pine Way', '8 Pine Way'])
    const removed = await browser.post('/-/account/remove-address?locale=en-us', { addressId })
    expect(removed.headers.get('location')).toBe('/en-us/account/address')
    expect((await list()).toSorted()).toEqual(['5 Pine Way', '6 Pine Way'])
  })

  it.each([
    ['CCA400', { addressLine1: '12 Larimer Street', postalCode: '80202' }, 'addressLine1'],
    ['CHK320', { postalCode: 'none' }, 'postalCode'],
    ['SHP500', { addressLine1: 'PO Box 12' }, 'addressLine1'],
  ])('%s is said at its field', async (code, more, field) => {
    const browser = await signedIn('prosumer')
    const own = { ...address, approachType: 'S', phone: '303 555 0106', ...more }
    const answer = await browser.send('/-/account/address?locale=en-us', own)
    const { problems } = (await answer.json()) as { problems: Record<string, string> }
    expect(problems).toEqual({ [field]: code })
  })
})

describe('orders', () => {
  it('/account/order-history: newest first, ten to a page (D48), by state and by page', async () => {
    const browser = await signedIn('history')
    const rows = async (query: string) => {
      const page = await (await browser.ask(`/en-us/account/order-history${query}`)).text()
      return (page.match(/<article[^]*?<\/article>/g) ?? []).map(row => {
        const text = row.replaceAll(/<[^>]*>/g, '|')
        const [, number = '', day = ''] = /Order number (U\d{10})[|\s]+([A-Z][a-z]+ \d+, \d{4})/.exec(text) ?? []
        return { number, placed: Date.parse(day), state: /\|(Returned|Delivered)\|/.exec(text)?.[1] }
      })
    }
    const pages = [await rows(''), await rows('?page=2'), await rows('?page=3')]
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 4])
    const all = pages.flat()
    const days = all.map(({ placed }) => placed)
    expect(days.filter(Number.isNaN)).toEqual([])
    expect(days).toEqual(days.toSorted((one, other) => other - one))
    expect([new Set(days).size > 10, new Set(all.map(({ number }) => number)).size]).toEqual([true, 24])
    for (const [status, word] of [
      ['RETURNED', 'Returned'],
      ['DELIVERED', 'Delivered'],
    ] as const) {
      const such = all.filter(({ state }) => state === word)
      expect([status, such.length > 0 && such.length < 24]).toEqual([status, true])
      expect(await rows(`?status=${status}`)).toEqual(such.slice(0, 10))
    }
  })

  it('POST /consumers-v3/consumer/CancelOrder: an order that can be cancelled is at the second press, and says so; another person’s is not there', async () => {
    const browser = await signedIn('history')
    const page = await (await browser.ask('/en-us/account/order-history?status=CONFIRMED')).text()
    const [, number = ''] = /Order number (U\d{10})/.exec(page) ?? []
    const details = `/en-us/account/order-details/${number}`
    // The first press opens the question, where the second is.
    expect(await (await browser.ask(details)).text()).toMatch(
      /<details[^>]*><summary[^>]*>Cancel the order<\/summary>(?:(?!<\/details>).)*data-command="account\/cancel-order"/,
    )
    await browser.post('/-/account/cancel-order?locale=en-us', { orderNumber: number })
    const after = await (await browser.ask(details)).text()
    expect(after).toContain('The order is canceled. Your refund is on its way.')
    expect(after).not.toContain('data-command="account/cancel-order"')
    const stranger = await (await (await signedIn('shopper')).ask(details)).text()
    expect(stranger).toContain('url=/en-us/account/order-history')
    expect(stranger).not.toContain('Olga')
  })

  it('POST /consumers-v3/consumer/purchase/invoice/download, POST /consumers-v3/consumer/return/{orderId}/returnLabel: files; nothing chosen is said', async () => {
    const browser = await signedIn('history')
    const page = await (await browser.ask('/en-us/account/order-history?status=DELIVERED')).text()
    const orderNumber = /Order number (U\d{10})/.exec(page)?.[1] ?? ''
    const invoice = await browser.post('/-/account/invoice?locale=en-us', { orderNumber })
    expect(invoice.headers.get('content-type')).toBe('application/pdf')
    expect((await invoice.text()).slice(0, 5)).toBe('%PDF-')
    const details = await (await browser.ask(`/en-us/account/order-details/${orderNumber}`)).text()
    const [, field = ''] = /name="(return-[\w-]+)"/.exec(details) ?? []
    const label = await browser.post('/-/account/return-label?locale=en-us', { orderNumber, [field]: '1' })
    expect(label.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.pdf"$/)
    const back = `/en-us/account/order-details/${orderNumber}`
    const nothing = await browser.post('/-/account/return-label?locale=en-us', { orderNumber, back })
    expect(nothing.headers.get('location')).toBe(back)
    expect(await (await browser.ask(back)).text()).toContain('Please choose at least one item.')
  })
})

describe('points, gift cards and the terms of the discount', () => {
  it('R010, R133, R158, R297, GET /consumers-v3/consumer/loyalty/vouchers, GET /consumers-v3/consumer/loyalty/promo/welcome: points become money off the cart', async () => {
    const browser = await signedIn('member')
    const page = await (await browser.ask('/en-us/account/loyalty')).text()
    expect(page).toContain('1,240 points')
    expect(page).toContain('A first voucher waits after your first order.')
    expect(page).toContain('$10.00 off, and 100 points to begin with')
    expect(page).toMatch(/200 points for \$20\.00/)
    expect(page).toMatch(/<input(?=[^>]*name="points")(?=[^>]*type="number")(?=[^>]*min="100")(?=[^>]*max="1200")/)
    await browser.send('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc })
    const redeemed = await browser.post('/-/account/redeem?locale=en-us', { points: '200' })
    expect(redeemed.headers.get('location')).toBe('/en-us/cart')
    expect(await (await browser.ask('/en-us/cart')).text()).toContain('Your points are in the cart.')
  })

  it('R020: whoever is no member is shown how to become one; R229: PRO411 without a birth date, then a letter to confirm', async () => {
    const browser = await signedIn('shopper')
    expect(await (await browser.ask('/en-us/account/loyalty')).text()).toContain('data-command="account/join-loyalty"')
    const guest = openBrowser()
    await guest.send('/-/sign-in/join?locale=en-us', {
      firstName: 'No',
      lastName: 'Date',
      email: 'nodate@example.com',
      password: 'ridge-lantern-77',
      confirmPassword: 'ridge-lantern-77',
    })
    const join = async (birthDate: string) =>
      (await guest.send('/-/account/join-loyalty?locale=en-us', { birthDate })).json()
    expect(await join('')).toMatchObject({ problems: { birthDate: 'PRO411' } })
    expect(await join('1990-01-01')).toMatchObject({ ok: true, to: '/en-us/account/loyalty' })
    expect(guest.cookies.get('__Host-shopper')).toBe('fellholm-us.member')
    expect(await (await guest.ask('/en-us/account/loyalty')).text()).toContain('Please confirm your membership')
    const mailbox = await guest.ask('/admin/mailbox?to=nodate@example.com', { headers: { accept: 'application/json' } })
    const { letters } = (await mailbox.json()) as { letters: { link?: string }[] }
    const link = letters.find(({ link }) => link?.includes('loyalty'))?.link ?? ''
    expect(await (await guest.ask(link)).text()).toContain('One press and your points count.')
    const code = new URL(link, 'http://localhost').searchParams.get('confirm') ?? ''
    await guest.post('/-/account/confirm?locale=en-us', { code })
    expect(await (await guest.ask('/en-us/account/loyalty')).text()).toContain('Your membership is confirmed.')
  })

  it('POST /cart/v1/giftcard/balance on /account/gift-cards: what is left, and GFC800 at the number', async () => {
    const browser = await signedIn('shopper')
    await browser.post('/-/account/gift-card?locale=en-us', { number: '6006 4910 0000 0001', pin: '1234' })
    expect(await (await browser.ask('/en-us/account/gift-cards')).text()).toContain('$50.00 left on the card')
    const wrong = await browser.send('/-/account/gift-card?locale=en-us', { number: '6006 4910 9999 9999', pin: '1' })
    expect(await wrong.json()).toMatchObject({ problems: { number: 'GFC800' } })
  })

  it('R016, R340: a gift card that is kept stands on /account/gift-cards, pays by one press at the payment, and can be forgotten', async () => {
    const browser = await signedIn('prosumer')
    const form = { number: '6006 4910 0000 0002', pin: '1234', keep: 'yes' }
    await browser.post('/-/account/gift-card?locale=en-us', form)
    const page = await (await browser.ask('/en-us/account/gift-cards')).text()
    expect(['Your gift cards', '•••• 0002', 'Saved: '].filter(shown => !page.includes(shown))).toEqual([])
    const again = await browser.send('/-/account/gift-card?locale=en-us', form)
    expect(await again.json()).toMatchObject({ ok: false, code: 'gift-card.kept' })
    const giftCardId = /name="giftCardId" value="([\w-]+)"/.exec(page)?.[1] ?? ''
    await browser.send('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc })
    await browser.send('/-/checkout/ship?locale=en-us', { ...denver })
    const billing = await (await browser.ask('/en-us/checkout?step=billing')).text()
    expect(billing.includes(`name="giftCardId" value="${giftCardId}"`)).toBe(true)
    await browser.post('/-/checkout/saved-gift-card?locale=en-us', { giftCardId, last4: '0002' })
    const after = await (await browser.ask('/en-us/checkout?step=billing')).text()
    expect([after.includes('•••• 0002'), after.includes('name="giftCardId"')]).toEqual([true, false])
    await browser.post('/-/account/remove-gift-card?locale=en-us', { giftCardId })
    expect((await (await browser.ask('/en-us/account/gift-cards')).text()).includes('Your gift cards')).toBe(false)
  })

  it('R012, R184: an employee accepts the terms of the discount, and is not asked again', async () => {
    const browser = await signedIn('employee-new')
    expect(browser.cookies.get('__Host-shopper')).toBe('fellholm-us.employee-terms')
    const without = await browser.send('/-/account/accept-terms?locale=en-us', {})
    expect(await without.json()).toMatchObject({ ok: false, problems: { accepted: 'required' } })
    await browser.send('/-/account/accept-terms?locale=en-us', { accepted: 'yes' })
    expect(browser.cookies.get('__Host-shopper')).toBe('fellholm-us.employee')
  })

  it.each([
    ['employee', 'Employee discount', '$2,080.00 of $2,500.00 left this year'],
    ['athlete', 'Athlete credit', '$1,400.00 of $2,000.00 left this year'],
    ['influencer', 'Partner credit', '$650.00 of $800.00 left this year'],
    ['prosumer', 'Professional credit', '$1,000.00 of $1,000.00 left this year'],
  ])('R028, R139, R140: %s sees what is left of the year', async (role, title, left) => {
    const page = await (await (await signedIn(role)).ask('/en-us/account')).text()
    expect(page).toContain(title)
    expect(page).toContain(left)
  })
})

it('/return-label says when the days for a return ended, once they have', async () => {
  const browser = await signedIn('history')
  const page = async (orderNumber: string) =>
    (await browser.ask(`/en-us/return-label?orderNumber=${orderNumber}`)).text()
  expect(await page('U1000000010')).toMatch(/The 60 days to send this order back ended on \w+ \d+, 2026\./)
  expect(await page('U1000000002')).toContain('Once it has arrived you have 60 days.')
})
