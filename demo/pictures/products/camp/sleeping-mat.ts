import { shade, visibleOn, type Hex } from '../../ink/color.ts'
import { slab } from '../../ink/path.ts'
import { baffle, fill, mark, panel, stroke, veil, webbing } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'

function choose({ cut }: Art) {
  return {
    surface: cut.one(['bars', 'tubes', 'pods', 'waves', 'folds', 'diamonds'] as const),
    form: cut.one(['mummy', 'square', 'round'] as const),
    pillow: cut.one([true, false]),
    rolled: cut.one([true, false]),
    zone: cut.one(['none', 'middle', 'ends'] as const),
    pitch: cut.between(44, 62),
    wide: cut.between(146, 168),
    end: cut.between(872, 902),
  }
}

type Look = ReturnType<typeof choose>

const rowsOf = (pitch: number): number[] =>
  Array.from({ length: Math.ceil(860 / pitch) }, (_, index) => Math.round(100 + index * pitch))

function surface(look: Look, color: Hex): string {
  const { pitch } = look
  const rows = rowsOf(pitch)
  switch (look.surface) {
    case 'bars':
      return rows.map(y => baffle(`M200 ${y}H600`, color, pitch)).join('')
    case 'tubes':
      return Array.from({ length: 7 }, (_, index) =>
        baffle(`M${Math.round(248 + index * pitch * 0.98)} 80V940`, color, pitch),
      ).join('')
    case 'pods':
      return rows
        .flatMap((y, row) =>
          [0, 1, 2, 3, 4, 5, 6].map(column => `M${Math.round(262 + column * pitch - (row % 2) * pitch * 0.5)} ${y}h1`),
        )
        .reduce((all, d) => all + d, '')
        .replace(
          /^(.*)$/,
          (_, d: string) => stroke(d, shade(color, -0.35), pitch * 0.36) + stroke(d, shade(color, -0.15), pitch * 0.24),
        )
    case 'waves':
      return rows.map(y => baffle(`M180 ${y}q55 ${pitch * 0.5} 110 0t110 0t110 0t110 0`, color, pitch)).join('')
    case 'folds':
      return (
        Array.from({ length: 8 }, (_, index) => {
          const y = 70 + index * 112
          return (
            veil(`M180 ${y}H620V${y + 56}H180z`, 0.14) +
            stroke(`M180 ${y}H620M180 ${y + 56}H620`, shade(color, -0.45), 3)
          )
        }).join('') +
        stroke(rows.map(y => `M200 ${y + 16}H600`).join(''), shade(color, 0.16), 9, 'stroke-dasharray="2 22"')
      )
    case 'diamonds':
      return baffle(
        rows.map(y => `M200 ${y - 160}L600 ${y + 120}M600 ${y - 160}L200 ${y + 120}`).join(''),
        color,
        pitch * 0.6,
      )
  }
}

/** The rolled mat beside the open one. */
const roll = (look: Look, art: Art): string =>
  `<g transform="translate(${look.wide + 2} 0)">` +
  panel(slab(430, 690, 116, 210, 30), look.surface === 'folds' ? art.second : art.body) +
  fill(
    'M430 716a58 24 0 1 0 116 0a58 24 0 1 0-116 0z',
    shade(art.second, -0.1),
    `stroke="${shade(art.second, -0.5)}" stroke-width="2"`,
  ) +
  stroke('M446 716a42 15 0 1 0 84 0a30 10 0 1 0-62 0a18 6 0 1 0 36 0', shade(art.second, -0.5), 3) +
  webbing('M430 776q58 26 116 0M430 846q58 26 116 0', art.trim, 14) +
  '</g>'

/** A sleeping mat: air bars, tubes, pods or folding foam, open and sometimes rolled beside. */
export const sleepingMat: Product = {
  fabric: 'ripstop',
  wear: 'beside',
  tall: 183,
  draw: art => {
    const look = choose(art)
    const left = 400 - look.wide - (look.rolled ? 60 : 0)
    const [w, h] = [look.wide * 2, look.end - 96]
    const radius = { mummy: 120, square: 22, round: 60 }[look.form]
    const outline =
      look.form === 'mummy'
        ? `M${left} 210q0 -114 ${look.wide} -114t${look.wide} 114L${left + w - 34} ${look.end - 50}q-6 50 -50 50h${-w + 168}q-44 0 -50 -50z`
        : slab(left, 96, w, h, radius)
    const color = art.side === 'front' ? art.body : art.second
    const zones =
      look.zone === 'middle'
        ? fill(`M0 330H800V620H0z`, art.second, 'fill-opacity=".75"')
        : look.zone === 'ends'
          ? fill(`M0 80H800V250H0zM0 ${look.end - 160}H800V940H0z`, art.second, 'fill-opacity=".75"')
          : ''
    const shift = left - (400 - look.wide)
    const pillow = look.pillow ? panel(slab(left + 40, 120, w - 80, 104, 46), shade(color, 0.08), 2) : ''
    const valve = fill(
      `M${left + w - 60} ${look.end - 66}a18 18 0 1 0 36 0a18 18 0 1 0-36 0z`,
      art.accent,
      `stroke="${shade(art.accent, -0.5)}" stroke-width="3"`,
    )
    const edge = stroke(outline, shade(color, -0.25), 10, 'stroke-opacity=".5"')
    const inner =
      (art.side === 'front' ? zones : '') +
      `<g transform="translate(${shift} 0)">${surface(look, color)}</g>` +
      edge +
      pillow +
      (look.form === 'mummy' ? '' : valve) +
      mark(left + look.wide - 34, look.end - 110, 68, visibleOn(color, art.accent))
    return {
      svg: panel(outline, color) + art.pen.within(outline, inner) + (look.rolled ? roll(look, art) : ''),
      box: { left, right: look.rolled ? 550 + look.wide : left + w, top: 96, bottom: look.end },
    }
  },
}
