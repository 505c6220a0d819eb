import { expect, it } from 'vitest'

import { cityAt, provinceAt } from './postal-code.ts'

it.each([
  ['80202', 'CO'],
  ['10001', 'NY'],
  ['00501', 'NY'],
  ['02108', 'MA'],
  ['05501', 'MA'],
  ['20001', 'DC'],
  ['20101', 'VA'],
  ['73301', 'TX'],
  ['90210', 'CA'],
  ['96801', 'HI'],
  ['98101', 'WA'],
  ['99501', 'AK'],
  ['00601', undefined],
])('a ZIP code tells its state: %s is in %s', (zip, state) => {
  expect(provinceAt('US', zip)).toBe(state)
})

it('a Canadian code tells its province by its letter; elsewhere addresses name none', () => {
  expect(provinceAt('CA', 'm5v 3l9')).toBe('ON')
  expect(provinceAt('CA', 'X0A 0H0')).toBeUndefined()
  expect(provinceAt('DE', '80331')).toBeUndefined()
})

it('the town is that of the longest beginning, in the same country', () => {
  const place = (name: string, countryCode: string, postalPrefix: string) => ({ name, countryCode, postalPrefix })
  const places = [place('Denver', 'US', '802'), place('Lower Downtown', 'US', '80202'), place('München', 'DE', '80')]
  expect(cityAt(places, 'US', '80202')).toBe('Lower Downtown')
  expect(cityAt(places, 'US', '80203-1234')).toBe('Denver')
  expect(cityAt(places, 'DE', '80331')).toBe('München')
  expect(cityAt(places, 'US', '10001')).toBeUndefined()
})
