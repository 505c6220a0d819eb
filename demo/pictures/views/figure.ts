import { mix, shade, type Hex } from '../ink/color.ts'
import { flipped, line, shape, trace, type Knot } from '../ink/path.ts'
import { fill, panel, roll, stroke } from '../ink/pen.ts'
import { legsShape } from '../products/bottoms/legs.ts'
import { bodyShape, bothSleeves, neckY, sleeveKnots, type Fit } from '../products/tops/fit.ts'
import type { DrawnPerson } from './person.ts'

/** The figure stands in the coordinates of the garments for the upper body: crown at `crownY`, soles at `soleY`. */
export const crownY = 36
export const soleY = 1566

/** How far down trousers hang from where they are drawn. */
export const legDrop = 590

const bare: Fit = { neck: 60, shoulder: 158, chest: 140, waist: 128, hem: 146, hemY: 780, drop: 4 }

/** Bare arms and hands along the sleeves of `fit`. */
export function arms(person: DrawnPerson): string {
  const [left, right] = bothSleeves(sleeveKnots(bare, 'long', -12))
  const hand: Knot[] = [
    [152, 738],
    [134, 790],
    [140, 838],
    [164, 850],
    [186, 822],
    [206, 786],
    [198, 738],
  ]
  const thumb: Knot[] = [
    [194, 752],
    [214, 782],
    [212, 812],
    [200, 806],
  ]
  const both = (knots: readonly Knot[]) =>
    fill(trace(knots), person.skin) + fill(trace(flipped(knots)), shade(person.skin, -0.08))
  return roll(left, person.skin, 0) + roll(right, person.skin, 0) + both(hand) + both(thumb)
}

/** Bare legs. */
export const legs = (person: DrawnPerson): string => {
  const left = shape(
    [262, 900, 0],
    [264, 1100],
    [280, 1200],
    [272, 1330],
    [296, 1500, 0],
    [352, 1500, 0],
    [372, 1320],
    [378, 1180],
    [396, 1000, 0],
    [396, 900, 0],
  )
  const right = trace(
    flipped([
      [262, 900, 0],
      [264, 1100],
      [280, 1200],
      [272, 1330],
      [296, 1500, 0],
      [352, 1500, 0],
      [372, 1320],
      [378, 1180],
      [396, 1000, 0],
      [396, 900, 0],
    ]),
  )
  return roll(left, person.skin, 0) + roll(right, person.skin, 0)
}

export const shoes = (color: Hex): string => {
  const left: Knot[] = [
    [286, 1490, 0],
    [270, 1530],
    [264, 1560, 0],
    [366, 1560, 0],
    [362, 1490, 0],
  ]
  const sole = 'M262 1552h106v14h-106zM432 1552h106v14h-106z'
  return (
    panel(trace(left), color, 2) +
    panel(trace(flipped(left)), color, 2) +
    fill(sole, shade(color, -0.5)) +
    stroke(line([296, 1516], [352, 1516]) + line([448, 1516], [504, 1516]), shade(color, 0.4), 4)
  )
}

const plainTop: Fit = { neck: 70, shoulder: 166, chest: 156, waist: 146, hem: 152, hemY: 790, drop: 6 }

/** A plain top to go with trousers, or a plain jacket under a pack. */
export function plainUpper(color: Hex, long: boolean): string {
  const [left, right] = bothSleeves(sleeveKnots(plainTop, long ? 'long' : 'short', long ? -2 : 0))
  const outline = bodyShape(plainTop)
  return (
    roll(left, color) +
    roll(right, color) +
    panel(outline, color) +
    stroke(
      line([334, neckY - 2], [360, neckY + 30], [400, neckY + 38], [440, neckY + 30], [466, neckY - 2]),
      shade(color, -0.3),
      5,
    )
  )
}

export const plainTrousers = (color: Hex): string =>
  `<g transform="translate(0 ${legDrop})">${panel(legsShape({ top: 150, waist: 124, hip: 146, knee: 138, outer: 122, inner: 40, hemY: 908 }), color)}${stroke('M397 240V404', shade(color, -0.3), 3)}</g>`

/** Neutral clothes that let a product of this colour speak. */
export const quiet = (body: Hex): { readonly upper: Hex; readonly lower: Hex; readonly shoe: Hex } => ({
  upper: mix('#a7a395', body, 0.12),
  lower: mix('#4a4f4b', body, 0.1),
  shoe: '#3b3732',
})
