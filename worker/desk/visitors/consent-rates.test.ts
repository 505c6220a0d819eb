import { expect, it } from 'vitest'

import { consentRates } from './consent-rates.ts'

const counted = (subject: string, people: number, bots = 0) => ({ subject, people, bots, locales: [], lastAt: 0 })

it('answers are told apart by country and locale, each category by itself, and refused is who agreed to nothing', () => {
  const rates = consentRates(
    [counted('DE de-de', 40, 900), counted('DE en-gb', 7), counted('FR fr-fr', 0, 5)],
    [
      counted('DE de-de analytics functional targeting', 6),
      counted('DE de-de functional', 3),
      counted('DE de-de', 11, 2),
      counted('US en-us', 1),
    ],
  )
  expect(rates).toEqual([
    {
      country: 'DE',
      locale: 'de-de',
      asked: 40,
      answers: 20,
      agreed: { analytics: 6, functional: 9, targeting: 6 },
      refused: 11,
    },
    expect.objectContaining({ country: 'US', locale: 'en-us', asked: 0, answers: 1, refused: 1 }),
    expect.objectContaining({ country: 'DE', locale: 'en-gb', asked: 7, answers: 0, refused: 0 }),
  ])
})
