import { outline, shade, visibleOn, type Hex } from '../../ink/color.ts'
import { line, symmetric, trace, type Knot } from '../../ink/path.ts'
import { baffle, fill, stroke } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { assemble } from './assemble.ts'
import { chestMark, collar, topOf, type Collar } from './collars.ts'
import { armpitY, neckY, type Fit } from './fit.ts'
import { blocked, frontZip, pockets } from './panels.ts'

export type Quilt = 'level' | 'chevron' | 'diamond' | 'wave' | 'upright'

const base = { neck: 70, shoulder: 178, chest: 176, waist: 172, hem: 166, drop: 6 }

function quiltLine(quilt: Quilt, y: number, x0: number, x1: number): string {
  const middle = (x0 + x1) / 2
  if (quilt === 'chevron') return line([x0, y - 24, 0], [middle, y + 26, 0], [x1, y - 24, 0])
  if (quilt === 'wave')
    return line([x0, y], [x0 + (middle - x0) / 2, y + 20], [middle, y], [middle + (x1 - middle) / 2, y - 20], [x1, y])
  return line([x0, y - 4], [middle, y + 8], [x1, y - 4])
}

/** The stitching of a quilted area between two heights. */
export function quilted(quilt: Quilt, rows: number, from: number, to: number, color: Hex): string {
  const step = (to - from) / rows
  if (quilt === 'upright') {
    const columns = Array.from({ length: rows }, (_, index) => 190 + (420 / rows) * (index + 0.5))
    return columns.map(x => baffle(`M${Math.round(x)} ${from}V${to + 40}`, color, 420 / rows)).join('')
  }
  if (quilt === 'diamond') {
    const lines = Array.from({ length: rows + 4 }, (_, index) => {
      const y = Math.round(from - 220 + index * step * 1.25)
      return `M190 ${y}L610 ${y + 300}M610 ${y}L190 ${y + 300}`
    }).join('')
    return baffle(lines, color, step * 0.8)
  }
  return Array.from({ length: rows }, (_, index) =>
    baffle(quiltLine(quilt, Math.round(from + index * step), 180, 620), color, step),
  ).join('')
}

/** The body with sides that swell between the baffles. */
export function puffed(fit: Fit, rows: number): string {
  const side: Knot[] = []
  const height = fit.hemY - armpitY
  for (let index = 0; index < rows; index++) {
    const y = armpitY + (height * index) / rows
    const half = fit.chest + (fit.hem - fit.chest) * (index / rows)
    side.push([400 - half, y, 0], [400 - half - 7, y + height / rows / 2])
  }
  return symmetric([
    [400, neckY + 22],
    [400 - fit.neck, neckY - 6, 0],
    [400 - fit.shoulder, neckY + 36, 0],
    [400 - fit.shoulder + 18, neckY + 100],
    ...side,
    [400 - fit.hem, fit.hemY, 0],
    [400, fit.hemY + fit.drop],
  ])
}

const sleeveRungs = (fit: Fit, rows: number, color: Hex): string => {
  const s = 400 - fit.shoulder
  const step = 460 / rows
  return Array.from({ length: rows }, (_, index) => {
    const y = neckY + 70 + index * step
    const x = s - (y - neckY) * 0.19
    return (
      baffle(
        trace(
          [
            [x - 80, y + 6, 0],
            [x + 10, y + 10],
            [x + 120, y - 22, 0],
          ],
          false,
        ),
        color,
        step,
      ) +
      baffle(
        trace(
          [
            [880 - x, y + 6, 0],
            [790 - x, y + 10],
            [680 - x, y - 22, 0],
          ],
          false,
        ),
        color,
        step,
      )
    )
  }).join('')
}

/** What a kind of padded jacket may have; its name promises it. `lengths` are where its hem lies. */
type Padding = {
  readonly collars: readonly [Collar, ...Collar[]]
  readonly lengths: readonly [number, ...number[]]
}

function choose({ cut }: Art, { collars, lengths }: Padding) {
  return {
    rows: cut.one([9, 6, 13, 7]),
    collar: cut.one(collars),
    quilt: cut.one(['level', 'chevron', 'level', 'diamond', 'wave'] as const),
    blocking: cut.one(['plain', 'yoke', 'plain', 'chevron', 'sides', 'scoop', 'lower'] as const),
    pockets: cut.one(['slant', 'chest', 'welt'] as const),
    sleeves: cut.one(['body', 'second', 'body'] as const),
    length: cut.one(lengths),
    shift: cut.between(-10, 10),
    ease: cut.between(8, 16),
  }
}

/** An insulated jacket: the number and the run of its baffles make its character. */
const padded = (padding: Padding): Product => ({
  fabric: 'quilt',
  wear: 'top',
  tall: 74,
  draw: art => {
    const look = choose(art, padding)
    const fit = { ...base, hemY: look.length + look.shift }
    const front = art.side === 'front'
    const upper =
      look.blocking === 'yoke' || look.blocking === 'chevron' || look.blocking === 'scoop' ? art.second : art.body
    const sleeve = art[look.sleeves]
    const quilting = quilted(look.quilt, look.rows, neckY + 60, fit.hemY - 20, art.body)
    const hem = fill(`M180 ${fit.hemY - 26}q220 22 440 0v60H180z`, shade(art.body, -0.22))
    const s = 400 - fit.shoulder
    const bands =
      fill(`M${s - 170} ${neckY + 492}L${s} ${neckY + 508}V${neckY + 560}H${s - 170}z`, art.trim) +
      fill(`M${970 - s} ${neckY + 492}L${800 - s} ${neckY + 508}V${neckY + 560}H${970 - s}z`, art.trim)
    return assemble(art, {
      fit,
      sleeve: 'long',
      ease: look.ease,
      sleeveColor: sleeve,
      onSleeves: sleeveRungs(fit, look.rows, sleeve) + bands,
      bodyOutline: puffed(fit, look.quilt === 'diamond' ? 6 : look.rows),
      onBody:
        quilting +
        blocked(look.blocking, fit, art.second) +
        hem +
        (front ? pockets(look.pockets, fit, art.body, art.accent) : ''),
      over:
        (front ? frontZip(neckY + 26, fit.hemY + 2, upper, art.trim) : '') +
        hoodQuilt(look.collar, art, upper) +
        (front ? chestMark(visibleOn(upper, art.accent)) : ''),
      top: topOf[look.collar],
    })
  },
})

export const downHoodie = padded({ collars: ['hood', 'helmet-hood'], lengths: [776, 808] })
export const insulatedJacket = padded({ collars: ['high-stand', 'hood', 'high-stand'], lengths: [776, 808] })
export const parka = padded({ collars: ['hood', 'helmet-hood'], lengths: [884, 900] })

const hoodQuilt = (kind: keyof typeof topOf, art: Art, color: Hex): string => {
  const base = collar(kind, art, color)
  if (kind === 'high-stand')
    return base + stroke(line([330, 212], [364, 232], [400, 238], [436, 232], [470, 212]), outline(color), 2)
  const rungs = [120, 172, 222]
    .map(y => `M${y === 120 ? 336 : 300} ${y + 6}q18 -2 36 6M${y === 120 ? 464 : 500} ${y + 6}q-18 -2 -36 6`)
    .join('')
  return base + stroke(rungs, shade(color, -0.4), 2.2)
}
