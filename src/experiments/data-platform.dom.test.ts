import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { datafileWith, flagged, rule } from './testing/datafile.ts'
import { browserClient, pass } from './testing/library.ts'
import { serving, type Answering, type SentRequest } from './testing/network.ts'

const qualified = (segment: string) => [
  'and',
  { name: 'odp.audiences', match: 'qualified', type: 'third_party_dimension', value: segment },
]

const integrations = [{ key: 'odp', host: '/experiments', publicKey: 'the-key' }]
const datafile = datafileWith({
  ...flagged([rule('3', { audienceIds: ['6'] })]),
  audiences: [{ id: '6', name: 'cold', conditions: JSON.stringify(qualified('cold_weather')) }],
  integrations,
})

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function running(answering: Answering = () => ({ status: 200, body: '{}' }), file = datafile) {
  const made = browserClient(sent => (sent.url.includes('/v3/') ? answering(sent) : serving(file)(sent)))
  const started = made.client.start()
  await pass(0)
  const library = await started
  const send = (action: string, more: Readonly<Record<string, string>> = { vuid: 'vuid_1' }, data = {}, type = '') =>
    library.sendOdpEvent(action, type, new Map(Object.entries(more)), new Map(Object.entries(data)))
  return { ...made, library, send, batches: () => made.asked('/v3/events'), segments: () => made.asked('/v3/graphql') }
}

type Event = {
  readonly type: string
  readonly action: string
  readonly identifiers: Readonly<Record<string, string>>
  readonly data: Readonly<Record<string, unknown>>
}
const read = ({ body }: SentRequest): readonly Event[] => JSON.parse(body)

describe('data-platform events', () => {
  it('R312: go in batches to POST {host}/v3/events, as JSON with the API key in a header', async () => {
    const { send, batches } = await running()
    send('viewed')
    send('bought')
    await pass(1_000)
    expect(batches()).toHaveLength(1)
    expect(batches()[0]).toMatchObject({
      method: 'POST',
      url: '/experiments/v3/events',
      headers: { 'x-api-key': 'the-key', 'content-type': 'application/json' },
    })
    expect(
      batches()
        .flatMap(read)
        .map(({ action }) => action),
    ).toEqual(['viewed', 'bought'])
  })

  it('R374: go ten at a time or after a second, which is what the browser makes of 100 and 10 s', async () => {
    const { send, batches } = await running()
    for (let n = 0; n < 9; n += 1) send('viewed')
    await pass(999)
    expect(batches()).toEqual([])
    send('viewed')
    await pass(0)
    expect(batches().map(batch => read(batch).length)).toEqual([10])
    send('viewed')
    await pass(1_000)
    expect(batches().map(batch => read(batch).length)).toEqual([10, 1])
  })

  it('R267: need an identifier, an action and data of plain values', async () => {
    const { send, batches, heard } = await running()
    send('viewed', {})
    send('')
    send('viewed', undefined, { nested: {} })
    send('viewed', undefined, { sum: 12, new: true, name: 'a', none: null })
    await pass(1_000)
    expect(batches().flatMap(read)).toHaveLength(1)
    expect(batches().flatMap(read)[0]?.data).toMatchObject({ sum: 12, new: true, name: 'a', none: null })
    expect(heard).toHaveLength(3)
  })

  it('R267: need a manager that runs and has an integration', async () => {
    const { send, batches, heard } = await running(undefined, datafileWith())
    send('viewed')
    await pass(2_000)
    expect([batches(), heard.join()]).toEqual([[], expect.stringContaining('not integrated')])
    const closed = await running()
    await closed.client.close()
    closed.send('viewed')
    await pass(2_000)
    expect([closed.batches(), closed.heard.join()]).toEqual([[], expect.stringContaining('not running')])
  })

  it('R268: without a type are of type fullstack', async () => {
    const { send, batches } = await running()
    send('viewed')
    send('viewed', undefined, {}, 'loyalty')
    await pass(1_000)
    expect(
      batches()
        .flatMap(read)
        .map(({ type }) => type),
    ).toEqual(['fullstack', 'loyalty'])
  })

  it.each(['fs-user-id', 'FS-USER-ID', 'fs_user_id', 'FS_USER_ID', 'Fs-User-Id'])(
    'R269: name one identifier by %s',
    async key => {
      const { send, batches } = await running()
      send('viewed', { [key]: 'u1' })
      await pass(1_000)
      expect(batches().flatMap(read)[0]?.identifiers).toEqual({ fs_user_id: 'u1' })
    },
  )
})

