import { describe, expect, it } from 'vitest'

import {
  layers,
  sights,
  weathers,
  type Drawing,
  type LayerSight,
  type Sight,
} from '#worker/commerce/catalogue/picture.ts'

import { kinds, type KindName } from '../catalogue/tables/kinds.ts'
import { layersOfKinds } from '../catalogue/tables/layers/layers.ts'
import { pictureOf } from './address.ts'
import { draw } from './draw.ts'
import { cutter } from './ink/chance.ts'
import { newPen } from './ink/pen.ts'
import type { Art } from './products/product.ts'
import { isTemplate, products, type Template } from './products/table.ts'
import { topOf } from './products/tops/collars.ts'
import { faults, gzipped } from './svg-check.ts'

/** What is taken apart is drawn by a template, into these layers. */
const takenApart = Object.entries(layersOfKinds).map(([kind, rows]) => ({
  template: kinds[kind as KindName].template,
  kind,
  sights: rows.map(({ layer }): LayerSight => `layer-${layer}`),
}))

const templates = Object.keys(products).filter(isTemplate)
const forest: Drawing['palette'] = ['#1f4d3a', '#16302a', '#2b2a26', '#e2703a', '#c9b98f']
const ember: Drawing['palette'] = ['#b5401a', '#7a2a12', '#23302b', '#f2c14e', '#3a3f3c']

const drawn = (template: string, model: number, view: Sight = 'front', palette = forest) =>
  draw({ template, model, palette }, view)

describe('product pictures', () => {
  it('know the 34 kinds of product of the store', () => {
    expect(templates).toHaveLength(34)
  })

  it.each(templates)('%s is a well-formed, self-contained picture in every view and weather', template => {
    for (const view of sights) {
      for (const model of [0, 1, 7, 58, 239, 9999])
        expect([view, model, faults(drawn(template, model, view))]).toEqual([view, model, []])
    }
  })

  it.each(templates)('%s comes out the same each time it is drawn', template => {
    for (const view of sights) expect(drawn(template, 17, view)).toBe(drawn(template, 17, view))
  })

  it.each(templates)('%s: no two of the models 0–239 are the same picture', template => {
    expect(new Set(Array.from({ length: 240 }, (_, model) => drawn(template, model))).size).toBe(240)
  })

  it.each(templates)('%s differs by view, by weather and by palette', template => {
    expect(new Set(sights.map(view => drawn(template, 5, view))).size).toBe(sights.length)
    for (const view of sights) expect(drawn(template, 5, view, forest)).not.toBe(drawn(template, 5, view, ember))
  })

  it('what is called a hoodie, a parka or a shell has a hood, and a softshell no skirt', () => {
    // A hood begins above the head of every standing collar; both are drawn to the same scale.
    const art = (template: Template, model: number): Art => ({
      cut: cutter(template, model),
      pen: newPen(),
      side: 'front',
      body: '#1f4d3a',
      second: '#16302a',
      trim: '#2b2a26',
      accent: '#e2703a',
      lining: '#c9b98f',
    })
    const boxes = (template: Template) =>
      Array.from({ length: 60 }, (_, model) => products[template].draw(art(template, model)).box)
    for (const template of ['down-hoodie', 'fleece-hoodie', 'parka', 'shell'] as const)
      expect(Math.max(...boxes(template).map(({ top }) => top))).toBeLessThanOrEqual(topOf.hood)
    expect(Math.max(...boxes('softshell').map(({ bottom }) => bottom))).toBeLessThan(860)
    expect(Math.min(...boxes('parka').map(({ bottom }) => bottom))).toBeGreaterThan(860)
  })

  it.each(takenApart)(
    '$kind is taken apart into layers that are well-formed, differ and are as high as pictureOf says',
    ({ template, sights: own }) => {
      for (const model of [0, 7, 58, 239]) {
        const pictures = own.map(layer => drawn(template, model, layer))
        expect(new Set(pictures).size).toBe(own.length)
        expect(pictures.flatMap(faults)).toEqual([])
        for (const [at, sight] of own.entries()) {
          const { height } = pictureOf({ template, model, palette: forest }, sight)
          expect(pictures[at]).toContain(`viewBox="0 0 800 ${height}" width="800" height="${height}"`)
        }
      }
    },
  )

  it('every layer is drawn of every product, and of a shoe its sole without the upper', () => {
    for (const layer of layers)
      for (const template of templates)
        expect([layer, template, faults(drawn(template, 3, `layer-${layer}`))]).toEqual([layer, template, []])
    const parts = (['upper', 'midsole', 'outsole'] as const).map(part => drawn('boot', 3, `layer-${part}`))
    expect(parts.map(part => part.includes(forest[0]))).toEqual([true, false, false])
  })

  it('rain, snow and night show the product as it is drawn, and what gives light glows at night', () => {
    for (const weather of weathers) {
      const [tent, pack] = [drawn('tent', 5, weather), drawn('duffel', 5, weather)]
      for (const color of [forest[0], forest[3]]) expect(tent).toContain(color)
      expect(tent.includes('url(#q)')).toBe(weather === 'night')
      expect(pack).not.toContain('url(#q)')
    }
  })

  it('a person’s height and a product’s measures are said in centimetres and as the United States say them', () => {
    expect(drawn('shell', 1, 'worn')).toMatch(/>1\d\d cm · [56]′\d+″</)
    expect(drawn('tent', 1, 'size')).toMatch(/>\d+ cm · \d+ in</)
  })

  it('each of the five colours shows in a picture', () => {
    for (let slot = 0; slot < 5; slot++) {
      const changed = forest.map((color, index) => (index === slot ? '#8040c0' : color))
      const [body = '', second = '', trim = '', accent = '', lining = ''] = changed
      expect(drawn('shell', 3, 'front', [body, second, trim, accent, lining])).not.toBe(drawn('shell', 3))
    }
  })

  it('fronts weigh at most 2.5 KB compressed in the median, every other view at most 12 KB', async () => {
    const fronts = await Promise.all(
      templates.flatMap(template => [2, 40, 111].map(model => gzipped(drawn(template, model)))),
    )
    const median = fronts.toSorted((a, b) => a - b)[Math.floor(fronts.length / 2)] ?? Infinity
    expect(median).toBeLessThanOrEqual(2560)
    for (const view of sights) {
      const weights = await Promise.all(templates.map(template => gzipped(drawn(template, 40, view))))
      expect(Math.max(...weights)).toBeLessThanOrEqual(12 * 1024)
    }
  })

  it('a template nobody knows is a broken promise, and the message says where the known ones stand', () => {
    expect(() => drawn('toaster', 1)).toThrow(/toaster.*products\/table\.ts/)
  })
})
