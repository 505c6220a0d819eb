import { flipped, line, symmetric, trace, type Knot } from '../../ink/path.ts'
import { crease } from '../../ink/pen.ts'
import type { Box } from '../product.ts'

/** Half widths from the axis and heights of a garment for the upper body. */
export type Fit = {
  readonly neck: number
  readonly shoulder: number
  readonly chest: number
  readonly waist: number
  readonly hem: number
  readonly hemY: number
  /** How far the hem hangs lower in the middle; negative rises. */
  readonly drop: number
}

/** Height of the side of the neck: every garment for the upper body hangs from it, so that one figure wears them all. */
export const neckY = 236

export const armpitY = neckY + 172

const from = (half: number) => 400 - half

/** The body from the middle of the neck down the left side to the middle of the hem. */
export const bodyHalf = (fit: Fit): Knot[] => [
  [400, neckY + 22],
  [from(fit.neck), neckY - 6, 0],
  [from(fit.shoulder), neckY + 36, 0],
  [from(fit.shoulder - 20), neckY + 100],
  [from(fit.chest), armpitY, 0],
  [from(fit.waist), (armpitY + fit.hemY) / 2],
  [from(fit.hem), fit.hemY, 0],
  [400, fit.hemY + fit.drop],
]

export const bodyShape = (fit: Fit): string => symmetric(bodyHalf(fit))

export type Sleeve = 'long' | 'short' | 'raglan' | 'raglan-short'

/** The left sleeve; a raglan runs up to the neck. `ease` widens it. */
export function sleeveKnots(fit: Fit, sleeve: Sleeve, ease = 0): Knot[] {
  const s = from(fit.shoulder)
  const head: Knot[] = sleeve.startsWith('raglan')
    ? [
        [from(fit.neck - 4), neckY - 2, 0],
        [s, neckY + 34],
      ]
    : [
        [s + 26, neckY + 22, 0],
        [s - 8, neckY + 40],
      ]
  const inner: Knot[] = [[from(fit.chest - 12), armpitY + 4, 0]]
  if (sleeve.endsWith('short')) {
    return [
      ...head,
      [s - 36 - ease, neckY + 92],
      [s - 70 - ease, neckY + 206, 0],
      [from(fit.chest) - 8, neckY + 236, 0],
      ...inner,
    ]
  }
  return [
    ...head,
    [s - 36 - ease, neckY + 92],
    [s - 66 - ease, neckY + 200],
    [s - 90 - ease, neckY + 330],
    [s - 112 - ease, neckY + 512, 0],
    [s - 42 + ease, neckY + 526, 0],
    [from(fit.chest) - 26, neckY + 320],
    ...inner,
  ]
}

export const bothSleeves = (knots: readonly Knot[]): readonly [string, string] => [trace(knots), trace(flipped(knots))]

/** Where the fabric of a worn garment gathers: under the arms and towards the waist. */
export const folds = (fit: Fit): string => {
  const side = from(fit.chest)
  const far = 800 - side
  return (
    crease(line([side + 10, armpitY + 26], [side + 40, armpitY + 66], [side + 52, armpitY + 130]), 10) +
    crease(line([far - 10, armpitY + 26], [far - 40, armpitY + 66], [far - 52, armpitY + 130]), 12) +
    crease(line([side + 22, fit.hemY - 60], [side + 32, fit.hemY - 150], [side + 18, fit.hemY - 240]), 8) +
    crease(line([far - 30, fit.hemY - 40], [far - 44, fit.hemY - 130], [far - 30, fit.hemY - 230]), 12)
  )
}

/** The bend of the elbows. */
export const elbows = (fit: Fit): string => {
  const s = from(fit.shoulder)
  const left = [
    line([s - 82, neckY + 312], [s - 58, neckY + 318], [s - 38, neckY + 306]),
    line([s - 88, neckY + 356], [s - 66, neckY + 356], [s - 48, neckY + 342]),
  ]
  const right = [
    line([800 - s + 82, neckY + 312], [800 - s + 58, neckY + 318], [800 - s + 38, neckY + 306]),
    line([800 - s + 88, neckY + 356], [800 - s + 66, neckY + 356], [800 - s + 48, neckY + 342]),
  ]
  return [...left, ...right].map(d => crease(d, 8)).join('')
}

export const boxOf = (fit: Fit, top: number, sleeve: Sleeve | 'none', ease = 0): Box => {
  const half = sleeve === 'none' ? fit.hem : fit.shoulder + (sleeve.endsWith('short') ? 70 : 112) + ease
  return { left: 400 - half, right: 400 + half, top, bottom: Math.max(fit.hemY + fit.drop, neckY + 526) }
}
