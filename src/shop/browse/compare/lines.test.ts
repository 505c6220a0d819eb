import { expect, it } from 'vitest'

import { factLines, isDifferent } from './lines.ts'

const tent = {
  facts: [
    { name: 'Weight', value: '1.9 kg' },
    { name: 'Sleeps', value: '2' },
  ],
}
const shelter = {
  facts: [
    { name: 'Sleeps', value: '2' },
    { name: 'Season', value: '3' },
  ],
}

it('every fact of any product is a line, with a cell for each product and a gap where it says nothing', () => {
  expect(factLines([tent, shelter])).toEqual([
    { name: 'Weight', cells: ['1.9 kg', undefined] },
    { name: 'Sleeps', cells: ['2', '2'] },
    { name: 'Season', cells: [undefined, '3'] },
  ])
})

it('a line is different when its cells are not all the same, a gap included', () => {
  expect(factLines([tent, shelter]).map(isDifferent)).toEqual([true, false, true])
})
