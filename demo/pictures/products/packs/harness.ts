import { shade } from '../../ink/color.ts'
import { line, shape, slab, type Knot } from '../../ink/path.ts'
import { fill, mark, panel, stitches, stroke, webbing } from '../../ink/pen.ts'
import type { Art } from '../product.ts'

const mirrored = (knots: readonly Knot[]): Knot[] =>
  knots.map(knot => (knot.length === 3 ? [800 - knot[0], knot[1], 0] : [800 - knot[0], knot[1]]))

/** The harness: back pad, shoulder straps, sternum strap, and on a heavy pack a hip belt. */
export function harness(art: Art, top: number, bottom: number, wide: number, belt: boolean): string {
  const pad = fill(slab(400 - wide * 0.6, top + 80, wide * 1.2, bottom - top - 150, 40), shade(art.lining, -0.35))
  const ribs = stroke(
    Array.from(
      { length: 7 },
      (_, row) =>
        `M${400 - Math.round(wide * 0.46)} ${top + 150 + row * Math.round((bottom - top - 260) / 7)}h${Math.round(wide * 0.92)}`,
    ).join(''),
    shade(art.lining, -0.15),
    16,
  )
  const left: Knot[] = [
    [372, top + 60, 0],
    [330, top + 66],
    [280, top + 200],
    [276, top + 340],
    [318, bottom - 230, 0],
    [348, bottom - 236, 0],
    [330, top + 340],
    [338, top + 210],
  ]
  const strap = panel(shape(...left), art.second) + panel(shape(...mirrored(left)), art.second)
  const edge = line([352, top + 80], [306, top + 200], [302, top + 330], [332, bottom - 240])
  const tails = webbing(
    `M332 ${bottom - 232}L${400 - Math.round(wide * 0.86)} ${bottom - 70}M468 ${bottom - 232}L${400 + Math.round(wide * 0.86)} ${bottom - 70}`,
    art.trim,
    14,
  )
  const chest = webbing(`M318 ${top + 250}H482`, art.trim, 12) + fill(slab(384, top + 236, 32, 28, 5), art.accent)
  const hips = belt
    ? panel(
        shape(
          [400 - wide - 76, bottom - 190],
          [400 - wide * 0.4, bottom - 150, 0],
          [400 + wide * 0.4, bottom - 150, 0],
          [476 + wide - 0, bottom - 190],
          [460 + wide, bottom - 110],
          [400 + wide * 0.4, bottom - 64, 0],
          [400 - wide * 0.4, bottom - 64, 0],
          [340 - wide, bottom - 110],
        ),
        art.second,
      ) + stitches(`M${400 - wide} ${bottom - 130}H${400 + wide}`, art.second)
    : ''
  return (
    tails +
    pad +
    ribs +
    hips +
    strap +
    stitches(edge, art.second) +
    stitches(line([448, top + 80], [494, top + 200], [498, top + 330], [468, bottom - 240]), art.second) +
    chest +
    mark(378, top + 118, 44, art.accent)
  )
}
