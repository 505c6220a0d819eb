import { reviewTopics, type ReviewSummary, type ReviewTopic } from '#src/commerce/calls/catalogue/review-shapes.ts'
import { languages, type LanguageCode } from '#src/language/locales.ts'

import type { ReviewText } from '../db/catalogue/review-counts.ts'
import { topicWords } from './topic-words.ts'

/** Named by fewer, a thing is the word of one. */
const fewest = 2
/** Most topics that are told. */
const most = 4

/** In German a word also stands at the end of others: `Außentasche`. */
const patternOf = (language: LanguageCode, beginnings: string): RegExp =>
  new RegExp(language === 'de' ? `(?:${beginnings})` : `(?<!\\p{L})(?:${beginnings})`, 'iu')

const patterns = new Map(
  languages.map(language => [
    language as string,
    reviewTopics.map(topic => [topic, patternOf(language, topicWords[topic][language])] as const),
  ]),
)

const topicsOf = ({ language, title, text }: ReviewText): ReviewTopic[] =>
  (patterns.get(language) ?? []).flatMap(([topic, pattern]) => (pattern.test(`${title} ${text}`) ? [topic] : []))

/** What reviews speak of most, and how many of them do: each counts once for a thing, by the words of its own language. */
export function topicsIn(texts: readonly ReviewText[]): NonNullable<ReviewSummary['topics']> {
  const counts = new Map<ReviewTopic, number>()
  for (const topic of texts.flatMap(topicsOf)) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= fewest)
    .map(([id, count]) => ({ id, count }))
    .toSorted((a, b) => b.count - a.count || reviewTopics.indexOf(a.id) - reviewTopics.indexOf(b.id))
    .slice(0, most)
}
