import { describe, expect, it } from 'vitest'

import { childFootSizes, footSizes, isSizeChart, sizeChart, type SizeChartName } from './size-charts.ts'
import { spansOf } from './spans.ts'

const heightsOf = (name: SizeChartName) => spansOf(name, 'height', 'cm')

describe('size charts', () => {
  it('have a cell for every measure, in centimetres or in inches to the half', () => {
    const { columns, rows } = sizeChart('tops', 'cm')
    for (const row of rows) expect(row).toHaveLength(columns.length)
    expect(rows[2]).toEqual(['M', '94–101', '80–87', '83–84', '175–180'])
    expect(sizeChart('tops', 'in').rows[2]).toEqual(['M', '37–40', '31.5–34.5', '32.5–33', '69–71'])
  })

  it('a woman’s M is not a man’s', () => {
    expect(sizeChart('womens-tops', 'cm').rows[2]).toEqual(['M', '88–94', '70–76', '96–102', '166–170'])
  })

  it.each([
    ['womens-tops', 'womens-bottoms'],
    ['tops', 'bottoms'],
  ] as const)(
    '%s and %s are cut for people of the same heights, each size for those who are taller than the last is cut for',
    (tops, bottoms) => {
      const spans = heightsOf(tops)
      expect(heightsOf(bottoms)).toEqual(spans)
      for (const [row, [from, to]] of spans.entries()) {
        expect(to).toBeGreaterThan(from)
        expect(from).toBe(spans[row - 1]?.[1] ?? from)
      }
    },
  )

  it('exist for what is named, and for nothing that an object happens to have', () => {
    expect(isSizeChart('gloves')).toBe(true)
    expect(isSizeChart('constructor')).toBe(false)
  })
})

describe('foot sizes', () => {
  it('a foot of 270 mm wears European 43, British 8.5, American 9.5 (men) and 11 (women)', () => {
    expect(footSizes().find(({ millimetres }) => millimetres === 270)).toEqual({
      millimetres: 270,
      eu: '43',
      uk: '8.5',
      usMen: '9.5',
      usWomen: '11',
    })
  })

  it('children’s begin anew after 13: a foot of 175 mm wears 28.5, British 10.5, American 11.5; one of 200 mm 32.5, 13.5 and 1.5', () => {
    const sizes = childFootSizes()
    expect(sizes.find(({ millimetres }) => millimetres === 175)).toMatchObject({ eu: '28.5', uk: '10.5', us: '11.5' })
    expect(sizes.find(({ millimetres }) => millimetres === 200)).toMatchObject({ eu: '32.5', uk: '13.5', us: '1.5' })
  })

  it('grow with the foot in every system', () => {
    const sizes = footSizes()
    for (const system of ['eu', 'uk', 'usMen', 'usWomen'] as const) {
      const numbers = sizes.map(size => Number(size[system]))
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    }
  })
})
