import { outline, shade, visibleOn, type Hex } from '../../ink/color.ts'
import { line, shape, slab, symmetric, type Knot } from '../../ink/path.ts'
import { crease, fill, panel, roll, seam, stitches, stroke } from '../../ink/pen.ts'
import type { Art, Box } from '../product.ts'

/** Where the upper meets the sole, and the ground. */
export const featherY = 650
export const groundY = 736

/** The outline of an upper whose collar stands at `top`, toe to the right. `toe` is its height, `reach` its tip. */
export const upperKnots = (top: number, toe: number, reach: number): Knot[] => [
  [150, top + 6, 0],
  [236, top + 22],
  [330, top - 6, 0],
  [352, top + (480 - top) * 0.55],
  [404, 478],
  [500, 528],
  [604, featherY - toe],
  [reach - 16, featherY - toe * 0.55],
  [reach, featherY + 8, 0],
  [114, featherY + 8, 0],
  [120, 570],
  [146, top + (570 - top) * 0.5],
]

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
    shape([268, top + 30], [316, top - 44, 0], [352, top - 34], [366, top + 30], [392, 450], [490, 528], [420, 540]),
    color,
    2,
  ) + stitches(line([322, top - 30], [342, top + 60], [372, 440]), color)

export type Sole = 'lug' | 'wedge' | 'foam' | 'rocker' | 'smooth' | 'spike'

const teeth = (from: number, to: number, y: number, pitch: number, deep: number): string => {
  let d = ''
  for (let x = from; x + pitch * 0.6 < to; x += pitch)
    d += `M${Math.round(x)} ${y}h${Math.round(pitch * 0.66)}l-4 ${deep}h${-Math.round(pitch * 0.66) + 8}z`
  return d
}

/** Midsole and outsole under an upper that ends at `reach`. */
export function sole(kind: Sole, reach: number, art: Art, mid: Hex): string {
  const y = featherY - 12
  const rubber = shade(art.trim, -0.35)
  const rise = kind === 'rocker' || kind === 'foam' ? 26 : 10
  const thick = { lug: 40, wedge: 62, foam: 66, rocker: 58, smooth: 34, spike: 40 }[kind]
  const foam = shape(
    [104, y + 6],
    [200, y - 2],
    [380, y + 8],
    [560, y + 4],
    [reach - 4, y - rise + 4],
    [reach + 12, y + 14],
    [reach - 10, y + thick * 0.8],
    [reach - 90, y + thick + 6],
    [230, y + thick + 6],
    [116, y + thick + 2],
    [92, y + thick * 0.4],
  )
  const tread = {
    lug: [50, 26],
    wedge: [44, 10],
    foam: [38, 16],
    rocker: [40, 20],
    smooth: [30, 8],
    spike: [34, 24],
  } as const
  const [pitch, deep] = tread[kind]
  const bottom = y + thick
  const plate = shape(
    [106, bottom - 6],
    [360, bottom + 2],
    [reach - 80, bottom],
    [reach + 6, y + thick * 0.36],
    [reach + 6, bottom - 14],
    [reach - 70, bottom + 20],
    [240, bottom + 22],
    [116, bottom + 18],
  )
  const arch = kind === 'lug' || kind === 'spike'
  const lugs = arch
    ? teeth(112, 300, bottom + 12, pitch, deep) + teeth(370, reach - 50, bottom + 12, pitch, deep)
    : teeth(130, reach - 50, bottom + 12, pitch, deep)
  return (
    fill(lugs, shade(rubber, -0.2)) +
    panel(plate, rubber) +
    panel(foam, mid) +
    stroke(
      line([110, y + thick * 0.55], [300, y + thick * 0.62], [reach - 120, y + thick * 0.58], [reach, y + 12]),
      kind === 'lug' ? rubber : visibleOn(mid, art.accent),
      kind === 'lug' ? 12 : 5,
    ) +
    (kind === 'foam' || kind === 'rocker'
      ? crease(line([170, y + 20], [240, y + 40], [330, y + 24]), 10) +
        crease(line([420, y + 22], [510, y + 40], [600, y + 18]), 8)
      : '')
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
