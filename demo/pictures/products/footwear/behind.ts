import { shade, type Hex } from '../../ink/color.ts'
import { line, symmetric } from '../../ink/path.ts'
import { fill, panel, roll, seam, stitches, stroke } from '../../ink/pen.ts'
import type { Art, Box } from '../product.ts'
import { featherY, groundY } from './last.ts'
import { teeth } from './sole.ts'

/** Two shoes seen from behind: collar, heel counter, loop and tread. */
export function fromBehind(art: Art, top: number, mid: Hex, counter: Hex): string {
  const upper = symmetric([
    [400, top],
    [336, top + 8, 0],
    [344, top + (540 - top) * 0.5],
    [318, 570],
    [304, featherY, 0],
    [400, featherY + 6],
  ])
  const heel = symmetric([
    [400, 520],
    [330, 540, 0],
    [304, featherY, 0],
    [400, featherY + 6],
  ])
  const base = symmetric([
    [400, featherY - 14],
    [300, featherY - 12],
    [288, featherY + 30],
    [296, groundY - 18, 0],
    [400, groundY - 18],
  ])
  const shoe =
    fill(teeth(300, 500, groundY - 20, 42, 20), shade(art.trim, -0.5)) +
    panel(base, mid) +
    fill(`M296 ${groundY - 30}h208v16h-208z`, shade(art.trim, -0.35)) +
    roll(upper, art.body) +
    roll(heel, counter, 2) +
    stitches(line([334, 548], [400, 528], [466, 548]), counter) +
    seam(`M400 ${top + 10}V520`, art.body) +
    fill(
      symmetric([
        [400, top - 2],
        [340, top + 6, 0],
        [346, top + 40, 0],
        [400, top + 34],
      ]),
      shade(art.lining, -0.1),
    ) +
    stroke(`M386 ${top + 46}V${top - 24}q14 -16 28 0V${top + 46}`, art.accent, 9)
  return `<g transform="translate(-150 0)">${shoe}</g><g transform="translate(150 0)">${shoe}</g>`
}

export const boxBehind = (top: number): Box => ({ left: 136, right: 664, top: top - 26, bottom: groundY })