describe('segments', () => {
  const edges = (...states: readonly (readonly [string, string])[]) =>
    JSON.stringify({
      data: { customer: { audiences: { edges: states.map(([name, state]) => ({ node: { name, state } })) } } },
    })
  const decided = async (answering: Answering) => {
    const { library, heard, segments } = await running(answering)
    const context = library.createUserContext('vuid_1')
    await context.fetchQualifiedSegments()
    return { context, heard, segments, library }
  }

  it('R313: those somebody is in decide, and those somebody is not in do not', async () => {
    const { context } = await decided(() => ({ status: 200, body: edges(['cold_weather', 'qualified']) }))
    expect(context.decide('tested').ruleKey).toBe('rule_3')
    const out = await decided(() => ({ status: 200, body: edges(['cold_weather', 'not_qualified']) }))
    expect(out.context.decide('tested').ruleKey).toBeNull()
  })

  const refusal = { message: 'x', extensions: { code: 'INVALID_IDENTIFIER_EXCEPTION', classification: 'x' } }
  it.each([
    ['network error', { status: 503 }],
    ['network error', { status: 0 }],
    ['decode error', { status: 200, body: 'junk' }],
    ['decode error', { status: 200, body: '{"data":7}' }],
    ['invalid identifier', { status: 200, body: JSON.stringify({ data: { customer: null }, errors: [refusal] }) }],
  ])('R348: that could not be fetched are logged: %s', async (words, answer) => {
    const { heard, context } = await decided(() => answer)
    expect(heard.join()).toContain(`Audience segments fetch failed (${words})`)
    expect(context.decide('tested').ruleKey).toBeNull()
  })

  it('R373: they, and events, may take 10 s each', async () => {
    const { send, library, batches, segments } = await running()
    send('viewed')
    void library.createUserContext('vuid_1').fetchQualifiedSegments()
    await pass(1_000)
    expect([...batches(), ...segments()].map(({ timeoutMs }) => timeoutMs)).toEqual([10_000, 10_000])
  })

  it('R375: 1000 answers about them are kept for 10 min', async () => {
    const { library, segments } = await running(() => ({ status: 200, body: edges(['cold_weather', 'qualified']) }))
    const ask = (id: number) => library.createUserContext(`vuid_${id}`).fetchQualifiedSegments()
    for (let id = 0; id < 1_000; id += 1) await ask(id)
    await ask(0)
    expect(segments()).toHaveLength(1_000)
    await ask(1_000)
    await ask(1)
    expect(segments()).toHaveLength(1_002)
    await pass(599_000)
    await ask(0)
    expect(segments()).toHaveLength(1_002)
    await pass(1_000)
    await ask(0)
    expect(segments()).toHaveLength(1_003)
  })
})

it('R376, R314: 1000 contextual decisions are kept for 30 min, each asked for with its visitor, experiment and attributes', async () => {
  const file = datafileWith({
    ...flagged([rule('3', { cmab: { attributeIds: ['7'], trafficAllocation: 10_000 } })]),
    attributes: [{ id: '7', key: 'country' }],
  })
  const made = browserClient(sent =>
    sent.url.includes('/predict/')
      ? { status: 200, body: '{"predictions":[{"variation_id":"31"}]}' }
      : serving(file)(sent),
  )
  const started = made.client.start()
  await pass(0)
  const library = await started
  const ask = (id: number) => library.createUserContext(`v${id}`, { country: 'US' }).decideAsync('tested')
  expect((await ask(0)).variationKey).toBe('v31')
  const [first] = made.asked('/predict/3')
  const [instance] = JSON.parse(first?.body ?? '{}').instances
  const attributes = [{ id: '7', value: 'US', type: 'custom_attribute' }]
  expect(instance).toEqual({ visitorId: 'v0', experimentId: '3', attributes, cmabUUID: expect.any(String) })
  for (let id = 1; id < 1_000; id += 1) await ask(id)
  await ask(0)
  expect(made.asked('/predict/')).toHaveLength(1_000)
  await ask(1_000)
  await ask(1)
  expect(made.asked('/predict/')).toHaveLength(1_002)
  await pass(1_800_000)
  await ask(0)
  expect(made.asked('/predict/')).toHaveLength(1_003)
})
