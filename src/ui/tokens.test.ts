import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { faceFiles, type FaceFile } from '#tests/support/typefaces.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** Tokens that are colours: name → `#rrggbb` per scheme. */
const colors = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)].map(([, name = '', light, dark]) => [
    name,
    { light, dark },
  ]),
)

function colorOf(name: string, scheme: Scheme): string {
  const color = colors.get(name)?.[scheme]
  if (color === undefined) throw new Error(`tokens.css has no colour --${name}`)
  return color
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(channel => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2, contrast ratio: 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const papers = ['paper', 'surface', 'sunken'] as const
const onPapers = (...names: readonly string[]) => names.flatMap(name => papers.map(paper => [name, paper] as const))

/** Pairs the store sets text in. */
const texts = [
  ...onPapers('ink', 'ink-muted', 'pine', 'ember', 'sale', 'ok', 'info'),
  ['on-pine', 'pine'],
  ['on-ember', 'ember'],
  ['on-sale', 'sale'],
  ['warning-ink', 'warning-ground'],
  // Buttons and words that stand on pictures and grounds: ink and paper change places.
  ['paper', 'ink'],
] as const

/** Pairs of things that are not text: outlines of inputs, the focus ring, the star. */
const shapes = onPapers('line-strong', 'focus', 'star')

describe.each(schemes)('the colours of the %s scheme', scheme => {
  it.each(texts)('--%s on --%s has 4.5 : 1 or more, as text needs (WCAG 1.4.3)', (text, ground) => {
    expect(contrast(colorOf(text, scheme), colorOf(ground, scheme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapes)('--%s on --%s has 3 : 1 or more, as controls and signs need (WCAG 1.4.11)', (shape, ground) => {
    expect(contrast(colorOf(shape, scheme), colorOf(ground, scheme))).toBeGreaterThanOrEqual(3)
  })
})

describe('the typefaces', () => {
  const textsOf = (folders: string) =>
    globSync(`src/language/messages/${folders}/*.json`).map(file => readFileSync(file, 'utf8'))
  const missing = (texts: readonly string[], faces: readonly FaceFile[]) => {
    const covered = new Set(faces.flatMap(face => face.letters))
    return [...new Set(texts.join(''))].filter(letter => letter >= ' ' && !covered.has(letter))
  }

  it.each(['archivo', 'instrument-sans'])('%s has every letter of the store’s own texts, in two files', family => {
    const faces = faceFiles.filter(({ name }) => name.startsWith(family))
    expect(faces).toHaveLength(2)
    const texts = textsOf('*')
    expect(texts.length).toBeGreaterThan(50)
    expect(missing(texts, faces)).toEqual([])
  })

  it.each(['archivo.woff2', 'instrument-sans.woff2'])('English texts need %s alone', only => {
    const faces = faceFiles.filter(({ name }) => name === only)
    expect(missing([...textsOf('en'), '−5 °C, 1.2 × 2.1 m'], faces)).toEqual([])
  })
})
