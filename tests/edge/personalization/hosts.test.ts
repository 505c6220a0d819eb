import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { dependency } from '../dependency.ts'
import { decide, decisionRequest, standIn, storeWith, vuid } from './store.ts'

beforeEach(() => dependency.reset())
afterEach(() => vi.unstubAllGlobals())

const settings = {
  SOCIAL_ORIGIN: 'http://127.0.0.1:9301',
  PERSONALIZATION_ORIGIN: 'http://127.0.0.1:9302',
  DATA_PLATFORM_ORIGIN: 'http://127.0.0.1:9303',
  EXPERIMENTS_ORIGIN: 'http://127.0.0.1:9304',
  SERVICE_KEYS: 'social=photo-key personalization=engine-key data-platform=data-key',
}

const event = [{ action: 'viewed', identifiers: { vuid } }]
const query = `{ customer(vuid: "${vuid}") { audiences { edges { node { name state } } } } }`
const instances = [{ visitorId: vuid, experimentId: '3004', attributes: [], cmabUUID: 'u1' }]

/** Calls of each family as script of the store makes them: what is asked, and by which path a host of its own has it. */
const families = [
  ['social', '/social/streams/media/recent?count=3&locale=en_US', undefined, '9301/streams/media/recent', 'photo-key'],
  ['engine', decide, decisionRequest, '9302/api/engine/v1/decide/fellholm', 'engine-key'],
  ['v3/events', '/experiments/v3/events?locale=en_US', event, '9303/v3/events', 'data-key'],
  ['v3/graphql', '/experiments/v3/graphql?locale=en_US', { query }, '9303/v3/graphql', 'data-key'],
  ['predict', '/experiments/predict/3004?locale=en_US', { instances }, '9304/predict/3004', null],
] as const

describe('hosts as settings', () => {
  it.each(families)(
    'R309: %s calls go to the host that its setting names, by its own path and key, and none to the platform',
    async (family, path, body, there, key) => {
      const host = standIn()
      vi.stubGlobal('fetch', host.fetch)
      const store = storeWith({ ...settings, DATA_PLATFORM_SEGMENTS: '' })
      const headers = { 'x-api-key': 'of-the-browser', 'cf-connecting-ip': '192.0.2.77' }
      await (body === undefined ? store.ask(path) : store.post(path, body, headers))
      const [sent] = host.asked
      expect([host.asked.length, sent?.url.includes(`127.0.0.1:${there}?`)]).toEqual([1, true])
      expect(sent?.headers.get('x-api-key')).toBe(key)
      expect([sent?.headers.get('auth-access'), sent?.headers.get('x-client-address')]).toEqual([null, null])
      expect(dependency.asked(family)).toEqual([])
    },
  )

  it.each(families)(
    '%s calls are answered by the embedded services where no setting names a host',
    async (family, path, body) => {
      const store = storeWith({})
      const answer = await (body === undefined ? store.ask(path) : store.post(path, body, { 'x-api-key': 'a-key' }))
      expect([answer.status, dependency.asked(family).length > 0]).toEqual([200, true])
    },
  )

  it('they are told what the visitor has agreed to, and not who asks', async () => {
    const host = standIn()
    vi.stubGlobal('fetch', host.fetch)
    const cookie = '__Host-consent=C0001:1,C0002:0,C0003:0,C0004:1'
    await storeWith({ ...settings, DATA_PLATFORM_SEGMENTS: '' }).post(decide, decisionRequest, { cookie })
    expect(host.asked.map(({ headers }) => headers.get('x-consent'))).toEqual(['C0001:1,C0002:0,C0003:0,C0004:1'])
    expect(host.asked.map(({ headers }) => headers.get('cookie'))).toEqual([null])
  })

  it('R309: pages may show pictures of the host of photos, and the policy has no unsafe-inline', async () => {
    // A nonce is another for each answer.
    const policyOf = async (given: object) =>
      (await storeWith(given).ask('/en-us/privacy-choices')).headers
        .get('content-security-policy')
        ?.replace(/ 'nonce-[^']+'/, '') ?? ''
    const own = await policyOf({})
    const policy = await policyOf({ SOCIAL_ORIGIN: 'https://photos.example' })
    expect(policy).toContain(`img-src 'self' data: https://photos.example;`)
    expect(policy.replace(' https://photos.example', '')).toBe(own)
    expect(policy).not.toContain('unsafe-inline')
  })

  it('a setting that is none stops the store with its name', async () => {
    for (const [name, value] of [
      ['SOCIAL_ORIGIN', 'photos.example/path'],
      ['SERVICE_KEYS', 'somebody=key'],
      ['DATA_PLATFORM_SEGMENTS', 'a"b'],
    ] as const) {
      const answer = await storeWith({ [name]: value }).ask('/en-us')
      expect([answer.status, (await answer.text()).includes(name)]).toEqual([500, true])
    }
  })
})

