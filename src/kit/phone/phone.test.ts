import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { phoneCountryList } from './phone-countries.ts'
import { internationalPhone, lengthsOf, partsOf, type PhoneCountry } from './phone.ts'

const countries: readonly PhoneCountry[] = [
  { code: 'US', dialCode: '1', mask: '(###) ###-####' },
  { code: 'CA', dialCode: '1', mask: '(###) ###-####' },
  { code: 'GB', dialCode: '44', mask: '#### ######' },
  { code: 'DE', dialCode: '49', mask: ['## ########', '### ########', '#### ########'] },
  { code: 'FR', dialCode: '33', mask: '# ## ## ## ##' },
  { code: 'JP', dialCode: '81' },
]

describe('a phone number in international form', () => {
  it.each([
    ['R248: a plus sign, then the dial code', '(303) 555-0123', 'US', '+13035550123'],
    ['R248: with its plus it stays the number it is', '+1 303 555 0123', 'FR', '+13035550123'],
    ['R249: for the UK (44) a leading 0 is dropped', '07700 900123', 'GB', '+447700900123'],
    ['R249: in the midst of a UK number as well', '+44 (0)7700 900123', 'US', '+447700900123'],
    ['D61: elsewhere a leading 0 stays and counts', '0301234567', 'DE', '+490301234567'],
    ['R250: dial code and national length find the country', '33612345678', 'US', '+33612345678'],
    ['R252: of two that fit, the shopper’s own country', '1 416 555 0199', 'CA', '+14165550199'],
    ['R253: ten digits that fit no country get dial code 1', '2025550143', 'FR', '+12025550143'],
    ['R255: Germany, ten digits', '+49 30 12345678', 'US', '+493012345678'],
    ['R255: Germany, eleven digits', '+49 151 23456789', 'US', '+4915123456789'],
    ['R255: Germany, twelve digits', '+49 1512 34567890', 'US', '+49151234567890'],
    ['R251: ten digits where there is no mask', '+81 90 1234 5678', 'US', '+819012345678'],
  ])('%s: %s', (_rule, typed, own, expected) => {
    expect(internationalPhone(typed, countries, own)).toBe(expected)
  })

  it('a country’s lengths are those of all its masks, and ten where it has none', () => {
    expect(countries.map(lengthsOf)).toEqual([[10], [10], [10], [10, 11, 12], [9], [10]])
  })

  it('R255: in the store’s own table Germany has 10 to 12 digits and Belgium 9 or 10, and each length is understood', () => {
    const lengths = (wanted: string) => phoneCountryList.filter(({ code }) => code === wanted).flatMap(lengthsOf)
    expect([lengths('DE'), lengths('BE')]).toEqual([
      [10, 11, 12],
      [9, 10],
    ])
    for (const [own, dialCode, national] of [
      ['DE', '49', '0301234567'],
      ['DE', '49', '01511234567'],
      ['DE', '49', '015112345678'],
      ['BE', '32', '021234567'],
      ['BE', '32', '0470123456'],
    ] as const)
      expect(internationalPhone(national, phoneCountryList, own)).toBe(`+${dialCode}${national}`)
    expect(internationalPhone('02123456', phoneCountryList, 'BE')).toBeUndefined()
  })

  it('a number that fits nothing is none', () => {
    for (const typed of ['', '12', '+99 123', 'call me'])
      expect(internationalPhone(typed, countries, 'US')).toBeUndefined()
  })

  it('what comes out goes in again unchanged, and is a plus and digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ()-]{6,18}$/), fc.constantFrom('US', 'GB', 'DE', 'JP'), (typed, own) => {
        const phone = internationalPhone(typed, countries, own)
        if (phone === undefined) return
        expect(phone).toMatch(/^\+\d{8,16}$/)
        expect(internationalPhone(phone, countries, own)).toBe(phone)
      }),
    )
  })

  it('R250, R252: a kept number is told apart into country and national number again', () => {
    expect(partsOf('+14165550199', countries, 'CA')).toEqual({ code: 'CA', national: '4165550199' })
    expect(partsOf('+4915123456789', countries, 'US')).toEqual({ code: 'DE', national: '15123456789' })
    expect(partsOf('+99123', countries, 'US')).toBeUndefined()
  })
})
