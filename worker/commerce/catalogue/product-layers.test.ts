import { expect, it } from 'vitest'

import type { PictureOf } from './picture.ts'
import type { PageFacts } from './product.ts'
import { layerPictures, layersIn } from './product-layers.ts'

const said = (en: string, de: string) => ({ en, es: en, fr: en, de, it: en })
const nothing: PageFacts = { description: said('', ''), features: [], facts: [], materials: [], care: [] }
const jacket: PageFacts = {
  ...nothing,
  layers: [
    { id: 'face', name: said('Face fabric', 'Oberstoff'), lines: [said('Nylon', 'Nylon')], features: [] },
    { id: 'film', name: said('Membrane', 'Membran'), lines: [], features: [said('Breathes', 'Atmet')] },
  ],
}

const pictureOf: PictureOf = ({ template, palette: [body] }, sight) => ({
  src: `/${template}/${body}/${sight}.svg`,
  width: 800,
  height: 360,
})
const color = {
  id: 'pine',
  name: said('Pine', 'Kiefer'),
  hex: '#1f4d3a',
  family: 'green',
  palette: ['#1f4d3a', '#1f4d3a', '#1f4d3a', '#1f4d3a', '#1f4d3a'],
} as const

it('layers are told in the words of the language, in their order', () => {
  expect(layersIn(jacket, 'de')).toEqual({
    layers: [
      { id: 'face', name: 'Oberstoff', lines: ['Nylon'], features: [] },
      { id: 'film', name: 'Membran', lines: [], features: ['Atmet'] },
    ],
  })
  expect(layersIn(nothing, 'de')).toEqual({})
})

it('each layer has a picture in each colour that is drawn; what has photographs or no layers has none', () => {
  const shell = { template: 'shell', model: 3 }
  expect(layerPictures({ pictureOf }, shell, jacket, color)).toEqual({
    layers: [
      { layer: 'face', src: '/shell/#1f4d3a/layer-face.svg', width: 800, height: 360 },
      { layer: 'film', src: '/shell/#1f4d3a/layer-film.svg', width: 800, height: 360 },
    ],
  })
  expect(layerPictures({ pictureOf }, shell, nothing, color)).toEqual({})
  expect(
    layerPictures({ pictureOf }, shell, jacket, { ...color, photographs: [{ src: 'https://a.example/1.jpg' }] }),
  ).toEqual({})
})
