import type { Drawing } from '#worker/commerce/catalogue/picture.ts'

import { words } from '../../words/text.ts'

/** The facet values of a colour. */
export const families = [
  'black',
  'grey',
  'white',
  'blue',
  'green',
  'red',
  'orange',
  'yellow',
  'pink',
  'purple',
  'brown',
  'beige',
] as const
type Family = (typeof families)[number]

const paint = (
  [en, es, fr, de, it]: readonly [string, string, string, string, string],
  family: Family,
  hex: string,
  second: string,
  accent: string,
) => ({ name: words(en, es, fr, de, it), family, hex, second, accent })

/** The store's colours: name, family, the colour itself, what it is paired with in a block, and its spark. */
export const colors = {
  pine: paint(['Pine', 'Pino', 'Pin', 'Kiefer', 'Pino'], 'green', '#1f4d3a', '#35705a', '#e0a458'),
  ember: paint(['Ember', 'Brasa', 'Braise', 'Glut', 'Brace'], 'orange', '#c2481f', '#8c3216', '#f2c14e'),
  'tarn-blue': paint(
    ['Tarn Blue', 'Azul laguna', 'Bleu lac', 'Bergseeblau', 'Blu lago'],
    'blue',
    '#2b5f7f',
    '#1d4159',
    '#e3b23c',
  ),
  lichen: paint(['Lichen', 'Liquen', 'Lichen clair', 'Flechte', 'Lichene'], 'green', '#a8b08a', '#66723a', '#b5401a'),
  slate: paint(['Slate', 'Pizarra', 'Ardoise', 'Schiefer', 'Ardesia'], 'grey', '#4b5660', '#333c44', '#e0a458'),
  oat: paint(['Oat', 'Avena', 'Avoine', 'Hafer', 'Avena'], 'beige', '#d9cbb0', '#b59a72', '#1f4d3a'),
  raven: paint(['Raven', 'Cuervo', 'Corbeau', 'Rabe', 'Corvo'], 'black', '#1c2023', '#343a3f', '#c2481f'),
  chalk: paint(['Chalk', 'Tiza', 'Craie', 'Kreide', 'Gesso'], 'white', '#f0ece2', '#c9c2b2', '#2b5f7f'),
  heather: paint(['Heather', 'Brezo', 'Bruyère', 'Heidekraut', 'Erica'], 'purple', '#7d6390', '#574368', '#e3b23c'),
  bilberry: paint(
    ['Bilberry', 'Arándano', 'Myrtille', 'Heidelbeere', 'Mirtillo'],
    'purple',
    '#3b3a66',
    '#5a598c',
    '#d59a94',
  ),
  rowan: paint(['Rowan', 'Serbal', 'Sorbier', 'Vogelbeere', 'Sorbo'], 'red', '#a8322a', '#77201b', '#f0ece2'),
  gorse: paint(['Gorse', 'Retama', 'Genêt', 'Ginster', 'Ginestra'], 'yellow', '#e3b23c', '#b5862a', '#1d2a44'),
  peat: paint(['Peat', 'Turba', 'Tourbe', 'Torf', 'Torba'], 'brown', '#4a3a2e', '#6d5744', '#c9a26b'),
  bracken: paint(['Bracken', 'Helecho', 'Fougère', 'Adlerfarn', 'Felce'], 'brown', '#8a5a2b', '#5f3d1c', '#e9d8b4'),
  moss: paint(['Moss', 'Musgo', 'Mousse', 'Moos', 'Muschio'], 'green', '#66723a', '#465028', '#e3b23c'),
  mist: paint(['Mist', 'Niebla', 'Brume', 'Nebel', 'Nebbia'], 'grey', '#c3cdd1', '#8fa0a8', '#b5401a'),
  glacier: paint(
    ['Glacier Blue', 'Azul glaciar', 'Bleu glacier', 'Gletscherblau', 'Blu ghiacciaio'],
    'blue',
    '#9cc4d4',
    '#5f93a8',
    '#c2481f',
  ),
  midnight: paint(
    ['Midnight', 'Medianoche', 'Minuit', 'Mitternacht', 'Mezzanotte'],
    'blue',
    '#1d2a44',
    '#33466c',
    '#9cc4d4',
  ),
  foxglove: paint(
    ['Foxglove', 'Dedalera', 'Digitale', 'Fingerhut', 'Digitale'],
    'pink',
    '#c26a8d',
    '#8f4364',
    '#f0ece2',
  ),
  'dusk-rose': paint(
    ['Dusk Rose', 'Rosa ocaso', 'Rose du soir', 'Abendrosa', 'Rosa tramonto'],
    'pink',
    '#d59a94',
    '#a8655f',
    '#3b3a66',
  ),
  clay: paint(['Clay', 'Arcilla', 'Argile', 'Ton', 'Argilla'], 'brown', '#b0674a', '#7f4530', '#d9cbb0'),
  granite: paint(['Granite', 'Granito', 'Granit', 'Granitgrau', 'Granito'], 'grey', '#858a8c', '#5c6163', '#e3b23c'),
  kelp: paint(['Kelp', 'Alga', 'Varech', 'Seetang', 'Alga'], 'green', '#3f4b35', '#5c6b4d', '#d98a1f'),
  storm: paint(['Storm', 'Tormenta', 'Orage', 'Sturm', 'Tempesta'], 'grey', '#5d6f7e', '#3f4e5a', '#9cc4d4'),
  saffron: paint(
    ['Saffron', 'Azafrán', 'Safran', 'Safrangelb', 'Zafferano'],
    'orange',
    '#d98a1f',
    '#a86412',
    '#1d2a44',
  ),
  sand: paint(['Sand', 'Arena', 'Sable', 'Dünensand', 'Sabbia'], 'beige', '#c8b08a', '#97805a', '#4b5660'),
  spruce: paint(['Spruce', 'Abeto', 'Épicéa', 'Fichte', 'Abete'], 'green', '#2c5d63', '#1d4146', '#d98a1f'),
  cranberry: paint(
    ['Cranberry', 'Arándano rojo', 'Airelle', 'Preiselbeere', 'Mirtillo rosso'],
    'red',
    '#7e2138',
    '#561425',
    '#d59a94',
  ),
  sky: paint(['Sky', 'Cielo', 'Ciel', 'Himmelblau', 'Cielo'], 'blue', '#5b9bd5', '#366fa3', '#f0ece2'),
  snow: paint(['Snow', 'Nieve', 'Neige', 'Schnee', 'Neve'], 'white', '#f7f7f4', '#d3d8d9', '#c2481f'),
  thistle: paint(['Thistle', 'Cardo', 'Chardon', 'Distel', 'Cardo'], 'purple', '#a78bb5', '#77588a', '#1f4d3a'),
  kingfisher: paint(
    ['Kingfisher', 'Martín pescador', 'Martin-pêcheur', 'Eisvogel', 'Martin pescatore'],
    'blue',
    '#0f7c8a',
    '#0b5560',
    '#d98a1f',
  ),
  chestnut: paint(
    ['Chestnut', 'Castaña', 'Châtaigne', 'Kastanie', 'Castagna'],
    'brown',
    '#6b3a26',
    '#8f573d',
    '#d9cbb0',
  ),
  basalt: paint(['Basalt', 'Basalto', 'Basalte', 'Basaltgrau', 'Basalto'], 'black', '#33373a', '#4d5357', '#a8b08a'),
} as const satisfies Record<string, ReturnType<typeof paint>>

