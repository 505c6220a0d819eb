import type { PageLink } from '#src/commerce/calls/shapes.ts'

import { folded, wordsIn } from '../search/words.ts'
import { linkOf, pagesShown } from './shown.ts'
import type { ContentView, PageKind, SiteContent, StoredContentPage } from './site-content.ts'

/** Every text anywhere in a value, as one. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(textOf).join(' ')
}

/** How well a page answers some words: every word must occur; one in the title counts five times. */
function weightOf(page: StoredContentPage, words: readonly string[]): number {
  const title = folded(page.title)
  const text = folded(`${page.description} ${textOf(page.sections.map(({ items }) => items.map(({ data }) => data)))}`)
  if (!words.every(word => title.includes(word) || text.includes(word))) return 0
  return words.reduce((sum, word) => sum + (title.includes(word) ? 5 : 1), 0)
}

/** Pages of some kinds that match the words, best first; without words all of them, in their own order. */
export function searchPages(
  content: SiteContent,
  asked: ContentView,
  q: string,
  kinds: readonly PageKind[],
): PageLink[] {
  const words = wordsIn(q).map(folded)
  const pages = pagesShown(content, asked).filter(({ kind }) => kinds.includes(kind))
  if (words.length === 0) return pages.map(linkOf)
  return pages
    .map(page => ({ page, weight: weightOf(page, words) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ page }) => linkOf(page))
}

/** How many articles stand beside the products of a search. */
const besides = 12

/** Articles and help that match a search for products. */
export function searchArticles(
  content: SiteContent,
  asked: ContentView,
  q: string,
): { total: number; items: PageLink[] } {
  const found = searchPages(content, asked, q, ['article', 'help'])
  return { total: found.length, items: found.slice(0, besides) }
}
