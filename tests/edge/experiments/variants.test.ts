import { beforeEach, describe, expect, it } from 'vitest'

import { dependency } from '../dependency.ts'
import { openBrowser } from '../browser.ts'
import { browserOf, heroWords, idOf, idsWhere, variationFor } from './visitors.ts'

beforeEach(() => dependency.reset())

const [quiet = ''] = idsWhere(id => variationFor('home_hero', id) === 'quiet')
const [weather = ''] = idsWhere(id => variationFor('home_hero', id) === 'none')

const toneOf = async (response: Response): Promise<string> => {
  const html = await response.text()
  return Object.entries(heroWords)
    .flatMap(([tone, words]) => (html.includes(words) ? [tone] : []))
    .join()
}
const home = async (browser: { readonly ask: (path: string) => Promise<Response> }, path = '/en-us') => {
  const response = await browser.ask(path)
  return { response, tone: await toneOf(response), status: response.headers.get('cache-status') ?? '' }
}

describe('R155, R209: content under experiment', () => {
  it('shows the variant that has targets to whom it is decided for, else the baseline; the same on every visit', async () => {
    for (const _ of ['first', 'second']) {
      expect((await home(browserOf(quiet))).tone).toBe('quiet')
      expect((await home(browserOf(weather))).tone).toBe('weather')
    }
  })

  it('is stored once for each variant: others of the same variant are shown what is stored', async () => {
    const [first = '', second = ''] = idsWhere(id => variationFor('home_hero', id) === 'quiet', 2)
    await home(browserOf(first), '/es-us')
    dependency.reset()
    const { status, response } = await home(browserOf(second), '/es-us')
    expect(status).toContain('; hit;')
    expect(dependency.asked('/caas/')).toEqual([])
    expect(response.headers.get('cache-control')).toBe('private, max-age=0')
    expect((await browserOf(second).ask('/es-us')).headers.get('etag')).toBe(response.headers.get('etag'))
    expect((await browserOf(weather).ask('/es-us')).headers.get('etag')).not.toBe(response.headers.get('etag'))
  })

  it('is asked about again by its entity tag: 304 for the same variant, the whole page for another', async () => {
    const { response } = await home(browserOf(quiet))
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' }
    expect((await browserOf(quiet).ask('/en-us', { headers })).status).toBe(304)
    expect((await browserOf(weather).ask('/en-us', { headers })).status).toBe(200)
  })
})

describe('who somebody is to experiments', () => {
  it('R358: is kept in a cookie for a year, and which visit it is for 90 days', async () => {
    const response = await openBrowser().ask('/en-us')
    const cookies = response.headers.getSetCookie()
    expect(cookies.find(line => line.startsWith('__Host-vuid'))).toMatch(
      /^__Host-vuid=vuid_[0-9a-f]{27}; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/,
    )
    expect(cookies.find(line => line.startsWith('__Host-visits'))).toMatch(
      /^__Host-visits=1\.\d+; Path=\/; Max-Age=7776000; SameSite=Lax; Secure$/,
    )
  })

  it('is not made up for a page that a browser makes ready: nothing is kept, and who is nobody yet sees the baseline', async () => {
    const headers = { 'sec-purpose': 'prefetch;prerender' }
    for (let n = 0; n < 5; n += 1) {
      const response = await openBrowser().ask('/en-us', { headers })
      expect([response.headers.getSetCookie(), await toneOf(response)]).toEqual([[], 'weather'])
    }
    const known = await browserOf(quiet).ask('/en-us', { headers })
    expect([known.headers.getSetCookie(), await toneOf(known)]).toEqual([[], 'quiet'])
  })

  it('stays what was decided at first: the next page sets no cookie, and shows the same', async () => {
    const browser = openBrowser()
    const first = await home(browser)
    const second = await home(browser)
    expect(second.tone).toBe(first.tone)
    expect(second.response.headers.getSetCookie()).toEqual([])
  })

  it('R219: a variation seen before is shown again, whatever would be drawn now', async () => {
    const browser = browserOf(weather)
    browser.cookies.set('__Host-experiments', '3001.300102')
    expect((await home(browser)).tone).toBe('quiet')
    browser.cookies.set('__Host-experiments', '3001.666_x.y')
    expect((await home(browser)).tone).toBe('weather')
  })

  it('R273: is nothing without consent: in Britain everybody sees the baseline and nothing is kept, until they agree', async () => {
    const browser = browserOf(quiet)
    const { tone, response } = await home(browser, '/en-gb')
    expect(tone).toBe('weather')
    expect(response.headers.getSetCookie().every(line => line.includes('Max-Age=0'))).toBe(true)
    expect(browser.cookies.has('__Host-vuid')).toBe(false)
    const agreed = browserOf(quiet)
    agreed.cookies.set('__Host-consent', 'C0001:1,C0002:0,C0003:0,C0004:1')
    expect((await home(agreed, '/en-gb')).tone).toBe('quiet')
    const refused = browserOf(quiet)
    refused.cookies.set('__Host-consent', 'C0001:1,C0002:1,C0003:1,C0004:0')
    expect((await home(refused)).tone).toBe('weather')
  })

  it('is looked at by no page without an experiment: it sets nothing and stays everybody’s', async () => {
    const plain = await openBrowser().ask('/en-us/c/tents')
    const known = await browserOf(quiet).ask('/en-us/c/tents')
    for (const response of [plain, known]) {
      expect(response.headers.getSetCookie()).toEqual([])
      expect(response.headers.get('cache-control')).toBe('public, max-age=0')
    }
    expect(known.headers.get('etag')).toBe(plain.headers.get('etag'))
  })
})

