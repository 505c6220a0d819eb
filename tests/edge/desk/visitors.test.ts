import { env, exports } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'

import type { EventName } from '#src/measurement/events.ts'
import type { EventLog } from '#worker/storefront/measurement/event-log.ts'

import { dependency, memory } from '../dependency.ts'
import { colleague } from './colleague.ts'

const { EVENT_LOG } = env as unknown as { readonly EVENT_LOG: DurableObjectNamespace<EventLog> }

type More = { readonly session?: string; readonly locale?: string; readonly pageType?: string }

/** All of them happen at the same moment. */
const at = Date.now()

const event = (name: EventName, parameters: Record<string, unknown> = {}, more: More = {}) => ({
  id: crypto.randomUUID(),
  name,
  at,
  locale: 'en-us',
  path: '/en-us',
  pageType: 'home',
  session: 's1',
  role: 'guest',
  parameters,
  ...more,
})

const goods = { items: [{ item_id: 'FH1', origin: 'grid' }] }

beforeAll(async () => {
  const exposed = (session: string, variation: string) =>
    event(
      'experiment_exposure',
      { flag: 'home_hero', variation },
      { session, locale: session === 's2' ? 'de-de' : 'en-us' },
    )
  const vital = (value: number) =>
    event('web_vital', { metric: 'LCP', value, rating: 'good', build: 'b7' }, { pageType: 'category' })
  const failed = (build: string) =>
    event('client_error', {
      message: 'TypeError: it fell over',
      frames: [{ file: '/assets/a.js', line: 7, column: 9, name: 'run' }],
      part: 'search-field',
      build,
    })
  await EVENT_LOG.get(EVENT_LOG.idFromName('events')).record([
    event('view_item_list', { list: 'tents', ...goods }),
    event('view_item', goods),
    event('view_item', goods),
    event('purchase', { transaction_id: 'T1', value: 1, currency: 'USD', ...goods }),
    event('view_item_list', { list: 'zelte', items: [] }, { session: 's2', locale: 'de-de' }),
    exposed('s1', 'quiet'),
    exposed('s2', 'baseline'),
    ...[900, 400, 4_100, 700].map(vital),
    failed('b7'),
    failed('b8'),
  ])
})

const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('the desk: visitors', () => {
  it('funnels count visits once a step, by locale, origin and variant, with plots that say what they show', async () => {
    const viewer = await colleague('visitors', 'viewer')
    const { html } = await viewer.open('/visitors')
    expect(html).toContain('aria-label="en-us: Saw a list 1 · 100 %, Chose a product 0 · 0 %, Saw a product 1 · 100 %')
    expect(html).toContain('aria-label="de-de: Saw a list 1 · 100 %')
    expect(html).toContain('Ordered 1 · 100 %')
    expect((await viewer.open('/visitors?by=origin')).html).toContain('aria-label="grid: Saw a list 1')
    expect((await viewer.open('/visitors?by=variant')).html).toContain('aria-label="home_hero · quiet: Saw a list 1')
    expect(text(html)).toContain('experiment_exposure')
  })

  it('experiments have state, shares, conversions with intervals, a warning before anybody peeks and an address per variant', async () => {
    const viewer = await colleague('visitors', 'viewer')
    const { html } = await viewer.open('/visitors/experiments')
    expect(html).toContain('Too early to read')
    expect(text(html)).toMatch(/home_hero, Running/)
    expect(html).toContain('100.0 %, between 20.7 % and 100.0 %')
    expect(html).toContain('p13n_testcontext=')
  })

  it('web vitals are spread by page type and build, with the 75th percentile', async () => {
    const viewer = await colleague('visitors', 'viewer')
    const { html } = await viewer.open('/visitors/vitals')
    expect(text(html)).toContain('LCP category b7 4 900 ms')
    expect(html).toContain('700 ms in the middle, 900 ms at the 75th percentile, 4,100 ms at the 95th')
  })

  it('errors of one place are one, in whichever build, with where they happened', async () => {
    const engineer = await colleague('visitors', 'engineer')
    const { html } = await engineer.open('/visitors/errors')
    expect(html.match(/TypeError: it fell over/g)).toHaveLength(1)
    expect(text(html)).toContain('/assets/a.js:7:9 (run)')
    expect(text(html)).toMatch(/ 2 home b\d, b\d /)
  })
})

describe('the desk: health', () => {
  it('shows every part with its history, says which is not well, and a failed request with its id and where its time went', async () => {
    const engineer = await colleague('health', 'engineer')
    const well = (await engineer.open('/health')).html
    for (const part of ['/healthcheck/status', 'KV: redirect rules', 'letters: fellholm-us', 'orders: fellholm-us'])
      expect(well).toContain(part)
    expect(text(well)).toMatch(/All \d+ parts are well\./)
    dependency.behave(() => Promise.resolve(new Response('', { status: 503 })))
    memory.forget()
    const failed = await exports.default.fetch('http://localhost/en-us/c/boots', {
      headers: { 'x-correlation-id': 'a-request-that-fails' },
    })
    await failed.body?.cancel()
    expect(failed.status).toBeGreaterThanOrEqual(500)
    await engineer.post('/health/look')
    await expect
      .poll(async () => (await engineer.open('/health')).html, { timeout: 10_000 })
      .toContain('a-request-that-fails')
    const { html } = await engineer.open('/health')
    expect(text(html)).toMatch(/of \d+ parts are not well: [^.]*\/healthcheck\/status/)
    expect(html).toContain('aria-label="2 looks, 1 of them not well"')
    expect(html).toMatch(
      /<code>\/en-us\/c\/boots<\/code> <small>a-request-that-fails<\/small>.*products\.[\w.]+<strong class="bad"> failed/s,
    )
    dependency.reset()
  })
})
