import { describe, expect, it } from 'vitest'

import { openAuthenticator } from '../authenticator.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { emailsTo } from '../shoppers/person.ts'
import { signedIn } from '../shoppers/sign-in.ts'

type Answer = { ok: boolean; code?: string; to?: string; problems?: object; value: { challenge: string } }

const theirs = 'trail-lantern-77'

const run = async (browser: Browser, command: string, input: unknown) =>
  (await (await browser.send(`/-/${command}?locale=en-us`, input)).json()) as Answer

/** Somebody who signs up with an e-mail, whosever it is. */
async function joins(email: string): Promise<Browser> {
  const browser = openBrowser()
  const person = { email, firstName: 'Mal', lastName: 'Ory', password: theirs, confirmPassword: theirs }
  expect(await run(browser, 'sign-in/join', person)).toMatchObject({ ok: true })
  return browser
}

/** Signs in by an identity of the embedded provider. */
async function entersBy(idp: string, subject: string, browser = openBrowser()) {
  const start = await browser.post('/-/sign-in/social?locale=en-us', { idp, redirectTo: '/en-us/account' })
  const asked = new URL(start.headers.get('location') ?? '', 'http://localhost').searchParams
  const chosen = await browser.post(`/identity/${idp}/authorize?locale=en_US`, {
    redirect_uri: asked.get('redirect_uri') ?? '',
    state: asked.get('state') ?? '',
    subject,
  })
  const back = new URL(chosen.headers.get('location') ?? '').searchParams
  const entered = await run(browser, 'sign-in/social-enter', { code: back.get('code'), state: back.get('state') })
  return { browser, entered }
}

const entersByPassword = (email: string, password: string, browser = openBrowser()) =>
  run(browser, 'sign-in/enter', { username: email, password })

const challengeFor = async (browser: Browser) => (await run(browser, 'sign-in/passkey-challenge', {})).value.challenge

async function addsPasskey(browser: Browser) {
  const device = openAuthenticator()
  const { challenge } = (await run(browser, 'account/passkey-offer', {})).value
  expect(await run(browser, 'account/passkey-add', { ...device.make({ challenge }), name: 'Mine' })).toMatchObject({
    ok: true,
  })
  return device
}

async function entersByPasskey(device: ReturnType<typeof openAuthenticator>) {
  const browser = openBrowser()
  return run(browser, 'sign-in/passkey-enter', device.prove({ challenge: await challengeFor(browser) }))
}

/** The token in somebody's newest letter of a kind. */
async function tokenFor(recipient: string, kind: string): Promise<string> {
  const letter = (await emailsTo(recipient)).find(one => one.kind === kind)
  return new URL(letter?.link ?? '', 'http://localhost').searchParams.get('token') ?? ''
}

/** Chooses a new password by the link of a letter. */
async function resets(email: string, newPassword: string, more: object = {}): Promise<Answer> {
  const browser = openBrowser()
  await run(browser, 'sign-in/forgot', { email })
  const token = await tokenFor(email, 'reset')
  return run(browser, 'sign-in/reset', { token, newPassword, confirmPassword: newPassword, ...more })
}

/** Whether a browser still shows an account. */
const isIn = async (browser: Browser) => (await (await browser.ask('/en-us/account')).text()).includes('Hello, ')

