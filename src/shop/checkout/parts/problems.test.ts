import { expect, it } from 'vitest'

import { languageOf } from '#src/language/catalogue.ts'

import { problemsOf } from './problems.ts'

const english = languageOf('en-us')

const refused = (problems: Readonly<Record<string, string>>, values: Readonly<Record<string, string>> = {}) =>
  problemsOf(english, { command: 'checkout/ship', code: 'INPUT', problems, values }, 'checkout/ship')

it('a name that is missing is said once, at the field that asks for the whole of it', () => {
  const { fields, list } = refused({ lastName: 'required', firstName: 'required', name: 'required', city: 'required' })
  expect(list).toEqual([
    { field: 'name', text: 'First and last name is missing.' },
    { field: 'city', text: 'City is missing.' },
  ])
  expect(Object.keys(fields).sort()).toEqual(['city', 'name'])
})

it('a part of a whole name that cannot be is said at the name', () => {
  const { list } = refused({ lastName: 'required' }, { name: 'Ada L' })
  expect(list.map(({ field }) => field)).toEqual(['name'])
})

it('a form that asks for the parts of a name says each at its own field', () => {
  const { list } = refused({ lastName: 'required', firstName: 'required' })
  expect(list.map(({ field }) => field)).toEqual(['firstName', 'lastName'])
})
