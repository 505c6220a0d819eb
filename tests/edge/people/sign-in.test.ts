import { beforeEach, describe, expect, it } from 'vitest'

import { unsealSession } from '#worker/storefront/visit/session.ts'
import { fixtures, seededPassword as password } from '#demo/fixtures.ts'

import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { enter, signedIn } from '../shoppers/sign-in.ts'
import { shopperWithCart } from '../shoppers/with-cart.ts'

beforeEach(() => dependency.reset())

const secret = 'a-secret-for-tests-only-of-forty-letters'
const sessionOf = (browser: Browser) => unsealSession(browser.cookies.get('__Host-visit'), secret)

/** Signs in while the platform refuses every token of an account. */
async function enterRefused(status: number, json: object) {
  const browser = await shopperWithCart()
  dependency.behave(async (request, real) =>
    request.url.includes('/token/v2/auth/token') ? Response.json(json, { status }) : real(),
  )
  const answer = await enter(browser, 'shopper')
  expect(browser.cookies.has('__Host-shopper')).toBe(false)
  return answer
}

describe('signing in (/sign-in)', () => {
  it('POST /consumers-v3/auth/signin, POST /token/v2/auth/token: password with a challenge, then the code with its verifier; no token in script’s reach', async () => {
    const browser = openBrowser()
    const answer = await enter(browser, 'shopper')
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ ok: true, to: '/en-us/account' })
    expect(text).not.toMatch(/accessToken|refreshToken|authorizationCode|codeVerifier/)
    const asked = dependency.asked('/token/v2/auth/token')
    expect(asked).toHaveLength(2)
    expect([...browser.cookies.keys()].toSorted()).toEqual([
      '__Host-cart-count',
      '__Host-favorites-count',
      '__Host-notice',
      '__Host-shopper',
      '__Host-visit',
    ])
    expect(browser.cookies.get('__Host-shopper')).toBe('fellholm-us.registered')
  })

  it('R008, R009, R181, R288: a guest token comes first; the session is another one once signed in (rotation, fixation)', async () => {
    const browser = await shopperWithCart()
    const before = await sessionOf(browser)
    expect(before?.consumerType).toBe('GUEST')
    browser.cookies.set('__Host-promotions-dismissed', 'packs')
    const stolen = browser.cookies.get('__Host-visit') ?? ''
    await enter(browser, 'shopper')
    const after = await sessionOf(browser)
    expect(after?.consumerType).toBe('REGISTERED')
    expect(after?.usid).not.toBe(before?.usid)
    expect(after?.accessToken).not.toBe(before?.accessToken)
    expect(after?.refreshToken).not.toBe(before?.refreshToken)
    const thief = openBrowser()
    thief.cookies.set('__Host-visit', stolen)
    expect((await thief.ask('/en-us/account')).status).toBe(302)
  })

  it('R289: on 409 the token call is made once more, 2000 ms later; then the duplicated-token message is shown', async () => {
    const browser = openBrowser()
    await browser.send('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc })
    const at: number[] = []
    dependency.behave(async (request, real) => {
      if (!request.url.includes('/token/v2/auth/token')) return real()
      at.push(Date.now())
      return Response.json({ errorDetails: [{ errorId: 'AUT409', message: '' }] }, { status: 409 })
    })
    const answer = await enter(browser, 'shopper')
    expect(await answer.json()).toMatchObject({ ok: false, code: 'AUT409' })
    expect(at).toHaveLength(2)
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(1_990)
  })

  it.each([400, 401, 429, 500])(
    'R337: a token call that fails with %i shows the duplicated-token message',
    async status => {
      const answer = await enterRefused(status, { errorDetails: [{ errorId: 'AUT418', message: '' }] })
      expect(await answer.json()).toMatchObject({ ok: false, code: 'AUT409' })
    },
  )

  it.each([{ errorDetails: [{ errorId: 'AUT403', message: '' }] }, { appId: 'PX1' }])(
    'R337: a 403 of the token call is ignored: nothing is said, nobody is signed in (%j)',
    async json => {
      const answer = await enterRefused(403, json)
      const told = await answer.json<{ ok: boolean; notice?: object; to: string }>()
      expect(told).toEqual({ ok: true, value: { mergedCart: false }, to: '/en-us/sign-in' })
    },
  )

  it('AUT401: a failure says so above the form without script, and keeps the e-mail but never the password', async () => {
    const browser = openBrowser()
    const form = { username: 'shopper@fellholm.example', password: 'not-the-one-42', back: '/en-us/sign-in' }
    const answer = await browser.post('/-/sign-in/enter?locale=en-us', form)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en-us/sign-in'])
    const html = await (await browser.ask('/en-us/sign-in')).text()
    expect(html).toContain('The email or password is not correct.')
    expect(html).toContain('value="shopper@fellholm.example"')
    expect(html).not.toContain('not-the-one-42')
  })

  it.each([
    ['AUT441', 'locked@fellholm.example', 'This account is locked. Please write to us.'],
    ['R227, AUT453', 'nobody', 'This email address is not complete.'],
  ])('%s: %s is told why, in its place', async (_code, username, text) => {
    const browser = openBrowser()
    await browser.post('/-/sign-in/enter?locale=en-us', { username, password, back: '/en-us/sign-in' })
    expect(await (await browser.ask('/en-us/sign-in')).text()).toContain(text)
  })

  it('AUT426, AUT423 (D04): the fourth wrong password says that one attempt is left, the fifth that it is over for now', async () => {
    const browser = openBrowser()
    const codes: unknown[] = []
    for (let attempt = 0; attempt < 5; attempt++) {
      const answer = await browser.send('/-/sign-in/enter?locale=en-us', {
        username: 'espanol@fellholm.example',
        password: `wrong-${attempt}-42`,
      })
      codes.push(((await answer.json()) as { code: string }).code)
    }
    expect(codes).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423'])
  })

  it.each([
    ['de-de', 'E-Mail oder Passwort ist nicht korrekt.'],
    ['fr-fr', 'L’e-mail ou le mot de passe est incorrect.'],
    ['it-it', 'E-mail o password non corretti.'],
    ['es-us', 'El correo o la contraseña no son correctos.'],
  ])('errors are said in the language of %s', async (locale, text) => {
    const browser = openBrowser()
    const to = await browser.post(`/-/sign-in/enter?locale=${locale}`, {
      username: 'nobody@example.com',
      password: 'wrong-word-42',
      back: `/${locale}/sign-in`,
    })
    const page = await browser.ask(to.headers.get('location') ?? '')
    const shown = page.status === 301 ? await browser.ask(page.headers.get('location') ?? '') : page
    expect(await shown.text()).toContain(text)
  })

  it('redirectTo (D09): leads on to a page of this store, and to no other', async () => {
    const wanted = '/en-us/account/profile?step=mobile'
    expect(await (await enter(openBrowser(), 'shopper', wanted)).json()).toMatchObject({ to: wanted })
    for (const evil of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect(await (await enter(openBrowser(), 'shopper', evil)).json()).toMatchObject({ to: '/en-us/account' })
  })

  it('R082, R083: somebody partially enrolled without a phone goes on at the mobile step', async () => {
    const answer = await enter(openBrowser(), 'enrolling')
    expect(await answer.json()).toMatchObject({ to: '/en-us/account/profile?step=mobile' })
  })

  it('R014: /sign-in shows e-mail and password, each step has an address, and fields have their autocomplete tokens', async () => {
    const page = await (await openBrowser().ask('/en-us/sign-in')).text()
    expect(page).toContain('autoComplete="username"')
    expect(page).toContain('autoComplete="current-password"')
    const up = await (await openBrowser().ask('/en-us/sign-in?step=sign-up')).text()
    expect(up.match(/autoComplete="new-password"/g)).toHaveLength(2)
    const lookup = await (await openBrowser().ask('/en-us/sign-in?step=lookup')).text()
    expect(lookup).toContain('data-command="sign-in/look-up"')
    expect(lookup).not.toContain('type="password"')
  })

  it('R081, GET /consumers-v3/consumer/lookup: an e-mail with an account leads to sign-in, one without to sign-up', async () => {
    const browser = openBrowser()
    const lookUp = async (email: string) =>
      (await (await browser.send('/-/sign-in/look-up?locale=en-us', { email })).json()) as { to: string }
    expect((await lookUp('shopper@fellholm.example')).to).toContain('step=sign-in')
    const { to } = await lookUp('new@example.com')
    expect(to).toContain('step=sign-up')
    expect(to).not.toContain('new')
    expect(await (await browser.ask(to)).text()).toContain('value="new@example.com"')
  })
})

