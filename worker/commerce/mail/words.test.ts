import { expect, test } from 'vitest'

import { languages } from '#src/language/locales.ts'

import { cardWords } from '../gift-cards/card-words.ts'
import { emails } from './emails.ts'
import { wordsIn } from './words/words.ts'

const named = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted()

/** Every sentence by its place, with the values it names. */
const placesIn = (part: unknown, path = ''): [string, string[]][] =>
  typeof part === 'string'
    ? [[path, named(part)]]
    : Object.entries(part as object).flatMap(([key, value]) => placesIn(value, `${path}/${key}`))

test('every letter says the same in five languages: each sentence is there and names the same values', () => {
  const english = placesIn(wordsIn('en'))
  expect(english.length).toBeGreaterThan(80)
  for (const language of languages) {
    expect([language, placesIn(wordsIn(language))]).toEqual([language, english])
    expect([language, placesIn(cardWords[language])]).toEqual([language, placesIn(cardWords.en)])
  }
  for (const [kind, { subject, body }] of Object.entries(emails))
    for (const language of languages)
      expect([kind, language, named(subject[language] + body[language])]).toEqual([
        kind,
        language,
        named(subject.en + body.en),
      ])
})

test('no sentence is empty, or English in another language', () => {
  const all = languages.map(language => JSON.stringify(wordsIn(language).order))
  expect(new Set(all).size).toBe(languages.length)
  for (const language of languages) expect(JSON.stringify(wordsIn(language))).not.toContain('""')
})
