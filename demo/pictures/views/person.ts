import type { Cut } from '../ink/chance.ts'
import { shade, type Hex } from '../ink/color.ts'
import { symmetric, type Knot } from '../ink/path.ts'
import { fill, stroke, veil } from '../ink/pen.ts'

const skins = ['#f0c9a6', '#d9a178', '#b57a50', '#8a5a3c', '#5f3d29', '#e3b48f'] as const
const hairs = ['#2a1d17', '#4a2f1f', '#7a4f2a', '#1a1614', '#a8763e', '#6b6560'] as const

export type DrawnPerson = {
  readonly skin: Hex
  readonly hair: Hex
  readonly style: 'short' | 'bun' | 'long' | 'curls'
  /** In centimetres. */
  readonly height: number
}

export const personFor = (cut: Cut): DrawnPerson => ({
  skin: cut.one(skins),
  hair: cut.one(hairs),
  style: cut.one(['short', 'bun', 'long', 'curls'] as const),
  height: cut.between(164, 188),
})

const headHalf: Knot[] = [
  [400, 44],
  [356, 58],
  [338, 112],
  [350, 168],
  [378, 200],
  [400, 206],
]

function hair({ hair: color, style }: DrawnPerson, behind: boolean): string {
  const cap: Knot[] = behind
    ? [
        [400, 34],
        [346, 52],
        [328, 116],
        [344, 180],
        [400, 198],
      ]
    : [
        [400, 34],
        [346, 50],
        [330, 112],
        [340, 140, 0],
        [352, 96],
        [376, 78],
        [400, 84],
      ]
  const crown = fill(symmetric(cap), color) + fill(symmetric(cap), 'url(#l)')
  switch (style) {
    case 'short':
      return crown
    case 'bun':
      return fill('M366 26a34 30 0 1 0 68 0a34 30 0 1 0-68 0z', shade(color, 0.06)) + crown
    case 'long':
      return crown
    case 'curls':
      return (
        crown +
        stroke(
          'M340 66q-16 14 -10 36q-16 18 0 40M460 66q16 14 10 36q16 18 0 40M352 48q18 -22 48 -20q30 -2 48 20',
          color,
          26,
        )
      )
  }
}

/** Long hair falls behind the shoulders, so it is drawn before everything else. */
export const hairBehind = ({ hair: color, style }: DrawnPerson): string =>
  style === 'long'
    ? fill(
        symmetric([
          [400, 40],
          [336, 60],
          [318, 150],
          [314, 270],
          [400, 292],
        ]),
        shade(color, -0.12),
      )
    : ''

/** Head and neck; the neck ends where the collar begins. */
export function head(person: DrawnPerson, neckEnd: number): string {
  const neck = symmetric([
    [400, 150],
    [362, 160],
    [360, neckEnd - 22],
    [372, neckEnd - 2],
    [400, neckEnd + 4],
  ])
  return (
    fill(neck, shade(person.skin, -0.14)) +
    veil(
      symmetric([
        [400, 190],
        [364, 176],
        [364, 206],
        [400, 224],
      ]),
      0.14,
    ) +
    ears(person) +
    fill(symmetric(headHalf), person.skin) +
    fill(symmetric(headHalf), 'url(#l)') +
    hair(person, false)
  )
}

const ears = ({ skin }: DrawnPerson): string =>
  fill('M326 118a12 20 0 1 0 24 0a12 20 0 1 0-24 0zM450 118a12 20 0 1 0 24 0a12 20 0 1 0-24 0z', shade(skin, -0.1))

export const headFromBehind = (person: DrawnPerson): string =>
  fill(
    symmetric([
      [400, 150],
      [360, 160],
      [356, 244],
      [400, 262],
    ]),
    shade(person.skin, -0.2),
  ) +
  ears(person) +
  hair(person, true) +
  (person.style === 'long'
    ? fill(
        symmetric([
          [400, 60],
          [332, 90],
          [322, 180],
          [326, 300],
          [400, 322],
        ]),
        person.hair,
      )
    : '')

/** The face in the opening of a hood. */
export const hoodedFace = (person: DrawnPerson): string => {
  const face = symmetric([
    [400, 142],
    [366, 154],
    [356, 196],
    [368, 234],
    [400, 252],
  ])
  return (
    fill(face, person.skin) +
    fill(face, 'url(#l)') +
    fill(
      symmetric([
        [400, 138],
        [362, 150],
        [352, 186, 0],
        [372, 168],
        [400, 164],
      ]),
      person.hair,
    ) +
    veil(
      symmetric([
        [400, 138],
        [362, 150],
        [352, 196, 0],
        [366, 176],
        [400, 170],
      ]),
      0.16,
    )
  )
}
