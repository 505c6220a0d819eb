import { outline, shade, visibleOn, type Hex } from '../../ink/color.ts'
import { line, shape, slab, symmetric, type Knot } from '../../ink/path.ts'
import { crease, fill, panel, roll, seam, stitches, stroke } from '../../ink/pen.ts'
import type { Art, Box } from '../product.ts'

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
    stitches(line(...run), color, 'transform="translate(9 -7)"')
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

export type Lacing = 'cross' | 'bars' | 'speed' | 'dial' | 'hooks'

/** The tongue and what closes it over the instep. */
export function lacing(kind: Lacing, top: number, rows: number, art: Art): string {
  const lace = visibleOn(art.second, art.accent)
  const rungs = Array.from({ length: rows }, (_, index) => instep(top, (index + 0.3) / rows))
  const metal = kind === 'hooks' ? '#c9c4b6' : shade(art.trim, 0.35)
  const eyelets = rungs
    .map(([x, y], index) =>
      fill(
        `M${Math.round(x) - 42} ${Math.round(y) + 14}a6 6 0 1 0 12 0a6 6 0 1 0-12 0z`,
        index < 2 || kind !== 'hooks' ? metal : shade(metal, -0.2),
        `stroke="${shade(metal, -0.5)}" stroke-width="1.6"`,
      ),
    )
    .join('')
  if (kind === 'dial') {
    const [x, y] = instep(top, 0.42)
    const wires = rungs
      .map(([rx, ry]) =>
        stroke(
          `M${Math.round(rx) - 34} ${Math.round(ry) + 14}L${Math.round(rx) + 8} ${Math.round(ry) - 12}`,
          shade(art.trim, -0.3),
          3,
        ),
      )
      .join('')
    return (
      wires +
      fill(
        `M${Math.round(x) - 34} ${Math.round(y)}a26 26 0 1 0 52 0a26 26 0 1 0-52 0z`,
        art.trim,
        `stroke="${outline(art.trim)}" stroke-width="3"`,
      ) +
      stroke(
        `M${Math.round(x) - 26} ${Math.round(y)}a18 18 0 1 0 36 0a18 18 0 1 0-36 0z`,
        lace,
        7,
        'stroke-dasharray="5 4"',
      )
    )
  }
  const bar = ([x, y]: readonly [number, number], dx: number, dy: number) =>
    `M${Math.round(x) - 36} ${Math.round(y) + 14}L${Math.round(x + dx)} ${Math.round(y + dy)}`
  const runs = rungs.map(at => bar(at, 16, -12) + (kind === 'bars' || kind === 'speed' ? '' : bar(at, 14, 20))).join('')
  const width = kind === 'speed' ? 4 : 7
  const knot = bow(top, kind, lace)
  return stroke(runs, shade(lace, -0.45), width + 2.4) + stroke(runs, lace, width) + eyelets + knot
}

function bow(top: number, kind: Lacing, lace: Hex): string {
  const [x, y] = instep(top, 0.06).map(Math.round)
  if (x === undefined || y === undefined) return ''
  if (kind === 'speed')
    return stroke(`M${x - 10} ${y}q20 40 6 84`, lace, 5) + fill(slab(x - 16, y + 64, 22, 38, 6), shade(lace, -0.4))
  const loops = `M${x - 14} ${y + 10}q-54 -18 -52 16q14 22 52 -16q46 -30 54 2q-8 26 -54 -2M${x - 14} ${y + 10}q-26 34 -20 70M${x - 14} ${y + 10}q14 30 32 58`
  return stroke(loops, shade(lace, -0.45), 8) + stroke(loops, lace, 5.6)
}

/** The tongue, standing above the collar. */
export const tongue = (top: number, color: Hex): string =>
  panel(
    shape([268, top + 30], [312, top - 30, 0], [350, top - 24], [366, top + 30], [392, 450], [490, 528], [420, 540]),
    color,
    2,
  ) + stitches(line([320, top - 18], [342, top + 60], [372, 440]), color)

