import { Hono } from 'hono'

import { href, localPath } from '#routes/href.ts'
import { routes, type Route } from '#routes/table.ts'
import { createClient, type Commerce } from '#src/commerce/client.ts'
import type { CategoryNode } from '#src/commerce/calls/products.ts'
import { defaultLocale, isLocale, localeNames, locales, type Locale } from '#src/language/locales.ts'

import { callUpstream } from './proxy/upstream.ts'
import type { Asked, Storefront } from './storefront.ts'

const clientOf = ({ var: { settings, trace } }: Asked, locale: Locale): Commerce =>
  createClient(wire => callUpstream({ settings, trace, locale }, wire))

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] => nodes.flatMap(node => [node, ...flat(node.children)])

/** Products on a page of the listing that a sitemap is made from. */
const step = 48
/** A sitemap holds at most 50,000 addresses (sitemaps.org); ours ends long before. */
const mostPages = 100

/** The paths of every product of a site. */
async function productPaths(commerce: Commerce, locale: Locale): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1; page <= mostPages; page++) {
    const found = await commerce('products.search.query', { page: `${page}`, pageSize: `${step}` })
    if (!found.ok) break
    paths.push(...found.value.items.map(({ slug }) => href(locale, 'product', { slug })))
    if (page * step >= found.value.total) break
  }
  return paths
}

/** Every address of a locale that is to be found: pages, departments, products. */
export async function pathsOf(commerce: Commerce, locale: Locale): Promise<string[]> {
  const [catalog, pages, products] = await Promise.all([
    commerce('products.catalog.get', {}),
    commerce('content.search.get', {
      mode: 'publish',
      siteId: locales[locale].site,
      searchType: 'all',
      pageSize: '48',
    }),
    productPaths(commerce, locale),
  ])
  const categories = catalog.ok ? flat(catalog.value.categories) : []
  const content = pages.ok ? pages.value.items.filter(({ href: path }) => !ofPersons.test(path)) : []
  return [
    ...content.map(({ href: path }) => localPath(locale, path)),
    href(locale, 'storeLocator'),
    href(locale, 'sizeChart'),
    ...categories.map(({ slug }) => href(locale, 'category', { slug })),
    ...products,
  ]
}

/** Pages of content that stand on somebody's own pages, or on none. */
const ofPersons = /^\/(?:account|cart|checkout|favorites|order-|sign-|404|loyalty-modal|search)/

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const xml = (c: Asked, body: string) =>
  c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, 200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** `GET /sitemap.xml`: one sitemap a locale. */
function sitemapIndex(c: Asked) {
  const { STORE_ORIGIN } = c.var.settings
  const entries = localeNames.map(locale => `<sitemap><loc>${STORE_ORIGIN}/sitemaps/${locale}.xml</loc></sitemap>`)
  return xml(c, `<sitemapindex ${schema}>${entries.join('')}</sitemapindex>`)
}

/** `GET /sitemaps/{locale}.xml` */
async function sitemap(c: Asked) {
  const [locale = ''] = (c.req.param('file') ?? '').split('.')
  if (!isLocale(locale)) return c.notFound()
  const { STORE_ORIGIN } = c.var.settings
  const paths = await pathsOf(clientOf(c, locale), locale)
  const urls = [...new Set(paths)].map(path => `<url><loc>${escaped(STORE_ORIGIN + path)}</loc></url>`)
  return xml(c, `<urlset ${schema}>${urls.join('')}</urlset>`)
}

/** `GET /llms.txt`: what machines that read may expect here, and how to read it. */
async function llms(c: Asked) {
  const { STORE_ORIGIN } = c.var.settings
  const catalog = await clientOf(c, defaultLocale)('products.catalog.get', {})
  const departments = catalog.ok
    ? catalog.value.categories.map(({ name, slug }) => `- [${name}](${STORE_ORIGIN}/${defaultLocale}/c/${slug})`)
    : []
  const text = [
    '# Fellholm',
    '',
    '> Outdoor clothing, footwear and gear. A demonstration store: nothing here is for sale.',
    '',
    'Products (`/{locale}/p/{slug}`) and departments (`/{locale}/c/{slug}`) answer in Markdown when asked with',
    '`Accept: text/markdown`. Prices are those of the locale. Paying is for people.',
    '',
    '## Departments',
    ...departments,
    '',
    '## More',
    `- [All addresses](${STORE_ORIGIN}/sitemap.xml)`,
    `- [Help](${STORE_ORIGIN}/${defaultLocale}/help)`,
    `- [Stores](${STORE_ORIGIN}/${defaultLocale}/store-locator)`,
    '',
  ].join('\n')
  return c.body(text, 200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
}

/** Paths that are somebody's own, with the locale before them; what hangs below a path goes with it. */
const personalPaths = () => {
  const paths = Object.values<Route>(routes).flatMap(({ kind, path }) => (kind === 'personal' ? [path] : []))
  return paths.filter(path => !path.includes(':') && !paths.some(other => path.startsWith(`${other}/`)))
}

/** `GET /robots.txt`: pages of a visit are nothing to be found; where everything else is listed. */
function robots(c: Asked) {
  const lines = [
    'User-agent: *',
    'Disallow: /-/',
    ...personalPaths().map(path => `Disallow: /*${path}`),
    'Allow: /',
    '',
    `Sitemap: ${c.var.settings.STORE_ORIGIN}/sitemap.xml`,
    '',
  ]
  return c.body(lines.join('\n'), 200, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
}

/** What search engines and readers ask for. */
export const found = new Hono<Storefront>()
  .get('/robots.txt', robots)
  .get('/sitemap.xml', sitemapIndex)
  .get('/sitemaps/:file{[a-z]{2}-[a-z]{2}\\.xml}', sitemap)
  .get('/llms.txt', llms)
