import { describe, expect, it } from 'vitest'

import { localeNames } from '#src/language/locales.ts'

import { openBrowser } from '../browser.ts'

const ask = (path: string, headers: Record<string, string> = {}) => openBrowser().ask(path, { headers })
const text = async (path: string) => (await ask(path)).text()
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  )
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(([, path = '']) => path)

describe('found by search engines and readers', () => {
  it('there is a sitemap for every locale, and every kind of page is in it once', async () => {
    const maps = locations(await text('/sitemap.xml'))
    expect(maps).toEqual(localeNames.map(locale => `/sitemaps/${locale}.xml`))
    const paths = locations(await text('/sitemaps/de-de.xml'))
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of ['/de-de/c/zelte', '/de-de/filialen', '/de-de/artikel/three-layers', '/de-de/hilfe/returns'])
      expect(paths).toContain(path)
    expect(paths.filter(path => path.startsWith('/de-de/p/')).length).toBeGreaterThan(200)
    expect(paths.filter(path => /\/(?:warenkorb|kasse|account)/.test(path))).toEqual([])
  })

  it('what a sitemap names is there, and says of itself that it is the one', async () => {
    const paths = locations(await text('/sitemaps/fr-ca.xml'))
    const some = paths.filter((_, index) => index % Math.ceil(paths.length / 12) === 0)
    for (const path of some) {
      const answer = await ask(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(await answer.text()).toContain(`<link rel="canonical" href="http://localhost${path}"/>`)
    }
  })

  const alternatesOf = (html: string) =>
    [...html.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]+)" href="http:\/\/localhost([^"]+)"/gi)].map(
      ([, tag, path = '']) => [tag, path] as const,
    )

  it('hreflang is reciprocal over the whole sitemap, departments included: whatever a page names names it back', async () => {
    const sitemaps = await Promise.all(localeNames.map(locale => text(`/sitemaps/${locale}.xml`)))
    const named = new Map(
      sitemaps.flatMap(map =>
        [...map.matchAll(/<url><loc>http:\/\/localhost([^<]+)<\/loc>(.*?)<\/url>/g)].map(
          ([, path = '', links = '']) => [path, alternatesOf(links)] as const,
        ),
      ),
    )
    expect(named.size).toBeGreaterThan(2000)
    expect(named.get('/de-de/c/zelte')).toContainEqual(['en-US', '/en-us/c/tents'])
    for (const [path, alternates] of named) {
      expect([path, alternates.length]).toEqual([path, localeNames.length + 1])
      for (const [, there] of alternates) expect([path, there, named.get(there)]).toEqual([path, there, alternates])
    }
  })

  it.each(['/en-us/help/returns', '/de-de/c/zelte', '/fr-fr/magasins', '/it-it/chi-siamo'])(
    '%s says the same of itself in its head as the sitemap does',
    async path => {
      const map = await text(`/sitemaps/${path.slice(1, 6)}.xml`)
      const links = map.split(`<loc>http://localhost${path}</loc>`)[1]?.split('</url>')[0] ?? ''
      expect(alternatesOf(await text(path))).toEqual(alternatesOf(links))
      expect(alternatesOf(links)).toHaveLength(localeNames.length + 1)
    },
  )

  it('a product tells machines its price, stock and place; every SKU is an offer', async () => {
    const path = (await ask('/en-us/p/x-fh10011')).headers.get('location') ?? ''
    const [product, trail] = dataOf(await text(path))
    expect(product).toMatchObject({ '@context': 'https://schema.org', '@type': 'Product', sku: 'FH10011' })
    const offers = product?.offers as { price: string; priceCurrency: string; availability: string; url: string }[]
    expect(offers.length).toBeGreaterThan(5)
    for (const offer of offers) {
      expect(offer.price).toMatch(/^\d+\.\d\d$/)
      expect(offer.priceCurrency).toBe('USD')
      expect(offer.availability).toMatch(/^https:\/\/schema\.org\/(?:InStock|OutOfStock|LimitedAvailability)$/)
      expect(offer.url).toContain(`http://localhost${path}`)
    }
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  it.each([
    ['/en-us', 'Organization'],
    ['/en-us/store-locator', 'Store'],
    ['/en-us/articles/three-layers', 'Article'],
    ['/en-us/featured/nuptse', 'FAQPage'],
    ['/en-us/c/tents', 'BreadcrumbList'],
  ])('%s says that it is about a %s', async (path, type) => {
    expect(dataOf(await text(path)).map(data => data['@type'])).toContain(type)
  })

  it('/robots.txt names the sitemap and keeps crawlers from pages of a visit', async () => {
    const lines = (await text('/robots.txt')).split('\n')
    expect(lines).toContain('Sitemap: http://localhost/sitemap.xml')
    expect(lines).toEqual(expect.arrayContaining(['Disallow: /-/', 'Disallow: /*/checkout', 'Disallow: /*/account']))
    expect(lines.filter(line => line.includes('/account'))).toHaveLength(1)
    expect(lines.filter(line => line.startsWith('Disallow') && line.slice(10).includes(':'))).toEqual([])
  })

  it('/llms.txt says what is here; products and listings answer in Markdown when asked for it', async () => {
    expect(await text('/llms.txt')).toContain('# Fellholm')
    const listing = await ask('/en-us/c/tents', { accept: 'text/markdown' })
    expect(listing.headers.get('content-type')).toContain('text/markdown')
    expect(await listing.text()).toMatch(/^# Tents\n/)
    const product = await ask('/de-de/p/x-fh10011', { accept: 'text/markdown' })
    expect(await product.text()).toContain('€')
    expect((await ask('/en-us/c/tents')).headers.get('content-type')).toContain('text/html')
  })
})
