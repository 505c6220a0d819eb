import { shade, visibleOn, type Hex } from '../../ink/color.ts'
import { across, line, shape, slab, symmetric, type Knot } from '../../ink/path.ts'
import { baffle, cord, crease, fill, mark, panel, pull, stroke, zip } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'

function choose({ cut }: Art) {
  return {
    form: cut.one(['mummy', 'quilt', 'barrel', 'block'] as const),
    baffles: cut.one(['level', 'chevron', 'upright', 'offset'] as const),
    zip: cut.one(['side', 'half', 'middle'] as const),
    foot: cut.one(['second', 'body', 'trim'] as const),
    rows: cut.one([9, 12, 7]),
    fold: cut.one([true, false]),
    wide: cut.between(168, 190),
    end: cut.between(888, 914),
  }
}

type Look = ReturnType<typeof choose>

const half = ({ form, wide, end }: Look): Knot[] => {
  const foot = { mummy: 96, quilt: 112, barrel: 136, block: wide - 6 }[form]
  const head = { mummy: 112, quilt: wide - 10, barrel: 128, block: wide - 4 }[form]
  const top = form === 'quilt' || form === 'block' ? 110 : 92
  const square = form === 'block' || form === 'quilt'
  return [
    [400, top],
    square ? [400 - head, top + 4, 0] : [400 - head * 0.8, top + 34],
    [400 - head - (square ? 4 : 8), top + 150],
    [400 - wide, top + 290],
    [400 - (wide * 0.6 + foot * 0.4), 640],
    [400 - foot, end - 60],
    form === 'block' ? [400 - foot + 4, end, 0] : [400 - foot + 40, end - 4],
    [400, end],
  ]
}

function baffles(look: Look, color: Hex): string {
  const from = 300
  const step = (look.end - from) / look.rows
  const rows = Array.from({ length: look.rows }, (_, index) => Math.round(from + index * step))
  switch (look.baffles) {
    case 'level':
      return rows.map(y => baffle(across([190, y - 4], [400, y + 10]), color, step)).join('')
    case 'chevron':
      return rows.map(y => baffle(line([190, y - 22, 0], [400, y + 26, 0], [610, y - 22, 0]), color, step)).join('')
    case 'upright':
      return [240, 290, 345, 400, 455, 510, 560]
        .map(x => baffle(line([x, 200], [400 + (x - 400) * 0.7, 900]), color, 44))
        .join('')
    case 'offset':
      return (
        rows
          .map((y, index) =>
            baffle(index % 2 ? line([190, y], [400, y + 8]) : line([400, y + 8], [610, y]), color, step),
          )
          .join('') + baffle('M400 290V900', color, 20)
      )
  }
}

function opening(look: Look, art: Art): string {
  if (look.form === 'quilt' || look.form === 'block') {
    const top = 110
    const flap = look.fold
      ? shape(
          [400 - look.wide + 4, top + 6, 0],
          [400 + look.wide - 4, top + 6, 0],
          [400 + look.wide, top + 170, 0],
          [400 - look.wide + 60, top + 120],
        )
      : slab(400 - look.wide + 6, top + 6, 2 * look.wide - 12, 54, 14)
    return panel(flap, art.lining, 2) + crease(line([320, top + 30], [400, top + 50], [480, top + 36]))
  }
  const face = symmetric([
    [400, 140],
    [340, 164],
    [328, 226],
    [356, 276],
    [400, 288],
  ])
  const pillow = symmetric([
    [400, 156],
    [352, 178],
    [350, 226],
    [400, 244],
  ])
  return (
    panel(face, shade(art.lining, -0.2), 3) +
    fill(pillow, shade(art.lining, 0.08)) +
    stroke(
      symmetric([
        [400, 116],
        [318, 146],
        [300, 226],
        [340, 292],
        [400, 306],
      ]),
      shade(art.body, -0.3),
      3,
    ) +
    cord(line([372, 290], [364, 330]), art.accent, 364, 326) +
    cord(line([428, 290], [436, 322]), art.accent, 436, 318)
  )
}

/** A sleeping bag: mummy, barrel, block or quilt, with its baffles. */
export const sleepingBag: Product = {
  fabric: 'quilt',
  wear: 'beside',
  tall: 200,
  draw: art => {
    const look = choose(art)
    const outline = symmetric(half(look))
    const tone = art[look.foot]
    const foot =
      fill(`M150 ${look.end - 170}Q400 ${look.end - 130} 650 ${look.end - 170}V960H150z`, tone) +
      fill(`M150 ${look.end - 170}Q400 ${look.end - 130} 650 ${look.end - 170}V960H150z`, 'url(#l)')
    const run = {
      side: line([400 + look.wide * 0.72, 250], [400 + look.wide * 0.78, 420], [400 + look.wide * 0.5, 800]),
      half: line([400 + look.wide * 0.72, 250], [400 + look.wide * 0.8, 380], [400 + look.wide * 0.74, 540]),
      middle: line([400, 290], [400, 700]),
    }[look.zip]
    const front = art.side === 'front'
    const closing =
      front && look.form !== 'quilt'
        ? zip(run, art.body, art.accent, 10) +
          pull(400 + (look.zip === 'middle' ? 0 : look.wide * 0.72), look.zip === 'middle' ? 296 : 254, art.accent, 34)
        : ''
    const top = look.form === 'quilt' || look.form === 'block' ? 110 : 92
    const hood = front
      ? opening(look, art)
      : stroke(across([290, top + 120], [400, top + 150]), shade(art.body, -0.35), 3)
    return {
      svg:
        panel(outline, art.body) +
        art.pen.within(outline, foot + baffles(look, art.body) + closing) +
        hood +
        mark(368, look.end - 60, 64, visibleOn(tone, art.accent)),
      box: { left: 400 - look.wide, right: 400 + look.wide, top, bottom: look.end },
    }
  },
}
