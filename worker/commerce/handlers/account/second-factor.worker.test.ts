import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'

import { codeVerifier, email, enter, holding, password, signIn, signUp } from '../../testing/ada.ts'
import { rows } from '../../testing/checkout.ts'
import { clock } from '../../testing/clock.ts'
import { keptLetters } from '../../testing/letters.ts'
import { call, newShopper, type Shopper } from '../../testing/shopper.ts'

const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
const minute = 60_000

/** What the app shows now. */
const shownBy = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now })

/** Ada with a code app: her session, its secret, and her recovery codes. */
async function withApp() {
  await signUp()
  const ada = holding((await enter()).answer)
  const { answer } = await ada.call('consumer.second-factor.offer', {})
  const secret = answer.offer?.secret ?? ''
  const created = await ada.call('consumer.second-factor.create', { code: shownBy(secret) })
  return { ada, secret, recoveryCodes: created.answer.recoveryCodes }
}

const ticketIn = ({ info }: { readonly info: Record<string, unknown> }) => `${info.ticket}`

/** The first step, and with its ticket the second. */
async function begin() {
  const guest = await newShopper()
  const first = await signIn(password, guest)
  const ticket = ticketIn(first)
  const second = (code: string, by: Shopper = guest, using = ticket) =>
    by.call('auth.second-factor.signin', { ticket: using, code, codeChallenge })
  return { first, ticket, second, guest }
}

const lettersOf = async () =>
  (await keptLetters<{ kind: string }>('kind', 'recipient = ?', email)).map(({ kind }) => kind)

