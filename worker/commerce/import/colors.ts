import { everyLanguage } from '../local-text.ts'
import type { LocalText } from '../local-text.ts'
import type { SeedColor } from '../seed/products.ts'

type KnownColor = { readonly word: string; readonly family: string; readonly hex: string; readonly name: LocalText }

const known = (
  word: string,
  family: string,
  hex: string,
  es: string,
  fr: string,
  de: string,
  it: string,
): KnownColor => ({
  word,
  family,
  hex,
  name: { en: word.charAt(0).toUpperCase() + word.slice(1), es, fr, de, it },
})

/** Colours a feed may name. */
const colors: readonly KnownColor[] = [
  known('navy', 'blue', '#1d2a44', 'Azul marino', 'Bleu marine', 'Marineblau', 'Blu navy'),
  known('denim', 'blue', '#3b5675', 'Azul vaquero', 'Bleu jean', 'Jeansblau', 'Blu denim'),
  known('olive', 'green', '#66723a', 'Verde oliva', 'Vert olive', 'Olivgrün', 'Verde oliva'),
  known('black', 'black', '#1c2023', 'Negro', 'Noir', 'Schwarz', 'Nero'),
  known('white', 'white', '#f0ece2', 'Blanco', 'Blanc', 'Weiß', 'Bianco'),
  known('grey', 'grey', '#7d868c', 'Gris', 'Gris', 'Grau', 'Grigio'),
  known('gray', 'grey', '#7d868c', 'Gris', 'Gris', 'Grau', 'Grigio'),
  known('blue', 'blue', '#2b5f9a', 'Azul', 'Bleu', 'Blau', 'Blu'),
  known('green', 'green', '#2f6b47', 'Verde', 'Vert', 'Grün', 'Verde'),
  known('red', 'red', '#a8322a', 'Rojo', 'Rouge', 'Rot', 'Rosso'),
  known('orange', 'orange', '#c2481f', 'Naranja', 'Orange', 'Orange', 'Arancione'),
  known('yellow', 'yellow', '#e3b23c', 'Amarillo', 'Jaune', 'Gelb', 'Giallo'),
  known('pink', 'pink', '#d59a94', 'Rosa', 'Rose', 'Rosa', 'Rosa'),
  known('purple', 'purple', '#7d6390', 'Morado', 'Violet', 'Violett', 'Viola'),
  known('brown', 'brown', '#6d5744', 'Marrón', 'Marron', 'Braun', 'Marrone'),
  known('beige', 'beige', '#d9cbb0', 'Beige', 'Beige', 'Beige', 'Beige'),
]

const anyColor = new RegExp(`\\b(?:${colors.map(({ word }) => word).join('|')})\\b`)

/** A colour mixed with black (below zero) or white (above), by a share of at most 1. */
function shade(hex: string, by: number): string {
  const target = by < 0 ? 0 : 255
  const channels = [1, 3, 5].map(at => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16)
    return Math.round(value + (target - value) * Math.abs(by))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

const paletteOf = (hex: string): SeedColor['palette'] => [
  hex,
  shade(hex, -0.22),
  shade(hex, 0.55),
  '#c2481f',
  shade(hex, -0.5),
]

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 32) || 'color'

/** The colour a text names first. */
function wordIn(text: string): KnownColor | undefined {
  const [first] = text.toLowerCase().match(anyColor) ?? []
  return colors.find(({ word }) => word === first)
}

/** The colour an option names: a known word in it gives the family, its own words are what people read. */
export function namedColor(value: string): SeedColor {
  const found = wordIn(value)
  const hex = found?.hex ?? '#7d868c'
  const isPlain = found?.word === value.toLowerCase()
  return {
    id: slug(value),
    name: found !== undefined && isPlain ? found.name : everyLanguage(() => value),
    hex,
    family: found?.family ?? 'grey',
    palette: paletteOf(hex),
  }
}

/** The colour of a product that offers no choice: the first its title or text names, else grey. */
export const guessedColor = (title: string, text: string): SeedColor =>
  namedColor((wordIn(title) ?? wordIn(text))?.word ?? 'grey')

export const sizeId = slug
