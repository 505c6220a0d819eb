import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import examples from 'libphonenumber-js/mobile/examples'
import metadata from 'libphonenumber-js/min/metadata'
import { describe, expect, it } from 'vitest'

import { internationalPhone } from '#src/kit/phone/phone.ts'
import { phoneCountryList } from '#src/kit/phone/phone-countries.ts'

import { dialable, internationally, readable } from './phone.ts'

/** The library's own example of a mobile number of each country the store knows numbers of. */
const vectors = phoneCountryList.map(({ code }) => {
  const parsed = parsePhoneNumberFromString(examples[code], code, metadata)
  if (parsed === undefined) throw new Error(`no example for ${code}`)
  return { code, number: parsed.number, national: parsed.formatNational() }
})

describe('the public example numbers of libphonenumber', () => {
  it.each(vectors)('R248: $national, typed in $code, is dialled as $number', ({ code, number, national }) => {
    const kept = internationalPhone(national, phoneCountryList, code)
    expect(kept).toBeDefined()
    expect(dialable(kept ?? '')).toBe(number)
  })

  it.each(vectors)('R250: $number is its own international form, whoever types it', ({ number }) => {
    expect(dialable(internationalPhone(number, phoneCountryList, 'US') ?? number)).toBe(number)
  })
})

describe('a kept number', () => {
  it('R248: has its plus sign again', () => {
    expect([internationally('13035550123'), internationally(''), internationally(undefined)]).toEqual([
      '+13035550123',
      '',
      '',
    ])
  })

  it('is dialled without the trunk zero that the store keeps (D61)', () => {
    expect(dialable('+490301234567')).toBe('+49301234567')
  })

  it('cannot be dialled when it is too short, too long or of no country', () => {
    expect(['+1303', '+1303555012345678', '+999123456', ''].map(dialable)).toEqual(Array(4).fill(undefined))
  })

  it('is written for people of every country', () => {
    expect(readable('+13035550123')).toBe('+1 303 555 0123')
    expect(readable('nonsense')).toBe('nonsense')
  })
})
