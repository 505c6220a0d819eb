import { expect, it } from 'vitest'

import { barsOf, code128, valuesOf } from './code-128.ts'

/** Every character of code set B. */
const all = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(index + 32))

it('every sign is eleven modules wide, the stop sign thirteen, and no two are alike (ISO/IEC 15417)', () => {
  const signs = all.map(character => code128(character).slice(6, 12).join(''))
  for (const sign of signs) expect([...sign].reduce((sum, width) => sum + Number(width), 0)).toBe(11)
  expect(new Set(signs).size).toBe(all.length)
  expect(code128('A').reduce((sum, width) => sum + width, 0)).toBe(11 * 3 + 13)
})

it('the check value is the weighted sum modulo 103', () => {
  // 104 + 48·1 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7 = 879 = 8·103 + 55
  expect(valuesOf('PJJ123C').at(-2)).toBe(55)
})

it('a code begins and ends with a bar', () => {
  const { bars, width } = barsOf('FH10011')
  const last = bars.at(-1) ?? [0, 0]
  expect([bars[0]?.[0], last[0] + last[1]]).toEqual([0, width])
})
