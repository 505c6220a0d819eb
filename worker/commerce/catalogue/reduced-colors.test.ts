import { expect, it } from 'vitest'

import { reducedColors } from './reduced-colors.ts'

/** SKUs of colours, each with what its sizes cost now; 100 is the full price. */
const skus = (colors: Readonly<Record<string, readonly number[]>>) =>
  Object.entries(colors).flatMap(([colorId, prices]) => prices.map(current => ({ colorId, current, original: 100 })))

it.each([
  ['two of three colors are reduced to one price', { pine: [70, 70], ember: [70, 70], slate: [100, 100] }, 2],
  ['one is reduced in all sizes, another in some', { pine: [70, 70], ember: [70, 100] }, 1],
  ['one is reduced further than another', { pine: [60, 60], ember: [70, 70], slate: [100, 100] }, 1],
  ['all are reduced', { pine: [70, 70], ember: [70, 70] }, undefined],
  ['each is reduced in some sizes', { pine: [70, 100], ember: [70, 100] }, undefined],
  ['none is reduced', { pine: [100, 100], ember: [100, 100] }, undefined],
  ['there is one color', { pine: [70, 70] }, undefined],
  ['there is nothing', {}, undefined],
] as const)('%s: %o → %s', (_, colors, count) => {
  expect(reducedColors(skus(colors))).toBe(count)
})

it('a color that is cheap at its full price is not reduced', () => {
  const cheap = [{ colorId: 'slate', current: 70, original: 70 }]
  expect(reducedColors([...cheap, ...skus({ pine: [80, 80], ember: [100, 100] })])).toBeUndefined()
})
