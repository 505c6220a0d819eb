import { Hono } from 'hono'

import type { Route } from '#routes/route.ts'
import { routes } from '#routes/table.ts'
import { defaultLocale, isLocale } from '#src/language/locales.ts'

import { commerceFor } from '../proxy/commerce-for.ts'
import { sitemapPages, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'
import type { StorefrontContext, StorefrontEnv } from '../context.ts'

const xml = (c: StorefrontContext, body: string) =>
  c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, 200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })

/** `GET /sitemap.xml`: one sitemap a locale. */
const sitemapIndex = (c: StorefrontContext) => xml(c, sitemapIndexXml(c.env.settings.STORE_ORIGIN))

/** `GET /sitemaps/{locale}.xml` */
async function sitemap(c: StorefrontContext) {
  const [locale = ''] = (c.req.param('file') ?? '').split('.')
  if (!isLocale(locale)) return c.notFound()
  const pages = await sitemapPages(commerceFor(c, locale), locale)
  return xml(c, sitemapXml(c.env.settings.STORE_ORIGIN, locale, pages))
}

/** `GET /llms.txt`: what machines that read may expect here, and how to read it. */
async function llms(c: StorefrontContext) {
  const { STORE_ORIGIN } = c.env.settings
  const catalog = await commerceFor(c, defaultLocale)('products.catalog.get', {})
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

/** Paths of personal pages with every locale in front; robots.txt excludes them and everything below. */
const personalPaths = () => {
  const paths = Object.values<Route>(routes).flatMap(({ kind, path }) => (kind === 'personal' ? [path] : []))
  return paths.filter(path => !path.includes(':') && !paths.some(other => path.startsWith(`${other}/`)))
}

/** `GET /robots.txt`: pages of a visit are nothing to be found; where everything else is listed. */
function robots(c: StorefrontContext) {
  const lines = [
    'User-agent: *',
    'Disallow: /-/',
    ...personalPaths().map(path => `Disallow: /*${path}`),
    'Allow: /',
    '',
    `Sitemap: ${c.env.settings.STORE_ORIGIN}/sitemap.xml`,
    '',
  ]
  return c.body(lines.join('\n'), 200, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
}

/** Sitemaps, `robots.txt` and `llms.txt`. */
export const sitemaps = new Hono<StorefrontEnv>()
  .get('/robots.txt', robots)
  .get('/sitemap.xml', sitemapIndex)
  .get('/sitemaps/:file{[a-z]{2}-[a-z]{2}\\.xml}', sitemap)
  .get('/llms.txt', llms)
