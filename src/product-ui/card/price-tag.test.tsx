import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { languageOf } from '#src/language/catalogue.ts'
import { LanguageProvider } from '#src/language/use-language.tsx'
import type { Locale } from '#src/language/locales.ts'

import { PriceTag } from './price-tag.tsx'

type Price = ComponentProps<typeof PriceTag>['price']

/** What a price says in a locale; what is struck out stands behind a tilde. */
const textOf = (locale: Locale, price: Price) =>
  renderToStaticMarkup(
    <LanguageProvider language={languageOf(locale)}>
      <PriceTag price={price} />
    </LanguageProvider>,
  )
    .replaceAll(/<s\b[^>]*>/g, '~')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')

const shown = ([lowCurrent, highCurrent, lowOriginal, highOriginal]: readonly [number, number, number, number]) =>
  textOf('en-us', { currency: 'USD', lowCurrent, highCurrent, lowOriginal, highOriginal })

it.each([
  ['one price', [4_900, 4_900, 4_900, 4_900], '$49.00'],
  ['dearer in some sizes', [4_900, 5_900, 4_900, 5_900], '$49.00 – $59.00'],
  ['reduced', [3_900, 3_900, 4_900, 4_900], '$39.00 ~$49.00'],
  ['reduced in some colors alone', [26_097, 34_900, 34_900, 34_900], 'From $260.97 ~$349.00'],
  ['reduced, and dearer in some sizes', [3_900, 4_900, 5_900, 6_900], '$39.00 – $49.00 ~$59.00 – $69.00'],
] as const)(
  'a price that is %s says so, and no span stands beside a single price that is struck out',
  (_, price, text) => {
    expect(shown(price)).toBe(text)
  },
)

const reducedIn = (locale: Locale, prices: { readonly highCurrent?: number; readonly lowestBefore?: number }) =>
  textOf(locale, {
    currency: 'EUR',
    lowCurrent: 7_500,
    highCurrent: 7_500,
    lowOriginal: 12_000,
    highOriginal: 12_000,
    ...prices,
  })

const inColors = (locale: Locale, reducedColors: number) =>
  textOf(locale, {
    currency: 'USD',
    lowCurrent: 26_097,
    highCurrent: 34_900,
    lowOriginal: 34_900,
    highOriginal: 34_900,
    reducedColors,
  })

it.each([
  ['en-us', 2, /^\$260\.97 in 2 colors ~\$349\.00$/],
  ['en-us', 1, / in 1 color /],
  ['en-gb', 2, / in 2 colours /],
  ['en-ca', 2, / in 2 colours /],
  ['es-us', 2, / en 2 colores /],
  ['fr-fr', 2, / en 2 coloris /],
  ['de-de', 1, / in 1 Farbe /],
  ['it-it', 2, / in 2 colori /],
] as const)('%s: a price that %i colors are reduced to says in how many', (locale, count, text) => {
  expect(inColors(locale, count)).toMatch(text)
})

it('R408: a reduction says in Germany by how much it is below the lowest price of thirty days, and that price; a span says the price alone', () => {
  expect(reducedIn('de-de', { lowestBefore: 10_000 })).toBe(
    '75,00 € ~120,00 € –25 %Niedrigster Preis der letzten 30 Tage: 100,00 €',
  )
  expect(reducedIn('de-de', { highCurrent: 9_000, lowestBefore: 10_000 })).toBe(
    'Ab 75,00 € ~120,00 €Niedrigster Preis der letzten 30 Tage: 100,00 €',
  )
})

it('R408: a price that was lower before is no reduction by any share, and its lowest price is said all the same', () => {
  expect(reducedIn('fr-fr', { lowestBefore: 7_000 })).toBe(
    '75,00 € ~120,00 €Prix le plus bas des 30 derniers jours : 70,00 €',
  )
})

it('R408: where no earlier price is known, and where no law asks for one, neither is said', () => {
  expect(reducedIn('it-it', {})).toBe('75,00 € ~120,00 €')
  expect(reducedIn('en-us', { lowestBefore: 10_000 })).not.toContain('100')
})
