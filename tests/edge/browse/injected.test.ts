import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { signedIn } from '../shoppers/sign-in.ts'

const attack = '"><script>alert(1)</script><img src=x onerror=alert(2)>'

/** Fields that hold what somebody has written; the others are ids, addresses and choices. */
const written = new Set(
  'name title text summary description label author alt eyebrow role words value minimizedTitle question promotion city addressLine1 discipline transcript caption nickname firstName lastName'.split(
    ' ',
  ),
)

/** The answer with the attack in every text somebody has written, however deep. */
function infected(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return written.has(key) ? value + attack : value
  if (Array.isArray(value))
    return value.map(one =>
      infected(one, ['paragraphs', 'materials', 'care', 'cells', 'items', 'popular'].includes(key) ? 'text' : key),
    )
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, infected(one, name)]))
}

beforeAll(() => {
  dependency.reset()
  dependency.behave(async (_, real) => {
    const answer = await real()
    if (answer.headers.get('content-type')?.includes('json') !== true) return answer
    return Response.json(infected(await answer.json()), { status: answer.status })
  })
})
afterAll(() => dependency.reset())

const search = `q=${encodeURIComponent(attack)}`

/** The attack stands on the page as what it is, text, and nowhere as anything else. */
function expectText(html: string) {
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  // What machines read cannot end its block either.
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
    expect(() => JSON.parse(json) as unknown).not.toThrow()
}

describe('script in every text field of content, products, reviews, questions, names and search is shown as text', () => {
  it.each([
    ['content', '/it-it/about-us'],
    ['content of every kind', '/it-it/cms/showcase/single?docType=sections'],
    ['home', '/it-it'],
    ['a listing and its facets', '/it-it/c/tents'],
    ['a product and its reviews', '/it-it/p/x-fh10011'],
    ['reviews', '/it-it/reviews/FH10011'],
    ['questions', '/it-it/reviews/FH10011?questions=1'],
    ['names of stores', '/it-it/store-locator'],
    ['a comparison', '/it-it/compare?id=FH10011&id=FH10012'],
    ['search', `/it-it/search?${search}`],
    ['articles found', `/it-it/search/articles?${search}`],
    ['a page that is missing', '/it-it/nowhere'],
  ])('%s', async (_, path) => {
    const browser = openBrowser()
    let answer = await browser.ask(path)
    for (let hops = 0; hops < 3 && answer.status >= 300 && answer.status < 400; hops++)
      answer = await browser.ask(answer.headers.get('location') ?? '')
    const html = await answer.text()
    expect([200, 404]).toContain(answer.status)
    expectText(html)
  })

  it.each(['/en-us/account', '/en-us/account/profile', '/en-us/account/address'])(
    'names of people and where they live: %s',
    async path => {
      const answer = await (await signedIn('history')).ask(path, { headers: { 'x-soft-navigation': '1' } })
      expect(answer.status).toBe(200)
      expectText(await answer.text())
    },
  )
})
