import { outline, shade } from '../../ink/color.ts'
import { line, slab, symmetric } from '../../ink/path.ts'
import { fill, mark, panel, stroke, webbing } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { boxBehind } from './behind.ts'
import { featherY, footBox, groundY } from './last.ts'
import { partOf, sole } from './sole.ts'

function choose({ cut }: Art) {
  return {
    straps: cut.one(['two-bar', 'cross', 'river', 'slide', 'cord', 'thong'] as const),
    sole: cut.one(['foam', 'lug', 'wedge', 'rocker'] as const),
    buckle: cut.one(['square', 'hook', 'clip'] as const),
    heel: cut.one(['padded', 'web', 'cup'] as const),
    mid: cut.one(['body', 'trim', 'second'] as const),
    band: cut.one(['plain', 'striped', 'chevron'] as const),
    wide: cut.between(24, 38),
    reach: cut.between(686, 708),
    lift: cut.between(-12, 14),
  }
}

type Look = ReturnType<typeof choose>

/** A strap over the foot, with its pattern. */
function strap(d: string, look: Look, art: Art, wide = look.wide): string {
  const base = webbing(d, art.body, wide)
  if (look.band === 'striped') return base + stroke(d, art.accent, wide * 0.26, 'stroke-linecap="butt"')
  return look.band === 'chevron'
    ? base + stroke(d, art.second, wide * 0.5, 'stroke-dasharray="14 12" stroke-linecap="butt"')
    : base
}

function buckle(x: number, y: number, look: Look, art: Art): string {
  const color = shade(art.trim, 0.12)
  const frame = `stroke="${outline(color)}" stroke-width="2.4"`
  if (look.buckle === 'square')
    return (
      fill(slab(x - 26, y - 22, 52, 44, 8), color, frame) + fill(slab(x - 12, y - 12, 24, 24, 4), shade(art.body, -0.4))
    )
  if (look.buckle === 'hook') return fill(slab(x - 30, y - 14, 60, 28, 14), art.accent, frame)
  return (
    fill(slab(x - 28, y - 20, 56, 40, 10), art.accent, frame) +
    stroke(`M${x - 8} ${y - 18}v36M${x + 8} ${y - 18}v36`, shade(art.accent, -0.4), 3)
  )
}

const y = featherY + 2

/** Every strap goes over the foot and comes down again on the far side of the bed. */
const over = (from: number, height: number, to: number): string =>
  line(
    [from, y],
    [from + (to - from) * 0.22, y - height * 0.72],
    [from + (to - from) * 0.55, y - height],
    [from + (to - from) * 0.9, y - height * 0.62],
    [to, y - 6],
  )

const runs = {
  'two-bar': [over(336, 150, 500), over(510, 104, 640)],
  cross: [
    line([300, y], [360, 560], [470, 520], [560, 580], [590, y - 6]),
    line([440, y], [420, 580], [366, 500]),
    over(540, 98, 640),
  ],
  river: [over(270, 176, 450), over(390, 148, 540), over(480, 118, 600), over(570, 90, 660)],
  slide: [over(360, 150, 610)],
  cord: [line([260, y], [380, 520], [470, 560], [560, y]), line([340, y], [420, 500], [520, 600], [590, y])],
  thong: [line([360, y], [440, 540], [560, 560], [630, y - 6]), line([480, y], [520, 580], [560, 560])],
} as const

function heelPart(look: Look, art: Art): string {
  if (look.straps === 'slide') return ''
  const high = 430 + look.lift
  const loop = line([150, y], [138, 580], [156, high + 60], [260, high + 34], [404, 506])
  const pad =
    look.heel === 'padded'
      ? stroke(line([146, 560], [154, high + 66], [214, high + 44]), shade(art.lining, -0.1), look.wide + 18)
      : look.heel === 'cup'
        ? panel(`M112 ${y}C100 560 120 500 150 ${high + 60}L190 ${high + 80}C170 540 190 600 250 ${y}z`, art.second)
        : ''
  return (
    pad +
    strap(loop, look, art, look.wide * 0.85) +
    strap(line([156, high + 66], [226, 590], [300, y]), look, art, look.wide * 0.7)
  )
}

/** A sandal: six ways to lay the straps, four soles. */
export const sandal: Product = {
  fabric: 'ripstop',
  wear: 'foot',
  tall: 11,
  draw: art => {
    const look = choose(art)
    if (art.side === 'back') return { svg: behind(look, art), box: boxBehind(420) }
    const bed = `M104 ${y - 2}C160 ${y - 34} 230 ${y - 14} 360 ${y - 8}S600 ${y - 26} ${look.reach} ${y - 22}L${look.reach} ${y + 12}H104z`
    const front = runs[look.straps]
      .map(d =>
        strap(
          d,
          look,
          art,
          look.straps === 'slide' ? 70 + look.wide * 0.6 + look.lift : look.straps === 'cord' ? 13 : look.wide,
        ),
      )
      .join('')
    const far =
      look.straps === 'slide'
        ? ''
        : stroke(line([440, 520], [520, 560], [560, y]), shade(art.body, -0.5), look.wide * 0.7)
    return {
      svg:
        partOf(art, 'upper', far + panel(bed, shade(art.lining, -0.12))) +
        sole(look.sole, look.reach, art, art[look.mid]) +
        partOf(
          art,
          'upper',
          heelPart(look, art) +
            front +
            (look.straps === 'slide' ? mark(450, 590, 60, art.accent) : buckle(404, 506, look, art)),
        ),
      box: footBox(look.straps === 'slide' ? 490 : 456, look.reach),
    }
  },
}

function behind(look: Look, art: Art): string {
  const base = symmetric([
    [400, featherY - 10],
    [298, featherY - 12],
    [290, featherY + 30],
    [300, groundY - 8, 0],
    [400, groundY - 8],
  ])
  const shoe =
    (look.straps === 'slide'
      ? ''
      : strap(line([310, y], [330, 520], [400, 440 + look.lift], [470, 520], [490, y]), look, art)) +
    panel(base, art[look.mid]) +
    fill(`M300 ${groundY - 26}h200v18h-200z`, shade(art.trim, -0.4)) +
    strap(`M322 ${y - 40}Q400 ${y - 90} 478 ${y - 40}`, look, art, look.wide * 1.5) +
    mark(376, featherY + 40, 48, art.accent)
  return `<g transform="translate(-150 0)">${shoe}</g><g transform="translate(150 0)">${shoe}</g>`
}
