import { afterEach, describe, expect, it, vi } from 'vitest'

import type { InputOf } from '#src/commerce/calls/index.ts'
import { toCallRequest } from '#src/commerce/client.ts'

import { createKnownAnswers } from '#worker/storefront/proxy/known-answers.ts'
import { callUpstream, NotSentError, UpstreamError } from '#worker/storefront/proxy/upstream.ts'

import { toolsFor, type Answering } from './upstream-tools.ts'

afterEach(() => vi.unstubAllGlobals())

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
    await callUpstream(toolsFor(answer), toCallRequest('content.page.get', page))
    await callUpstream(toolsFor(answer), toCallRequest('products.catalog.get', {}))
    expect(asked.map(({ url }) => new URL(url).searchParams.get('removeNulls'))).toEqual(['true', null])
  })

  it('go to a base of their own where CONTENT_ORIGIN names one, and all else to the platform', async () => {
    const [platform, content] = [recorder(), recorder()]
    vi.stubGlobal('fetch', content.answer)
    const tools = toolsFor(platform.answer, { CONTENT_ORIGIN: 'https://content.example' })
    await callUpstream(tools, toCallRequest('content.page.get', page))
    await callUpstream(tools, toCallRequest('products.catalog.get', {}))
    expect(content.asked.map(({ url }) => new URL(url).origin)).toEqual(['https://content.example'])
    expect(platform.asked.map(({ url }) => new URL(url).pathname)).toEqual(['/products/v2/catalog'])
  })

  it('say in headers that a preview is asked for, and the moment that is looked at', async () => {
    const { asked, answer } = recorder()
    const previewDate = '2026-12-24T12:00:00.000Z'
    await callUpstream(toolsFor(answer), toCallRequest('content.page.get', { ...page, mode: 'preview', previewDate }))
    await callUpstream(toolsFor(answer), toCallRequest('content.page.get', { ...page, mode: 'preview' }))
    await callUpstream(toolsFor(answer), toCallRequest('content.page.get', page))
    const told = asked.map(({ headers }) => [headers.get('x-preview'), headers.get('x-preview-date')])
    expect(told).toEqual([
      ['true', previewDate],
      ['true', null],
      [null, null],
    ])
  })
})

describe('an answer with an entity tag (RFC 9110 §13.1.2)', () => {
  const listing = toCallRequest('products.search.query', { category: 'tents' })
  const tagged = (tag: string, total: number) => Response.json({ total }, { headers: { etag: tag } })

  /** A platform that answers one request after the other so, and what it was asked by. */
  function platform(...answers: readonly Response[]) {
    const tags: (string | null)[] = []
    const tools = toolsFor(request => {
      tags.push(request.headers.get('if-none-match'))
      return Promise.resolve(answers[tags.length - 1] ?? Response.error())
    })
    const known = createKnownAnswers()
    return { tags, ask: () => callUpstream({ ...tools, known }, listing), tools, known }
  }

  it('is asked about by it; 304 is the same answer again, and another tag another answer', async () => {
    const { tags, ask } = platform(tagged('"a"', 1), new Response(null, { status: 304 }), tagged('"b"', 2))
    const [first, same, other] = [await ask(), await ask(), await ask()]
    expect(tags).toEqual([null, '"a"', '"a"'])
    expect(same).toEqual({ status: 200, json: { total: 1 }, retryAfter: null, retried: false })
    expect(same.json).toBe(first.json)
    expect(other.json).toEqual({ total: 2 })
  })

  it('is none of a visitor’s: who asks without what is known sends no tag, and a 304 to that is no answer', async () => {
    const { tags, ask, tools } = platform(tagged('"a"', 1), tagged('"a"', 1), new Response(null, { status: 304 }))
    await ask()
    await callUpstream(tools, listing, { usid: 'a-visitor' })
    await expect(callUpstream(tools, { ...listing, method: 'POST' })).rejects.toThrow('redirected')
    expect(tags).toEqual([null, null, null])
  })

  it('is asked about by the call that it answered, and by no other at its address', async () => {
    const { tags, ask, tools, known } = platform(tagged('"a"', 1), Response.json({}))
    await ask()
    await callUpstream({ ...tools, known }, { ...listing, method: 'POST' })
    expect(tags).toEqual([null, null])
  })
})

/** A platform that never answers, and ends when nobody waits any more. */
const silent: Answering = request =>
  new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
  })

/** A platform that does as `hangs` and `status` say, call by call. */
function moody(answer: (path: string) => Response | 'hangs') {
  const asked: string[] = []
  return {
    asked,
    answer: (request: Request) => {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      const said = answer(pathname)
      return said === 'hangs' ? silent(request) : Promise.resolve(said)
    },
  }
}

const reviews = toCallRequest('products.reviews.list', { productId: 'FH1' })
const details = toCallRequest('products.details.get', { productId: 'FH1' })

const timed = async (work: Promise<unknown>) => {
  const began = performance.now()
  const outcome = await work.then(
    () => 'answered',
    (error: unknown) => (error instanceof UpstreamError ? error.message : String(error)),
  )
  return { outcome, took: performance.now() - began }
}

