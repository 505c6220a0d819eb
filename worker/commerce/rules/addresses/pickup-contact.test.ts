import { expect, test } from 'vitest'

import { localeNames } from '#src/language/locales.ts'

import { isReachable } from './pickup-contact.ts'

const ada = { firstName: 'Ada', lastName: 'Moor', email: 'ada@example.com' }

test('R240: pickup contact details are complete only with first name, last name and e-mail', () => {
  expect(isReachable(ada, 'pickup', 'en-us')).toBe(true)
  for (const missing of ['firstName', 'lastName', 'email'])
    expect(isReachable({ ...ada, [missing]: '' }, 'pickup', 'en-us')).toBe(false)
})

test('R241: a phone is mandatory at collection points of the configured locales, and nowhere at stores', () => {
  const without = (code: string) => localeNames.filter(locale => !isReachable(ada, code, locale))
  expect(without('pudo').toSorted()).toEqual(['de-de', 'en-gb', 'fr-fr', 'it-it'])
  expect(without('pickup')).toEqual([])
  expect(isReachable({ ...ada, phone: '+49 89 5550142' }, 'pudo', 'de-de')).toBe(true)
})
