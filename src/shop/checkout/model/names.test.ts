import { expect, it } from 'vitest'

import { isWholeName, namesIn, withNames } from './names.ts'

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
