import { shade, visibleOn } from '../../ink/color.ts'
import { line, shape, slab, symmetric, type Knot } from '../../ink/path.ts'
import { crease, fill, mark, panel, roll, seam, stroke, webbing } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { choose, closing, pocket, type DayPackLook } from './day-pack-front.ts'
import { harness } from './harness.ts'

const half = (look: DayPackLook): Knot[] => {
  const { top, wide, bottom } = look
  const shoulder = { round: 0.72, square: 0.94, taper: 0.6 }[look.shape]
  return [
    [400, top],
    [400 - wide * shoulder, top + (look.shape === 'square' ? 14 : 34)],
    [400 - wide * (look.shape === 'taper' ? 0.86 : 0.98), top + 150],
    [400 - wide, bottom - 170],
    [400 - wide + 6, bottom - 36],
    [400 - wide + 46, bottom],
    [400, bottom + 6],
  ]
}

const sidePockets = (look: DayPackLook, art: Art): string => {
  if (look.sides === 'none') return ''
  const { bottom, wide } = look
  const left: Knot[] = [
    [400 - wide + 10, bottom - 210, 0],
    [400 - wide - 40, bottom - 190],
    [400 - wide - 46, bottom - 60],
    [400 - wide + 20, bottom - 18, 0],
  ]
  const right = left.map((knot): Knot => (knot.length === 3 ? [800 - knot[0], knot[1], 0] : [800 - knot[0], knot[1]]))
  const color = look.sides === 'mesh' ? shade(art.trim, 0.06) : shade(art.body, -0.22)
  const bottle =
    look.sides === 'mesh'
      ? fill(slab(400 - wide - 38, bottom - 300, 54, 130, 16), visibleOn(art.body, art.accent)) +
        fill(slab(400 - wide - 28, bottom - 330, 34, 36, 8), shade(art.trim, -0.3))
      : ''
  return bottle + roll(shape(...left), color) + roll(shape(...right), color)
}

const compression = (look: DayPackLook, art: Art): string => {
  if (look.straps === 'none') return ''
  const { top, wide, bottom } = look
  const strap = (y: number) =>
    webbing(
      `M${400 - wide + 2} ${y}H${400 - Math.round(wide * 0.62)}M${400 + wide - 2} ${y}H${400 + Math.round(wide * 0.62)}`,
      art.trim,
      15,
    )
  return strap(top + 200) + (look.straps === 'two' ? strap(bottom - 120) : '')
}

/** A day pack: five closures, six front pockets, three outlines. */
export const dayPack: Product = {
  fabric: 'ripstop',
  wear: 'back',
  tall: 48,
  draw: art => {
    const look = choose(art)
    const outline = symmetric(half(look))
    const high = look.closure === 'roll' ? look.top - 74 : look.closure === 'lid' ? look.top - 30 : look.top
    const handle =
      stroke(`M360 ${high + 14}V${high - 14}q0 -24 40 -24t40 24v28`, shade(art.trim, -0.3), 17) +
      stroke(`M360 ${high + 14}V${high - 14}q0 -24 40 -24t40 24v28`, art.trim, 12)
    const base =
      fill(`M150 ${look.bottom - 96}q250 34 500 0v160H150z`, art[look.base]) +
      fill(`M150 ${look.bottom - 96}q250 34 500 0v160H150z`, 'url(#l)') +
      seam(`M150 ${look.bottom - 96}q250 34 500 0`, art[look.base])
    const box = {
      left: 400 - look.wide - (look.sides === 'none' ? 0 : 44),
      right: 400 + look.wide + (look.sides === 'none' ? 0 : 44),
      top: high - 40,
      bottom: look.bottom + 6,
    }
    if (art.side === 'back')
      return {
        svg:
          handle +
          sidePockets(look, art) +
          panel(outline, shade(art.body, -0.1)) +
          harness(art, look.top, look.bottom, look.wide, false),
        box,
      }
    const folds =
      crease(
        line(
          [400 - look.wide + 40, look.top + 180],
          [400 - look.wide + 60, look.top + 300],
          [400 - look.wide + 40, look.bottom - 140],
        ),
        12,
      ) +
      crease(
        line(
          [360 + look.wide, look.top + 180],
          [344 + look.wide, look.top + 320],
          [360 + look.wide, look.bottom - 140],
        ),
        16,
      )
    const flap =
      look.closure === 'flap'
        ? webbing(`M330 ${look.top + 240}V${look.top + 360}M470 ${look.top + 240}V${look.top + 360}`, art.trim, 20) +
          fill(slab(317, look.top + 306, 26, 34, 5) + slab(457, look.top + 306, 26, 34, 5), shade(art.accent, -0.05))
        : ''
    const roll =
      look.closure === 'roll'
        ? webbing(`M400 ${look.top - 76}V${look.top + 190}`, art.trim, 20) +
          fill(slab(385, look.top + 120, 30, 38, 5), art.accent)
        : ''
    const ground = look.pocket === 'daisy' || look.pocket === 'cords' ? art.body : art.second
    return {
      svg:
        handle +
        sidePockets(look, art) +
        panel(outline, art.body) +
        art.pen.within(outline, base + folds + pocket(look, art, ground)) +
        closing(look, art) +
        flap +
        roll +
        compression(look, art) +
        mark(
          376,
          look.closure === 'flap' || look.closure === 'roll' || look.closure === 'lid' ? look.top + 70 : look.top + 150,
          48,
          visibleOn(look.closure === 'dome' || look.closure === 'clam' ? art.body : art.second, art.accent),
        ),
      box,
    }
  },
}