describe('R265: who was made up', () => {
  const bad = 'bad'
  it.each([
    ['a decision', decide, { ...decisionRequest, customerId: bad }, 'customerId'],
    ['an event', '/experiments/v3/events?locale=en_US', [{ action: 'viewed', identifiers: { vuid: bad } }], 'vuid'],
    ['segments', '/experiments/v3/graphql?locale=en_US', { query: '{ customer(vuid: "bad") { name } }' }, 'vuid'],
    [
      'segments by a variable',
      '/experiments/v3/graphql?locale=en_US',
      { query: 'query ($id: String) { customer(vuid: $id) { name } }', variables: { id: bad } },
      'vuid',
    ],
    [
      'a contextual decision',
      '/experiments/predict/3004?locale=en_US',
      { instances: [{ ...instances[0], visitorId: bad }] },
      'visitorId',
    ],
  ])('is refused at the store’s door and by the embedded service: %s', async (_, path, body, named) => {
    const headers = { 'x-api-key': 'a-key' }
    const answer = await storeWith({}).post(path, body, headers)
    const refusal = await answer.json<{ errorDetails: readonly [{ errorId: string; message: string }] }>()
    expect([answer.status, refusal.errorDetails[0].errorId]).toEqual([400, 'API400'])
    expect(refusal.errorDetails[0].message).toContain(named)
    expect(refusal.errorDetails[0].message).toContain('vuid_ and hex digits')
    expect(dependency.asked(path.split('?')[0])).toEqual([])
    expect(await platformRefuses(path, body)).toEqual([400, 'API400'])
  })
})

/** What the embedded services say to a request that did not come by the store's proxy. */
async function platformRefuses(path: string, body: unknown): Promise<readonly [number, string]> {
  const { env } = await import('cloudflare:workers')
  const { COMMERCE } = env as unknown as { readonly COMMERCE: Fetcher }
  const answer = await COMMERCE.fetch(`https://commerce.internal${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'auth-access': 'a-key-for-tests-only',
      'x-api-key': 'a-key',
      'x-site-id': 'fellholm-us',
      locale: 'en_US',
      'x-correlation-id': 'c',
      'x-transaction-id': 't',
    },
    body: JSON.stringify(body),
  })
  const { errorDetails } = await answer.json<{ errorDetails: readonly [{ errorId: string }] }>()
  return [answer.status, errorDetails[0].errorId]
}

it('R273: nothing of it leaves the store without consent to targeting', async () => {
  const host = standIn()
  vi.stubGlobal('fetch', host.fetch)
  const store = storeWith(settings)
  const asking = families.filter(([, , body]) => body !== undefined)
  for (const headers of [
    { 'cf-ipcountry': 'DE' },
    { 'sec-gpc': '1' },
    { cookie: '__Host-consent=C0001:1,C0002:1,C0003:1,C0004:0' },
  ])
    for (const [family, path, body] of asking) {
      const answer = await store.post(path, body, { 'x-api-key': 'a-key', ...(headers as Record<string, string>) })
      expect([family, answer.status, await answer.text()]).toEqual([
        family,
        403,
        expect.stringContaining('has not agreed to targeting'),
      ])
      expect(answer.headers.getSetCookie().filter(line => line.includes('stealth'))).toEqual([])
    }
  expect(asking).toHaveLength(4)
  expect(host.asked).toEqual([])
})
