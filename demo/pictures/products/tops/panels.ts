import { shade, visibleOn, type Hex } from '../../ink/color.ts'
import { across, line, moved, shape, slab, symmetric, type Knot } from '../../ink/path.ts'
import { crease, fill, panel, pull, seam, stitches, stroke, zip } from '../../ink/pen.ts'
import { neckY, type Fit } from './fit.ts'

/** How a second colour divides a body. */
export const blockings = ['plain', 'yoke', 'chevron', 'scoop', 'lower', 'sides', 'diagonal', 'breast'] as const
export type Blocking = (typeof blockings)[number]

type Area = { readonly area: string; readonly edge: string }

const above = (...edge: readonly Knot[]): Area => {
  const right = edge.map((knot): Knot => [800 - knot[0], knot[1], 0]).toReversed()
  const flat = edge.map((knot): Knot => [knot[0], knot[1], 0])
  const top: Knot[] = [[60, 150, 0]]
  return {
    area: shape(...top, ...flat, ...right.filter(knot => knot[0] !== 400), [740, 150, 0]),
    edge: line(...flat, ...right),
  }
}

function divide(kind: Blocking, fit: Fit): Area[] {
  const y = neckY + 150
  switch (kind) {
    case 'plain':
      return []
    case 'yoke':
      return [above([60, y - 6], [400, y])]
    case 'chevron':
      return [above([60, y - 40], [300, y - 4], [400, y + 66])]
    case 'scoop': {
      const edge: Knot[] = [
        [180, y - 60],
        [250, y + 26],
        [330, y + 66],
        [400, y + 74],
      ]
      return [{ area: symmetric([[400, 150], [60, 150, 0], [120, y - 60, 0], ...edge]), edge: across(...edge) }]
    }
    case 'lower': {
      const low = fit.hemY - 190
      return [
        {
          area: shape([60, low - 30, 0], [400, low, 0], [740, low - 30, 0], [740, 1000, 0], [60, 1000, 0]),
          edge: line([60, low - 30, 0], [400, low, 0], [740, low - 30, 0]),
        },
      ]
    }
    case 'sides': {
      const left: Knot[] = [
        [400 - fit.chest + 4, y - 20],
        [400 - fit.chest + 58, y + 120],
        [400 - fit.waist + 62, y + 260],
        [400 - fit.hem + 40, fit.hemY + 30],
      ]
      const right = left.map((knot): Knot => [800 - knot[0], knot[1]])
      return [
        { area: shape([60, 200, 0], ...left, [60, 1000, 0]), edge: line(...left) },
        { area: shape([740, 200, 0], ...right, [740, 1000, 0]), edge: line(...right) },
      ]
    }
    case 'diagonal':
      return [
        {
          area: shape([60, 150, 0], [740, 150, 0], [740, y - 20, 0], [60, y + 210, 0]),
          edge: line([60, y + 210, 0], [740, y - 20, 0]),
        },
      ]
    case 'breast':
      return [
        {
          area: shape([60, y - 50, 0], [740, y - 50, 0], [740, y + 76, 0], [60, y + 76, 0]),
          edge: `${line([60, y - 50, 0], [740, y - 50, 0])}${line([60, y + 76, 0], [740, y + 76, 0])}`,
        },
      ]
  }
}

/** Fills the part of the body the blocking gives to the second colour, with a stitched seam along it. */
export const blocked = (kind: Blocking, fit: Fit, color: Hex): string =>
  divide(kind, fit)
    .map(
      ({ area, edge }) =>
        fill(area, color) + fill(area, 'url(#l)') + seam(edge, color, 3) + stitches(moved(edge, 0, -7), color),
    )
    .join('')

export const pocketKinds = ['slant', 'upright', 'chest', 'cargo', 'kangaroo', 'welt'] as const
export type Pockets = (typeof pocketKinds)[number]

const zipped = (d: string, ground: Hex, teeth: Hex) => stroke(d, shade(ground, -0.2), 13) + zip(d, ground, teeth, 6)

