import { chance } from '../ink/chance.ts'
import { mix, shade, visibleOn, type Hex } from '../ink/color.ts'
import { line, moved, shape, slab, type Knot } from '../ink/path.ts'
import { fill, mark, stroke, veil } from '../ink/pen.ts'
import type { Art, Fabric } from '../products/product.ts'
import { dark, pale, weave } from './fabrics.ts'

/** Quilted channels swelling between their seams. */
const channels = (slope: number): string => {
  let svg = ''
  for (let y = -40; y < 1120; y += 230) {
    const d = line([-40, y + slope], [220, y + 30], [520, y - 16], [840, y + 24 - slope])
    const lift = (by: number, inner: string) => `<g transform="translate(0 ${by})">${inner}</g>`
    const swell = [84, 60, 38, 18].map(wide => pale(d, wide, 0.055)).join('')
    const hollow = [96, 70, 46, 24].map(wide => dark(d, wide, 0.05)).join('')
    svg +=
      lift(74, swell) +
      lift(-34, hollow) +
      dark(d, 12, 0.3) +
      dark(d, 5, 0.5) +
      stroke(d, '#fff', 3.4, 'stroke-dasharray="20 12" stroke-opacity=".45"')
  }
  return svg
}

const threads = (d: string, color: Hex): string =>
  stroke(moved(d, 2, 4), '#0a0f0d', 7, 'stroke-dasharray="22 14" stroke-opacity=".35"') +
  stroke(d, shade(color, 0.25), 6.4, 'stroke-dasharray="22 14"') +
  stroke(d, shade(color, 0.6), 2, 'stroke-dasharray="22 14" stroke-opacity=".7"')

/** A zip from so near that every tooth can be counted. */
const bigZip = (x: number, color: Hex, teeth: Hex): string => {
  const left = Array.from({ length: 22 }, (_, index) => `M${x - 26} ${index * 48 - 10}h30`).join('')
  const right = Array.from({ length: 22 }, (_, index) => `M${x + 26} ${index * 48 + 14}h-30`).join('')
  const tape = shade(color, -0.5)
  return (
    fill(slab(x - 70, -20, 140, 1040), tape) +
    stroke(`M${x - 58} 0V1000M${x + 58} 0V1000`, shade(tape, 0.3), 4, 'stroke-dasharray="18 12"') +
    stroke(left + right, shade(teeth, -0.45), 27, 'stroke-linecap="butt"') +
    stroke(left + right, teeth, 20, 'stroke-linecap="butt"') +
    pale(left + right, 5, 0.35)
  )
}

/** Where the second fabric begins: one of several cuts. */
const edges: readonly [readonly Knot[], ...(readonly Knot[])[]] = [
  [
    [-20, 690, 0],
    [240, 600],
    [520, 720],
    [820, 610, 0],
  ],
  [
    [-20, 560, 0],
    [280, 700],
    [560, 740],
    [820, 820, 0],
  ],
  [
    [-20, 840, 0],
    [220, 720],
    [500, 620],
    [820, 400, 0],
  ],
  [
    [-20, 420, 0],
    [200, 640],
    [480, 700],
    [820, 700, 0],
  ],
]

/** A hand's breadth of the product: its fabric, the seam to the second one, and a zip or a label. */
export function detail(fabric: Fabric, art: Art): { readonly svg: string; readonly defs: string } {
  const pick = art.cut.between(0, 3)
  const random = chance(art.cut.between(0, 99_999))
  const zipped =
    art.cut.one([true, false, true]) &&
    (fabric === 'weave' || fabric === 'pile' || fabric === 'ripstop' || fabric === 'quilt' || fabric === 'twill')
  const edge = art.cut.one(edges)
  const area = shape(...edge, [900, 1080, 0], [-100, 1080, 0])
  const run = line(...edge)
  const below = mix(art.second, art.body, 0.08)
  const defs =
    weave(fabric, 'w', art.body, random) +
    weave(fabric === 'quilt' ? 'weave' : fabric === 'pile' ? 'weave' : fabric, 'x', below, random)
  const label = zipped
    ? ''
    : `<g transform="rotate(-4 560 300)">${veil(slab(452, 236, 228, 150, 10), 0.25)}${fill(slab(446, 226, 228, 150, 10), art.trim)}${stroke(slab(458, 238, 204, 126, 6), shade(art.trim, 0.4), 4, 'stroke-dasharray="14 9"')}${mark(500, 332, 120, visibleOn(art.trim, art.accent))}</g>`
  const svg =
    fill('M0 0h800v1000H0z', art.body) +
    fill('M0 0h800v1000H0z', 'url(#w)') +
    (fabric === 'quilt' ? channels(pick * 12 - 18) : '') +
    `<g transform="translate(0 -6)">${dark(run, 30, 0.1)}${dark(run, 20, 0.12)}</g>` +
    fill(area, below) +
    fill(area, 'url(#x)') +
    pale(run, 7, 0.3) +
    threads(moved(run, 0, 30), below) +
    threads(moved(run, 0, 62), below) +
    (zipped
      ? dark('M150 0V1000M310 0V1000', 30, 0.12) + bigZip(230, art.body, visibleOn(art.body, art.accent))
      : label) +
    fill('M0 0h800v1000H0z', 'url(#y)')
  const light = `<linearGradient id="y" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0a0f0d" stop-opacity=".42"/></linearGradient>`
  return { svg, defs: defs + light }
}
