import { safeParse } from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'

import { internalCalls } from '#src/commerce/calls/internal.ts'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'

beforeEach(() => dependency.reset())

const browser = openBrowser()

/** Asks for a path and gives status, JSON and where it is not what `name` declares. */
async function ask(name: keyof typeof internalCalls, path: string, headers: Record<string, string> = {}) {
  const response = await browser.ask(path, { headers })
  const json = await response.json<Record<string, unknown>>()
  const { issues } = safeParse(internalCalls[name].answer, json)
  return { status: response.status, json, misfit: response.ok ? (issues ?? []).map(({ message }) => message) : [] }
}

const codeOf = (json: Record<string, unknown>) => (json.errorDetails as { errorId: string }[])[0]?.errorId

describe('parts of pages as data', () => {
  it.each([
    ['GET /fapi/components/collections', 'internal.collections.get', '/fapi/components/collections?locale=de-de'],
    ['GET /fapi/components/footer', 'internal.footer.get', '/fapi/components/footer?locale=de-de'],
    ['GET /fapi/components/foot-sizes', 'internal.foot-sizes.get', '/fapi/components/foot-sizes'],
    ['GET /fapi/components/search-hub', 'internal.search-hub.get', '/fapi/components/search-hub?locale=fr-fr'],
    ['GET /fapi/components/utility', 'internal.utility.get', '/fapi/components/utility?locale=it-it'],
    ['GET /fapi/featureFlags', 'internal.feature-flags.get', '/fapi/featureFlags'],
  ] as const)('%s answers in its declared shape', async (_, name, path) => {
    const { status, json, misfit } = await ask(name, path)
    expect([status, misfit]).toEqual([200, []])
    expect(JSON.stringify(json).length).toBeGreaterThan(80)
  })

  it('GET /fapi/components/size-chart/{productType} measures in inches in America, in centimetres elsewhere; API404', async () => {
    const american = await ask('internal.size-chart.get', '/fapi/components/size-chart/tops?locale=en-us')
    expect([american.status, american.misfit, american.json.unit]).toEqual([200, [], 'in'])
    expect((await ask('internal.size-chart.get', '/fapi/components/size-chart/tops?locale=de-de')).json.unit).toBe('cm')
    const missing = await ask('internal.size-chart.get', '/fapi/components/size-chart/submarines')
    expect([missing.status, codeOf(missing.json)]).toEqual([404, 'API404'])
  })

  it('GET /fapi/pages/location-selector (R157, R306) answers countries with countryCode, name, domain, locales, canvasDomain', async () => {
    const { status, json, misfit } = await ask(
      'internal.location-selector.get',
      '/fapi/pages/location-selector?locale=de-de',
    )
    expect([status, misfit]).toEqual([200, []])
    expect(json.countries).toContainEqual({
      countryCode: 'CA',
      name: 'Kanada',
      domain: 'localhost',
      locales: ['en-ca', 'fr-ca'],
      canvasDomain: 'localhost',
    })
  })

  it('GET /fapi/pages/{page} answers a page of content; API404', async () => {
    const { status, json, misfit } = await ask('internal.page.get', '/fapi/pages/three-layers?locale=es-us')
    expect([status, misfit, json.title]).toEqual([200, [], 'Tres capas, y por qué no dos'])
    const missing = await ask('internal.page.get', '/fapi/pages/no-such-page')
    expect([missing.status, codeOf(missing.json)]).toEqual([404, 'API404'])
  })

  it('GET /fapi/i18n/{locale} answers every text of the locale; API404', async () => {
    const { status, json, misfit } = await ask('internal.translations.get', '/fapi/i18n/de_DE')
    expect([status, misfit, json.language]).toEqual([200, [], 'de'])
    expect(Object.keys(json.messages as object).length).toBeGreaterThan(100)
    expect((await ask('internal.translations.get', '/fapi/i18n/xx')).status).toBe(404)
  })

  it('GEN500: says so when the platform does not answer', async () => {
    dependency.behave(async () => Response.json({}, { status: 503 }))
    const { status, json } = await ask('internal.collections.get', '/fapi/components/collections')
    expect([status, codeOf(json)]).toEqual([500, 'GEN500'])
  })
})

describe('what the storefront knows by itself', () => {
  it('R307: GET /get-user-geo-country answers country code and name, or that it does not know', async () => {
    const known = await ask('internal.geo-country.get', '/get-user-geo-country', { 'cf-ipcountry': 'DE' })
    expect([known.status, known.misfit, known.json]).toEqual([200, [], { countryCode: 'DE', name: 'Deutschland' }])
    const unknown = await ask('internal.geo-country.get', '/get-user-geo-country')
    expect(unknown.json).toEqual({ countryCode: null, name: null })
  })

  it('GET builds/meta/{buildId}.json (R294) answers the build that is served now', async () => {
    const { status, misfit } = await ask('internal.build-manifest.get', '/builds/meta/an-old-build.json')
    expect([status, misfit]).toEqual([200, []])
  })

  it('internal.service-worker.get, not shown /sw-nora.js, is a script that takes over at once, never cached', async () => {
    const response = await browser.ask('/sw-nora.js')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(await response.text()).toContain('skipWaiting')
  })

  it('GET /fapi/proxyScript refuses every script that is not on its list', async () => {
    for (const url of ['https://example.com/x.js', 'http://169.254.169.254/', 'file:///etc/passwd', '']) {
      const response = await browser.ask(`/fapi/proxyScript?url=${encodeURIComponent(url)}`)
      expect([url, response.status]).toEqual([url, 404])
    }
  })
})

describe('for those who build the store', () => {
  const validate = async (contract: string, body: unknown) => {
    const response = await browser.send(`/fapi/api/validate-response/${contract}`, body)
    return { status: response.status, json: await response.json<Record<string, unknown>>() }
  }

  it('R293: POST /fapi/api/validate-response/{contract} names what is wrong with an answer; API404, API400', async () => {
    const wrong = await validate('content.fragment.get', { id: 'x', items: [{ type: 1 }] })
    expect([wrong.status, wrong.json.valid]).toEqual([200, false])
    expect(wrong.json.issues).toContainEqual(expect.objectContaining({ path: 'items.0.type' }))
    expect((await validate('content.fragment.get', { id: 'x', items: [] })).json).toEqual({ valid: true, issues: [] })
    for (const unknown of ['no.such.call', 'constructor']) expect((await validate(unknown, {})).status).toBe(404)
    const broken = await browser.ask('/fapi/api/validate-response/content.fragment.get', {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    })
    expect(broken.status).toBe(400)
  })

  it('any /mock/... answers 404 while the switch is off (R388)', async () => {
    for (const path of ['/mock/products/v2/catalog', '/mock/anything', '/mock/cart/v1/cart'])
      expect((await browser.ask(path)).status).toBe(404)
    expect((await browser.send('/mock/cart/v1/cart', {})).status).toBe(404)
  })

  it.each([
    ['other.tag-manager.load', '/scripts/tag-manager.js', 'dataLayer'],
    ['other.content-preview.load', '/scripts/content-preview.js', 'contentPreview'],
    ['other.prefetch-personalization.load', '/scripts/prefetch-personalization.js', 'monetateQ'],
  ])('%s: a stand-in on this machine', async (_, path, contains) => {
    const response = await browser.ask(path)
    expect([response.status, (await response.text()).includes(contains)]).toEqual([200, true])
    expect((await browser.ask('/scripts/constructor')).status).toBe(404)
  })
})
