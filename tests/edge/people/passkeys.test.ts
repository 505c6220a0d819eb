import { describe, expect, it } from 'vitest'

import { openAuthenticator } from '../authenticator.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { signedIn } from '../shoppers/sign-in.ts'

const run = async (browser: Browser, command: string, input: unknown) => {
  const answer = await browser.send(`/-/${command}?locale=en-us`, input)
  return (await answer.json()) as { ok: boolean; code?: string; to?: string; value: { challenge: string } }
}

async function ownerOfPasskey(role: string) {
  const owner = await signedIn(role)
  const device = openAuthenticator()
  const { challenge } = (await run(owner, 'account/passkey-offer', {})).value
  const added = await run(owner, 'account/passkey-add', { ...device.make({ challenge }), name: 'My phone' })
  return { owner, device, added }
}

const challengeFor = async (browser: Browser) => (await run(browser, 'sign-in/passkey-challenge', {})).value.challenge

describe('passkeys (WebAuthn), in addition to passwords', () => {
  it('POST /consumers-v3/consumer/passkeys, POST /consumers-v3/auth/passkey/signin: one is made while signed in, and signs in another browser', async () => {
    const { owner, device, added } = await ownerOfPasskey('shopper')
    expect(added).toMatchObject({ ok: true, to: '/en-us/account/profile' })
    expect(await (await owner.ask('/en-us/account/profile')).text()).toContain('<strong>My phone</strong>')
    const other = openBrowser()
    const proof = device.prove({ challenge: await challengeFor(other) })
    const before = other.cookies.get('__Host-visit')
    const entered = await run(other, 'sign-in/passkey-enter', { ...proof, redirectTo: '/en-us/account/address' })
    expect(entered).toMatchObject({ ok: true, to: '/en-us/account/address' })
    expect(other.cookies.get('__Host-visit')).not.toBe(before)
    expect(await (await other.ask('/en-us/account')).text()).toContain('Hello, Ada')
  })

  it('AUT418: an answered challenge, another session’s, another origin, another signature, a copy', async () => {
    const { device } = await ownerOfPasskey('member')
    const browser = openBrowser()
    const enter = async (proof: unknown) => (await run(browser, 'sign-in/passkey-enter', proof)).code
    const used = device.prove({ challenge: await challengeFor(browser) })
    expect(await enter(used)).toBeUndefined()
    const thief = openBrowser()
    expect((await run(thief, 'sign-in/passkey-enter', used)).code).toBe('AUT418')
    const foreign = device.prove({ challenge: await challengeFor(browser) })
    expect((await run(thief, 'sign-in/passkey-enter', foreign)).code).toBe('AUT418')
    const lured = { challenge: await challengeFor(thief), origin: 'http://evil.example' }
    expect((await run(thief, 'sign-in/passkey-enter', device.prove(lured))).code).toBe('AUT418')
    const forged = { ...device.prove({ challenge: await challengeFor(thief) }), signature: used.signature }
    expect((await run(thief, 'sign-in/passkey-enter', forged)).code).toBe('AUT418')
    device.copyFrom(0)
    const copied = device.prove({ challenge: await challengeFor(thief) })
    expect((await run(thief, 'sign-in/passkey-enter', copied)).code).toBe('AUT418')
  })

  it('AUT418: a key that was made without showing who one is, or for another challenge, is not kept', async () => {
    const owner = await signedIn('athlete')
    const offer = async () => (await run(owner, 'account/passkey-offer', {})).value.challenge
    const add = async (made: object) => (await run(owner, 'account/passkey-add', { ...made, name: 'X' })).code
    expect(await add(openAuthenticator({ flags: 0x01 }).make({ challenge: await offer() }))).toBe('AUT418')
    expect(await add(openAuthenticator().make({ challenge: 'x'.repeat(43) }))).toBe('AUT418')
    const made = openAuthenticator().make({ challenge: await offer() })
    expect(await add({ ...made, id: 'another-credential' })).toBe('AUT418')
    expect(await (await owner.ask('/en-us/account/profile')).text()).not.toContain('<strong>X</strong>')
  })

  it('one that was removed opens nothing; the password does', async () => {
    const { owner, device } = await ownerOfPasskey('prosumer')
    const page = await (await owner.ask('/en-us/account/profile')).text()
    const passkeyId = /name="passkeyId" value="([\w-]+)"/.exec(page)?.[1] ?? ''
    expect(await run(owner, 'account/remove-passkey', { passkeyId })).toMatchObject({ ok: true })
    const browser = openBrowser()
    const proof = device.prove({ challenge: await challengeFor(browser) })
    expect((await run(browser, 'sign-in/passkey-enter', proof)).code).toBe('AUT418')
    await signedIn('prosumer')
  })
})
