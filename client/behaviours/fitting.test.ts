import { expect, it } from 'vitest'

import { fitting } from './fitting.ts'

const towns = ['Aberdeen', 'Århus', 'Bergen', 'Zermatt', 'Zürich']

it('suggestions hold what was typed, whatever its case and accents, and those that begin with it come first', () => {
  expect(fitting(towns, 'ZU')).toEqual(['Zürich'])
  expect(fitting(towns, 'er')).toEqual(['Aberdeen', 'Bergen', 'Zermatt'])
  expect(fitting([...towns, 'Erfurt'], 'er')[0]).toBe('Erfurt')
  expect(fitting(towns, 'xyz')).toEqual([])
})

it('nothing typed suggests all, eight at most', () => {
  expect(fitting(towns, ' ')).toEqual(towns)
  expect(
    fitting(
      Array.from({ length: 20 }, (_, n) => `Town ${n}`),
      '',
    ),
  ).toHaveLength(8)
})
