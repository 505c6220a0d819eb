import { beforeEach, describe, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'

beforeEach(() => dependency.reset())

const locationOf = async (path: string, headers: Record<string, string> = {}, cookie?: string) => {
  const shopper = openBrowser()
  if (cookie !== undefined) shopper.cookies.set('__Host-locale', cookie)
  const answer = await shopper.ask(path, { headers })
  return [answer.status, answer.headers.get('location')]
}

describe('D44: a path without a locale', () => {
  it.each([
    ['the stored choice', { 'cf-ipcountry': 'US', 'accept-language': 'en' }, 'it-it', '/it-it'],
    [
      'the country with its best accepted language',
      { 'cf-ipcountry': 'CA', 'accept-language': 'fr,en;q=0.5' },
      undefined,
      '/fr-ca',
    ],
    ['the country in its own language', { 'cf-ipcountry': 'DE', 'accept-language': 'ja' }, undefined, '/de-de'],
    ['Spanish in the United States', { 'cf-ipcountry': 'US', 'accept-language': 'es-MX' }, undefined, '/es-us'],
    [
      'the accepted language where the country is not served',
      { 'cf-ipcountry': 'JP', 'accept-language': 'it' },
      undefined,
      '/it-it',
    ],
    ['the default', {}, undefined, '/en-us'],
    ['nonsense is no choice', { 'accept-language': ';;;q=x,,' }, 'xx-yy', '/en-us'],
  ])('is sent to %s', async (_, headers, cookie, target) => {
    expect(await locationOf('/', headers, cookie)).toEqual([302, target])
  })

  it('R067: keeps path and query and speaks the language of the locale', async () => {
    expect(await locationOf('/cart?a=1', { 'cf-ipcountry': 'DE' })).toEqual([302, '/de-de/warenkorb?a=1'])
    expect(await locationOf('/c/tents?color=green', { 'cf-ipcountry': 'GB' })).toEqual([
      302,
      '/en-gb/c/tents?color=green',
    ])
  })

  it('the answer is not stored, because the next visitor may come from elsewhere', async () => {
    const answer = await openBrowser().ask('/')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('R067: URLs are mapped to their translations', () => {
  it.each([
    ['/de-de/cart', '/de-de/warenkorb'],
    ['/fr-fr/search?q=a', '/fr-fr/recherche?q=a'],
    ['/DE-de/warenkorb', '/de-de/warenkorb'],
    ['/en-us/', '/en-us'],
    ['/it-it/c/tende/', '/it-it/c/tende'],
  ])('%s → %s', async (from, to) => {
    expect(await locationOf(from)).toEqual([301, to])
  })

  it('/cart and its translation are the same page', async () => {
    const german = await (await openBrowser().ask('/de-de/warenkorb')).text()
    expect(german).toContain('lang="de-DE"')
    expect(german).toContain('data-cart-page')
  })

  it('a category in another language’s words leads to its own', async () => {
    expect(await locationOf('/de-de/c/mens-jackets')).toEqual([301, '/de-de/c/herrenjacken'])
  })
})

describe('R066: home is an empty path or the locale alone', () => {
  it('/en-us shows the home page', async () => {
    const answer = await openBrowser().ask('/en-us')
    expect([answer.status, (await answer.text()).includes('<h1')]).toEqual([200, true])
  })
})

describe('R069: carried parameters survive redirects', () => {
  it('siteId, cms, preview and enrollment_marketing_source', async () => {
    const query = 'siteId=fellholm-us&cms=a&preview=true&enrollment_marketing_source=mail'
    expect(await locationOf(`/cart?${query}`)).toEqual([302, `/en-us/cart?${query}`])
    const [, guarded] = await locationOf(`/en-us/checkout?${query}`)
    expect(guarded).toBe(`/en-us/cart?${query}`)
  })
})

describe('/location-selector (R060)', () => {
  it('a choice is kept and opens the store there', async () => {
    const shopper = openBrowser()
    const answer = await shopper.post('/-/visitor/locale?locale=fr-ca', { to: 'fr-ca' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr-ca'])
    const home = await shopper.ask('/', { headers: { 'cf-ipcountry': 'US' } })
    expect(home.headers.get('location')).toBe('/fr-ca')
  })

  it('a locale that does not exist is refused', async () => {
    const answer = await openBrowser().send('/-/visitor/locale', { to: 'xx-yy' })
    expect(answer.status).toBe(422)
  })
})

describe('GET /get-user-geo-country', () => {
  it('says code and name of the visitor’s country', async () => {
    const answer = await openBrowser().ask('/get-user-geo-country', { headers: { 'cf-ipcountry': 'DE' } })
    expect(await answer.json()).toEqual({ countryCode: 'DE', name: 'Deutschland' })
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('says so when it does not know', async () => {
    const answer = await openBrowser().ask('/get-user-geo-country', { headers: { 'cf-ipcountry': 'XX' } })
    expect(await answer.json()).toEqual({ countryCode: null, name: null })
  })
})

describe('R065: the suffix -es', () => {
  it.each([
    ['/en-us/help-es', '/es-us/ayuda'],
    ['/en-us/help-es/contact-us-es', '/es-us/ayuda/contact-us'],
    ['/es-us/help-es/returns', '/es-us/ayuda/returns'],
    ['/de-de/help-es', '/de-de/hilfe'],
  ])(
    '/help-es: %s is the page of the Spanish locale in the American store, and the plain page elsewhere',
    async (path, to) => {
      expect(await locationOf(path)).toEqual([301, to])
    },
  )

  it('R049: /help and its children /help/:slug are there in every language', async () => {
    for (const [path, words] of [
      ['/en-us/help', 'Shipping'],
      ['/es-us/ayuda/returns', 'Sesenta días'],
      ['/de-de/hilfe/products/care', 'Pflege'],
    ] as const) {
      const page = await openBrowser().ask(path)
      expect([path, page.status]).toEqual([path, 200])
      expect(await page.text()).toContain(words)
    }
    expect(await locationOf('/en-us/help/care')).toEqual([301, '/en-us/help/products/care'])
    expect((await openBrowser().ask('/en-us/help/nothing')).status).toBe(404)
  })
})