it('300 visitors side by side: each is shown their own variant and told nobody else’s id', async () => {
  const ids = Array.from({ length: 300 }, (_, n) => idOf(n + 1))
  const seen = await Promise.all(
    ids.map(async (id, n) => {
      const browser = n % 3 === 0 ? openBrowser() : browserOf(id)
      const { tone, response } = await home(browser, n % 2 === 0 ? '/en-us' : '/en-ca')
      const own = n % 3 === 0 ? (browser.cookies.get('__Host-vuid') ?? '') : id
      const country = n % 2 === 0 ? 'US' : 'CA'
      const expected = variationFor('home_hero', own, { country }) === 'quiet' ? 'quiet' : 'weather'
      const told = response.headers.getSetCookie().filter(line => line.startsWith('__Host-vuid'))
      return { own, isRight: tone === expected, told: told.length, foreign: told.filter(line => !line.includes(own)) }
    }),
  )
  expect(seen.filter(({ isRight }) => !isRight)).toEqual([])
  expect(seen.flatMap(({ foreign }) => foreign)).toEqual([])
  expect(new Set(seen.map(({ own }) => own)).size).toBe(300)
  expect(seen.filter(({ told }) => told === 1)).toHaveLength(100)
})

describe('R275: p13n_testcontext', () => {
  const forcing = (variants: unknown) => `/en-us?p13n_testcontext=${encodeURIComponent(JSON.stringify({ variants }))}`

  it('shows a variant to whoever wants to see it, keeps nothing and counts nobody in', async () => {
    for (const id of [quiet, weather]) {
      const { tone, response } = await home(browserOf(id), forcing({ home_hero: 'quiet' }))
      expect([tone, response.headers.getSetCookie()]).toEqual(['quiet', []])
    }
    expect((await home(browserOf(quiet), forcing({ home_hero: 'baseline' }))).tone).toBe('weather')
    expect((await home(openBrowser(), '/en-gb?p13n_testcontext={"variants":{"home_hero":"quiet"}}')).tone).toBe('quiet')
  })

  it('with junk, an unknown flag or an unknown variation shows what there is without it', async () => {
    for (const path of ['/en-us?p13n_testcontext={', '/en-us?p13n_testcontext=7', forcing('quiet')])
      expect((await home(browserOf(quiet), path)).tone).toBe('quiet')
    for (const variants of [{ home_hero: 'loud' }, { nothing: 'quiet' }, { constructor: 'quiet' }])
      expect((await home(browserOf(weather), forcing(variants))).tone).toBe('weather')
  })
})
