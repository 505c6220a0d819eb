import { afterEach, describe, expect, it, vi } from 'vitest'

import { botProtection, type BotProtection } from './bot-protection.ts'
import { createBrowserClient } from './browser.ts'

type Sent = { readonly status: number; readonly json?: unknown; readonly spent?: boolean }

const refused = (errorId: string) => ({ errorDetails: [{ errorId, message: '' }] })

/** Answers call after call, the last one for ever; a missing answer is a broken connection. */
function answering(...answers: readonly (Sent | undefined)[]) {
  const sent = vi.fn<(address: string, init: RequestInit) => void>()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent(address, init)
    const next = answers[Math.min(sent.mock.calls.length, answers.length) - 1]
    if (next === undefined) throw new TypeError('network')
    return Response.json(next.json ?? {}, {
      status: next.status,
      ...(next.spent === true && { headers: { 'x-retry-spent': '1' } }),
    })
  })
  return sent
}

const commerce = createBrowserClient('en_US')
const read = () => commerce('consumer.profile.get', {})
const write = () => commerce('cart.coupon.apply', { cartId: 'current', code: 'TRAIL10' })

afterEach(() => vi.unstubAllGlobals())

describe('calls of a browser', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('R291: a GET that meets %i is asked once more', async status => {
    const sent = answering({ status }, { status: 404, json: refused('API404') })
    expect(await read()).toMatchObject({ code: 'API404' })
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('R291: it is asked twice at the most, and once where the worker has asked twice', async () => {
    const failing = answering({ status: 503 })
    await read()
    expect(failing).toHaveBeenCalledTimes(2)
    const spent = answering({ status: 503, spent: true })
    await read()
    expect(spent).toHaveBeenCalledTimes(1)
  })

  it('R291: a GET whose connection broke is asked once more; what changes something never is', async () => {
    const broken = answering(undefined, { status: 404, json: refused('API404') })
    expect(await read()).toMatchObject({ code: 'API404' })
    expect(broken).toHaveBeenCalledTimes(2)
    const write1 = answering(undefined)
    expect(await write()).toMatchObject({ code: 'OUTCOME_UNKNOWN' })
    expect(write1).toHaveBeenCalledTimes(1)
    const write2 = answering({ status: 503 })
    await write()
    expect(write2).toHaveBeenCalledTimes(1)
  })

  it('R292: a 403 with an appId raises the bot-protection event; one without does not', async () => {
    const heard = vi.fn()
    addEventListener(botProtection, heard)
    answering({ status: 403, json: refused('AUT404') })
    await read()
    expect(heard).not.toHaveBeenCalled()
    const sent = answering({ status: 403, json: { appId: 'PX1', errorDetails: [] } })
    await read()
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ detail: expect.objectContaining({ appId: 'PX1' }) }))
    expect(sent).toHaveBeenCalledTimes(1)
    removeEventListener(botProtection, heard)
  })

  it.each([
    ['GET', read],
    ['POST', write],
  ])('R292: once it has been dealt with, the refused %s is made again by itself', async (_, call) => {
    const sent = answering({ status: 403, json: { appId: 'PX1' } }, { status: 404, json: refused('API404') })
    const { promise: handled, resolve: handle } = Promise.withResolvers<void>()
    const hear = vi.fn((event: Event) => (event as CustomEvent<BotProtection>).detail.waitUntil(handled))
    addEventListener(botProtection, hear, { once: true })
    const answer = call()
    await vi.waitFor(() => expect(hear).toHaveBeenCalled())
    expect(sent).toHaveBeenCalledTimes(1)
    handle()
    expect(await answer).toMatchObject({ code: 'API404' })
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('R292: where it could not be dealt with, the refusal stands', async () => {
    const sent = answering({ status: 403, json: { ...refused('AUT404'), appId: 'PX1' } })
    const fail = (event: Event) =>
      (event as CustomEvent<BotProtection>).detail.waitUntil(Promise.reject(new Error('no')))
    addEventListener(botProtection, fail, { once: true })
    expect(await read()).toMatchObject({ code: 'AUT404' })
    expect(sent).toHaveBeenCalledTimes(1)
  })
})