describe('a code app', () => {
  test('AUT455: once it is set up a password alone opens nothing, and the code of the app does', async () => {
    const { secret } = await withApp()
    clock.pass(minute)
    const { first, second } = await begin()
    expect([first.status, first.code, first.answer.authorizationCode]).toEqual([401, 'AUT455', undefined])
    const { answer } = await second(shownBy(secret))
    const { authorizationCode } = answer
    const grantType = 'authorizationCode'
    expect((await call('auth.token.create', { grantType, authorizationCode, codeVerifier })).answer.consumerType).toBe(
      'REGISTERED',
    )
  })

  test('AUT456: a code that was taken is not taken again, nor one of an earlier interval', async () => {
    const { secret } = await withApp()
    clock.pass(minute)
    const earlier = shownBy(secret)
    clock.pass(30_000)
    const code = shownBy(secret)
    expect((await (await begin()).second(code)).status).toBe(200)
    expect((await (await begin()).second(code)).code).toBe('AUT456')
    expect((await (await begin()).second(earlier)).code).toBe('AUT456')
    clock.pass(30_000)
    expect((await (await begin()).second(shownBy(secret))).status).toBe(200)
  })

  test('AUT423: after five wrong codes of whoever it is none is heard for half an hour, not even the right one', async () => {
    const { secret } = await withApp()
    clock.pass(minute)
    for (const _ of [1, 2, 3, 4, 5]) expect((await (await begin()).second('000000')).code).toBe('AUT456')
    expect((await (await begin()).second(shownBy(secret))).code).toBe('AUT423')
    clock.pass(31 * minute)
    expect((await (await begin()).second(shownBy(secret))).status).toBe(200)
  })

  test('AUT432: a ticket belongs to its session, opens one sign-in, and is over after ten minutes', async () => {
    const { secret, recoveryCodes } = await withApp()
    clock.pass(minute)
    const { second, ticket } = await begin()
    expect((await second(shownBy(secret), await newShopper())).code).toBe('AUT432')
    expect((await second(shownBy(secret))).status).toBe(200)
    expect((await second(recoveryCodes[0] ?? '')).code).toBe('AUT432')
    expect(ticket).toHaveLength(43)
    const late = await begin()
    clock.pass(11 * minute)
    expect((await late.second(shownBy(secret), await newShopper())).code).toBe('AUT432')
  })

  test('a recovery code is taken once in the place of the app, however it is written, and a letter tells', async () => {
    const { recoveryCodes } = await withApp()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = '', other = ''] = recoveryCodes
    expect((await (await begin()).second(code.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect((await (await begin()).second(code)).code).toBe('AUT456')
    expect((await (await begin()).second(other)).status).toBe(200)
    expect((await lettersOf()).filter(kind => kind === 'recovery-code-used')).toHaveLength(2)
  })

  test('new recovery codes make the old ones void', async () => {
    const { ada, recoveryCodes } = await withApp()
    const { answer } = await ada.call('consumer.second-factor.recovery-codes', {})
    expect(answer.recoveryCodesLeft).toBe(10)
    expect((await (await begin()).second(recoveryCodes[0] ?? '')).code).toBe('AUT456')
    expect((await (await begin()).second(answer.recoveryCodes[0] ?? '')).status).toBe(200)
    expect(await lettersOf()).toContain('recovery-codes-made')
  })

  test('AUT428: it is set up, renewed and switched off after a fresh sign-in alone; letters tell of each', async () => {
    const { ada } = await withApp()
    clock.pass(6 * minute)
    for (const name of ['offer', 'recovery-codes', 'remove'] as const)
      expect((await ada.call(`consumer.second-factor.${name}`, {})).code).toBe('AUT428')
    expect((await ada.call('consumer.second-factor.create', { code: '000000' })).code).toBe('AUT428')
    await ada.call('auth.password.confirm', { password })
    expect((await ada.call('consumer.second-factor.remove', {})).answer.isOn).toBe(false)
    expect((await signIn()).status).toBe(200)
    expect(await lettersOf()).toEqual(expect.arrayContaining(['second-factor-on', 'second-factor-off']))
  })

  test('AUT456: an offer that no code has confirmed asks nobody; a wrong code confirms none', async () => {
    await signUp()
    const ada = holding((await enter()).answer)
    const { answer } = await ada.call('consumer.second-factor.offer', {})
    expect(answer).toMatchObject({
      isOn: false,
      offer: { address: expect.stringContaining('otpauth://totp/Fellholm') },
    })
    expect((await ada.call('consumer.second-factor.create', { code: '000000' })).code).toBe('AUT456')
    expect((await ada.call('consumer.second-factor.recovery-codes', {})).code).toBe('AUT456')
    expect((await signIn()).status).toBe(200)
    clock.pass(6 * minute)
    expect((await ada.call('consumer.second-factor.get', {})).answer.offer).toBeUndefined()
  })

  test('nothing of it lies open: the secret is sealed for its account, recovery codes are hashes', async () => {
    const { secret, recoveryCodes } = await withApp()
    const kept = JSON.stringify([
      await rows('SELECT * FROM second_factors'),
      await rows('SELECT * FROM recovery_codes'),
    ])
    expect(kept).toMatch(/"last_step":\d{8}/)
    for (const open of [secret, ...recoveryCodes, ...recoveryCodes.map(code => code.replace('-', ''))])
      expect(kept).not.toContain(open)
  })

  /** Signing in by the code of a letter instead of the password. */
  async function byLetter() {
    const guest = await newShopper()
    await guest.call('auth.code.send', { email })
    const letter = (await keptLetters<{ subject: string }>('subject', `kind = 'sign-in-code'`)).at(-1)
    const code = /\d{6}/.exec(letter?.subject ?? '')?.[0] ?? ''
    return { guest, first: await guest.call('auth.code.signin', { email, code, codeChallenge }) }
  }

  test('AUT455: a code by e-mail asks for it as well', async () => {
    const { secret } = await withApp()
    await rows('UPDATE accounts SET email_verified_at = 1')
    clock.pass(minute)
    const { guest, first } = await byLetter()
    expect(first.code).toBe('AUT455')
    const answer = { ticket: ticketIn(first), code: shownBy(secret), codeChallenge }
    expect((await guest.call('auth.second-factor.signin', answer)).status).toBe(200)
  })

  test('whoever proves an e-mail that nobody had proven is not kept out by the app of somebody else', async () => {
    await withApp()
    const { first } = await byLetter()
    expect([first.status, await rows('SELECT 1 FROM second_factors')]).toEqual([200, []])
  })
})
