import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { parse } from '#kv/redirects/parse.ts'
import { compile } from '#kv/redirects/revision.ts'
import { publish } from '#kv/redirects/storage/storage.ts'
import storefront from '#worker/storefront/index.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import { openBrowser } from '../browser.ts'

const table = `from,to,country
/c/tents,/c/packs,DE
/c/duffels,/c/packs,
`

const stored = [
  '/en-us',
  '/de-de/filialen',
  '/en-us/p/womens-ridgeline-3l-shell-fh10011',
  '/en-us/c/tents',
  '/en-us/c/packs',
]

const shopper = openBrowser()

beforeAll(async () => {
  const { rules } = parse(table, storeAddressing.locales)
  const { RULES } = env as { RULES: KVNamespace }
  await publish(RULES, compile(rules), { at: Date.now(), who: 'ada', count: rules.length, note: '' })
  for (const path of stored) await (await shopper.ask(path)).arrayBuffer()
})

afterEach(() => vi.restoreAllMocks())

/** What an answer says, but for what differs from one request to the next. */
async function said(answer: Response) {
  const { 'x-correlation-id': id, 'server-timing': timing, ...headers } = Object.fromEntries(answer.headers)
  expect([typeof id, typeof timing]).toEqual(['string', answer.status === 304 ? 'undefined' : 'string'])
  // Seconds that are left go down meanwhile.
  const cacheStatus = headers['cache-status']?.replace(/ttl=\d+/, 'ttl')
  return { status: answer.status, headers: { ...headers, 'cache-status': cacheStatus }, body: await answer.text() }
}

describe('a stored page is the same with a parameter that no page reads', () => {
  const withParameter = (path: string) => `${path}?utm_source=letter`

  it.each(stored)('%s: status, headers and bytes', async path => {
    const first = await said(await shopper.ask(path))
    expect(first.headers['cache-status']).toContain('hit')
    expect(first).toEqual(await said(await shopper.ask(withParameter(path))))
  })

  it.each(stored)('%s: a 304 for whoever has it', async path => {
    const etag = (await shopper.ask(path)).headers.get('etag') ?? ''
    const first = await said(await shopper.ask(path, { headers: { 'if-none-match': etag } }))
    expect(first.status).toBe(304)
    // RFC 9110 §15.4.5: what a 200 would say of keeping it, and no more; the headers that came with the page stay in force.
    expect(first.headers).toEqual({ etag, 'cache-control': expect.stringMatching(/^(?:public|private), max-age=0$/) })
    expect(first).toEqual(await said(await shopper.ask(withParameter(path), { headers: { 'if-none-match': etag } })))
  })

  it('answers that are there at the same time have headers of their own: id and entity tag', async () => {
    const askAs = (id: string, path: string) => shopper.ask(path, { headers: { 'x-correlation-id': id } })
    const before = await askAs('first', '/en-us/c/tents')
    const tents = await askAs('second', '/en-us/c/tents')
    const packs = await askAs('third', '/en-us/c/packs')
    const ids = [before, tents, packs].map(({ headers }) => headers.get('x-correlation-id'))
    expect(ids).toEqual(['first', 'second', 'third'])
    expect([tents, packs].map(({ headers }) => headers.get('cache-status'))).toEqual(
      Array(2).fill(expect.stringContaining('hit')),
    )
    expect(tents.headers.get('etag')).toBe(before.headers.get('etag'))
    expect(tents.headers.get('etag')).not.toBe(packs.headers.get('etag'))
  })

  it('is answered with one JSON line in the log, under the id that the answer carries', async () => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation(text => void lines.push(...String(text).split('\n')))
    await shopper.ask('/en-us/c/tents', { headers: { 'x-correlation-id': 'one-stored-page' } })
    await vi.waitFor(() => expect(lines.join()).toContain('one-stored-page'))
    const told = lines.map(line => JSON.parse(line) as Record<string, unknown>)
    expect(told.filter(({ correlationId }) => correlationId === 'one-stored-page')).toEqual([
      expect.objectContaining({ method: 'GET', path: '/en-us/c/tents', status: 200, route: 'category', cache: 'hit' }),
    ])
  })
})

describe('what the key of a stored page does not tell still counts', () => {
  const outcome = async (path: string, options: Parameters<typeof shopper.ask>[1] = {}) => {
    const answer = await shopper.ask(path, options)
    return [answer.status, answer.headers.get('location') ?? answer.headers.get('content-type')]
  }

  it('R068: a redirect rule in front of the page, and whom it means', async () => {
    expect(await outcome('/en-us/c/tents', { headers: { 'cf-ipcountry': 'DE' } })).toEqual([302, '/en-us/c/packs'])
    expect(await outcome('/en-us/c/tents', { headers: { 'cf-ipcountry': 'US' } })).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(await outcome('/en-us/c/duffels')).toEqual([302, '/en-us/c/packs'])
  })

  it('a reader of Markdown', async () => {
    const markdown = { headers: { accept: 'text/markdown' } }
    expect(await outcome('/en-us/p/womens-ridgeline-3l-shell-fh10011', markdown)).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ])
  })

  it('another method', async () => {
    const head = await said(await shopper.ask('/en-us', { method: 'HEAD' }))
    expect(head).toEqual({ ...(await said(await shopper.ask('/en-us'))), body: '' })
    expect((await shopper.ask('/en-us', { method: 'POST' })).status).toBe(404)
    expect((await shopper.ask('/en-us', { method: 'PROPFIND' })).status).toBe(405)
  })

  it('R067: another spelling of its address', async () => {
    expect(await outcome('/EN-US/c/tents/')).toEqual([301, '/en-us/c/tents'])
    expect(await outcome('/de-de/store-locator')).toEqual([301, '/de-de/filialen'])
  })

  it('R074: an editor’s look at it', async () => {
    const preview = await shopper.ask('/en-us?preview=true')
    expect(preview.headers.get('cache-status')).toContain('fwd=bypass')
  })

  it('the payment provider’s host, which has no pages of ours', async () => {
    expect((await exports.default.fetch('http://pay.localhost/en-us')).status).toBe(404)
  })

  it('a store that keeps no pages', async () => {
    const context = createExecutionContext()
    const answer = await storefront.fetch(new Request('http://localhost/en-us'), { ...env, PAGE_CACHE: 'off' }, context)
    expect(answer.headers.get('cache-status')).toBe('fellholm; fwd=bypass; detail=off')
    await answer.text()
    await waitOnExecutionContext(context)
  })
})