describe('signing out', () => {
  it('POST /consumers-v3/consumer/auth/signout, R182: ends the session at the platform as well, clears every cookie, and the next call fetches a new guest token', async () => {
    const browser = await signedIn('shopper')
    const stolen = browser.cookies.get('__Host-visit') ?? ''
    const answer = await browser.post('/-/sign-in/leave?locale=en-us', { from: '/en-us/account/profile' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en-us'])
    expect([...browser.cookies.keys()].filter(name => name !== '__Host-notice')).toEqual([])
    const thief = openBrowser()
    thief.cookies.set('__Host-visit', stolen)
    const calls = dependency.asked('/token/v2/auth/token').length
    expect((await thief.ask('/consumers-v3/consumer')).status).toBe(403)
    expect(dependency.asked('/token/v2/auth/token').length).toBeGreaterThan(calls)
    expect((await browser.ask('/en-us/account')).status).toBe(302)
  })

  it('R183: on a page that is everybody’s one stays there', async () => {
    const browser = await signedIn('shopper')
    const answer = await browser.send('/-/sign-in/leave?locale=en-us', { from: '/en-us/c/tents' })
    expect(await answer.json()).toMatchObject({ to: '/en-us/c/tents', notice: { key: 'sign-in.left' } })
  })

  it('a session that was ended elsewhere leads from the account to /sign-in and from there back, without a circle', async () => {
    const [one, other] = [await signedIn('prosumer'), await signedIn('prosumer')]
    await one.send('/-/account/password?locale=en-us', {
      currentPassword: password,
      newPassword: 'ridge-lantern-77',
      confirmPassword: 'ridge-lantern-77',
    })
    const page = await (await other.ask('/en-us/account')).text()
    const [, to = ''] = /content="0;url=([^"]+)"/.exec(page) ?? []
    expect(to).toContain('/en-us/sign-in?ended=1')
    const signIn = await other.ask(to.replaceAll('&amp;', '&'))
    expect(signIn.status).toBe(200)
    expect(await signIn.text()).toContain('Your session has ended. Please sign in again.')
    expect(other.cookies.has('__Host-shopper')).toBe(false)
    expect((await one.ask('/en-us/sign-in?ended=1')).status).toBe(302)
  })
})

