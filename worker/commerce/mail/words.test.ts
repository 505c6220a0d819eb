import { expect, test } from 'vitest'

import { languages, localeNames, locales, type Locale } from '#src/language/locales.ts'

import { cardWords } from '../gift-cards/card-words.ts'
import { words } from '../purchases/words.ts'
import { emails } from './emails.ts'
import { wordsIn } from './words/words.ts'

const named = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted()

/** Every sentence by its place, with the values it names. */
const placesIn = (part: unknown, path = ''): [string, string[]][] =>
  typeof part === 'string'
    ? [[path, named(part)]]
    : Object.entries(part as object).flatMap(([key, value]) => placesIn(value, `${path}/${key}`))

test('every letter says the same in each locale: each sentence is there and names the same values', () => {
  const english = placesIn(wordsIn('en-us'))
  expect(english.length).toBeGreaterThan(80)
  for (const locale of localeNames) expect([locale, placesIn(wordsIn(locale))]).toEqual([locale, english])
  for (const language of languages) {
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
  const all = languages.map(language => {
    const locale = localeNames.find(name => locales[name].language === language)
    return locale === undefined ? '' : JSON.stringify(wordsIn(locale).order)
  })
  expect(new Set(all).size).toBe(languages.length)
  for (const locale of localeNames) expect(JSON.stringify(wordsIn(locale))).not.toContain('""')
})

const textsIn = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part as object).flatMap(textsIn)

/** All that letters, invoices, labels and packing slips say in a locale. */
const said = (locale: Locale) =>
  [
    wordsIn(locale),
    words(locale),
    cardWords.en,
    ...Object.values(emails).map(({ subject, body }) => [subject.en, body.en]),
  ]
    .flatMap(part => textsIn(part))
    .join('\n')

test.each([
  ['en-us', /\b(?:colours?|favourites?|grey|cancelled|parcels?|postcode|basket|fetch(?:ed)?|delivery)\b/gi],
  ['en-ca', /\b(?:colors?|favorites?|gray|canceled|parcels?|fetch(?:ed)?|shipping)\b/gi],
  ['en-gb', /\b(?:colors?|favorites?|gray|canceled|packages?|fetch(?:ed)?|pick(?:ed)?|pickup|shipping|shipment)\b/gi],
] as const)('%s: letters and invoices have none of another country’s words', (locale, foreign) =>
  expect(said(locale).match(foreign)).toBeNull(),
)

test.each([
  ['en-us', 'Shipping', 'Your order {order} is canceled'],
  ['en-ca', 'Delivery', 'Your order {order} is cancelled'],
  ['en-gb', 'Delivery', 'Your order {order} is cancelled'],
] as const)('%s: an invoice and a letter write %s, and “%s”', (locale, shipping, cancelled) =>
  expect({
    invoice: words(locale).delivery,
    letter: wordsIn(locale).labels.shipping,
    subject: wordsIn(locale).order['order-cancelled'].subject,
  }).toEqual({ invoice: shipping, letter: shipping, subject: cancelled }),
)

test('letters in English write email, as those who speak it do', () => {
  for (const locale of ['en-us', 'en-ca', 'en-gb'] as const) expect(said(locale)).not.toMatch(/e-mail/i)
})
