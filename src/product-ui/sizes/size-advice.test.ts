import { expect, it } from 'vitest'

import { adviseSize, asksFor, measurementsIn } from './size-advice.ts'
import { chartNames, footSizes, sizeChart } from './size-charts.ts'

const size = (...[name, unit, measured]: Parameters<typeof adviseSize>) => {
  const advice = adviseSize(name, unit, measured)
  return advice && name !== 'feet' && name !== 'kids-feet' ? sizeChart(name, 'cm').rows[advice.row]?.[0] : undefined
}

it('every chart asks for what it tells a size by', () => {
  expect(Object.fromEntries(chartNames.map(name => [name, asksFor(name).join(' ')]))).toEqual({
    'womens-tops': 'chest waist hip',
    'womens-bottoms': 'waist hip',
    tops: 'chest waist',
    bottoms: 'waist hip',
    gloves: 'hand',
    hats: 'head',
    kids: 'height chest waist',
    feet: 'foot',
    'kids-feet': 'foot',
  })
})

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

it('measurements are typed with a point or a comma, and what is none is left out', () => {
  const said: Record<string, string> = { chest: ' 94,5 ', waist: '1e3', hip: '', hand: '-4', height: '1200' }
  expect(measurementsIn(name => said[name] ?? null)).toEqual({ chest: 94.5 })
})
