import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'
import { datafileOf } from '#worker/commerce/experiments/datafile.ts'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { standIn, storeWith, vuid } from '../personalization/store.ts'
import { browserOf, idsWhere, variationFor } from './visitors.ts'

beforeEach(() => dependency.reset())
afterEach(() => vi.unstubAllGlobals())

const batch = (visitor_id: string, more: object = {}) => ({
  account_id: '2026',
  project_id: '2027',
  client_name: 'javascript-sdk',
  client_version: '6.1.0',
  revision: '13',
  anonymize_ip: true,
  enrich_decisions: true,
  visitors: [{ visitor_id, attributes: [], snapshots: [{ decisions: [], events: [] }], ...more }],
})

const dispatch = '/experiments/dispatch?locale=en-us'

describe('the datafile of browsers', () => {
  it('is the one that the worker decides by, and leads to the data platform through the store', async () => {
    const answer = await openBrowser().ask('/-/experiments/datafile?locale=en-us')
    const datafile = await answer.json<Datafile>()
    const { revision, featureFlags } = datafileOf('storefront')
    expect([datafile.revision, datafile.featureFlags]).toEqual([revision, featureFlags])
    expect(datafile.integrations.map(one => 'host' in one && one.host)).toEqual(['/experiments'])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('of a host elsewhere leads through the store as well; where there has never been one the answer says so', async () => {
    const integrations = [{ key: 'odp', host: 'https://data.example', publicKey: 'k' }]
    vi.stubGlobal('fetch', standIn({ ...datafileOf('storefront'), revision: 'elsewhere', integrations }).fetch)
    const there = storeWith({ EXPERIMENTS_ORIGIN: 'http://127.0.0.1:9314', EXPERIMENTS_KEY: 'elsewhere' })
    const datafile = await (await there.ask('/-/experiments/datafile')).json<Datafile>()
    expect([datafile.revision, datafile.integrations]).toEqual([
      'elsewhere',
      [{ key: 'odp', host: '/experiments', publicKey: 'k' }],
    ])
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('dead')))
    const dead = storeWith({ EXPERIMENTS_ORIGIN: 'http://127.0.0.1:9315', EXPERIMENTS_KEY: 'dead-key' })
    const none = await dead.ask('/-/experiments/datafile')
    expect([none.status, await none.json()]).toEqual([503, { error: 'no datafile' }])
    expect((await dead.ask('/en-ca')).status).toBe(200)
  })
})

describe('what a page declares of experiments', () => {
  const declaredOn = async (id: string, path: string) => {
    const html = await (await browserOf(id).ask(path)).text()
    const [, content = 'null'] = /<meta name="variants" content="([^"]*)"/.exec(html) ?? []
    return JSON.parse(content.replaceAll('&quot;', '"')) as unknown
  }
  const [quiet = ''] = idsWhere(id => variationFor('home_hero', id) === 'quiet')
  const [weather = ''] = idsWhere(id => variationFor('home_hero', id) === 'none')

  it('is the variant that it shows, the same for all who are shown it; a page without one declares nothing', async () => {
    expect(await declaredOn(quiet, '/en-us')).toEqual({ home_hero: { key: 'quiet', variables: { tone: 'quiet' } } })
    expect(await declaredOn(weather, '/en-us')).toEqual({ home_hero: { variables: { tone: 'weather' } } })
    expect(await declaredOn(quiet, '/en-us/c/tents')).toBeNull()
  })
})

describe('events of the flag library', () => {
  const refusal = async (answer: Response) => {
    const { errorDetails } = await answer.json<{ errorDetails: readonly [{ errorId: string; message: string }] }>()
    return [answer.status, errorDetails[0].errorId, errorDetails[0].message] as const
  }

  it('go to the host that a setting names, as the library sends them, with the key that the store adds', async () => {
    const host = standIn({ accepted: 1 })
    vi.stubGlobal('fetch', host.fetch)
    const store = storeWith({ EXPERIMENTS_ORIGIN: 'http://127.0.0.1:9316', SERVICE_KEYS: 'experiments=count-key' })
    expect((await store.post(dispatch, batch(vuid))).status).toBe(200)
    const sent = host.asked.find(({ url }) => url.includes('/dispatch'))
    expect([sent?.url.startsWith('http://127.0.0.1:9316/dispatch?'), sent?.headers.get('x-api-key')]).toEqual([
      true,
      'count-key',
    ])
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ account_id: '2026', visitors: batch(vuid).visitors })
  })

  it.each(['', 'undefined', 'vuid_', 'VUID_1', 'bad', `vuid_${'0'.repeat(28)}`, 'vuid_<script>'])(
    'R265: of a visitor who was made up, “%s”, are refused with what is wrong, and nobody hears of them',
    async made => {
      const [status, code, message] = await refusal(await storeWith({}).post(dispatch, batch(made)))
      expect([status, code]).toEqual([400, 'API400'])
      expect(message).toContain('visitor_id: vuid_ and hex digits')
      expect(dependency.asked('/dispatch')).toEqual([])
    },
  )

  it('R273: without consent are refused, and from elsewhere', async () => {
    const store = storeWith({})
    expect((await refusal(await store.post(dispatch, batch(vuid), { 'cf-ipcountry': 'DE' })))[0]).toBe(403)
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await refusal(await store.post(dispatch, batch(vuid), elsewhere)))[0]).toBe(403)
    expect(dependency.asked('/dispatch')).toEqual([])
  })

  it('that are no batch, or a megabyte, are refused, and the shop goes on', async () => {
    const store = storeWith({})
    for (const body of [null, [], 'x', 7, {}, { account_id: '1', visitors: [] }, batch(vuid, { snapshots: 'x' })])
      expect((await refusal(await store.post(dispatch, body)))[0]).toBe(400)
    const many = { ...batch(vuid), visitors: Array.from({ length: 101 }, () => batch(vuid).visitors[0]) }
    expect((await refusal(await store.post(dispatch, many)))[0]).toBe(400)
    expect((await store.post(dispatch, batch(vuid, { junk: 'x'.repeat(1_048_576) }))).status).toBe(413)
    expect(dependency.asked('/dispatch')).toEqual([])
    expect((await store.ask('/en-us/help')).status).toBe(200)
  })

  it('that nobody takes are answered with 502, and the shop goes on', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('dead')))
    const store = storeWith({ EXPERIMENTS_ORIGIN: 'http://127.0.0.1:9317' })
    expect((await refusal(await store.post(dispatch, batch(vuid))))[0]).toBe(502)
    expect((await store.ask('/en-ca/help')).status).toBe(200)
  })
})
