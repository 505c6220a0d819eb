import { href } from '#routes/href.ts'

import { publicPage, type Outcome, type PublicRequest } from '../page.ts'
import { breadcrumbList } from '../structured-data.ts'
import { CategoryPage, type Props } from './page.tsx'
import { loadListing } from '#src/shelf/load-listing.ts'
import { readSelection } from '#src/shelf/selection.ts'

async function load({ commerce, language, locale, params, query }: PublicRequest): Promise<Outcome<Props>> {
  const slug = params.slug ?? ''
  const selection = readSelection(query)
  const listing = await loadListing(commerce, { category: slug }, selection)
  if (!listing.ok)
    return listing.code === 'PLP400' ? { kind: 'missing' } : { kind: 'unavailable', reason: listing.code }
  const { category } = listing.value
  if (category === undefined) return { kind: 'missing' }
  const path = href(locale, 'category', { slug: category.slug })
  if (category.slug !== slug) return { kind: 'redirect', to: path, status: 301 }
  const page = selection.page > 1 ? ` · ${language.t('browse.page', { page: selection.page })}` : ''
  return {
    kind: 'page',
    props: { category, listing: listing.value, selection, path },
    head: {
      title: `${category.name}${page} · Fellholm`,
      description: category.description,
      canonical: path + (selection.page > 1 ? `?page=${selection.page}` : ''),
      noindex: Object.keys(selection.facets).length > 0,
      data: [
        breadcrumbList([
          { name: language.t('shell.home'), href: href(locale, 'home') },
          ...category.trail.map(({ name, slug: way }) => ({ name, href: href(locale, 'category', { slug: way }) })),
          { name: category.name, href: path },
        ]),
      ],
      image: listing.value.items[0]?.colors[0]?.image.src,
    },
    tags: ['catalog', `category:${category.id}`],
  }
}

export const category = publicPage({ load, Page: CategoryPage })
