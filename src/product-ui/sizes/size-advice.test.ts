import { describe, expect, it } from 'vitest'

import { lacksGirth } from './height-advice.ts'
import { adviseSize } from './size-advice.ts'
import { footSizes, sizeChart } from './size-charts.ts'

const size = (...[name, unit, measured]: Parameters<typeof adviseSize>) => {
  const advice = adviseSize(name, unit, measured)
  return advice && name !== 'feet' && name !== 'kids-feet' ? sizeChart(name, 'cm').rows[advice.row]?.[0] : undefined
}

it('a chest of 90 cm is a woman’s M and a man’s S, in inches as well', () => {
  expect([size('womens-tops', 'cm', { chest: 90 }), size('tops', 'cm', { chest: 90 })]).toEqual(['M', 'S'])
  expect([size('womens-tops', 'in', { chest: 35.5 }), size('tops', 'in', { chest: 35.5 })]).toEqual(['M', 'S'])
})

it('measurements that lie between two sizes take the larger, and say from which', () => {
  expect(adviseSize('tops', 'cm', { chest: 96, waist: 90 })).toEqual({ row: 3, smallest: 2 })
  expect(size('kids', 'cm', { height: 120 })).toBe('128')
})

it('whoever is smaller or larger than every size is advised none, nor is somebody who measured nothing', () => {
  for (const chest of [60, 140]) expect(adviseSize('tops', 'cm', { chest })).toBeUndefined()
  expect(adviseSize('tops', 'cm', { chest: 96, waist: 140 })).toBeUndefined()
  expect(adviseSize('tops', 'cm', { hand: 20 })).toBeUndefined()
})

it('a foot takes the first shoe that is as long: 26.8 cm and 10.6 in are European 43', () => {
  const european = (unit: 'cm' | 'in', foot: number) => footSizes()[adviseSize('feet', unit, { foot })?.row ?? -1]?.eu
  expect([european('cm', 26.8), european('in', 10.6)]).toEqual(['43', '43'])
})

it('every edge of every span in a chart is advised the size it stands at, or a larger one that also has it', () => {
  for (const [row, [from = '', ...spans]] of sizeChart('tops', 'cm').rows.entries()) {
    const [low, high] = (spans[0] ?? '').split('–').map(Number)
    expect([from, adviseSize('tops', 'cm', { chest: high ?? 0 })?.row]).toEqual([from, row])
    expect([from, adviseSize('tops', 'cm', { chest: (low ?? 0) + 0.5 })?.row]).toEqual([from, row])
  }
})

it('what a chart says in inches is what is advised by them: 40 in of chest are a man’s M', () => {
  expect([37, 37.5, 40, 40.5].map(chest => size('tops', 'in', { chest }))).toEqual(['S', 'M', 'M', 'L'])
})

describe('how tall a grown-up is', () => {
  const woman = { chest: 91, waist: 78 }

  it('decides between two sizes: who is taller than the smaller is cut for takes the larger, anybody else the smaller', () => {
    expect(adviseSize('womens-tops', 'cm', { ...woman, height: 173 })).toEqual({ row: 3, smallest: 2, other: 2 })
    for (const height of [165, 168, 170])
      expect(adviseSize('womens-tops', 'cm', { ...woman, height })).toEqual({ row: 2, smallest: 2, other: 3 })
    expect(adviseSize('bottoms', 'cm', { waist: 86, hip: 105, height: 181 })).toMatchObject({ row: 3, other: 2 })
    expect(adviseSize('bottoms', 'cm', { waist: 86, hip: 105, height: 176 })).toMatchObject({ row: 2, other: 3 })
  })

  it('decides in inches by the inches of the chart: 67 are still a woman’s M, 67.5 are an L', () => {
    const inches = { chest: 35.5, waist: 30.5 }
    expect(size('womens-tops', 'in', { ...inches, height: 67 })).toBe('M')
    expect(size('womens-tops', 'in', { ...inches, height: 67.5 })).toBe('L')
  })

  it('decides for who stands on the edge of two sizes as well', () => {
    expect(adviseSize('tops', 'cm', { chest: 101, height: 178 })).toEqual({ row: 2, smallest: 2, other: 3 })
    expect(adviseSize('tops', 'cm', { chest: 101, height: 183 })).toEqual({ row: 3, smallest: 2, other: 2 })
    expect(adviseSize('tops', 'cm', { chest: 101, waist: 84, height: 183 })).toMatchObject({ row: 2 })
  })

  it('leaves the larger size to a girth that the smaller has no room for, and to sizes that are no neighbours', () => {
    expect(adviseSize('womens-tops', 'cm', { chest: 100, waist: 74, height: 165 })).toMatchObject({
      row: 3,
      smallest: 2,
    })
    const apart = adviseSize('womens-tops', 'cm', { chest: 85, waist: 77, height: 164 })
    expect([apart?.row, apart?.smallest, apart?.other]).toEqual([3, 1, undefined])
  })

  it('changes no size that the girths agree on, and is named where it is far from what the size is cut for', () => {
    const lengthAt = (height: number) => {
      const advice = adviseSize('womens-bottoms', 'cm', { waist: 73, hip: 99, height })
      return [advice?.row, advice?.length]
    }
    for (const height of [161, 168, 175]) expect(lengthAt(height)).toEqual([2, undefined])
    expect([lengthAt(160), lengthAt(176)]).toEqual([
      [2, 'short'],
      [2, 'tall'],
    ])
    expect(adviseSize('tops', 'in', { chest: 38, height: 74 })?.length).toBe('tall')
    expect(adviseSize('tops', 'in', { chest: 38, height: 72 })?.length).toBeUndefined()
  })

  it('alone tells no size, and asks for a girth', () => {
    expect(adviseSize('tops', 'cm', { height: 178 })).toBeUndefined()
    expect([lacksGirth('tops', 'cm', { height: 178 }), lacksGirth('tops', 'in', { height: 70 })]).toEqual([true, true])
    expect([lacksGirth('tops', 'cm', { height: 178, chest: 97 }), lacksGirth('tops', 'cm', {})]).toEqual([false, false])
    expect([lacksGirth('kids', 'cm', { height: 125 }), size('kids', 'cm', { height: 125 })]).toEqual([false, '128'])
  })

  it('is nobody’s at 900, at 68 cm or at 178 in: no size then, as for a girth that no size has', () => {
    for (const [unit, height] of [
      ['cm', 900],
      ['cm', 68],
      ['in', 178],
    ] as const) {
      const chest = unit === 'cm' ? 97 : 38
      expect(adviseSize('tops', unit, { chest, height })).toBeUndefined()
      expect(lacksGirth('tops', unit, { height })).toBe(false)
    }
    expect(adviseSize('tops', 'cm', { chest: 140, height: 178 })).toBeUndefined()
  })
})
