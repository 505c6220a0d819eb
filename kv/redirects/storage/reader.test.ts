import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { storeAddressing } from '#src/redirects/addresses.ts'

import { parse } from '../parse.ts'
import { createRedirectRules } from './reader.ts'
import { compile, rulesOf } from '../revision.ts'
import { publish, turn, loadPointer } from './storage.ts'

const refreshMs = 30_000
const timeoutMs = 150

/** KV in memory that a test makes slow or broken; counts what is read. */
function fakeKv() {
  const values = new Map<string, string>()
  const state = { delayMs: 0, isBroken: false, reads: 0 }
  async function read(key: string): Promise<string | null> {
    state.reads += 1
    if (state.delayMs > 0) await new Promise(resolve => setTimeout(resolve, state.delayMs))
    if (state.isBroken) throw new Error('KV is away')
    return values.get(key) ?? null
  }
  function get(key: string): Promise<string | null>
  function get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>
  async function get(key: string, type?: 'arrayBuffer'): Promise<string | ArrayBuffer | null> {
    const value = await read(key)
    return value === null || type === undefined ? value : new TextEncoder().encode(value).buffer
  }
  const put = async (key: string, value: string) => void values.set(key, value)
  return { get, put, values, state }
}

let kv = fakeKv()
let rules = createRedirectRules({ kv, clock: Date.now, refreshMs, timeoutMs })
let work: Promise<unknown>[] = []

const push = (text: string) =>
  publish(kv, compile(parse(text, storeAddressing.locales).rules), { at: 0, who: 'ada', count: 1, note: '' })

/** The rules that a request gets, and how long it waited for them, in milliseconds. */
async function request(): Promise<{ target: string | undefined; waited: number }> {
  const started = Date.now()
  const answer = rules.current(promise => void work.push(promise))
  const progress = { isDone: false }
  void answer.finally(() => (progress.isDone = true))
  await vi.advanceTimersByTimeAsync(0)
  // A KV that answers at once needs no time to pass, only the hashing, which no fake timer reaches.
  while (!progress.isDone) await (kv.state.delayMs === 0 ? new Promise(setImmediate) : vi.advanceTimersByTimeAsync(10))
  const inForce = await answer
  const target = inForce === 'off' ? 'off' : inForce && rulesOf(inForce.revision)[0]?.to
  return { target, waited: Date.now() - started }
}

/** Real work (hashing) that fake timers do not reach, until everything behind the answers has ended. */
async function settle(): Promise<void> {
  while (work.length > 0) await Promise.all([...work.splice(0), vi.advanceTimersByTimeAsync(2_000)])
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  kv = fakeKv()
  rules = createRedirectRules({ kv, clock: Date.now, refreshMs, timeoutMs })
  work = []
})
afterEach(() => vi.useRealTimers())

describe('redirect rules of an isolate (D46)', () => {
  it('are read once for the first request and not again for those after it', async () => {
    await push('/a /first')
    expect((await request()).target).toBe('/first')
    await settle()
    const { reads } = kv.state
    for (let count = 0; count < 50; count += 1) expect((await request()).waited).toBe(0)
    expect(kv.state.reads).toBe(reads)
  })

  it('are renewed behind the answers of a busy isolate, so that a publication shows within the refresh time', async () => {
    await push('/a /first')
    await request()
    await settle()
    await push('/a /second')
    const published = Date.now()
    let seen: string | undefined
    while (seen !== '/second') {
      const { target, waited } = await request()
      expect(waited).toBe(0)
      seen = target
      await settle()
      await wait(1_000)
    }
    expect(Date.now() - published).toBeLessThanOrEqual(refreshMs)
  })

  it('are renewed before the next answer of an isolate that was idle', async () => {
    await push('/a /first')
    await request()
    await settle()
    await push('/a /second')
    await wait(refreshMs)
    expect((await request()).target).toBe('/second')
  })

  it('the kill switch turns them off and on again', async () => {
    await push('/a /first')
    const pointer = await loadPointer(kv)
    if (typeof pointer === 'string') throw new Error(pointer)
    await turn(kv, pointer, true)
    expect((await request()).target).toBe('off')
    await settle()
    await turn(kv, pointer, false)
    await wait(refreshMs)
    expect((await request()).target).toBe('/first')
  })
})

describe('when KV fails, a request goes on with the last good rules or none (P9)', () => {
  it('KV empty: no rules, no wait', async () => {
    expect(await request()).toEqual({ target: undefined, waited: 0 })
  })

  it('KV slower than 150 ms: the first request waits 150 ms, none after it waits, and late rules still arrive', async () => {
    await push('/a /first')
    kv.state.delayMs = 400
    const first = await request()
    expect(first.target).toBeUndefined()
    expect(first.waited).toBeGreaterThanOrEqual(timeoutMs)
    expect(first.waited).toBeLessThan(timeoutMs + 20)
    expect((await request()).waited).toBe(0)
    await settle()
    expect(await request()).toEqual({ target: '/first', waited: 0 })
    await wait(3 * refreshMs)
    expect(await request()).toEqual({ target: '/first', waited: 0 })
  })

  it('requests that come together wait together, for 150 ms in all', async () => {
    await push('/a /first')
    kv.state.delayMs = 10_000
    kv.state.reads = 0
    const started = Date.now()
    const together = Promise.all([1, 2, 3].map(() => rules.current(promise => void work.push(promise))))
    await vi.advanceTimersByTimeAsync(timeoutMs)
    expect(await together).toEqual([undefined, undefined, undefined])
    expect(Date.now() - started).toBe(timeoutMs)
    expect(kv.state.reads).toBe(1)
  })

  it('KV away: the last good rules stay, and are renewed when it is back', async () => {
    await push('/a /first')
    await request()
    await settle()
    kv.state.isBroken = true
    await wait(10 * refreshMs)
    expect((await request()).target).toBe('/first')
    await settle()
    kv.state.isBroken = false
    await push('/a /second')
    await wait(refreshMs)
    await request()
    await settle()
    expect((await request()).target).toBe('/second')
  })

  it.each([
    ['the pointer is junk', 'redirects:current', '{"version":1'],
    ['the pointer is gone', 'redirects:current', undefined],
    [
      'the pointer names a revision that is missing',
      'redirects:current',
      '{"version":1,"revision":"nope","off":false,"history":[]}',
    ],
  ])('%s: the last good rules stay', async (_, key, value) => {
    await push('/a /first')
    await request()
    await settle()
    if (value === undefined) kv.values.delete(key)
    else kv.values.set(key, value)
    await wait(refreshMs)
    expect((await request()).target).toBe('/first')
  })

  it('the new revision is damaged: the last good rules stay', async () => {
    await push('/a /first')
    await request()
    await settle()
    const { revision } = await push('/a /second')
    kv.values.set(`redirects:rev:${revision}`, 'junk')
    await wait(refreshMs)
    expect((await request()).target).toBe('/first')
  })
})
