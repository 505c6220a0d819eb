import parsePhoneNumber from 'libphonenumber-js'
import { expect, it } from 'vitest'

import { internationalPhone } from '#src/kit/phone/phone.ts'
import { phoneCountryList } from '#src/kit/phone/phone-countries.ts'
import { sites } from '#src/language/locales.ts'
import type { SeedPerson } from '#worker/commerce/seed/people.ts'

import { homes, seededPeople, seededPhone } from './people.ts'

const people: readonly SeedPerson[] = seededPeople

it.each(sites)(
  '%s: everybody has a number of their own, which the phone library finds valid in their country',
  site => {
    const numbers = people.flatMap(person => seededPhone(site, person) ?? [])
    const parsed = numbers.map(number => parsePhoneNumber(number))
    expect(numbers).toHaveLength(people.length - 1)
    expect(parsed.filter(number => number?.isValid() !== true)).toEqual([])
    expect(new Set(parsed.map(number => number?.number)).size).toBe(numbers.length)
    const { countryCode } = homes[site]
    expect(new Set(parsed.map(number => number?.country))).toEqual(new Set([countryCode]))
  },
)

it.each([
  ['fellholm-us', /^\+1\d{3}55501\d{2}$/],
  ['fellholm-ca', /^\+1\d{3}55501\d{2}$/],
  ['fellholm-gb', /^\+442079460\d{3}$/],
  ['fellholm-eu', /^\+496990009\d{3}$/],
] as const)('%s: every number lies in the range its authority keeps for stories', (site, kept) => {
  for (const number of people.flatMap(person => seededPhone(site, person) ?? []))
    expect(parsePhoneNumber(number)?.number).toMatch(kept)
})

it.each(sites)('R248: %s: the store writes each of them as it was typed', site => {
  for (const number of people.flatMap(person => seededPhone(site, person) ?? []))
    expect(internationalPhone(number, phoneCountryList, homes[site].countryCode)).toBe(number.replaceAll(' ', ''))
})
