import { expect, it } from 'vitest'

import { bodyHeight } from './body-height.ts'

it.each([
  ['en-us', 173, '5\'8"'],
  ['es-us', 183, '6\'0"'],
  ['en-gb', 160, '5\'3"'],
  ['fr-ca', 190, '6\'3"'],
  ['de-de', 173, '173\u00a0cm'],
  ['fr-fr', 190, '190\u00a0cm'],
] as const)('in %s %d centimetres are %s', (locale, centimetres, words) => {
  expect(bodyHeight(locale, centimetres)).toBe(words)
})
