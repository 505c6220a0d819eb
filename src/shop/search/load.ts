import { href } from '#routes/href.ts'
import { loadListing } from '#src/shelf/load-listing.ts'
import { readSelection } from '#src/shelf/selection.ts'

import { publicPage, type Outcome, type PublicRequest } from '../page.ts'
import { SearchPage, type Props } from './page.tsx'

/** Longest text the platform searches for. */
const longest = 128

async function load({ commerce, language, locale, query }: PublicRequest): Promise<Outcome<Props>> {
  const q = (query.get('q') ?? '').trim().slice(0, longest)
  const head = { title: `${q === '' ? language.t('browse.search.title') : q} · Fellholm`, noindex: true }
  if (q === '') return { kind: 'page', props: { q }, head }
  const selection = readSelection(query)
  const listing = await loadListing(commerce, { q }, selection)
  if (!listing.ok) return { kind: 'unavailable', reason: listing.code }
  const path = href(locale, 'search')
  return { kind: 'page', props: { q, listing: listing.value, selection, path }, head, tags: ['catalog'] }
}

export const search = publicPage({ load, Page: SearchPage })
