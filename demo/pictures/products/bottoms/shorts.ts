import { shade, visibleOn } from '../../ink/color.ts'
import { line, slab } from '../../ink/path.ts'
import { fill, mark, panel, seam, stitches, stroke, zip } from '../../ink/pen.ts'
import type { Art, Drawn, Product } from '../product.ts'
import {
  backPockets,
  bothSides,
  handPockets,
  hems,
  legFolds,
  legsHalf,
  legsShape,
  waistband,
  type Legs,
} from './legs.ts'
import { symmetric } from '../../ink/path.ts'

function choose({ cut }: Art) {
  return {
    length: cut.one([552, 610, 516] as const),
    detail: cut.one(['cargo', 'plain', 'vent', 'block', 'stripe', 'thigh-zip', 'print'] as const),
    waist: cut.one(['cord', 'button', 'belt'] as const),
    liner: cut.one([false, true]),
    zipPockets: cut.one([true, false]),
    hemY: cut.between(-14, 14),
    flare: cut.between(-8, 12),
  }
}

type Look = ReturnType<typeof choose>

function detail(look: Look, legs: Legs, art: Art): string {
  const { hemY } = legs
  switch (look.detail) {
    case 'plain':
      return ''
    case 'cargo':
      return bothSides(x => {
        const left = Math.min(x(226), x(322))
        return (
          panel(slab(left, hemY - 160, 96, 112, 8), art.body, 2) +
          panel(slab(left - 3, hemY - 168, 102, 38, 6), shade(art.body, -0.1), 2) +
          stroke(`M${left + 48} ${hemY - 142}v10`, art.accent, 6)
        )
      })
    case 'vent':
      return bothSides(
        x =>
          fill(`M${x(232)} ${hemY + 20}L${x(272)} ${hemY + 20}L${x(236)} ${hemY - 110}z`, art.second) +
          seam(`M${x(272)} ${hemY + 20}L${x(236)} ${hemY - 110}`, art.body, 3),
      )
    case 'block':
      return (
        fill(`M140 ${hemY - 120}L400 ${hemY - 60}L660 ${hemY - 120}V${hemY + 40}H140z`, art.second) +
        fill(`M140 ${hemY - 120}L400 ${hemY - 60}L660 ${hemY - 120}V${hemY + 40}H140z`, 'url(#l)') +
        seam(`M140 ${hemY - 120}L400 ${hemY - 60}L660 ${hemY - 120}`, art.body, 3)
      )
    case 'stripe':
      return bothSides(
        x =>
          stroke(
            line([x(400 - legs.waist + 4), 150], [x(400 - legs.hip + 16), 280], [x(400 - legs.outer + 14), hemY + 20]),
            art.second,
            24,
          ) +
          stroke(
            line([x(400 - legs.waist + 4), 150], [x(400 - legs.hip + 16), 280], [x(400 - legs.outer + 14), hemY + 20]),
            art.accent,
            5,
          ),
      )
    case 'thigh-zip':
      return (
        zip(`M548 ${hemY - 170}L530 ${hemY - 50}`, art.body, art.accent, 9) +
        mark(250, hemY - 60, 44, visibleOn(art.body, art.accent))
      )
    case 'print':
      return [0, 1, 2, 3, 4, 5]
        .map(row =>
          stroke(
            `M180 ${200 + row * 74}l44 -26l30 18l40 -30l52 40l54 -30l44 28l36 -20l60 40l60 -30`,
            art.second,
            9,
            'stroke-opacity=".75"',
          ),
        )
        .join('')
  }
}

/** Shorts: three lengths, seven details, with or without a liner that shows below the hem. */
export const shorts: Product = {
  fabric: 'twill',
  wear: 'bottom',
  tall: 48,
  draw: (art): Drawn => {
    const look = choose(art)
    const hemY = look.length + look.hemY
    const legs = { top: 112, waist: 122, hip: 158, knee: 166, outer: 186 + look.flare, inner: 14, hemY }
    const front = art.side === 'front'
    const outline = legsShape(legs)
    const tights = look.liner
      ? panel(symmetric(legsHalf({ ...legs, outer: legs.outer - 22, inner: 34, hemY: hemY + 54 })), art.lining, 2)
      : ''
    const inner =
      detail(look, legs, art) +
      (front
        ? handPockets(legs, art.body, look.zipPockets ? art.accent : undefined)
        : backPockets(art.body, art.accent)) +
      hems(legs, look.detail === 'block' ? art.second : art.body) +
      stitches(line([214, hemY - 40], [380, hemY - 30]), art.body) +
      legFolds(legs)
    return {
      svg:
        tights +
        panel(outline, art.body) +
        art.pen.within(outline, inner) +
        waistband(legs, art.body, art.accent, front, look.waist),
      box: { left: 400 - legs.outer, right: 400 + legs.outer, top: 112, bottom: hemY + (look.liner ? 66 : 12) },
    }
  },
}
