import type { LanguageCode } from '#src/language/locales.ts'

import { readingsOf, type Filter } from './readings.ts'
import { folded } from './words.ts'

/** A filter, and where in the text it was said. */
export type QueryFilter = Filter & { readonly at: number; readonly length: number }

/** A search taken apart: its text, and the filters in it, in the order they were said. */
export type ParsedQuery = { readonly text: string; readonly filters: readonly QueryFilter[] }

/** The text of a search without some of its filters. */
export const textWithout = ({ text }: ParsedQuery, filters: readonly QueryFilter[]): string =>
  filters
    .toSorted((a, b) => b.at - a.at)
    .reduce((left, { at, length }) => `${left.slice(0, at)} ${left.slice(at + length)}`, text)
    .trim()
    .replaceAll(/\s+/gu, ' ')

const overlaps = (a: QueryFilter, b: QueryFilter): boolean => a.at < b.at + b.length && b.at < a.at + a.length

/** Every filter that the words of a search say; the first to claim a stretch of them has it. */
export function parseQuery(q: string, language: LanguageCode): ParsedQuery {
  const shown = q.normalize('NFC')
  const text = folded(shown)
  const claimed: QueryFilter[] = []
  for (const { pattern, filterOf } of readingsOf(language))
    for (const match of text.matchAll(pattern)) {
      const filter = filterOf([...match])
      const said = filter && { ...filter, at: match.index, length: match[0].length }
      if (said !== undefined && !claimed.some(other => overlaps(other, said))) claimed.push(said)
    }
  // Accents and capitals are kept for whoever reads the words again, as long as folding moved no letter.
  return { text: shown.length === text.length ? shown : text, filters: claimed.toSorted((a, b) => a.at - b.at) }
}
