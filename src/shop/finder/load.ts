import { href } from '#routes/href.ts'
import type { Commerce, CommerceResult } from '#src/commerce/client.ts'
import { locales } from '#src/language/locales.ts'
import { loadListing } from '#src/product-ui/listing/load-listing.ts'
import { selectionQuery, type Selection } from '#src/product-ui/listing/selection.ts'
import { isOfType, readSections } from '#src/sections/model/ready-section.ts'

import { publicPage, type LoadResult, type PublicRequest } from '../page.ts'
import { answersIn, meaningOf, relaxations, type GivenAnswer } from './answers.ts'
import { FinderPage, type Props } from './page.tsx'

/** So many are a choice; all of them stand in the listing with filters. */
const most = 8

type Found = {
  readonly listing: Extract<CommerceResult<'products.search.query'>, { ok: true }>['value']
  readonly kept: readonly GivenAnswer[]
  readonly selection: Selection
}

/** What has all that was answered, or as much of it as anything has. */
async function find(commerce: Commerce, category: string, answers: readonly GivenAnswer[]): Promise<Found | undefined> {
  for (const kept of relaxations(answers)) {
    const { facets } = meaningOf(kept)
    const selection: Selection = { facets, sort: undefined, store: undefined, page: 1 }
    const answer = await loadListing(commerce, { category }, selection, most)
    if (!answer.ok) return undefined
    if (answer.value.total > 0) return { listing: answer.value, kept, selection }
  }
  return undefined
}

/** The listing with the same products, and filters to go on with. */
const listingPath = (locale: string, { listing: { category }, selection }: Found): string =>
  href(locale, 'category', { slug: category?.slug ?? '' }, selectionQuery(selection))

async function load(request: PublicRequest): Promise<LoadResult<Props>> {
  const { commerce, locale, params, query } = request
  const { slug = '' } = params
  const { site: siteId } = locales[locale]
  const content = await commerce('content.augmented-page.get', { mode: 'publish', siteId, page: `${slug}-finder` })
  if (!content.ok)
    return content.code === 'API404' ? { kind: 'missing' } : { kind: 'unavailable', reason: content.code }
  const { title, description, name, sections } = content.value
  const finder = readSections({ sections }).placed.find(section => isOfType(section, 'finder'))?.data
  if (finder === undefined) return { kind: 'missing' }
  const answers = answersIn(finder, query)
  const { category } = meaningOf(answers)
  const found = category === undefined ? undefined : await find(commerce, category, answers)
  if (category !== undefined && found === undefined) return { kind: 'unavailable', reason: 'finder' }
  return {
    kind: 'page',
    props: {
      title,
      description,
      finder,
      answers,
      ...(found && { found: { ...found, path: listingPath(locale, found) } }),
    },
    head: {
      title: `${title} · Fellholm`,
      description,
      canonical: href(locale, 'finder', { slug }),
      noindex: answers.length > 0,
    },
    tags: [`content:${name}`, 'catalog'],
  }
}

/** `/finder/:slug`: the questions are content, the answers stand in the address. */
export const finder = publicPage({ load, Page: FinderPage })
