import { seamOn, shade } from '../../ink/color.ts'
import { across, line, shape, symmetric, type Knot } from '../../ink/path.ts'
import { cord, fill, mark, panel, seam, stitches, stroke, veil } from '../../ink/pen.ts'
import type { Art } from '../product.ts'
import { neckY } from './fit.ts'

type Colors = Pick<Art, 'side' | 'accent' | 'lining' | 'trim'>

export type Collar = 'hood' | 'helmet-hood' | 'stand' | 'high-stand'

/** The upper edge of a garment with this collar. */
export const topOf = { hood: 84, 'helmet-hood': 72, stand: 186, 'high-stand': 168 } as const satisfies Record<
  Collar,
  number
>

const hoodHalf = (top: number, wide: number): Knot[] => [
  [400, top],
  [400 - wide * 0.72, top + 26],
  [400 - wide, top + 108],
  [400 - wide * 0.84, neckY + 18, 0],
  [400, neckY + 52],
]

function hoodBack(art: Colors, color: string, helmet: boolean, outer: string, top: number): string {
  const seams = helmet
    ? across([352, neckY + 44], [348, top + 90], [362, top + 10])
    : line([400, top + 2], [400, neckY + 48])
  return (
    panel(outer, color) +
    seam(helmet ? `${seams}` : seams, color) +
    (helmet
      ? seam(line([352, neckY + 44], [346, top + 90], [364, top + 10]), color) +
        seam(line([448, neckY + 44], [454, top + 90], [436, top + 10]), color)
      : '') +
    fill(`M382 ${top + 86}h36v26h-36z`, shade(color, -0.25)) +
    stroke(`M400 ${top + 112}v30`, art.accent, 4) +
    stitches(across([322, neckY + 4], [360, neckY + 28], [400, neckY + 36]), color)
  )
}

/** A hood, put up: an opening that shows the lining, a brim, and cords beside the chin. */
export function hood(art: Colors, color: string, helmet: boolean): string {
  const [top, wide] = helmet ? [72, 112] : [84, 100]
  const outer = symmetric(hoodHalf(top, wide))
  if (art.side === 'back') return hoodBack(art, color, helmet, outer, top)
  const opening = symmetric([
    [400, top + 42],
    [400 - wide * 0.5, top + 66],
    [400 - wide * 0.6, top + 126],
    [400 - wide * 0.34, neckY + 28],
    [400, neckY + 44],
  ])
  const brim = symmetric([
    [400, top + (helmet ? 18 : 30)],
    [400 - wide * 0.5, top + 54],
    [400 - wide * 0.66, top + 112, 0],
    [400 - wide * 0.46, top + 78],
    [400, top + 46],
  ])
  const inside = shade(art.lining, -0.28)
  return (
    panel(outer, color) +
    seam(line([400 - wide * 0.76, top + 40], [400 - wide * 0.86, top + 116], [400 - wide * 0.66, neckY + 24]), color) +
    seam(line([400 + wide * 0.76, top + 40], [400 + wide * 0.86, top + 116], [400 + wide * 0.66, neckY + 24]), color) +
    fill(opening, inside, `stroke="${seamOn(color)}" stroke-width="3"`) +
    stroke(`M400 ${top + 48}V${neckY + 10}`, shade(inside, -0.3), 2) +
    veil(
      symmetric([
        [400, top + 42],
        [400 - wide * 0.5, top + 66],
        [400 - wide * 0.58, top + 118, 0],
        [400 - wide * 0.3, top + 84],
        [400, top + 72],
      ]),
      0.3,
    ) +
    panel(brim, helmet ? art.trim : shade(color, 0.05)) +
    cord(
      line([400 - wide * 0.5, neckY + 8], [400 - wide * 0.52, neckY + 40]),
      art.accent,
      400 - wide * 0.52,
      neckY + 38,
    ) +
    cord(
      line([400 + wide * 0.5, neckY + 8], [400 + wide * 0.52, neckY + 40]),
      art.accent,
      400 + wide * 0.52,
      neckY + 38,
    )
  )
}

/** A collar that stands: its lining shows behind, its front dips. */
export function stand(art: Colors, color: string, high: boolean): string {
  const up = high ? 168 : 186
  if (art.side === 'back') {
    const back = symmetric([
      [400, up - 2],
      [340, up + 2, 0],
      [324, neckY + 14, 0],
      [400, neckY + 30],
    ])
    return panel(back, color) + stitches(across([328, neckY + 4], [360, neckY + 16], [400, neckY + 20]), color)
  }
  const inner = symmetric([
    [400, up - 4],
    [342, up, 0],
    [330, neckY + 20],
    [400, neckY + 36],
  ])
  const front = symmetric([
    [400, up + 34],
    [366, up + 24],
    [340, up, 0],
    [322, neckY + 14, 0],
    [356, neckY + 34],
    [400, neckY + 42],
  ])
  return (
    fill(inner, shade(art.lining, -0.2)) +
    veil(inner, 0.22) +
    fill(`M388 ${up + 6}h24v12h-24z`, shade(art.lining, 0.5)) +
    panel(front, color) +
    stitches(across([344, up + 12], [368, up + 33], [400, up + 43]), color)
  )
}

export const collar = (kind: Collar, art: Colors, color: string): string =>
  kind === 'hood' || kind === 'helmet-hood'
    ? hood(art, color, kind === 'helmet-hood')
    : stand(art, color, kind === 'high-stand')

/** The round or pointed opening of a shirt without a collar, with its ribbed band. */
export function neckline(art: Colors, ground: string, band: string, deep: 'crew' | 'v' | 'scoop' | 'mock'): string {
  const dip = { crew: 40, v: 84, scoop: 64, mock: 26 }[deep]
  const point = deep === 'v'
  const edge: Knot[] = [
    [330, neckY - 6, 0],
    [348, neckY + dip * (point ? 0.5 : 0.62)],
    point ? [400, neckY + dip, 0] : [400, neckY + dip],
  ]
  const band_ = (d: string) =>
    stroke(d, seamOn(band), 19, 'stroke-linecap="butt"') +
    stroke(d, band, 15, 'stroke-linecap="butt"') +
    stroke(d, shade(band, -0.25), 15, 'stroke-linecap="butt" stroke-dasharray="1.6 4" stroke-opacity=".5"')
  if (deep === 'mock') return mock(art, band)
  if (art.side === 'back') return band_(across([332, neckY - 4], [360, neckY + 12], [400, neckY + 18]))
  const opening = symmetric([[400, neckY + 2], [360, neckY], ...edge])
  return (
    fill(opening, shade(art.lining, -0.22)) +
    veil(opening, 0.2) +
    band_(across([334, neckY - 4], [362, neckY + 6], [400, neckY + 9])) +
    fill(`M386 ${neckY + 18}h28v14h-28z`, shade(ground, 0.5)) +
    band_(across(...edge.map((knot): Knot => (knot.length === 3 ? [knot[0], knot[1], 0] : knot))))
  )
}

function mock(art: Colors, band: string): string {
  const tube = symmetric([
    [400, 196],
    [350, 200, 0],
    [328, neckY + 10, 0],
    [400, neckY + 34],
  ])
  const inner = shape([350, 200, 0], [400, 190], [450, 200, 0], [400, 211])
  return (
    panel(tube, band) +
    (art.side === 'front' ? fill(inner, shade(art.lining, -0.3)) : '') +
    stitches(across([332, neckY], [364, neckY + 16], [400, neckY + 22]), band)
  )
}

/** The brand on the left chest, as large as a thumb. */
export const chestMark = (color: string, x = 462, y = neckY + 128): string => mark(x, y, 42, color)
