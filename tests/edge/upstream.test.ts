import { afterEach, describe, expect, it, vi } from 'vitest'

import type { InputOf } from '#src/commerce/calls/index.ts'
import { toWire } from '#src/commerce/client.ts'

import type { Settings } from '#worker/storefront/bindings.ts'
import type { Trace } from '#worker/storefront/trace.ts'
import { callUpstream, UpstreamError } from '#worker/storefront/proxy/upstream.ts'

afterEach(() => vi.unstubAllGlobals())

type Answering = (request: Request) => Promise<Response>

/** A storefront in front of a platform that answers like this, and of what else its settings name. */
function toolsFor(COMMERCE: Answering, more: Partial<Settings> = {}) {
  const settings = {
    COMMERCE: { fetch: COMMERCE },
    AUTH_ACCESS_KEY: 'a-key',
    STORE_ORIGIN: 'http://localhost',
    COMMERCE_TIMEOUT_MS: 5_000,
    ORDER_TIMEOUT_MS: 20_000,
    UPSTREAM_BODY_BYTES: 65_536,
    BREAKER_FAILURES: 5,
    BREAKER_WINDOW_MS: 10_000,
    BREAKER_PROBE_MS: 5_000,
    ...more,
  } as unknown as Settings
  const trace = { correlationId: 'c', transactionId: 't', notes: {}, timings: new Map() } as unknown as Trace
  return { settings, trace, locale: 'en-us' as const }
}

/** Answers everything, and remembers what it was asked. */
function recorder() {
  const asked: Request[] = []
  return {
    asked,
    answer: (request: Request) => {
      asked.push(request)
      return Promise.resolve(Response.json({}))
    },
  }
}

const page: InputOf<'content.page.get'> = { mode: 'publish', siteId: 'fellholm-us', page: 'home' }

describe('R285: calls of content', () => {
  it('leave nulls out by removeNulls, which no other call says', async () => {
    const { asked, answer } = recorder()
    await callUpstream(toolsFor(answer), toWire('content.page.get', page))
    await callUpstream(toolsFor(answer), toWire('products.catalog.get', {}))
    expect(asked.map(({ url }) => new URL(url).searchParams.get('removeNulls'))).toEqual(['true', null])
  })

  it('go to a base of their own where CONTENT_ORIGIN names one, and all else to the platform', async () => {
    const [platform, content] = [recorder(), recorder()]
    vi.stubGlobal('fetch', content.answer)
    const tools = toolsFor(platform.answer, { CONTENT_ORIGIN: 'https://content.example' })
    await callUpstream(tools, toWire('content.page.get', page))
    await callUpstream(tools, toWire('products.catalog.get', {}))
    expect(content.asked.map(({ url }) => new URL(url).origin)).toEqual(['https://content.example'])
    expect(platform.asked.map(({ url }) => new URL(url).pathname)).toEqual(['/products/v2/catalog'])
  })

  it('say in headers that a preview is asked for, and the moment that is looked at', async () => {
    const { asked, answer } = recorder()
    const previewDate = '2026-12-24T12:00:00.000Z'
    await callUpstream(toolsFor(answer), toWire('content.page.get', { ...page, mode: 'preview', previewDate }))
    await callUpstream(toolsFor(answer), toWire('content.page.get', { ...page, mode: 'preview' }))
    await callUpstream(toolsFor(answer), toWire('content.page.get', page))
    const told = asked.map(({ headers }) => [headers.get('x-preview'), headers.get('x-preview-date')])
    expect(told).toEqual([
      ['true', previewDate],
      ['true', null],
      [null, null],
    ])
  })
})

describe('R362: the request timeout of the server is configured', () => {
  /** A platform that never answers, and ends when nobody waits any more. */
  const silent: Answering = request =>
    new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
    })

  it.each([
    ['COMMERCE_TIMEOUT_MS', toWire('cart.cart.create', {})],
    ['ORDER_TIMEOUT_MS', toWire('cart.order.patch', { orderNumber: 'U1234567890', paymentMethod: { code: 'KLARNA' } })],
  ] as const)('%s: a call that takes longer is given up', async (setting, wire) => {
    const began = performance.now()
    await expect(callUpstream(toolsFor(silent, { [setting]: 40 }), wire)).rejects.toThrow(UpstreamError)
    const took = performance.now() - began
    expect(took >= 35 && took < 2_000).toBe(true)
  })
})
