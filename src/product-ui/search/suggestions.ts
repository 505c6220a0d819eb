import { href, localPath } from '#routes/href.ts'
import type { AnswerOf } from '#src/commerce/calls/index.ts'
import type { Locale } from '#src/language/locales.ts'

type Answer = AnswerOf<'products.suggestions.list'>

/** Something that may be meant: words to search for, or a place to go. */
export type Suggestion = {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly image?: Answer['products'][number]['image']
}

export const suggestionKinds = ['recent', 'popular', 'categories', 'products', 'articles'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

type Group = { readonly kind: SuggestionKind; readonly suggestions: readonly Suggestion[] }

/** Suggestions of one kind; `first` is where the first of them stands in the whole list. */
export type SuggestionGroup = Group & { readonly first: number }

/** Of each kind at most so many; the list has to fit above the keyboard of a phone. */
const most: Readonly<Record<SuggestionKind, number>> = {
  recent: 4,
  popular: 6,
  categories: 3,
  products: 4,
  articles: 2,
}

/**
 * The groups under the search field for the typed text (`q`, trimmed). With nothing typed: this browser's recent
 * searches and popular ones; then categories, products and articles.
 */
export function suggestionGroups(
  locale: Locale,
  q: string,
  answer: Answer,
  recent: readonly string[],
): SuggestionGroup[] {
  const words = (kind: SuggestionKind, texts: readonly string[]): Group => ({
    kind,
    suggestions: texts.map(text => ({ id: text, label: text, href: href(locale, 'search', undefined, { q: text }) })),
  })
  const groups: readonly Group[] = [
    words(
      'recent',
      recent.filter(text => q === '' || text.toLowerCase().startsWith(q.toLowerCase())),
    ),
    words(
      'popular',
      answer.popular.filter(text => !recent.includes(text)),
    ),
    {
      kind: 'categories',
      suggestions: answer.categories.map(({ id, slug, name }) => ({
        id,
        label: name,
        href: href(locale, 'category', { slug }),
      })),
    },
    {
      kind: 'products',
      suggestions: answer.products.map(({ id, slug, name, image }) => ({
        id,
        label: name,
        href: href(locale, 'product', { slug }),
        image,
      })),
    },
    {
      kind: 'articles',
      suggestions: answer.articles.map(({ slug, title, href: path }) => ({
        id: slug,
        label: title,
        href: localPath(locale, path),
      })),
    },
  ]
  let first = 0
  return groups.flatMap(({ kind, suggestions }) => {
    const shown = suggestions.slice(0, most[kind])
    first += shown.length
    return shown.length === 0 ? [] : [{ kind, suggestions: shown, first: first - shown.length }]
  })
}

/** Searches a browser remembers. */
const mostRecent = 5

/** The latest search first, each once; the oldest goes. */
export const withRecent = (recent: readonly string[], q: string): string[] =>
  [q, ...recent.filter(text => text.toLowerCase() !== q.toLowerCase())].slice(0, mostRecent)

/** Recent searches from storage; malformed data counts as none. */
export function readRecent(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(parsed)
      ? parsed.filter((text): text is string => typeof text === 'string').slice(0, mostRecent)
      : []
  } catch {
    return []
  }
}
