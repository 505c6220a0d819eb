import type { Hex } from '../../ink/color.ts'
import { line, moved, shape, type Knot } from '../../ink/path.ts'
import { panel, stitches } from '../../ink/pen.ts'
import type { Box } from '../product.ts'

/** Where the upper meets the sole, and the ground. */
export const featherY = 650
export const groundY = 736

/** The outline of an upper whose collar stands at `top`, toe to the right. `toe` is its height, `reach` its tip. */
export const upperKnots = (top: number, toe: number, reach: number): Knot[] => [
  [154, top + 2, 0],
  [240, top + 24],
  [330, top - 4, 0],
  [354, top + (476 - top) * 0.55],
  [408, 474],
  [506, 526],
  [606, featherY - toe],
  [reach - 28, featherY - toe * 0.74],
  [reach - 2, featherY - toe * 0.3],
  [reach - 2, featherY + 8, 0],
  [114, featherY + 8, 0],
  [116, 580],
  [140, top + (570 - top) * 0.55],
]

/** The reinforced edge the eyelets sit in, from the collar to the vamp. */
export const eyestay = (top: number, color: Hex): string => {
  const run: Knot[] = [
    [276, top + 16, 0],
    [306, top + (480 - top) * 0.6],
    [350, 508],
    [430, 560],
    [528, 584],
  ]
  return (
    panel(shape(...run, [552, 556], [520, 500, 0], [420, 430, 0], [340, top - 20, 0]), color, 2) +
    stitches(moved(line(...run), 9, -7), color)
  )
}

export const footBox = (top: number, reach: number): Box => ({ left: 92, right: reach + 14, top, bottom: groundY })

/** The line the laces run along, from the collar to the ball of the foot; 0 at the top. */
export const instep = (top: number, part: number): readonly [number, number] => {
  const [a, b, c] = [
    [322, top + 26],
    [362, 462],
    [498, 536],
  ] as const
  const rest = 1 - part
  return [
    rest * rest * a[0] + 2 * rest * part * b[0] + part * part * c[0],
    rest * rest * a[1] + 2 * rest * part * b[1] + part * part * c[1],
  ]
}

/** The tongue, standing above the collar. */
export const tongue = (top: number, color: Hex): string =>
  panel(
    shape([268, top + 30], [312, top - 30, 0], [350, top - 24], [366, top + 30], [392, 450], [490, 528], [420, 540]),
    color,
    2,
  ) + stitches(line([320, top - 18], [342, top + 60], [372, 440]), color)
