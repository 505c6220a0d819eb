import { shade, visibleOn } from '../../ink/color.ts'
import { shape } from '../../ink/path.ts'
import { crease, fill, mark, panel, stroke } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'

function choose({ cut }: Art) {
  return {
    height: cut.one(['crew', 'knee', 'quarter', 'ankle'] as const),
    knit: cut.one(['stripes', 'plain', 'peaks', 'block', 'flecks', 'bands', 'zigzag'] as const),
    heel: cut.one(['second', 'trim', 'accent'] as const),
    tab: cut.one([true, false]),
    pitch: cut.between(30, 44),
    top: cut.between(-14, 14),
    shift: cut.between(0, 30),
  }
}

type Look = ReturnType<typeof choose>

const tops = { knee: 130, crew: 300, quarter: 440, ankle: 520 } as const

function knit(look: Look, top: number, art: Art): string {
  const { pitch, shift } = look
  const rows = Array.from({ length: Math.ceil((640 - top) / pitch) }, (_, index) => top + 80 + shift + index * pitch)
  switch (look.knit) {
    case 'stripes':
      return rows
        .map((y, index) => stroke(`M180 ${y}H520`, index % 3 === 2 ? art.accent : art.second, pitch * 0.42))
        .join('')
    case 'bands':
      return (
        stroke(`M180 ${top + 90}H520M180 ${top + 136}H520`, art.second, 24) +
        stroke(`M180 ${top + 113}H520`, art.accent, 9)
      )
    case 'peaks':
      return (
        fill(`M180 700L240 ${top + 190 + shift}l40 60l50 -90l60 80l40 -50l90 130v300H180z`, art.second) +
        fill(`M180 760L240 ${top + 300 + shift}l60 50l60 -70l70 90l90 30v300H180z`, shade(art.second, -0.25))
      )
    case 'block':
      return (
        fill(`M160 ${top + 150 + shift}H560V610H160z`, art.second) +
        fill(`M160 ${top + 150 + shift}H560V610H160z`, 'url(#l)')
      )
    case 'flecks':
      return rows
        .map((y, index) => stroke(`M${200 + (index % 2) * 18} ${y}H700`, art.second, 9, 'stroke-dasharray="9 27"'))
        .join('')
    case 'zigzag':
      return rows
        .filter((_, index) => index % 2 === 0)
        .map((y, index) => stroke(`M170 ${y}${'l22 -22l22 22'.repeat(10)}`, index % 2 ? art.accent : art.second, 9))
        .join('')
    case 'plain':
      return ''
  }
}

/** A pair of socks: four heights, seven knits. */
export const socks: Product = {
  fabric: 'knit',
  wear: 'leg',
  tall: 34,
  draw: art => {
    const look = choose(art)
    const top = tops[look.height] + look.top
    const tall = Math.max(0, 520 - top)
    const outline = shape(
      [250 - tall * 0.04, top, 0],
      [420 + tall * 0.04, top, 0],
      [410, top + (590 - top) * 0.55],
      [414, 610],
      [470, 670],
      [590, 716],
      [624, 770],
      [590, 822],
      [430, 832],
      [300, 812],
      [248, 740],
      [258, 620],
    )
    const tone = art[look.heel]
    const heel = shape([220, 650], [300, 640], [370, 720], [330, 850, 0], [200, 850, 0])
    const toe = shape([540, 660, 0], [526, 760], [552, 860, 0], [680, 860, 0], [680, 660, 0])
    const cuff = `M200 ${top - 10}H480V${top + 62}H200z`
    const ribs = stroke(
      Array.from({ length: 18 }, (_, index) => `M${222 + index * 13} ${top - 8}V${top + 60}`).join(''),
      shade(art.trim, -0.35),
      3.4,
    )
    const arch = stroke(
      Array.from({ length: 8 }, (_, index) => `M${392 + index * 18} 660V850`).join(''),
      '#0a0f0d',
      4,
      'stroke-opacity=".16"',
    )
    const inner =
      knit(look, top, art) +
      arch +
      panel(heel, tone, 2) +
      panel(toe, tone, 2) +
      fill(cuff, art.trim) +
      fill(cuff, 'url(#r)') +
      ribs +
      crease(`M404 640Q360 660 340 700`, 12) +
      crease(`M396 600Q356 612 330 600`, 10)
    const tab =
      look.tab && look.height !== 'knee'
        ? panel(shape([240, top + 10, 0], [236, top - 40], [276, top - 44], [286, top + 10, 0]), art.accent, 2)
        : ''
    const logo = mark(312, top + 46, 44, visibleOn(art.trim, art.accent))
    const one = tab + panel(outline, art.body) + art.pen.within(outline, inner) + logo
    const back = art.side === 'back'
    return {
      svg: `<g transform="${back ? 'matrix(-1 0 0 1 770 -36)' : 'translate(70 -36)'}"><g id="one">${one}</g></g><g transform="${back ? 'matrix(-1 0 0 1 850 0)' : 'translate(-50 0)'}"><use href="#one"/></g>`,
      box: { left: back ? 146 : 180, right: back ? 660 : 694, top: top - 60, bottom: 834 },
    }
  },
}
