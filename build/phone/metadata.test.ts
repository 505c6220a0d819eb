import { parsePhoneNumberFromString, type MetadataJson } from 'libphonenumber-js/core'
import examples from 'libphonenumber-js/mobile/examples'
import metadata from 'libphonenumber-js/min/metadata'
import { expect, it } from 'vitest'

import { phoneCountryList } from '../../src/kit/phone/phone-countries.ts'
import { knownMetadata } from './metadata.ts'

const known = knownMetadata(metadata as never) as unknown as MetadataJson

it('what is shipped of the phone library knows the store’s countries and no other', () => {
  expect(Object.keys(known.countries).toSorted()).toEqual(phoneCountryList.map(({ code }) => code).toSorted())
  expect(JSON.stringify(known).length).toBeLessThan(JSON.stringify(metadata).length / 8)
})

it.each(phoneCountryList)('a number of $code is read and written as with all of it', ({ code }) => {
  const said = (data: MetadataJson) => {
    const parsed = parsePhoneNumberFromString(examples[code], code, data)
    const again = parsePhoneNumberFromString(parsed?.number ?? '', data)
    return [parsed?.number, again?.isPossible(), again?.formatInternational(), again?.country]
  }
  expect(said(known)).toEqual(said(metadata))
  expect(said(known)[1]).toBe(true)
})
