import { href, localPath } from '#routes/href.ts'
import type { CategoryNode } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import type { Commerce } from '#src/commerce/client.ts'
import { alternatesOf } from '#src/language/alternates.ts'
import { localeNames, locales, type Locale } from '#src/language/locales.ts'

/** A page that is to be found: its path in a locale. */
export type SitemapPage = (locale: Locale) => string

/** Products, or pages of content, that are asked for at once. */
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

/** The path of every page of content of a site. */
async function contentPaths(commerce: Commerce, siteId: string): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1; page <= mostPages; page++) {
    const asked = { mode: 'publish', siteId, searchType: 'all', page: `${page}`, pageSize: `${step}` } as const
    const found = await commerce('content.search.get', asked)
    if (!found.ok) break
    paths.push(...found.value.items.map(({ href: path }) => path))
    if (page * step >= found.value.total) break
  }
  return paths
}

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] => nodes.flatMap(node => [node, ...flat(node.children)])

/** A department has a name of its own in the addresses of each language. */
const categoryPage =
  ({ slug, slugs }: CategoryNode): SitemapPage =>
  locale =>
    href(locale, 'category', { slug: slugs?.[locales[locale].language] ?? slug })

/** Content pages shown within personal pages, on no page of their own, or only while their flag is on. */
const notToBeFound =
  /^\/(?:account|cart|checkout|favorites|gift-card|order-|sign-|404|loyalty-modal|search|summit-series-kit)/

/** Every page of a site that is to be found: content, departments, products. */
export async function sitemapPages(commerce: Commerce, locale: Locale): Promise<SitemapPage[]> {
  const { site: siteId } = locales[locale]
  const [catalog, paths, products] = await Promise.all([
    commerce('products.catalog.get', {}),
    contentPaths(commerce, siteId),
    productPages(commerce),
  ])
  return [
    ...paths
      .filter(path => !notToBeFound.test(path))
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
    const links = alternatesOf(page).map(
      ([tag, there]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(origin + there)}"/>`,
    )
    return `<url><loc>${escaped(origin + path)}</loc>${links.join('')}</url>`
  })
  return `<urlset ${schema} ${withLinks}>${urls.join('')}</urlset>`
}
