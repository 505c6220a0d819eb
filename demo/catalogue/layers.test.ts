import { describe, expect, it } from 'vitest'

import { buildCatalogue } from './catalogue.ts'
import { layersOf } from './layers.ts'

const { products } = buildCatalogue('fellholm-us')

describe('layers of a product', () => {
  it('are told by its own materials, figures and details, without the name of the part before them', () => {
    const { layers = [] } = layersOf('boot', {
      cloth: ['nubuck', 'rubber', 'eva'],
      figures: [
        ['weight', 620],
        ['drop', 9],
        ['lugs', 4.5],
      ],
      names: ['lugs', 'dry-lining', 'resole'],
    })
    expect(
      layers.map(({ id, name, lines, features }) => [id, name.fr, lines.map(line => line.fr), features.length]),
    ).toEqual([
      ['upper', 'Tige', ['Nubuck d’une tannerie certifiée'], 0],
      ['bootie', 'Doublure', [], 1],
      ['midsole', 'Semelle intermédiaire', ['Mousse EVA', 'Drop\u00a0: 9\u00a0mm'], 0],
      ['outsole', 'Semelle extérieure', ['Caoutchouc à 20 % recyclé', 'Hauteur des crampons\u00a0: 4,5\u00a0mm'], 2],
    ])
  })

  it('are none where there would be but one, and where a thing is of one piece', () => {
    expect(layersOf('trail-tee', { cloth: ['poly-knit'], figures: [], names: ['quick-dry'] })).toEqual({})
    expect(layersOf('bottle', { cloth: ['steel'], figures: [['cold', 12]], names: ['double-wall'] })).toEqual({})
  })

  it('say nothing that the product does not say elsewhere; each line of products has some that can be taken apart', () => {
    const apart = products.filter(({ layers }) => layers !== undefined)
    for (const { id, layers = [], materials, facts, features, description } of apart) {
      expect(layers.length).toBeGreaterThan(1)
      expect(new Set(layers.map(layer => layer.id)).size).toBe(layers.length)
      const said = [...materials.map(({ en }) => en), ...facts.map(({ name, value }) => `${name.en}: ${value.en}`)]
      const known = said.map(line => line.toLowerCase())
      const lines = layers.flatMap(layer => layer.lines.map(({ en }) => en.toLowerCase()))
      expect([id, lines.filter(line => !known.some(one => one.endsWith(line)))]).toEqual([id, []])
      const titles = new Set(features.map(({ title }) => title.en))
      const unknown = layers.flatMap(layer => layer.features).filter(({ en }) => !titles.has(en))
      // What the description begins with is no feature of the list.
      expect([id, unknown.length <= 1, description.en.length > 0]).toEqual([id, true, true])
    }
    const templates = new Set(apart.map(({ template }) => template))
    for (const template of [
      'shell',
      'down-hoodie',
      'fleece',
      'trousers',
      'boot',
      'trail-runner',
      'expedition-pack',
      'tent',
      'sleeping-bag',
    ])
      expect([template, templates.has(template)]).toEqual([template, true])
  })
})
