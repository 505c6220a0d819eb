import { across, flip, line, moved, symmetric, trace, type Knot } from '../../ink/path.ts'
import { crease, fill, panel, seam, stitches, stroke, veil } from '../../ink/pen.ts'
import { shade, type Hex } from '../../ink/color.ts'
import type { Box } from '../product.ts'

/** Half widths from the axis and heights of a garment for the legs; the crotch is always at `crotchY`. */
export type Legs = {
  readonly top: number
  readonly waist: number
  readonly hip: number
  readonly knee: number
  /** Outer and inner half width at the hem. */
  readonly outer: number
  readonly inner: number
  readonly hemY: number
}

export const crotchY = 404
const hipY = 270
const kneeY = 620

export const legsHalf = (legs: Legs): Knot[] => {
  const short = legs.hemY < kneeY + 60
  return [
    [400, legs.top + 6],
    [400 - legs.waist, legs.top, 0],
    [400 - legs.hip, hipY],
    ...(short ? [] : ([[400 - legs.knee, kneeY]] as Knot[])),
    [400 - legs.outer, legs.hemY, 0],
    [400 - legs.inner, legs.hemY + 12, 0],
    ...(short ? [] : ([[400 - 16 - (legs.inner - 16) * 0.4, kneeY]] as Knot[])),
    [397, crotchY, 0],
    [400, crotchY, 0],
  ]
}

export const legsShape = (legs: Legs): string => symmetric(legsHalf(legs))

export const boxOfLegs = (legs: Legs): Box => {
  const half = Math.max(legs.hip, legs.outer, legs.knee)
  return { left: 400 - half, right: 400 + half, top: legs.top, bottom: legs.hemY + 12 }
}

/** Both sides of the same drawing, the right one mirrored. */
export const bothSides = (draw: (x: (left: number) => number) => string): string => draw(x => x) + draw(x => 800 - x)

/** Darkness on the inside of the legs, and the folds that start at hip and knee. */
export function legFolds(legs: Legs): string {
  const long = legs.hemY > kneeY + 60
  const inner = [
    [394, crotchY + 4],
    [378, kneeY],
    [400 - legs.inner + 6, legs.hemY + 10],
  ] as const
  const lines: (readonly Knot[])[] = [
    [
      [388, crotchY - 6],
      [340, crotchY + 18],
      [300, crotchY + 20],
    ],
    [
      [384, crotchY + 30],
      [344, crotchY + 60],
      [318, crotchY + 70],
    ],
    ...(long
      ? ([
          [
            [400 - legs.knee + 24, kneeY - 20],
            [330, kneeY + 6],
            [352, kneeY - 8],
          ],
          [
            [400 - legs.knee + 30, kneeY + 40],
            [326, kneeY + 52],
            [350, kneeY + 36],
          ],
          [
            [400 - legs.outer + 18, legs.hemY - 40],
            [330, legs.hemY - 26],
            [400 - legs.inner - 6, legs.hemY - 44],
          ],
        ] satisfies Knot[][])
      : []),
  ]
  const shadow = trace([...inner, [400 - legs.inner - 26, legs.hemY + 10, 0], [350, kneeY], [366, crotchY + 90]])
  return (
    veil(shadow, 0.1) +
    lines.map(knots => crease(trace(knots, false), 9) + crease(trace(knots.map(flip), false), 10)).join('')
  )
}

/** Waistband with loops, button and fly; from behind a plain band with its label. */
export function waistband(
  legs: Legs,
  color: Hex,
  accent: Hex,
  front: boolean,
  kind: 'button' | 'cord' | 'belt',
): string {
  const [y, w] = [legs.top, legs.waist]
  const band = symmetric([
    [400, y + 6],
    [400 - w, y, 0],
    [400 - w - 4, y + 40, 0],
    [400, y + 48],
  ])
  const loops = bothSides(x =>
    fill(`M${x(330) - 6} ${y - 2}h12v54h-12z`, shade(color, 0.06), `stroke="${shade(color, -0.4)}" stroke-width="1.6"`),
  )
  const clasp = {
    button: fill(
      `M391 ${y + 26}a9 9 0 1 0 18 0a9 9 0 1 0-18 0z`,
      accent,
      `stroke="${shade(accent, -0.45)}" stroke-width="2"`,
    ),
    cord:
      stroke(`M392 ${y + 28}q-20 34 -14 84M408 ${y + 28}q16 30 10 74`, accent, 5) +
      fill(`M374 ${y + 104}h9v16h-9zM414 ${y + 96}h9v16h-9z`, shade(accent, -0.3)),
    belt:
      stroke(across([400 - w, y + 20], [400, y + 27]), shade(color, -0.55), 18, 'stroke-linecap="butt"') +
      fill(`M378 ${y + 10}h44v34h-44z`, accent) +
      fill(`M386 ${y + 18}h28v18h-28z`, shade(color, -0.6)),
  }[kind]
  const fly =
    front && kind !== 'cord'
      ? seam(line([400, y + 46], [400, crotchY]), color) +
        stitches(line([424, y + 50], [424, crotchY - 90], [402, crotchY - 20]), color)
      : seam(line([400, y + 46], [400, crotchY]), color)
  return (
    fly +
    panel(band, shade(color, -0.05), 2) +
    (kind === 'cord' ? '' : loops) +
    (front ? clasp : fill(`M374 ${y + 14}h52v22h-52z`, accent))
  )
}

export const hems = (legs: Legs, color: Hex): string =>
  bothSides(x => {
    const d = line([x(400 - legs.outer - 6), legs.hemY - 22], [x(400 - legs.inner + 6), legs.hemY - 10])
    return seam(d, color) + stitches(moved(d, 0, 7), color)
  })

/** The side of a tuck of cloth that carries a pocket: a slanted opening from the waist. */
export const handPockets = (legs: Legs, color: Hex, zipColor: Hex | undefined): string =>
  bothSides(x => {
    const d = line([x(400 - legs.waist + 34), legs.top + 50], [x(400 - legs.hip + 8), legs.top + 168])
    return (
      seam(d, color, 5) +
      stitches(moved(d, 6, 4), color) +
      (zipColor === undefined ? '' : stroke(d, zipColor, 2.4, 'stroke-dasharray="4 3"'))
    )
  })

export function backPockets(color: Hex, accent: Hex): string {
  return bothSides(x => {
    const left = Math.min(x(284), x(370))
    const d = `M${left} 214h86v78l-43 22l-43 -22z`
    return panel(d, color, 2) + stitches(`M${left + 7} 228h72`, color) + stroke(`M${left + 66} 222v10`, accent, 5)
  })
}
