import { shade, visibleOn } from '../../ink/color.ts'
import { line, shape, trace } from '../../ink/path.ts'
import { crease, fill, mark, panel, seam, stitches, stroke, veil } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { boxBehind, fromBehind } from './behind.ts'
import { lacing } from './lacing.ts'
import { eyestay, featherY, footBox, tongue, upperKnots } from './last.ts'
import { partOf, sole } from './sole.ts'

function choose({ cut }: Art) {
  return {
    height: cut.one(['mid', 'high', 'low', 'winter'] as const),
    upper: cut.one(['leather', 'panels', 'mesh', 'wrap', 'moc'] as const),
    sole: cut.one(['lug', 'wedge', 'rocker', 'lug'] as const),
    lacing: cut.one(['hooks', 'cross', 'speed', 'bars'] as const),
    toe: cut.one(['cap', 'plain', 'rand'] as const),
    mid: cut.one(['trim', 'lining', 'second'] as const),
    rows: cut.one([6, 5, 7]),
    loop: cut.one([true, false]),
    top: cut.between(-12, 12),
    reach: cut.between(690, 708),
  }
}

type Look = ReturnType<typeof choose>

const tops = { low: 400, mid: 322, high: 236, winter: 206 } as const

function overlays(look: Look, top: number, art: Art): string {
  const dark = shade(art.body, -0.16)
  const heel =
    panel(
      shape([100, 470, 0], [176, 500], [232, 590], [240, 680, 0], [100, 680, 0]),
      look.upper === 'leather' ? dark : art.second,
      2,
    ) + stitches(line([120, 488], [172, 512], [220, 594], [230, 660]), dark)
  const stay = eyestay(top, look.upper === 'leather' || look.upper === 'moc' ? dark : art.second)
  const body = {
    leather:
      seam(line([236, top + 60], [214, 480], [250, 640]), art.body) +
      stitches(line([246, top + 60], [224, 480], [260, 640]), art.body),
    panels:
      fill(
        shape([176, top + 40], [250, 430], [300, 560], [230, 660, 0], [150, 660, 0], [150, 470]),
        art.second,
        'fill-opacity=".6"',
      ) + seam(line([300, 560], [400, 610], [470, 680]), art.body),
    mesh: stroke(
      Array.from({ length: 9 }, (_, row) => `M130 ${top + 60 + row * 36}H620`).join(''),
      shade(art.body, -0.4),
      6,
      'stroke-dasharray="1 12"',
    ),
    wrap:
      panel(
        shape([140, 560], [260, 520], [420, 500], [470, 540], [360, 620], [260, 690, 0], [120, 690, 0]),
        art.second,
        2,
      ) + stitches(line([150, 572], [270, 534], [420, 514]), art.second),
    moc:
      seam(line([470, 548], [560, 556], [640, 590], [690, 620]), art.body, 4) +
      stroke(line([476, 560], [560, 568], [636, 600], [688, 632]), shade(art.body, 0.3), 5, 'stroke-dasharray="3 9"'),
  }[look.upper]
  return body + heel + stay
}

const toe = (look: Look, art: Art): string => {
  const rubber = shade(art.trim, -0.2)
  if (look.toe === 'cap')
    return (
      panel(shape([596, 500, 0], [588, 590], [606, 690, 0], [740, 690, 0], [740, 520, 0]), shade(art.body, -0.26), 2) +
      stitches(line([586, 520], [578, 590], [596, 680]), art.body)
    )
  if (look.toe === 'rand')
    return panel(
      shape([90, 612, 0], [300, 628], [520, 618], [620, 586], [740, 560, 0], [740, 700, 0], [90, 700, 0]),
      rubber,
      2,
    )
  return crease(line([560, 560], [590, 600], [586, 640]), 9)
}

/** A walking boot: four heights, five uppers, four soles. */
export const boot: Product = {
  fabric: 'leather',
  wear: 'foot',
  tall: 17,
  draw: art => {
    const look = choose(art)
    const top = tops[look.height] + look.top
    const mid = art[look.mid]
    if (art.side === 'back')
      return {
        svg: fromBehind(art, top, mid, look.upper === 'leather' ? shade(art.body, -0.16) : art.second),
        box: boxBehind(top),
      }
    const winter = look.height === 'winter'
    const knots = upperKnots(top, 92, look.reach)
    const outline = trace(knots)
    const collar = shape([100, top - 30, 0], [400, top - 40, 0], [372, top + 74], [250, top + 88], [100, top + 66, 0])
    const cuff = winter ? art.lining : art.trim
    const fur = winter
      ? stroke(
          Array.from({ length: 17 }, (_, index) => `M${140 + index * 12} ${top + 54}q-8 -20 2 -52`).join(''),
          shade(art.lining, 0.25),
          6,
        )
      : stitches(line([140, top + 56], [250, top + 76], [352, top + 64]), cuff)
    const inner =
      overlays(look, top, art) +
      toe(look, art) +
      fill(collar, cuff) +
      fill(collar, 'url(#l)') +
      fur +
      veil(shape([90, featherY - 16], [400, featherY], [740, featherY - 30], [740, 720, 0], [90, 720, 0]), 0.2)
    const loop = look.loop
      ? stroke(`M158 ${top + 50}C130 ${top - 30} 176 ${top - 50} 190 ${top + 14}`, shade(art.accent, -0.4), 13) +
        stroke(`M158 ${top + 50}C130 ${top - 30} 176 ${top - 50} 190 ${top + 14}`, art.accent, 9)
      : ''
    const logo = mark(196, winter ? 440 : Math.min(470, top + 150), 52, visibleOn(art.body, art.accent))
    return {
      svg:
        partOf(art, 'upper', loop + tongue(top, shade(art.second, -0.12))) +
        sole(look.sole, look.reach, art, mid) +
        partOf(
          art,
          'upper',
          panel(outline, art.body) + art.pen.within(outline, inner) + lacing(look.lacing, top, look.rows, art) + logo,
        ),
      box: footBox(top - 40, look.reach),
    }
  },
}
