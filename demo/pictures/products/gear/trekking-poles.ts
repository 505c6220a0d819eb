import { outline, shade } from '../../ink/color.ts'
import { oval, shape, slab } from '../../ink/path.ts'
import { fill, panel, roll, stroke, webbing } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'

function choose({ cut }: Art) {
  return {
    sections: cut.one([3, 2, 4]),
    lock: cut.one(['lever', 'twist', 'button'] as const),
    grip: cut.one(['foam', 'cork', 'rubber', 'long'] as const),
    basket: cut.one(['small', 'snow', 'none'] as const),
    pattern: cut.one(['bands', 'spiral', 'plain', 'fade'] as const),
    cross: cut.one([true, false]),
    joint: cut.between(-26, 26),
    strap: cut.between(60, 96),
    shaft: cut.between(9, 12),
  }
}

type Look = ReturnType<typeof choose>

/** One pole standing at the axis from y = 90 to the tip at y = 920. */
function pole(look: Look, art: Art): string {
  const w = look.shaft
  const stops = Array.from(
    { length: look.sections - 1 },
    (_, index) => 260 + Math.round(((index + 1) * 560) / look.sections) + (index ? 0 : look.joint),
  )
  const edges = [260, ...stops, 850]
  const shafts = edges
    .slice(0, -1)
    .map((from, index) => {
      const half = w - index * 1.6
      return roll(
        slab(400 - half, from, half * 2, (edges[index + 1] ?? 850) - from),
        index % 2 ? art.second : art.body,
        2,
      )
    })
    .join('')
  const pattern = {
    bands: fill(`M386 ${320}h28v22h-28zM386 352h28v8h-28zM388 700h24v18h-24z`, art.accent),
    spiral: stroke(
      Array.from({ length: 9 }, (_, index) => `M${400 - w} ${310 + index * 54}l${2 * w} -22`).join(''),
      art.accent,
      5,
    ),
    plain: '',
    fade: fill(`M${400 - w} 560h${2 * w}v160h${-2 * w}z`, art.accent, 'fill-opacity=".7"'),
  }[look.pattern]
  const lock = stops
    .map(y =>
      look.lock === 'lever'
        ? roll(slab(384, y - 24, 32, 48, 6), art.trim, 2) +
          fill(slab(406, y - 20, 26, 38, 7), art.accent, `stroke="${outline(art.accent)}" stroke-width="2"`)
        : look.lock === 'twist'
          ? roll(slab(385, y - 30, 30, 60, 8), art.trim, 2) +
            stroke(`M390 ${y - 20}v40M400 ${y - 20}v40M410 ${y - 20}v40`, shade(art.trim, 0.3), 3)
          : fill(oval(400, y, 9), art.accent, `stroke="${outline(art.accent)}" stroke-width="2"`),
    )
    .join('')
  const gripColor = look.grip === 'cork' ? '#b98a5a' : art.trim
  const length = look.grip === 'long' ? 300 : 196
  const grip =
    roll(
      shape(
        [376, 100],
        [400, 86],
        [428, 104],
        [424, 150],
        [418, 196],
        [424, 230],
        [416, 262, 0],
        [384, 262, 0],
        [376, 230],
        [382, 196],
        [374, 150],
      ),
      gripColor,
    ) +
    (look.grip === 'long' ? roll(slab(385, 262, 30, length - 174, 8), shade(gripColor, 0.1), 2) : '') +
    stroke('M384 176h32M384 194h32M384 212h32M385 230h30', shade(gripColor, -0.4), 4)
  const strap = webbing(
    `M388 112C${330 - look.strap * 0.2} ${150 + look.strap} ${340 - look.strap * 0.4} ${250 + look.strap} 372 ${240 + look.strap * 0.6}C390 ${220 + look.strap * 0.3} 396 170 404 116`,
    art.lining,
    13,
  )
  const basket =
    look.basket === 'none'
      ? ''
      : panel(
          shape(
            [400 - (look.basket === 'snow' ? 58 : 30), 838],
            [400, 822],
            [400 + (look.basket === 'snow' ? 58 : 30), 838],
            [400, 852],
          ),
          art.accent,
          2,
        )
  const tip = roll('M391 846h18l-5 56h-8z', shade(art.trim, -0.2), 2) + stroke('M400 900v20', '#8c918e', 6)
  return strap + shafts + pattern + lock + tip + basket + grip
}

/** A pair of trekking poles. */
export const trekkingPoles: Product = {
  fabric: 'metal',
  wear: 'held',
  tall: 122,
  draw: art => {
    const look = choose(art)
    const one = pole(look, art)
    const lean = look.cross ? 9 : -4
    const flip = art.side === 'back'
    const first = `<g transform="rotate(${lean} 400 ${look.cross ? 560 : 500}) translate(${look.cross ? 0 : -74} 0)">${one}</g>`
    const second = `<g transform="rotate(${-lean} 400 ${look.cross ? 560 : 500}) translate(${look.cross ? 0 : 74} 0)">${one}</g>`
    return { svg: flip ? second + first : first + second, box: { left: 230, right: 570, top: 90, bottom: 920 } }
  },
}
