import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { botProtection, type BotProtection } from '#src/commerce/bot-protection.ts'

import { sendPastBotProtection } from './bot-protection.ts'

const turnedAway = { ok: false, code: 'BOT_PROTECTION', appId: 'PX1', problems: {} }
const done = { ok: true, value: {} }

/** The store answers these, one after the other. */
function answering(...answers: readonly object[]) {
  const sent = vi.fn(async (_address: string, _init: RequestInit) => Response.json(answers[sent.mock.calls.length - 1]))
  vi.stubGlobal('fetch', sent)
  return sent
}

const keyOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('idempotency-key')

let hear = vi.fn((_event: Event): void => undefined)
beforeEach(() => {
  hear = vi.fn()
  addEventListener(botProtection, hear)
})
afterEach(() => {
  removeEventListener(botProtection, hear)
  vi.unstubAllGlobals()
})

const dealWith = (handled: Promise<unknown>) =>
  hear.mockImplementation(event => (event as CustomEvent<BotProtection>).detail.waitUntil(handled))

it('R292: a command that bot protection turned away raises the event; once that is dealt with, the same press is sent again', async () => {
  dealWith(Promise.resolve())
  const sent = answering(turnedAway, done)
  expect(await sendPastBotProtection('/-/cart/add?locale=en-us', { upc: '1' })).toEqual(done)
  expect(hear).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ detail: expect.objectContaining({ appId: 'PX1' }) }),
  )
  const [[, first] = [], [, second] = []] = sent.mock.calls
  expect([second?.body, keyOf(second)]).toEqual([first?.body, keyOf(first)])
})

it('R292: it is sent again once, and not where nobody dealt with it or it could not be dealt with', async () => {
  const unheard = answering(turnedAway, done)
  expect(await sendPastBotProtection('/-/cart/add?locale=en-us', { upc: '2' })).toEqual(turnedAway)
  expect(unheard).toHaveBeenCalledTimes(1)
  const inVain = Promise.reject(new Error('no'))
  dealWith(inVain)
  const failed = answering(turnedAway, done)
  expect(await sendPastBotProtection('/-/cart/add?locale=en-us', { upc: '3' })).toEqual(turnedAway)
  expect(failed).toHaveBeenCalledTimes(1)
  dealWith(Promise.resolve())
  const again = answering(turnedAway, turnedAway, done)
  expect(await sendPastBotProtection('/-/cart/add?locale=en-us', { upc: '4' })).toEqual(turnedAway)
  expect(again).toHaveBeenCalledTimes(2)
})

it('a refusal without an appId raises nothing', async () => {
  answering({ ok: false, code: 'AUT404', problems: {} })
  await sendPastBotProtection('/-/cart/add?locale=en-us', { upc: '5' })
  expect(hear).not.toHaveBeenCalled()
})
