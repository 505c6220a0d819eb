import * as v from 'valibot'
import { expect, it } from 'vitest'

import { addressForm } from './address-form.ts'
import { hasShortParts, isWholeName, namesIn, withNames } from './names.ts'

it.each([
  [' Ada  Moor ', 'Ada', 'Moor'],
  ['Mary Jane Watson', 'Mary Jane', 'Watson'],
  ['Ana María López García', 'Ana María', 'López García'],
  ['Jean-Luc de la Tour', 'Jean-Luc', 'de la Tour'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Ada', 'Ada', 'Ada'],
])('%j is a first and a family name', (written, firstName, lastName) => {
  expect(namesIn(written)).toEqual({ firstName, lastName })
})

it('one word is no whole name', () => {
  expect(['', ' ', 'Ada', ' Ada ', 'Ada Moor'].map(isWholeName)).toEqual([false, false, false, false, true])
})

it('an address keeps the parts it was saved with as long as its name is not changed', () => {
  const saved = { firstName: 'Ada', lastName: 'van der Moor' }
  expect(withNames({ ...saved, name: 'Ada van der Moor' })).toMatchObject(saved)
  expect(withNames({ ...saved, name: 'Eva Moor' })).toMatchObject({ firstName: 'Eva', lastName: 'Moor' })
  expect(withNames({ firstName: 'Ada', lastName: '' })).toEqual({ firstName: 'Ada', lastName: '' })
})

it('a name is too long when one of its parts is, and the field that asks for the whole of it says so', () => {
  const family = (letters: number) => `Ada ${'m'.repeat(letters)}`
  expect([family(60), family(61), `${'a'.repeat(61)} Moor`].map(hasShortParts)).toEqual([true, false, false])
  const form = v.pipe(v.looseObject({}), v.transform(withNames), addressForm)
  const place = { addressLine1: '1 Main St', city: 'Denver', province: 'CO', postalCode: '80202', countryCode: 'US' }
  const { issues = [] } = v.safeParse(form, { ...place, name: family(61) })
  expect(issues.map(issue => v.getDotPath(issue))).toEqual(['name', 'lastName'])
  expect(v.is(form, { ...place, name: family(60) })).toBe(true)
  expect(v.is(form, { ...place, name: `Ada${' '.repeat(120)}Moor` })).toBe(false)
})
