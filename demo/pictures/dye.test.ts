import { expect, test } from 'vitest'

import { colors, palette, type ColorName } from '../catalogue/tables/colors.ts'
import { engineVersion, pictureAddress } from './address.ts'
import { dyed, dyeOf } from './dye.ts'
import { hash } from './ink/chance.ts'

const names = Object.keys(colors) as ColorName[]
const models = [0, 1, 2, 14, 119]

test('every colour of the store is said by its name, and the name gives its five colours back, for every model', () => {
  for (const name of names)
    for (const model of models) {
      const shades = palette(name, model)
      expect(dyeOf({ template: 'shell', model, palette: shades })).toBe(name)
      expect(dyed(name, model)).toEqual(shades)
    }
})

test('colours of another store are said one by one, and so are those that are paired as for another model', () => {
  const own = ['#f0cfae', '#c98a6a', '#8a4f45', '#f7e2b4', '#4b2f33'] as const
  expect(dyeOf({ template: 'shell', model: 1, palette: own })).toBe('f0cfae-c98a6a-8a4f45-f7e2b4-4b2f33')
  expect(dyed('f0cfae-c98a6a-8a4f45-f7e2b4-4b2f33', 1)).toEqual(own)
  const other = { template: 'shell', model: 1, palette: palette('pine', 0) }
  expect(dyed(dyeOf(other), 1)).toEqual(other.palette)
})

test('an address is short, and what is no colour is none', () => {
  expect(pictureAddress({ template: 'shell', model: 14, palette: palette('pine', 14) }, 'front')).toBe(
    `/media/v${engineVersion}/product/shell/14/pine/front.svg`,
  )
  for (const dye of ['', 'Pine', 'purple', 'constructor', 'ffffff', 'fff-fff-fff-fff-fff'])
    expect([dye, dyed(dye, 1)]).toEqual([dye, undefined])
})

test('a name means the same colours for as long as pictures are kept: whoever changes one makes a new engineVersion', () => {
  // A colour more changes the number as well, and nothing that is kept.
  const all = names.map(name => [name, ...[0, 1, 2].flatMap(model => palette(name, model))].join(' ')).join('\n')
  expect([engineVersion, hash(all)]).toEqual([3, 909_252_225])
})
