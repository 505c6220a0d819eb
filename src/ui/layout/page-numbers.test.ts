import { expect, it } from 'vitest'

import { pageNumbers } from './page-numbers.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, 'gap', 12]],
  [3, 12, [1, 2, 3, 4, 'gap', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [12, 12, [1, 'gap', 11, 12]],
] as const)('on page %i of %i one can go to %j', (page, count, shown) => {
  expect(pageNumbers(page, count)).toEqual(shown)
})
