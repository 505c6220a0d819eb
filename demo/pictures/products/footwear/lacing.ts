import { outline, shade, visibleOn, type Hex } from '../../ink/color.ts'
import { slab } from '../../ink/path.ts'
import { fill, stroke } from '../../ink/pen.ts'
import type { Art } from '../product.ts'
import { instep } from './last.ts'

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