describe('R291: a GET is tried once more', () => {
  it('after a fast failure, and not after a timeout', async () => {
    const failing = moody(() => Response.json({}, { status: 500 }))
    expect((await callUpstream(toolsFor(failing.answer), details)).retried).toBe(true)
    const hanging = moody(() => 'hangs')
    const { took } = await timed(callUpstream(toolsFor(hanging.answer, { COMMERCE_TIMEOUT_MS: 80 }), details))
    expect([failing.asked.length, hanging.asked.length, took < 150]).toEqual([2, 1, true])
  })

  it('within the time that is left: both tries together take no longer than one may', async () => {
    let tries = 0
    const tools = toolsFor(request => (tries++ === 0 ? Promise.reject(new Error('reset')) : silent(request)), {
      COMMERCE_TIMEOUT_MS: 100,
    })
    const { took } = await timed(callUpstream(tools, details))
    expect([tries, took >= 80 && took < 180]).toEqual([2, true])
  })

  it('not when the platform says when to come again', async () => {
    const busy = moody(() => Response.json({}, { status: 503, headers: { 'retry-after': '2' } }))
    const answer = await callUpstream(toolsFor(busy.answer), details)
    expect([answer.status, answer.retryAfter, busy.asked.length]).toEqual([503, '2', 1])
  })
})

describe('a document has a budget of its own', () => {
  it('a call takes no longer than the document has left, and is not made when nothing is', async () => {
    const hanging = moody(() => 'hangs')
    const within = (ms: number) => ({ ...toolsFor(hanging.answer), budget: () => ms })
    const { took } = await timed(callUpstream(within(40), details))
    expect(took < 200).toBe(true)
    expect((await timed(callUpstream(within(0), details))).outcome).toContain('no time is left')
    expect(hanging.asked).toHaveLength(1)
  })
})

describe('a breaker for each family of calls', () => {
  it('reviews that hang are left alone although all else answers, and all else goes on', async () => {
    const platform = moody(path => (path.endsWith('/reviews') ? 'hangs' : Response.json({})))
    const tools = toolsFor(platform.answer, { COMMERCE_TIMEOUT_MS: 40 })
    for (let i = 0; i < 5; i++) {
      await callUpstream(tools, details)
      await expect(callUpstream(tools, reviews)).rejects.toThrow(UpstreamError)
    }
    const { outcome, took } = await timed(callUpstream(tools, reviews))
    expect([outcome, took < 20]).toEqual(['the platform does not answer at the moment', true])
    expect((await callUpstream(tools, details)).status).toBe(200)
    expect(platform.asked.filter(path => path.endsWith('/reviews'))).toHaveLength(5)
  })

  it('finding out whether a platform that hangs is back makes nobody wait for long', async () => {
    const hanging = moody(() => 'hangs')
    const tools = toolsFor(hanging.answer, { BREAKER_FAILURES: 1, BREAKER_PROBE_MS: 1 })
    await timed(callUpstream({ ...tools, budget: () => 40 }, details))
    await new Promise(resolve => setTimeout(resolve, 5))
    const { took } = await timed(callUpstream(tools, details))
    expect([hanging.asked.length, took >= 50 && took < 300]).toEqual([2, true])
  })

  it('a platform that answers 503 with Retry-After is busy and not gone: nobody is turned away for it', async () => {
    const busy = moody(() => Response.json({}, { status: 503, headers: { 'retry-after': '1' } }))
    const tools = toolsFor(busy.answer)
    for (let i = 0; i < 20; i++) expect((await callUpstream(tools, details)).status).toBe(503)
    expect(busy.asked).toHaveLength(20)
  })

  it('a platform that does not know a call answers 501 and is not gone: what it knows is asked of it', async () => {
    const simple = moody(() => Response.json({}, { status: 501 }))
    const tools = toolsFor(simple.answer)
    for (let i = 0; i < 20; i++) expect((await callUpstream(tools, details)).status).toBe(501)
    expect(simple.asked).toHaveLength(20)
  })
})

describe('R362: the request timeout of the server is configured', () => {
  it.each([
    ['COMMERCE_TIMEOUT_MS', toCallRequest('cart.cart.create', {})],
    [
      'ORDER_TIMEOUT_MS',
      toCallRequest('cart.order.patch', { orderNumber: 'U1234567890', paymentMethod: { code: 'KLARNA' } }),
    ],
  ] as const)('%s: a call that takes longer is given up', async (setting, wire) => {
    const began = performance.now()
    await expect(callUpstream(toolsFor(silent, { [setting]: 40 }), wire)).rejects.toThrow(UpstreamError)
    const took = performance.now() - began
    expect(took >= 35 && took < 2_000).toBe(true)
  })
})

describe('NOT_SENT: what never left the store has done nothing', () => {
  const write = toCallRequest('cart.cart.create', {})

  it('a write is refused at once, and says that it was not sent, while the breaker is open', async () => {
    let asked = 0
    const tools = toolsFor(async () => {
      asked += 1
      return new Response('', { status: 500 })
    })
    for (let i = 0; i < 5; i++) await expect(callUpstream(tools, write)).rejects.toMatchObject({ isSent: true })
    const began = performance.now()
    await expect(callUpstream(tools, write)).rejects.toBeInstanceOf(NotSentError)
    await expect(callUpstream(tools, write)).rejects.toMatchObject({ isSent: false })
    expect([asked, performance.now() - began < 500]).toEqual([5, true])
  })

  it.each([521, 523, 525, 526, 530])('%i: there was no connection to the platform', async status => {
    const tools = toolsFor(async () => new Response('error code', { status }))
    await expect(callUpstream(tools, write)).rejects.toBeInstanceOf(NotSentError)
  })
})
