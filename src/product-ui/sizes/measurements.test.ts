import { expect, it } from 'vitest'

import { asksFor, measurementsIn, tellsBy } from './measurements.ts'
import { chartNames } from './size-charts.ts'

it('every chart asks for what it tells a size by, those of grown-ups for the height as well', () => {
  expect(Object.fromEntries(chartNames.map(name => [name, asksFor(name).join(' ')]))).toEqual({
    'womens-tops': 'chest waist hip height',
    'womens-bottoms': 'waist hip height',
    tops: 'chest waist height',
    bottoms: 'waist hip height',
    gloves: 'hand',
    hats: 'head',
    kids: 'height chest waist',
    feet: 'foot',
    'kids-feet': 'foot',
  })
})

it('height tells the size of children, and of no grown-up', () => {
  expect(chartNames.filter(name => tellsBy(name).includes('height'))).toEqual(['kids'])
})

it('measurements are typed with a point or a comma, and what is none is left out', () => {
  const said: Record<string, string> = { chest: ' 94,5 ', waist: '1e3', hip: '', hand: '-4', height: '1200' }
  expect(measurementsIn(name => said[name] ?? null)).toEqual({ chest: 94.5 })
})
