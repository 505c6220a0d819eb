import { href, queryString } from '#routes/href.ts'
import type { ContentSection } from '#src/commerce/calls/content.ts'
import { longestWords, type Category } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import { localeNames, locales, type Locale } from '#src/language/locales.ts'
import { loadSections, type LoadedSections } from '#src/sections/load-sections.ts'
import { loadEasier, loadListing } from '#src/product-ui/listing/load-listing.ts'
import { isUntouched, readSelection } from '#src/product-ui/listing/selection.ts'

import { slotTags } from '#src/sections/slot-tags.ts'
import { publicPage, type LoadResult, type PublicRequest } from '../page.ts'
import { firstPictureOf } from '#src/product-ui/card/card-pictures.ts'
import { breadcrumbList } from '../../product-ui/structured-data.ts'
import { CategoryPage, contentSlots, type ContentSlot, type Props } from './page.tsx'

type PlacedContent = {
  readonly content: Props['content']
  readonly complete: boolean
  readonly tags: readonly string[]
}

/** The content for the slots of a listing. */
async function placedContent(
  { commerce, locale }: PublicRequest,
  category: string,
  sections: readonly ContentSection[],
): Promise<PlacedContent> {
  const loaded = await Promise.all(
    contentSlots.map(async place => {
      const here = { sections: sections.filter(({ name }) => name === place) }
      const { complete, tags, ...found } = await loadSections(commerce, locale, `category/${category}`, here)
      return { place, found, complete, tags }
    }),
  )
  return {
    content: Object.fromEntries(loaded.map(({ place, found }) => [place, found])) as Record<
      ContentSlot,
      LoadedSections
    >,
    complete: loaded.every(({ complete }) => complete),
    tags: loaded.flatMap(({ tags }) => tags),
  }
}

async function load(request: PublicRequest): Promise<LoadResult<Props>> {
  const { commerce, language, locale, params, query } = request
  const slug = params.slug ?? ''
  if (slug.length > longestWords) return { kind: 'missing' }
  const selection = readSelection(query)
  const [listing, slots] = await Promise.all([
    loadListing(commerce, { category: slug }, selection),
    // A shopper who has chosen filters wants products alone.
    isUntouched(selection)
      ? commerce('content.category.get', { mode: 'publish', siteId: locales[locale].site, categoryId: slug })
      : undefined,
  ])
  if (!listing.ok)
    return listing.code === 'PLP400' ? { kind: 'missing' } : { kind: 'unavailable', reason: listing.code }
  const { category } = listing.value
  if (category === undefined) return { kind: 'missing' }
  const path = href(locale, 'category', { slug: category.slug })
  if (category.slug !== slug) return { kind: 'redirect', to: path, status: 301 }
  const [{ content, complete, tags }, easier] = await Promise.all([
    placedContent(request, category.id, slots?.ok === true ? slots.value.sections : []),
    loadEasier(commerce, { category: slug }, selection, listing.value),
  ])
  const page = selection.page > 1 ? ` · ${language.t('browse.page', { page: selection.page })}` : ''
  return {
    kind: 'page',
    props: { category, listing: listing.value, selection, path, easier, content },
    head: {
      title: `${category.name}${page} · Fellholm`,
      description: category.description,
      canonical: path + (selection.page > 1 ? `?page=${selection.page}` : ''),
      alternates: alternatesOf(category, selection.page),
      noindex: Object.keys(selection.facets).length > 0,
      data: [
        breadcrumbList([
          { name: language.t('shell.home'), href: href(locale, 'home') },
          ...category.trail.map(({ name, slug: parent }) => ({
            name,
            href: href(locale, 'category', { slug: parent }),
          })),
          { name: category.name, href: path },
        ]),
      ],
      image: listing.value.items[0]?.colors[0]?.image.src,
      preloadImage: firstPictureOf(listing.value.items),
    },
    tags: ['catalog', `category:${category.id}`, ...slotTags(slots?.ok === true ? slots.value : {}), ...tags],
    degraded: slots?.ok === false || !complete,
  }
}

/** A category in every locale: its name in the address is the language's own. */
const alternatesOf = ({ slug, slugs }: Category, page: number) =>
  Object.fromEntries(
    localeNames.map(locale => [
      locale,
      href(locale, 'category', { slug: slugs?.[locales[locale].language] ?? slug }) +
        queryString({ page: page > 1 ? `${page}` : undefined }),
    ]),
  ) as Record<Locale, string>

export const category = publicPage({ load, Page: CategoryPage })
