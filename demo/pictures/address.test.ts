import { expect, test } from 'vitest'

import { palette } from '../catalogue/tables/colors.ts'
import { pictureOf } from './address.ts'

test('a picture’s address says template, model, colours and view; a colour of the store’s by its name', () => {
  const shades = ['#1f4d3a', '#16382a', '#c9b37e', '#e0723f', '#20302a'] as const
  expect(pictureOf({ template: 'shell', model: 1, palette: shades }, 'front')).toEqual({
    src: '/media/v3/product/shell/1/1f4d3a-16382a-c9b37e-e0723f-20302a/front.svg',
    width: 800,
    height: 1000,
  })
  const named = { template: 'tent', model: 4, palette: palette('lichen', 4) }
  expect(pictureOf(named, 'back').src).toBe('/media/v3/product/tent/4/lichen/back.svg')
})