const patch = (x: number, y: number, width: number, height: number, color: Hex) =>
  panel(slab(x, y, width, height, 10), color, 2) +
  panel(slab(x - 4, y - 6, width + 8, 36, 8), shade(color, 0.06), 2) +
  stitches(`M${x + 6} ${y + 22}h${width - 12}`, color) +
  fill(slab(x + width / 2 - 7, y + 12, 14, 8, 4), shade(color, -0.5))

export function pockets(kind: Pockets, fit: Fit, ground: Hex, accent: Hex): string {
  const y = fit.hemY - 60
  const mirror = (draw: (x: (left: number) => number) => string) => draw(x => x) + draw(x => 800 - x)
  switch (kind) {
    case 'slant':
      return (
        mirror(x => zipped(line([x(290), y - 160], [x(330), y - 20]), ground, accent)) +
        pull(290, y - 162, accent, 24) +
        pull(510, y - 162, accent, 24)
      )
    case 'upright':
      return (
        mirror(x => zipped(`M${x(296)} ${y - 190}V${y - 40}`, ground, accent)) +
        pull(296, y - 192, accent, 24) +
        pull(504, y - 192, accent, 24)
      )
    case 'chest':
      return (
        zipped(`M456 ${neckY + 108}L472 ${neckY + 226}`, ground, accent) +
        pull(456, neckY + 106, accent, 24) +
        mirror(x => zipped(line([x(300), y - 130], [x(324), y - 20]), ground, accent))
      )
    case 'cargo':
      return patch(268, y - 150, 100, 130, ground) + patch(432, y - 150, 100, 130, ground)
    case 'kangaroo':
      return (
        panel(
          symmetric([
            [400, y - 190],
            [318, y - 190, 0],
            [276, y - 60],
            [272, y + 10, 0],
            [400, y + 14],
          ]),
          shade(ground, 0.03),
          2,
        ) +
        stitches(moved(line([310, y - 178], [272, y - 60], [268, y]), 12, 0), ground) +
        stitches(moved(line([490, y - 178], [528, y - 60], [532, y]), -12, 0), ground) +
        zipped(`M330 ${y - 168}H470`, ground, accent)
      )
    case 'welt':
      return mirror(
        x =>
          stroke(line([x(288), y - 120], [x(320), y - 20]), shade(ground, -0.4), 16) +
          stroke(line([x(286), y - 119], [x(318), y - 19]), shade(ground, 0.1), 9),
      )
  }
}

/** A front zip down the axis from the collar to `to`, with a storm flap's shadow and its puller. */
export const frontZip = (from: number, to: number, ground: Hex, teeth: Hex): string =>
  stroke(`M400 ${from}V${to}`, shade(ground, -0.16), 22, 'stroke-linecap="butt"') +
  zip(`M400 ${from}V${to}`, ground, teeth, 9) +
  pull(400, from + 8, visibleOn(ground, teeth), 36)

/** Cuffs: a band around both wrists, with the tab that closes it. */
export function cuffs(fit: Fit, color: Hex, tab: Hex | undefined, deep = 30): string {
  const s = 400 - fit.shoulder
  const y = neckY + 512
  const left = `M${s - 160} ${y - deep - 6}L${s} ${y - deep + 14}V${y + 40}H${s - 160}z`
  const right = `M${800 - s + 160} ${y - deep - 6}L${800 - s} ${y - deep + 14}V${y + 40}H${800 - s + 160}z`
  const tabs =
    tab === undefined
      ? ''
      : fill(`M${s - 96} ${y - deep + 6}l44 6v14l-44-6z`, tab) +
        fill(`M${800 - s + 96} ${y - deep + 6}l-44 6v14l44-6z`, tab)
  return fill(left, color) + fill(right, color) + veil2(left) + veil2(right) + tabs
}

const veil2 = (d: string) => fill(d, 'url(#r)')

/** The shadow a hem throws inside itself, and its double row of stitches. */
export const hemline = (fit: Fit, ground: Hex): string => {
  const at = (up: number) =>
    across(
      [400 - fit.hem - 10, fit.hemY - up],
      [400 - fit.hem * 0.5, fit.hemY + fit.drop * 0.75 - up],
      [400, fit.hemY + fit.drop - up],
    )
  return seam(at(26), ground) + stitches(at(20), ground) + crease(at(4), 8)
}