export type Sole = 'lug' | 'wedge' | 'foam' | 'rocker' | 'smooth' | 'spike'

const teeth = (from: number, to: number, y: number, pitch: number, deep: number): string => {
  let d = ''
  for (let x = from; x + pitch * 0.6 < to; x += pitch)
    d += `M${Math.round(x)} ${y}h${Math.round(pitch * 0.66)}l-4 ${deep}h${-Math.round(pitch * 0.66) + 8}z`
  return d
}

/** Lugs under the toe, where the sole rises. */
const toeTeeth = (reach: number, y: number, pitch: number, deep: number, rise: number): string =>
  [0, 1, 2]
    .map(index => {
      const x = reach - 128 + index * 36
      const up = rise * (0.04 + index * index * 0.15)
      return `M${x} ${Math.round(y - up)}l${Math.round(pitch * 0.6)} -${Math.round(3 + index * 5)}l-2 ${deep}l${-Math.round(pitch * 0.5)} ${Math.round(2 + index * 3)}z`
    })
    .join('')

const soles = {
  lug: { thick: 36, rise: 34, pitch: 50, deep: 24 },
  wedge: { thick: 58, rise: 26, pitch: 46, deep: 8 },
  foam: { thick: 58, rise: 40, pitch: 38, deep: 14 },
  rocker: { thick: 62, rise: 52, pitch: 40, deep: 14 },
  smooth: { thick: 32, rise: 28, pitch: 30, deep: 6 },
  spike: { thick: 36, rise: 36, pitch: 34, deep: 24 },
} as const satisfies Record<Sole, { thick: number; rise: number; pitch: number; deep: number }>

/** Midsole and outsole under an upper that ends at `reach`; the toe springs up from the ground. */
export function sole(kind: Sole, reach: number, art: Art, mid: Hex): string {
  const { thick, rise, pitch, deep } = soles[kind]
  const y = featherY - 12
  const bottom = groundY - deep
  const joint = bottom - 16
  const rubber = shade(art.trim, -0.3)
  const under = (at: number): Knot[] => [
    [reach - 20, at - rise * 0.86],
    [reach - 120, at - 3],
    [420, at],
    [220, at],
    [126, at - 2],
  ]
  const plate = shape(
    [104, joint - 18],
    [300, joint - 12],
    [reach - 110, joint - 16],
    [reach + 6, joint - rise - 12],
    [reach + 2, bottom - rise - 4],
    ...under(bottom),
    [106, bottom - 22],
  )
  const foam = shape(
    [108, y + 2, 0],
    [230, y + 10],
    [430, y + 12],
    [580, y + 6],
    [reach + 4, y - rise * 0.3, 0],
    [reach + 6, joint - rise],
    ...under(joint).slice(1),
    [100, joint - thick * 0.4],
  )
  const lugs =
    teeth(120, 316, bottom - 4, pitch, deep + 4) +
    teeth(kind === 'lug' || kind === 'spike' ? 366 : 316, reach - 130, bottom - 4, pitch, deep + 4) +
    toeTeeth(reach, bottom - 2, pitch, deep + 4, rise)
  const accent = line(
    [106, y + thick * 0.42],
    [300, y + thick * 0.52],
    [reach - 130, y + thick * 0.46],
    [reach + 2, y + thick * 0.2 - rise * 0.3],
  )
  const swell =
    kind === 'foam' || kind === 'rocker'
      ? crease(line([150, y + 26], [220, y + 44], [320, y + 30]), 9) +
        crease(line([420, y + 30], [510, y + 42], [600, y + 22]), 7)
      : ''
  return (
    fill(lugs, shade(rubber, -0.25)) +
    panel(plate, rubber) +
    panel(foam, mid) +
    stroke(accent, kind === 'lug' ? shade(mid, -0.25) : visibleOn(mid, art.accent), kind === 'lug' ? 3 : 5) +
    swell
  )
}

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
