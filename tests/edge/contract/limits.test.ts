import { expect, it } from 'vitest'

import { emailOf } from '#worker/commerce/seed/landmarks.ts'

import { openBrowser } from '../browser.ts'
import { codeChallenge, guest, lettersTo, newcomer } from './person.ts'

type Refused = { readonly errorDetails?: readonly { readonly errorId: string }[] }

/** Asks whether an address has an account, from a network address; the code of a refusal. */
async function lookUp(browser: ReturnType<typeof openBrowser>, caller: string, more = ''): Promise<string | undefined> {
  const answer = await browser.ask(`/consumers-v3/consumer/lookup?email=${emailOf('shopper')}&locale=en_US${more}`, {
    headers: { 'cf-connecting-ip': caller },
  })
  return (await answer.json<Refused>()).errorDetails?.[0]?.errorId
}

it('GET /consumers-v3/consumer/lookup, AUT403: sixty look-ups in ten minutes from a network address or by a session, then a captcha', async () => {
  const browser = openBrowser()
  for (let asked = 0; asked < 60; asked++) expect(await lookUp(browser, '192.0.2.7')).toBeUndefined()
  expect(await lookUp(browser, '198.51.100.1')).toBe('AUT403')
  const another = openBrowser()
  expect(await lookUp(another, '192.0.2.7')).toBe('AUT403')
  expect(await lookUp(another, '192.0.2.7', '&recaptcha_response=a-person')).toBeUndefined()
  expect(await lookUp(another, '198.51.100.1')).toBeUndefined()
}, 60_000)

it('POST /consumers-v3/consumer/resetpassword, AUT403: after twenty letters asked for in an hour a captcha, and after eighty no captcha opens any more', async () => {
  const visitor = await guest()
  const ask = async (attempt: number, more = {}) =>
    (await visitor.call('auth.password.reset', { email: `stranger-${attempt}@example.com`, ...more })).code
  for (let asked = 0; asked < 20; asked++) expect(await ask(asked)).toBeUndefined()
  expect(await ask(20)).toBe('AUT403')
  const solved = { recaptcha_response: 'a-person' }
  for (let asked = 20; asked < 80; asked++) expect([asked, await ask(asked, solved)]).toEqual([asked, undefined])
  expect(await ask(80, solved)).toBe('AUT403')
}, 60_000)

it('POST /consumers-v3/auth/signin: an address without an account is refused as one with, attempt by attempt', async () => {
  const visitor = await guest()
  const account = await newcomer()
  const codes = async (username: string) => {
    const told = []
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      const asked = { username, password: 'not-this-one-42', codeChallenge }
      told.push((await visitor.call('auth.credentials.signin', asked)).code)
    }
    return told
  }
  const known = await codes(account.email)
  expect(known).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423', 'AUT423'])
  expect(await codes('nobody-at-all@example.com')).toEqual(known)
}, 60_000)

it('POST /consumers-v3/consumer/resetpassword: an address gets five letters an hour, and the answer stays the same', async () => {
  const visitor = await guest()
  const account = await newcomer()
  for (let asked = 0; asked < 7; asked++)
    expect((await visitor.call('auth.password.reset', { email: account.email })).answer).toEqual({ sent: true })
  const letters = await lettersTo(account.email)
  expect(letters.filter(({ kind }) => kind === 'reset')).toHaveLength(5)
}, 60_000)
