import { describe, expect, it } from 'vitest'

import type { Letter } from '../letter.ts'
import { mailByCloudflare } from './cloudflare.ts'
import { mailByHttp, textByHttp } from './http.ts'

const letter: Letter = {
  id: 'an-id-of-the-outbox',
  channel: 'email',
  kind: 'order-confirmed',
  locale: 'en-us',
  recipient: 'ada@example.com',
  subject: 'We have your order',
  body: 'Thank you',
  text: 'Thank you.',
  html: '<p>Thank you.</p>',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  at: 0,
}
const provider = {
  endpoint: 'https://mail.example/emails',
  key: 'a-key',
  from: 'Fellholm <orders@store.example>',
  replyTo: 'help@store.example',
}

/** A provider that answers so, and what it was asked. */
function answering(status: number) {
  const asked: { address: string; init: RequestInit }[] = []
  const send = (address: string, init: RequestInit) => {
    asked.push({ address, init })
    return Promise.resolve(new Response(null, { status }))
  }
  return { asked, send }
}

describe('a provider over HTTPS', () => {
  it('is sent the letter with the id of the outbox as its idempotency key, the same at every attempt', async () => {
    const { asked, send } = answering(200)
    const courier = mailByHttp(send, provider)
    for (let twice = 0; twice < 2; twice += 1) expect(await courier(letter)).toMatchObject({ ok: true })
    for (const { address, init } of asked) {
      expect(address).toBe('https://mail.example/emails')
      expect(init.headers).toEqual({
        authorization: 'Bearer a-key',
        'content-type': 'application/json',
        'idempotency-key': 'an-id-of-the-outbox',
      })
      expect(JSON.parse(init.body as string)).toEqual({
        from: provider.from,
        to: ['ada@example.com'],
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        reply_to: 'help@store.example',
        headers: letter.headers,
      })
    }
  })

  it.each([
    [200, undefined],
    [400, 'refused'],
    [422, 'refused'],
    [302, 'refused'],
    [401, 'unavailable'],
    [409, 'unavailable'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('answers %i: %s', async (status, code) => {
    const outcome = await mailByHttp(answering(status).send, provider)(letter)
    expect(outcome.ok ? undefined : outcome.code).toBe(code)
  })

  it('that cannot be reached is tried again, and what failed names nobody', async () => {
    const send = () => Promise.reject(new TypeError('no route to ada@example.com'))
    expect(await mailByHttp(send, provider)(letter)).toEqual({ ok: false, code: 'unavailable', detail: 'TypeError' })
  })

  it('of text messages is sent number and text', async () => {
    const { asked, send } = answering(202)
    await textByHttp(send, { ...provider, from: 'Fellholm' })({ ...letter, channel: 'sms', recipient: '13035550142' })
    expect(JSON.parse(asked[0]?.init.body as string)).toEqual({
      from: 'Fellholm',
      to: '+13035550142',
      text: letter.text,
    })
  })
})

describe('Cloudflare’s e-mail binding', () => {
  it('is sent the letter with its headers and id', async () => {
    const sent: unknown[] = []
    const binding = { send: (message: unknown) => Promise.resolve(sent.push(message)) }
    expect(await mailByCloudflare(binding, { from: provider.from })(letter)).toMatchObject({ ok: true })
    expect(sent).toMatchObject([
      { from: provider.from, to: 'ada@example.com', html: letter.html, headers: { 'X-Entity-Ref-ID': letter.id } },
    ])
  })

  it.each([
    ['E_RECIPIENT_SUPPRESSED', 'refused'],
    ['E_RATE_LIMIT_EXCEEDED', 'unavailable'],
    ['whatever else, ada@example.com', 'unavailable'],
  ])('refuses with %s: %s', async (thrown, code) => {
    const binding = { send: () => Promise.reject(Object.assign(new Error('no'), { code: thrown })) }
    const outcome = await mailByCloudflare(binding, { from: provider.from })(letter)
    expect(outcome).toMatchObject({ ok: false, code })
    expect(JSON.stringify(outcome)).not.toContain('ada@')
  })
})
