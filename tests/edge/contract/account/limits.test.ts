import { describe, expect, it } from 'vitest'

import { emailOf } from '#demo/fixtures.ts'

import { openBrowser, type Browser } from '../../browser.ts'
import { codeChallenge, guest, emailsTo, newcomer, signedIn } from '../../shoppers/person.ts'

type Refused = { readonly errorDetails?: readonly { readonly errorId: string }[] }

/** The code an answer refuses with, if it does. */
const refusedBy = async (answer: Response): Promise<string | undefined> =>
  (await answer.json<Refused>()).errorDetails?.[0]?.errorId

/** Asks whether an address has an account, from a network address; the code of a refusal. */
async function lookUp(browser: Browser, caller: string, more = ''): Promise<string | undefined> {
  const answer = await browser.ask(`/consumers-v3/consumer/lookup?email=${emailOf('shopper')}&locale=en_US${more}`, {
    headers: { 'cf-connecting-ip': caller },
  })
  return refusedBy(answer)
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
  const letters = await emailsTo(account.email)
  expect(letters.filter(({ kind }) => kind === 'reset')).toHaveLength(5)
}, 60_000)

describe('POST /consumers-v3/consumer/TrackOrder (/order-status)', () => {
  /** Of the long history of the seed; no other test guesses at it. */
  const orderNumber = 'U1000000020'
  const email = emailOf('history')
  const solved = { recaptcha_response: 'a-person' }
  const wrong = 'somebody@else.example'

  it('AUT403: after ten wrong guesses at an order a captcha, and after forty no captcha opens any more, whoever guesses; its owner still reads it', async () => {
    const guess = async (more: object) =>
      (await (await guest()).call('consumer.order.track', { orderNumber, ...more })).code
    for (let guessed = 0; guessed < 10; guessed++) expect(await guess({ email: wrong })).toBe('OHS4004')
    expect(await guess({ email })).toBe('AUT403')
    expect(await guess({ email, ...solved })).toBeUndefined()
    for (let guessed = 10; guessed < 40; guessed++) expect(await guess({ email: wrong, ...solved })).toBe('OHS4004')
    expect(await guess({ email, ...solved })).toBe('AUT403')
    expect((await (await signedIn('history')).call('consumer.order.track', { orderNumber })).status).toBe(200)
  }, 60_000)

  it('AUT403: forty wrong guesses from a network address, at whatever order and with a captcha each time, and none is heard any more', async () => {
    const guess = async (number: number, caller: string) => {
      const asked = { orderNumber: `U${7_000_000_000 + number}`, email: wrong, ...solved }
      const answer = await openBrowser().ask('/consumers-v3/consumer/TrackOrder?locale=en_US', {
        method: 'POST',
        headers: {
          origin: 'http://localhost',
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          'cf-connecting-ip': caller,
        },
        body: JSON.stringify(asked),
      })
      return refusedBy(answer)
    }
    for (let guessed = 0; guessed < 40; guessed++) expect(await guess(guessed, '192.0.2.40')).toBe('OHS4004')
    expect(await guess(40, '192.0.2.40')).toBe('AUT403')
    expect(await guess(40, '198.51.100.40')).toBe('OHS4004')
  }, 60_000)
})
