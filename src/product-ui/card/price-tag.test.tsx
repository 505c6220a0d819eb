import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { languageOf } from '#src/language/catalogue.ts'
import { LanguageProvider } from '#src/language/language.tsx'

import { PriceTag } from './price-tag.tsx'

const shown = ([lowCurrent, highCurrent, lowOriginal, highOriginal]: readonly [number, number, number, number]) =>
  renderToStaticMarkup(
    <LanguageProvider language={languageOf('en-us')}>
      <PriceTag price={{ currency: 'USD', lowCurrent, highCurrent, lowOriginal, highOriginal }} />
    </LanguageProvider>,
  )
    .replaceAll(/<s\b[^>]*>/g, '~')
    .replaceAll(/<[^>]+>/g, '')

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
