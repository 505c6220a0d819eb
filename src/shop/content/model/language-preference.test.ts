import { expect, it } from 'vitest'

import { isOfferedSpanish, preferenceSeconds } from './language-preference.ts'

const visitor = { pageLanguage: 'en-US', languages: ['en-US'], country: 'US', cookies: '__Host-locale=en-us' }

it('R213: Spanish is offered to visitors of the American store whose browser or place speaks it', () => {
  expect(isOfferedSpanish({ ...visitor, languages: ['en-US', 'es-MX'] })).toBe(true)
  expect(isOfferedSpanish({ ...visitor, country: 'PR' })).toBe(true)
  expect(isOfferedSpanish(visitor)).toBe(false)
  expect(isOfferedSpanish({ ...visitor, languages: ['est'] })).toBe(false)
  expect(isOfferedSpanish({ ...visitor, languages: ['es'], pageLanguage: 'en-GB' })).toBe(false)
})

it('R214, R381: a choice keeps quiet for 30 days', () => {
  expect(isOfferedSpanish({ ...visitor, languages: ['es'], cookies: 'a=b; __Host-language-preference=en' })).toBe(false)
  expect(preferenceSeconds).toBe(30 * 86_400)
})
