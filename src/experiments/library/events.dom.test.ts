import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Batching } from './browser-client.ts'
import { backOffMs } from './event-dispatcher.ts'
import { datafileWith, flagged, rule } from '../testing/datafile.ts'
import { browserClient, pass } from '../testing/library.ts'
import { serving, type Answering, type SentRequest } from '../testing/network.ts'

const datafile = datafileWith({
  ...flagged([rule('3')]),
  attributes: ['text', 'flag', 'count', 'list', 'nothing'].map((key, place) => ({ id: `7${place}`, key })),
  events: [{ id: '8', key: 'purchase', experimentIds: ['3'] }],
})
const visitor = { id: 'vuid_1', attributes: {} }

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A client that has its datafile; events are answered with `status()`. */
async function running(status: () => number = () => 204, batching?: Batching) {
  const answering: Answering = sent => (sent.url === '/dispatch' ? { status: status() } : serving(datafile)(sent))
  const made = browserClient(answering, batching)
  const started = made.client.start()
  await pass(0)
  return { ...made, library: await started, batches: () => made.asked('/dispatch') }
}

type Batch = {
  readonly client_version: string
  readonly visitors: readonly {
    readonly visitor_id: string
    readonly attributes: readonly { readonly key: string; readonly value: unknown }[]
    readonly snapshots: readonly { readonly events: readonly Readonly<Record<string, unknown>>[] }[]
  }[]
}
const read = ({ body }: SentRequest): Batch => JSON.parse(body)
const sizes = (batches: readonly SentRequest[]) => batches.map(batch => read(batch).visitors.length)
const times = <Value>(count: number, what: () => Value) => Array.from({ length: count }, what)

describe('R221: events wait until', () => {
  it('R369, R370: the batch of ten is full, or a second is over', async () => {
    const { client, batches } = await running()
    times(9, () => client.track(visitor, 'purchase'))
    await pass(999)
    expect(batches()).toEqual([])
    client.track(visitor, 'purchase')
    await pass(0)
    expect(sizes(batches())).toEqual([10])
    client.track(visitor, 'purchase')
    await pass(1_000)
    expect(sizes(batches())).toEqual([10, 1])
  })

  it.each([
    { size: 0, flushMs: -1 },
    { size: -10, flushMs: 0 },
  ])('R270: what is not positive gives way to ten and a second, with a warning of each: %o', async batching => {
    const { client, heard, batches } = await running(undefined, batching)
    times(9, () => client.track(visitor, 'purchase'))
    await pass(999)
    expect(batches()).toEqual([])
    await pass(1)
    times(10, () => client.track(visitor, 'purchase'))
    await pass(0)
    expect(sizes(batches())).toEqual([9, 10])
    expect(heard.filter(text => /batchSize|flushInterval/.test(text))).toEqual([
      expect.stringContaining(`Invalid flushInterval ${batching.flushMs}, defaulting to 1000`),
      expect.stringContaining(`Invalid batchSize ${batching.size}, defaulting to 10`),
    ])
  })

  it('the context changes: a new revision of the datafile sends what waits before it', async () => {
    let revision = '1'
    const { client, asked } = browserClient(sent => serving({ ...datafile, revision })(sent))
    const started = client.start()
    await pass(0)
    await started
    revision = '2'
    await pass(299_999)
    client.track(visitor, 'purchase')
    await pass(1)
    client.track(visitor, 'purchase')
    await pass(10)
    const [first] = asked('/dispatch').map(({ body }) => JSON.parse(body))
    expect([first?.revision, asked('/dispatch').length]).toEqual(['1', 1])
  })
})

