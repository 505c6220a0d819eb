import { shade, visibleOn } from '../../ink/color.ts'
import { across, line, slab, symmetric } from '../../ink/path.ts'
import { fill, mark, panel, stitches, stroke } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { chance } from '../../ink/chance.ts'

function choose({ cut }: Art) {
  return {
    crown: cut.one(['round', 'slouch', 'point', 'low'] as const),
    knit: cut.one(['rib', 'stripes', 'cable', 'peaks', 'flecks', 'half'] as const),
    cuff: cut.one(['wide', 'narrow', 'none'] as const),
    pom: cut.one([true, false]),
    patch: cut.one(['woven', 'mark', 'none'] as const),
    tone: cut.one(['second', 'body', 'trim'] as const),
    top: cut.between(-14, 14),
    pitch: cut.between(18, 26),
    seed: cut.between(1, 60_000),
  }
}

type Look = ReturnType<typeof choose>

const tops = { round: 300, slouch: 244, point: 268, low: 348 } as const

function knit(look: Look, top: number, art: Art): string {
  const { pitch } = look
  const random = chance(look.seed)
  const ribs = stroke(
    Array.from({ length: Math.ceil(480 / pitch) }, (_, index) => {
      const x = 160 + index * pitch
      return `M${Math.round(400 + (x - 400) * 0.5)} ${top - 10}Q${x} ${top + 140} ${x} 720`
    }).join(''),
    shade(art.body, -0.35),
    pitch * 0.2,
    'stroke-opacity=".6"',
  )
  switch (look.knit) {
    case 'rib':
      return ribs
    case 'stripes':
      return (
        [0, 1, 2, 3]
          .map(row =>
            stroke(
              across([150, top + 110 + row * 66], [400, top + 126 + row * 66]),
              row % 2 ? art.accent : art.second,
              28,
            ),
          )
          .join('') + ribs
      )
    case 'cable':
      return (
        ribs +
        [280, 360, 440, 520]
          .map(x =>
            stroke(
              Array.from(
                { length: 9 },
                (_, row) => `M${x - 16} ${top + row * 46}q32 12 32 46M${x + 16} ${top + row * 46}q-32 12 -32 46`,
              ).join(''),
              shade(art.body, 0.22),
              8,
            ),
          )
          .join('')
      )
    case 'peaks':
      return (
        stroke(`M150 ${top + 210}${'l30 -60l30 60'.repeat(9)}`, art.second, 18) +
        stroke(`M150 ${top + 262}${'l30 -60l30 60'.repeat(9)}`, art.accent, 9) +
        ribs
      )
    case 'flecks':
      return (
        ribs +
        stroke(
          Array.from(
            { length: 90 },
            () =>
              `M${Math.round(190 + random() * 420)} ${Math.round(top + random() * 380)}l${Math.round(random() * 10 - 5)} 9`,
          ).join(''),
          art.accent,
          5,
          'stroke-opacity=".85"',
        ) +
        stroke(
          Array.from(
            { length: 60 },
            () =>
              `M${Math.round(190 + random() * 420)} ${Math.round(top + random() * 380)}l${Math.round(random() * 10 - 5)} 9`,
          ).join(''),
          art.second,
          5,
        )
      )
    case 'half':
      return (
        fill(`M120 ${top - 40}H680V${top + 150}Q400 ${top + 180} 120 ${top + 150}z`, art.second) +
        fill(`M120 ${top - 40}H680V${top + 150}Q400 ${top + 180} 120 ${top + 150}z`, 'url(#l)') +
        ribs
      )
  }
}

function pom(look: Look, top: number, art: Art): string {
  const random = chance(look.seed)
  const threads = Array.from({ length: 60 }, () => {
    const angle = random() * 2 * Math.PI
    const long = 40 + random() * 24
    return `M400 ${top - 30}L${Math.round(400 + Math.cos(angle) * long)} ${Math.round(top - 30 + Math.sin(angle) * long)}`
  }).join('')
  return stroke(threads, shade(art.accent, -0.3), 15) + stroke(threads, art.accent, 10)
}

/** A knitted hat: four crowns, six knits, cuff, patch and pompom. */
export const beanie: Product = {
  fabric: 'knit',
  wear: 'head',
  tall: 24,
  draw: art => {
    const look = choose(art)
    const top = tops[look.crown] + look.top
    const lean = look.crown === 'slouch' ? 26 : 0
    const crown =
      look.crown === 'point'
        ? symmetric([
            [400, top],
            [330, top + 70],
            [226, 500],
            [206, 680, 0],
            [400, 704],
          ])
        : symmetric([
            [400, top],
            [300 - lean, top + 30],
            [214 - lean, top + 170],
            [206, 680, 0],
            [400, 704],
          ])
    const tone = art[look.tone]
    const deep = look.cuff === 'wide' ? 128 : 84
    const cuffShape = symmetric([
      [400, 720 - deep],
      [300, 714 - deep],
      [196, 700 - deep, 0],
      [192, 700],
      [212, 716, 0],
      [400, 738],
    ])
    const ribs = stroke(
      Array.from({ length: 22 }, (_, index) => `M${206 + index * 18.5} ${690 - deep}V740`).join(''),
      shade(tone, -0.35),
      4,
      'stroke-opacity=".55"',
    )
    const cuff =
      look.cuff === 'none'
        ? stitches(across([206, 664], [300, 682], [400, 688]), art.body)
        : panel(cuffShape, tone) + art.pen.within(cuffShape, ribs)
    const y = look.cuff === 'none' ? 610 : 718 - deep / 2
    const patch = {
      woven: panel(slab(356, y - 30, 88, 56, 6), art.trim, 2) + mark(376, y + 12, 48, visibleOn(art.trim, art.accent)),
      mark: mark(370, y + 14, 60, visibleOn(look.cuff === 'none' ? art.body : tone, art.accent)),
      none: fill(`M588 ${y - 16}h22v32h-22z`, art.accent),
    }[look.patch]
    return {
      svg:
        (look.pom ? pom(look, top, art) : '') +
        panel(crown, art.body) +
        art.pen.within(crown, knit(look, top, art) + seamOf(top, art)) +
        cuff +
        (art.side === 'front' ? patch : ''),
      box: { left: 190, right: 610, top: look.pom ? top - 90 : top, bottom: look.cuff === 'none' ? 704 : 738 },
    }
  },
}

const seamOf = (top: number, art: Art): string =>
  art.side === 'back' ? stroke(line([400, top], [400, 720]), shade(art.body, -0.4), 4) : ''