export type ColorName = keyof typeof colors

/** The colours of each kind of product; a product's first colour leads its pictures. */
export const colorSets = {
  weather: [
    'pine',
    'ember',
    'tarn-blue',
    'raven',
    'gorse',
    'slate',
    'kingfisher',
    'rowan',
    'midnight',
    'moss',
    'glacier',
    'saffron',
  ],
  warmth: [
    'ember',
    'midnight',
    'pine',
    'oat',
    'raven',
    'bilberry',
    'spruce',
    'clay',
    'cranberry',
    'mist',
    'gorse',
    'kelp',
  ],
  soft: [
    'oat',
    'lichen',
    'heather',
    'slate',
    'bracken',
    'midnight',
    'dusk-rose',
    'pine',
    'storm',
    'chalk',
    'peat',
    'thistle',
  ],
  everyday: [
    'chalk',
    'slate',
    'moss',
    'tarn-blue',
    'clay',
    'midnight',
    'sand',
    'foxglove',
    'mist',
    'spruce',
    'raven',
    'gorse',
  ],
  ground: ['slate', 'raven', 'kelp', 'sand', 'peat', 'midnight', 'granite', 'moss', 'basalt', 'bracken'],
  child: ['gorse', 'kingfisher', 'foxglove', 'moss', 'sky', 'ember', 'thistle', 'rowan', 'midnight'],
  trail: ['basalt', 'kingfisher', 'ember', 'lichen', 'mist', 'gorse', 'storm', 'spruce', 'rowan', 'glacier'],
  leather: ['chestnut', 'peat', 'raven', 'bracken', 'slate', 'kelp', 'basalt', 'sand'],
  load: ['pine', 'slate', 'ember', 'midnight', 'raven', 'bracken', 'spruce', 'gorse', 'kelp'],
  shelter: ['lichen', 'ember', 'oat', 'pine', 'gorse', 'glacier'],
  metal: ['raven', 'pine', 'ember', 'chalk', 'granite', 'tarn-blue', 'gorse', 'sand'],
} as const satisfies Record<string, readonly [ColorName, ...ColorName[]]>

export type ColorSet = keyof typeof colorSets

const channels = (hex: string): number[] => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))

/** `share` of the way from one colour to another. */
function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * share))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

/** The five colours a product is drawn in; its model decides between tonal, two-tone and grey-blocked. */
export function palette(name: ColorName, model: number): Drawing['palette'] {
  const { hex, second, accent } = colors[name]
  const blocks = [second, mix(hex, '#0f1513', 0.22), mix('#5d666a', hex, 0.25)]
  return [hex, blocks[model % 3] ?? second, mix(hex, '#0f1513', 0.58), accent, mix(hex, '#f7f5f0', 0.68)]
}
