import { href, localPath } from '#routes/href.ts'
import { longestWords, type Listing } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import type { Commerce } from '#src/commerce/client.ts'
import type { ContentSection } from '#src/commerce/calls/content.ts'
import { locales, type Locale } from '#src/language/locales.ts'
import { loadSections } from '#src/sections/load-sections.ts'
import { slotTags } from '#src/sections/slot-tags.ts'
import { loadEasier, loadListing } from '#src/product-ui/listing/load-listing.ts'
import { applied, isUntouched, readSelection, type Selection } from '#src/product-ui/listing/selection.ts'
import { firstPictureOf } from '#src/product-ui/card/card-pictures.ts'

import { publicPage, type LoadResult, type PublicRequest } from '../page.ts'
import { emptySearchTag } from './model/empty-search.ts'
import { SearchPage, type NothingFound, type Props } from './page.tsx'
import { ArticlesPage, type Props as ArticlesProps } from './articles-page.tsx'

const wordsOf = (query: URLSearchParams) => (query.get('q') ?? '').trim().slice(0, longestWords)

const headOf = ({ language }: PublicRequest, q: string) => ({
  title: `${q === '' ? language.t('browse.search.title') : q} · Fellholm`,
  noindex: true,
})

/** Help for an empty search or one without results: popular searches, and content. */
async function help(
  commerce: Commerce,
  locale: Locale,
): Promise<{ readonly help: NothingFound; readonly tags: readonly string[] }> {
  const [suggestions, slots] = await Promise.all([
    commerce('products.suggestions.list', {}),
    commerce('content.page-slots.get', { mode: 'publish', siteId: locales[locale].site, pageKind: 'search' }),
  ])
  const placed: { sections: ContentSection[]; place?: string | undefined } = slots.ok ? slots.value : { sections: [] }
  const { tags, ...content } = await loadSections(commerce, locale, 'search', placed)
  return {
    help: { popular: suggestions.ok ? suggestions.value.popular : [], content },
    tags: [...slotTags(placed), ...tags],
  }
}

/** A search as it goes on from what its words were understood to choose: those facets, and the words without them. */
function goesOn(q: string, { meant }: Listing, selection: Selection): { q: string; selection: Selection } {
  if (meant === undefined) return { q, selection }
  return { q: meant.q, selection: { ...selection, facets: { ...meant.facets, ...selection.facets } } }
}

async function load(request: PublicRequest): Promise<LoadResult<Props>> {
  const { commerce, locale, query } = request
  const q = wordsOf(query)
  const head = headOf(request, q)
  if (q === '') {
    const { help: shown, tags } = await help(commerce, locale)
    return { kind: 'page', props: { q, help: shown }, head, tags }
  }
  const selection = readSelection(query)
  const listing = await loadListing(commerce, { q }, selection)
  if (!listing.ok) return { kind: 'unavailable', reason: listing.code }
  const { redirect, total } = listing.value
  if (redirect !== undefined && isUntouched(selection))
    return { kind: 'redirect', to: localPath(locale, redirect), status: 302 }
  const isNothing = total === 0 && applied(listing.value).length === 0
  const found = goesOn(q, listing.value, selection)
  const nothing = isNothing ? await help(commerce, locale) : undefined
  const easier = await loadEasier(commerce, { q: found.q }, found.selection, listing.value)
  return {
    kind: 'page',
    props: {
      q,
      found: { listing: listing.value, ...found, path: href(locale, 'search'), easier },
      ...(nothing && { help: nothing.help }),
    },
    head: { ...head, preloadImage: firstPictureOf(listing.value.items) },
    tags: nothing === undefined ? ['catalog'] : ['catalog', emptySearchTag, ...nothing.tags],
  }
}

/** Articles and help about the words, as many as content gives at once. */
async function loadArticles(request: PublicRequest): Promise<LoadResult<ArticlesProps>> {
  const { commerce, locale, query } = request
  const q = wordsOf(query)
  const find = (searchType: 'articles' | 'help') =>
    commerce('content.search.get', {
      mode: 'publish',
      siteId: locales[locale].site,
      searchType,
      query: q,
      pageSize: '48',
    })
  const [articles, help, products] = await Promise.all([
    find('articles'),
    find('help'),
    q === '' ? undefined : commerce('products.search.query', { q, pageSize: '1' }),
  ])
  if (!articles.ok) return { kind: 'unavailable', reason: articles.code }
  return {
    kind: 'page',
    props: {
      q,
      items: [...articles.value.items, ...(help.ok ? help.value.items : [])],
      products: products?.ok === true ? products.value.total : undefined,
    },
    head: headOf(request, q),
    tags: ['catalog'],
    degraded: !help.ok,
  }
}

export const search = publicPage({ load, Page: SearchPage })
export const searchArticles = publicPage({ load: loadArticles, Page: ArticlesPage })