describe('a new password', () => {
  const lastLink = async (browser: Browser, to: string) => {
    const mailbox = await browser.ask(`/admin/mailbox?to=${to}`, { headers: { accept: 'application/json' } })
    const { letters } = (await mailbox.json()) as { letters: { link?: string }[] }
    return letters.find(({ link }) => link?.includes('reset-password'))?.link ?? ''
  }

  it('R040, /forgot-password, /reset-password: a link by letter, whatever the address; it sets the password once (AUT402); R224: too short is FE872, R225: two that differ are FE340', async () => {
    const browser = openBrowser()
    for (const email of ['influencer@fellholm.example', 'nobody@example.com']) {
      const sent = await browser.post('/-/sign-in/forgot?locale=en-us', { email })
      expect([sent.status, sent.headers.get('location')]).toEqual([303, '/en-us/forgot-password?sent=1'])
    }
    expect(await (await browser.ask('/en-us/forgot-password?sent=1')).text()).toContain('Please look at your email')
    const link = await lastLink(browser, 'influencer@fellholm.example')
    expect(link).toMatch(/^\/en-us\/reset-password\?token=/)
    const token = new URL(link, 'http://localhost').searchParams.get('token') ?? ''
    expect(await (await browser.ask(link)).text()).toContain('data-command="sign-in/reset"')
    const reset = (newPassword: string, confirmPassword = newPassword) =>
      browser.send('/-/sign-in/reset?locale=en-us', { token, newPassword, confirmPassword })
    expect(await (await reset('short')).json()).toMatchObject({ ok: false, problems: { newPassword: 'FE872' } })
    expect(await (await reset('ridge-lantern-77', 'other-lantern-77')).json()).toMatchObject({
      ok: false,
      problems: { confirmPassword: 'FE340' },
    })
    expect(await (await reset('ridge-lantern-77')).json()).toMatchObject({ ok: true, to: '/en-us/sign-in' })
    expect(await (await reset('ridge-lantern-78')).json()).toMatchObject({ ok: false, code: 'AUT402' })
  })

  it('R041: /reset-password without a token leads to /', async () => {
    for (const path of ['/en-us/reset-password', '/en-us/reset-password?token=']) {
      const answer = await openBrowser().ask(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en-us'])
    }
  })

  it('POST /consumers-v3/consumer/changepassword: keeps the cart and this session, rotates it, and ends the others', async () => {
    const browser = await signedIn('employee')
    await browser.send('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc })
    const before = await sessionOf(browser)
    const change = (currentPassword: string, newPassword: string) =>
      browser.send('/-/account/password?locale=en-us', { currentPassword, newPassword, confirmPassword: newPassword })
    expect(await (await change('wrong-word-42', 'ridge-lantern-77')).json()).toMatchObject({
      problems: { currentPassword: 'AUT450' },
    })
    expect(await (await change(password, password)).json()).toMatchObject({ problems: { newPassword: 'AUT451' } })
    expect(await (await change(password, 'ridge-lantern-77')).json()).toMatchObject({ ok: true })
    const after = await sessionOf(browser)
    expect(after?.usid).not.toBe(before?.usid)
    expect(await (await browser.ask('/en-us/cart')).text()).toContain('data-command="cart/quantity"')
    expect((await browser.ask('/en-us/account')).status).toBe(200)
  })
})

describe('R009, R030, R039: signing in by an identity (/social-sign-in, /amazon-sign-in)', () => {
  /** Sent to the provider, chooses a person there, and is sent back; gives the address one comes back to. */
  async function choose(browser: Browser, idp: string, subject: string) {
    const start = await browser.post('/-/sign-in/social?locale=en-us', { idp, redirectTo: '/en-us/account/profile' })
    const authorize = start.headers.get('location') ?? ''
    expect(authorize).toContain(`/identity/${idp}/authorize`)
    const query = new URL(authorize, 'http://localhost').searchParams
    const chosen = await browser.post(`/identity/${idp}/authorize?locale=en_US`, {
      redirect_uri: query.get('redirect_uri') ?? '',
      state: query.get('state') ?? '',
      subject,
    })
    return new URL(chosen.headers.get('location') ?? '')
  }
  const land = (browser: Browser, query: URLSearchParams) =>
    browser.send('/-/sign-in/social-enter?locale=en-us', {
      code: query.get('code') ?? '',
      state: query.get('state') ?? '',
    })

  it('POST /token/v3/login/social: google, a landing page that signs nobody in by itself, then the page wanted', async () => {
    const browser = openBrowser()
    const back = await choose(browser, 'google', 'sub-juniper')
    expect(back.pathname).toBe('/en-us/social-sign-in')
    const page = await (await browser.ask(back.pathname + back.search)).text()
    expect(page).toContain('data-command="sign-in/social-enter"')
    expect((await browser.ask('/en-us/account')).status).toBe(302)
    expect(await (await land(browser, back.searchParams)).json()).toMatchObject({ to: '/en-us/account/profile' })
    expect(await (await browser.ask('/en-us/account')).text()).toContain('Hello, Juniper')
  })

  it.each([
    [1, { ok: true, to: '/en-us/account/profile' }],
    [2, { ok: false, code: 'AUT409' }],
  ] as const)(
    'POST /token/v3/login/social: R289, R337: a 409 of the token is asked again once, 2000 ms later; after %i of them what comes is %j',
    async (conflicts, outcome) => {
      const browser = openBrowser()
      const back = await choose(browser, 'google', 'sub-juniper')
      const at: number[] = []
      dependency.behave(async (request, real) => {
        if (!request.url.includes('/token/v3/login/social')) return real()
        at.push(Date.now())
        // Whatever code comes with it.
        if (at.length > conflicts) return real()
        return Response.json({ errorDetails: [{ errorId: 'AUT500', message: '' }] }, { status: 409 })
      })
      expect(await (await land(browser, back.searchParams)).json()).toMatchObject(outcome)
      expect(at).toHaveLength(2)
      expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(1_990)
    },
  )

  it('AUT418: a state that this browser never had signs nobody in', async () => {
    const browser = openBrowser()
    const back = await choose(browser, 'facebook', 'sub-rowan')
    const victim = openBrowser()
    expect(await (await land(victim, back.searchParams)).json()).toMatchObject({ ok: false, code: 'AUT418' })
  })

  it('R394, AUT404: /amazon-sign-in is where Amazon leads back to, and Amazon is switched off', async () => {
    const browser = openBrowser()
    const back = await choose(browser, 'amazon', 'sub-juniper')
    expect(back.pathname).toBe('/en-us/amazon-sign-in')
    expect(await (await land(browser, back.searchParams)).json()).toMatchObject({ ok: false, code: 'AUT404' })
  })

  it('whoever turns back at the provider is told that nothing has changed', async () => {
    const page = await (await openBrowser().ask('/en-us/social-sign-in?error=access_denied&state=x')).text()
    expect(page).toContain('You are not signed in')
  })
})