it('R315, R346: events go as JSON with POST to where the store says, and any answer but success is a refusal', async () => {
  let status = 204
  const { client, batches, heard } = await running(() => status)
  client.track(visitor, 'purchase')
  await pass(1_000)
  expect(batches()[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
  expect(heard).toEqual([])
  for (const refused of [302, 400, 503, 0]) {
    status = refused
    client.track(visitor, 'purchase')
    await pass(33_000)
  }
  const told = heard.flatMap(message => /answered with \d+|network/.exec(message)?.[0] ?? [])
  expect(new Set(told)).toEqual(new Set(['answered with 302', 'answered with 400', 'answered with 503', 'network']))
})

it('R371: a batch that is refused goes again up to five times, 1 to 32 s apart', async () => {
  const { client, batches } = await running(() => 503)
  client.track(visitor, 'purchase')
  await pass(32_000)
  const tries = batches().filter(({ body }) => body === batches()[0]?.body)
  const gaps = tries.slice(1).map(({ at }, place) => at - (tries[place]?.at ?? 0))
  expect(gaps).toEqual([1_000, 2_000, 4_000, 8_000, 16_000])
  await pass(600_000)
  expect([backOffMs(5), backOffMs(6), backOffMs(60)]).toEqual([16_000, 32_000, 32_000])
})

describe('R222, R372: events that could not be sent', () => {
  it('are kept in the browser and sent again every 20 s until they are taken', async () => {
    let status = 503
    const { client, batches } = await running(() => status)
    client.track(visitor, 'purchase')
    await pass(40_000)
    expect(JSON.stringify({ ...localStorage })).toContain('purchase')
    status = 204
    const before = batches().length
    await pass(60_000)
    expect(batches().length).toBeGreaterThan(before)
    expect(JSON.stringify({ ...localStorage })).not.toContain('purchase')
    const after = batches().length
    await pass(120_000)
    expect(batches()).toHaveLength(after)
  })

  it('of an earlier visit go when the store is opened again', async () => {
    const earlier = await running(() => 503)
    earlier.client.track(visitor, 'purchase')
    await pass(1_000)
    const kept = { ...localStorage }
    vi.clearAllTimers()
    Object.assign(localStorage, kept)
    const later = await running()
    await pass(20_000)
    expect(later.batches().map(batch => read(batch).visitors[0]?.visitor_id)).toEqual(['vuid_1'])
  })

  it('are 500 at the most: one more is sent, but not kept', async () => {
    const { client, batches, heard } = await running(() => 503)
    times(501, () => client.track(visitor, 'purchase'))
    await pass(0)
    expect(Object.keys(localStorage).filter(key => key.includes('optly_event'))).toHaveLength(500)
    expect(heard.filter(message => message.includes('store is full'))).toHaveLength(1)
    await pass(1_000)
    expect(new Set(batches().flatMap(batch => read(batch).visitors)).size).toBeGreaterThanOrEqual(501)
  })
})

describe('what an event says', () => {
  const sentWith = async (tags: Record<string, unknown>, attributes = {}) => {
    const { client, batches } = await running()
    client.track({ id: 'vuid_1', attributes }, 'purchase', tags)
    await pass(1_000)
    const [batch] = batches()
    const told = batch === undefined ? undefined : read(batch)
    return { told, event: told?.visitors[0]?.snapshots[0]?.events[0] }
  }

  it('R379, R405: revenue is multiplied by 100 and rounded, and then read as an integer', async () => {
    expect((await sentWith({ revenue: 19.99 })).event?.revenue).toBe(1999)
    expect((await sentWith({ revenue: 0.125 })).event?.revenue).toBe(13)
  })

  it('R260: value is read as a float; what is no number is dropped, what is empty removed', async () => {
    const { event } = await sentWith({ revenue: '1299.7', value: '1.5', size: 42, empty: null, missing: undefined })
    expect(event).toMatchObject({ revenue: 1299, value: 1.5, tags: { size: 42 } })
    expect(Object.keys(event?.tags ?? {}).sort()).toEqual(['revenue', 'size', 'value'])
    const junk = await sentWith({ revenue: 'much', value: 'more' })
    expect([junk.event?.revenue, junk.event?.value]).toEqual([undefined, undefined])
  })

  it('R261: of the attributes it keeps texts, booleans and safe integers alone', async () => {
    const { told } = await sentWith({}, { text: 'a', flag: false, count: 7, unheardOf: 'x' })
    const kept = told?.visitors[0]?.attributes.filter(({ key }) => !key.startsWith('$'))
    expect(kept?.map(({ key, value }) => [key, value])).toEqual([
      ['text', 'a'],
      ['flag', false],
      ['count', 7],
    ])
    for (const wrong of [{ count: 2 ** 53 }, { count: 1.5 }, { list: [] }, { nothing: null }])
      await expect(sentWith({}, wrong)).rejects.toThrow()
  })

  it('R259: its tags are an object; with others nothing is sent', async () => {
    const { library, batches } = await running()
    for (const tags of ['a', ['a'], 7]) library.track('purchase', 'vuid_1', {}, JSON.parse(JSON.stringify(tags)))
    await pass(2_000)
    expect(batches()).toEqual([])
  })

  it('R256, R257: neither its key nor its visitor’s id is empty, and the id is not “undefined”', async () => {
    const { client, batches } = await running()
    for (const id of ['', 'undefined']) expect(() => client.track({ id, attributes: {} }, 'purchase')).toThrow()
    client.track(visitor, '')
    await pass(2_000)
    expect(batches()).toEqual([])
  })

  it('R380: the client calls itself version 6.1.0', async () => {
    expect((await sentWith({})).told?.client_version).toBe('6.1.0')
  })
})
