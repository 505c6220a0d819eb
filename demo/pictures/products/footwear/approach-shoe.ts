import { shade, visibleOn } from '../../ink/color.ts'
import { line, shape, trace } from '../../ink/path.ts'
import { fill, mark, panel, seam, stitches, stroke, veil } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { boxBehind, fromBehind } from './behind.ts'
import { lacing } from './lacing.ts'
import { eyestay, featherY, footBox, tongue, upperKnots } from './last.ts'
import { partOf, sole } from './sole.ts'

function choose({ cut }: Art) {
  return {
    cut: cut.one(['low', 'mid'] as const),
    rand: cut.one(['full', 'toe', 'dipped'] as const),
    upper: cut.one(['suede', 'stripes', 'knit', 'patch'] as const),
    lacing: cut.one(['cross', 'bars', 'speed'] as const),
    sole: cut.one(['smooth', 'wedge', 'lug'] as const),
    mid: cut.one(['second', 'accent', 'lining'] as const),
    top: cut.between(-10, 14),
    reach: cut.between(684, 704),
    slope: cut.between(-16, 16),
  }
}

type Look = ReturnType<typeof choose>

function upper(look: Look, art: Art): string {
  const s = look.slope
  switch (look.upper) {
    case 'suede':
      return (
        seam(line([240, 430], [230, 540], [270, 660]), art.body) +
        stitches(line([252, 430], [242, 540], [282, 660]), art.body) +
        seam(line([500, 570], [540, 610], [532, 680]), art.body)
      )
    case 'stripes':
      return [0, 1, 2]
        .map(row => stroke(`M${300 + row * 56} ${490 + row * 22}L${226 + row * 60 + s} 690`, art.second, 24))
        .join('')
    case 'knit':
      return stroke(
        Array.from(
          { length: 13 },
          (_, row) => `M110 ${430 + row * 20}q30 -8 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0`,
        ).join(''),
        shade(art.body, -0.26),
        3,
      )
    case 'patch':
      return (
        panel(shape([220, 560 + s], [330, 540], [400, 600], [380, 700, 0], [210, 700, 0]), art.second, 2) +
        stitches(line([234, 572 + s], [330, 554], [388, 606]), art.second)
      )
  }
}

function rand(look: Look, art: Art): string {
  const rubber = shade(art.trim, -0.25)
  const s = look.slope
  const areas = {
    full: shape([90, 590 + s, 0], [260, 616], [480, 606], [600, 566], [740, 540, 0], [740, 700, 0], [90, 700, 0]),
    toe: shape([500, 690, 0], [540, 620], [610, 566], [740, 540, 0], [740, 700, 0]),
    dipped: shape(
      [90, 560, 0],
      [180, 600 + s],
      [320, 636],
      [460, 610 - s],
      [560, 560],
      [740, 530, 0],
      [740, 700, 0],
      [90, 700, 0],
    ),
  }
  return panel(areas[look.rand], rubber, 2) + stroke(areas[look.rand], shade(rubber, 0.16), 2)
}

/** An approach shoe: lacing down to the toe, a rubber rand, a smooth climbing zone. */
export const approachShoe: Product = {
  fabric: 'leather',
  wear: 'foot',
  tall: 12,
  draw: art => {
    const look = choose(art)
    const top = (look.cut === 'low' ? 424 : 344) + look.top
    const mid = art[look.mid]
    if (art.side === 'back') return { svg: fromBehind(art, top, mid, shade(art.body, -0.15)), box: boxBehind(top) }
    const outline = trace(upperKnots(top, 74, look.reach))
    const stay = eyestay(top, art.second)
    const heel =
      panel(shape([90, 450, 0], [160, 470], [196, 560], [200, 700, 0], [90, 700, 0]), shade(art.body, -0.18), 2) +
      stitches(line([120, 470], [158, 486], [186, 566]), art.body)
    const collar = shape([100, top - 30, 0], [380, top - 40, 0], [352, top + 52], [240, top + 70], [100, top + 52, 0])
    const inner =
      upper(look, art) +
      heel +
      stay +
      rand(look, art) +
      fill(collar, art.lining) +
      fill(collar, 'url(#l)') +
      veil(shape([90, featherY - 8], [400, featherY + 2], [740, featherY - 20], [740, 720, 0], [90, 720, 0]), 0.18)
    const loop = stroke(`M156 ${top + 40}C128 ${top - 30} 178 ${top - 46} 186 ${top + 20}`, art.accent, 10)
    return {
      svg:
        partOf(art, 'upper', loop + tongue(top, shade(art.body, -0.2))) +
        sole(look.sole, look.reach, art, mid) +
        partOf(
          art,
          'upper',
          panel(outline, art.body) +
            art.pen.within(outline, inner) +
            lacing(look.lacing, top, look.cut === 'mid' ? 8 : 7, art) +
            mark(230, 540, 44, visibleOn(art.body, art.accent)),
        ),
      box: footBox(top - 40, look.reach),
    }
  },
}
