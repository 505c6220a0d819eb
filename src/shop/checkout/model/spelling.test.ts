import { expect, test } from 'vitest'

import { otherSpelling } from './spelling.ts'

const given = {
  firstName: 'Ada',
  lastName: 'Hill',
  addressLine1: '1 Main Street',
  city: 'Denvr',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
}

test('another town is another spelling, told with the parts that stay', () => {
  expect(otherSpelling(given, { ...given, city: 'Denver' })).toEqual({
    addressLine1: '1 Main Street',
    city: 'Denver',
    province: 'CO',
    postalCode: '80202',
  })
})

test.each([
  ['blanks', { ...given, postalCode: 'M5V 3L9' }, { ...given, postalCode: 'm5v3l9' }],
  ['a hyphen', { ...given, postalCode: '80202-1234' }, { ...given, postalCode: '802021234' }],
  ['capitals', { ...given, city: 'DENVR' }, given],
])('%s alone are not worth asking about', (_, suggested, typed) => {
  expect(otherSpelling(typed, suggested)).toBeUndefined()
})
