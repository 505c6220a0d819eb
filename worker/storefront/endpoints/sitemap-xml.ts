import { href, localPath } from '#routes/href.ts'
import type { CategoryNode } from '#src/commerce/calls/catalogue/product-shapes.ts'
import type { Commerce } from '#src/commerce/client.ts'
import { localeNames, locales, type Locale } from '#src/language/locales.ts'

/** A page that is to be found: its path in a locale. */
export type SitemapPage = (locale: Locale) => string

/** Products on a page of the listing that a sitemap is made from. */
const step = 48
/** A sitemap holds at most 50,000 addresses (sitemaps.org); ours ends long before. */
const mostPages = 100

/** Every product of a site. */
async function productPages(commerce: Commerce): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = []
  for (let page = 1; page <= mostPages; page++) {
    const found = await commerce('products.search.query', { page: `${page}`, pageSize: `${step}` })
    if (!found.ok) break
    pages.push(
      ...found.value.items.map(
        ({ slug }): SitemapPage =>
          locale =>
            href(locale, 'product', { slug }),
      ),
    )
    if (page * step >= found.value.total) break
  }
  return pages
}

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] => nodes.flatMap(node => [node, ...flat(node.children)])

/** A department has a name of its own in the addresses of each language. */
const categoryPage =
  ({ slug, slugs }: CategoryNode): SitemapPage =>
  locale =>
    href(locale, 'category', { slug: slugs?.[locales[locale].language] ?? slug })

/** Content pages shown within personal pages, or on no page of their own. */
const ofPersons = /^\/(?:account|cart|checkout|favorites|order-|sign-|404|loyalty-modal|search)/

/** Every page of a site that is to be found: content, departments, products. */
export async function sitemapPages(commerce: Commerce, locale: Locale): Promise<SitemapPage[]> {
  const { site: siteId } = locales[locale]
  const [catalog, content, products] = await Promise.all([
    commerce('products.catalog.get', {}),
    commerce('content.search.get', { mode: 'publish', siteId, searchType: 'all', pageSize: '48' }),
    productPages(commerce),
  ])
  const paths = content.ok ? content.value.items.map(({ href: path }) => path) : []
  return [
    ...paths
      .filter(path => !ofPersons.test(path))
      .map(
        (path): SitemapPage =>
          name =>
            localPath(name, path),
      ),
    name => href(name, 'storeLocator'),
    name => href(name, 'sizeChart'),
    ...(catalog.ok ? flat(catalog.value.categories).map(categoryPage) : []),
    ...products,
  ]
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const withLinks = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** The index of sitemaps: one a locale. */
export const sitemapIndexXml = (origin: string): string => {
  const entries = localeNames.map(locale => `<sitemap><loc>${origin}/sitemaps/${locale}.xml</loc></sitemap>`)
  return `<sitemapindex ${schema}>${entries.join('')}</sitemapindex>`
}

/** The pages of a locale, each with itself in every locale: what the pages' own `hreflang` says, in one place. */
export function sitemapXml(origin: string, locale: Locale, pages: readonly SitemapPage[]): string {
  const byPath = new Map(pages.map(page => [page(locale), page]))
  const urls = [...byPath].map(([path, page]) => {
    const links = localeNames.map(
      name => `<xhtml:link rel="alternate" hreflang="${locales[name].tag}" href="${escaped(origin + page(name))}"/>`,
    )
    return `<url><loc>${escaped(origin + path)}</loc>${links.join('')}</url>`
  })
  return `<urlset ${schema} ${withLinks}>${urls.join('')}</urlset>`
}