describe('an account that somebody opened with an e-mail that is not theirs (pre-hijack)', () => {
  it('a: its owner signs in by an identity provider that has verified the e-mail, and password, session and passkey of before open nothing any more', async () => {
    const attacker = await joins('juniper@example.com')
    const device = await addsPasskey(attacker)
    const { browser: owner, entered } = await entersBy('google', 'sub-juniper')
    expect(entered).toMatchObject({ ok: true })
    expect(await isIn(owner)).toBe(true)
    expect(await isIn(attacker)).toBe(false)
    expect(await entersByPassword('juniper@example.com', theirs)).toMatchObject({ ok: false, code: 'AUT438' })
    expect(await entersByPasskey(device)).toMatchObject({ ok: false, code: 'AUT418' })
    expect((await emailsTo('juniper@example.com')).map(({ kind }) => kind)).toContain('identity-added')
  })

  it('b: its owner recovers it by letter, and the passkey that was added before does not survive', async () => {
    const attacker = await joins('victim-b@example.com')
    const device = await addsPasskey(attacker)
    expect(await resets('victim-b@example.com', 'mine-alone-now-42')).toMatchObject({ ok: true })
    expect(await entersByPasskey(device)).toMatchObject({ code: 'AUT418' })
    expect(await isIn(attacker)).toBe(false)
    expect(await entersByPassword('victim-b@example.com', theirs)).toMatchObject({ ok: false })
    expect(await entersByPassword('victim-b@example.com', 'mine-alone-now-42')).toMatchObject({ ok: true })
  })

  it('c: an account of an identity does not take an e-mail by asking for it; its owner signs up with it', async () => {
    const { browser: attacker } = await entersBy('google', 'sub-rowan')
    expect(await run(attacker, 'account/contact', { email: 'victim-c@example.com' })).toMatchObject({ ok: true })
    const profile = await (await attacker.ask('/en-us/account/profile')).text()
    expect(profile).toContain('We have written to victim-c@example.com.')
    expect(await isIn(await joins('victim-c@example.com'))).toBe(true)
    const token = await tokenFor('victim-c@example.com', 'confirm-email')
    expect(await run(attacker, 'sign-in/confirm-email', { token })).toMatchObject({ ok: false })
  })

  it('an identity that was joined before does not survive the recovery by letter of an unproven account either', async () => {
    const { browser: attacker, entered } = await entersBy('google', 'sub-wren')
    expect(entered).toMatchObject({ ok: true })
    expect(await resets('wren@example.com', 'mine-alone-now-42')).toMatchObject({ ok: true })
    expect(await isIn(attacker)).toBe(false)
    expect((await entersBy('google', 'sub-wren')).entered).toMatchObject({ ok: false, code: 'AUT418' })
  })

  it('AUT418: an e-mail that the provider has not verified joins nobody’s account', async () => {
    // By now there is an account of that e-mail, whoever's it is.
    await entersBy('google', 'sub-wren')
    expect((await entersBy('facebook', 'sub-wren')).entered).toMatchObject({ ok: false, code: 'AUT418' })
  })

  it('its owner who answers the letter of the sign-up proves nothing for whoever holds the password', async () => {
    await joins('victim-d@example.com')
    const owner = openBrowser()
    const token = await tokenFor('victim-d@example.com', 'confirm-email')
    const page = await (await owner.ask(`/en-us/confirm-email?token=${token}`)).text()
    expect(page).toContain('name="password"')
    expect(await run(owner, 'sign-in/confirm-email', { token })).toMatchObject({ problems: { password: 'AUT428' } })
    const guessed = await run(owner, 'sign-in/confirm-email', { token, password: 'not-this-one' })
    expect(guessed).toMatchObject({ problems: { password: 'AUT450' } })
    expect(await resets('victim-d@example.com', 'mine-alone-now-42')).toMatchObject({ ok: true })
    expect(await entersByPassword('victim-d@example.com', theirs)).toMatchObject({ ok: false })
  })
})

describe('whoever proves their own address keeps what they have made', () => {
  it('by the link of the letter in the session of the sign-up, with one press and without script', async () => {
    const person = await joins('honest-a@example.com')
    expect(await (await person.ask('/en-us/account/profile')).text()).toContain(
      'Please confirm honest-a@example.com by the link in our letter.',
    )
    const link = `/en-us/confirm-email?token=${await tokenFor('honest-a@example.com', 'confirm-email')}`
    const page = await (await person.ask(link)).text()
    expect(page).not.toContain('name="password"')
    const token = new URL(link, 'http://localhost').searchParams.get('token') ?? ''
    const done = await person.post('/-/sign-in/confirm-email?locale=en-us', { token })
    expect(done.headers.get('location')).toBe('/en-us/account/profile')
    const after = await (await person.ask('/en-us/account/profile')).text()
    expect(after).toContain('Your email address is confirmed.')
    expect(after).not.toContain('Please confirm honest-a@example.com')
    expect(await entersByPassword('honest-a@example.com', theirs)).toMatchObject({ ok: true })
    expect(await run(person, 'sign-in/confirm-email', { token })).toMatchObject({ ok: false, code: 'AUT402' })
  })

  it('in another browser with the password of the account', async () => {
    const person = await joins('honest-b@example.com')
    const phone = openBrowser()
    const token = await tokenFor('honest-b@example.com', 'confirm-email')
    expect(await run(phone, 'sign-in/confirm-email', { token, password: theirs })).toMatchObject({ ok: true })
    expect(await isIn(person)).toBe(true)
    expect(await (await person.ask('/en-us/account/profile')).text()).not.toContain('Please confirm honest-b')
  })

  it('a proven account keeps its password and its session when an identity of the same e-mail is joined to it, and a letter tells', async () => {
    const { browser: first } = await entersBy('facebook', 'sub-juniper')
    expect(await isIn(first)).toBe(true)
    const { browser: second } = await entersBy('google', 'sub-juniper')
    expect([await isIn(first), await isIn(second)]).toEqual([true, true])
  })

  it('POST /consumers-v3/confirmforgotpassword of a proven account lists passkeys and removes them only where that is asked for', async () => {
    const owner = await signedIn('prosumer')
    const device = await addsPasskey(owner)
    const browser = openBrowser()
    await run(browser, 'sign-in/forgot', { email: 'prosumer@fellholm.example' })
    const token = await tokenFor('prosumer@fellholm.example', 'reset')
    const page = await (await browser.ask(`/en-us/reset-password?token=${token}`)).text()
    expect(page).toContain('Passkey “Mine”, since')
    const kept = { token, newPassword: 'ridge-lantern-11', confirmPassword: 'ridge-lantern-11' }
    expect(await run(browser, 'sign-in/reset', kept)).toMatchObject({ ok: true })
    expect(await entersByPasskey(device)).toMatchObject({ ok: true })
    expect(await resets('prosumer@fellholm.example', 'ridge-lantern-22', { removesOthers: 'yes' })).toMatchObject({
      ok: true,
    })
    expect(await entersByPasskey(device)).toMatchObject({ code: 'AUT418' })
  })
})
