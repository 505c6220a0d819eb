import { shade, visibleOn, type Hex } from '../../ink/color.ts'
import { line, shape, trace } from '../../ink/path.ts'
import { fill, mark, panel, seam, stitches, stroke, veil } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { boxBehind, fromBehind } from './behind.ts'
import { lacing } from './lacing.ts'
import { eyestay, featherY, footBox, groundY, tongue, upperKnots } from './last.ts'
import { partOf, sole } from './sole.ts'

function choose({ cut }: Art) {
  return {
    overlay: cut.one(['wave', 'cage', 'swoosh-free', 'speckle', 'bolts', 'clean'] as const),
    sole: cut.one(['foam', 'rocker', 'spike', 'smooth'] as const),
    lacing: cut.one(['cross', 'speed', 'bars', 'dial'] as const),
    mid: cut.one(['lining', 'accent', 'trim'] as const),
    toe: cut.one([true, false]),
    gaiter: cut.one([false, false, true]),
    rows: cut.one([6, 5]),
    top: cut.between(418, 448),
    reach: cut.between(692, 712),
    shift: cut.between(-18, 18),
  }
}

type Look = ReturnType<typeof choose>

function overlay(look: Look, art: Art, tone: Hex): string {
  const s = look.shift
  switch (look.overlay) {
    case 'wave':
      return [0, 1, 2]
        .map(row =>
          stroke(
            line(
              [100, 640 - row * 40 + s],
              [240, 560 - row * 34 + s],
              [380, 640 - row * 38 + s],
              [520, 600 - row * 14 + s],
              [720, 640 - row * 20],
            ),
            tone,
            15,
          ),
        )
        .join('')
    case 'cage':
      return [0, 1, 2, 3]
        .map(
          row =>
            stroke(`M${312 + row * 46} ${470 + row * 20}L${210 + row * 74 + s} 690`, tone, 13) +
            stroke(`M${312 + row * 46} ${470 + row * 20}L${290 + row * 74 + s} 690`, tone, 9),
        )
        .join('')
    case 'swoosh-free':
      return (
        panel(
          shape([110, 590 + s], [240, 560], [400, 510], [450, 540], [360, 620], [220, 690, 0], [100, 690, 0]),
          tone,
          2,
        ) + panel(shape([430, 560], [540, 580 + s], [600, 690, 0], [440, 690, 0], [400, 620]), shade(tone, -0.14), 2)
      )
    case 'speckle':
      return stroke(
        Array.from(
          { length: 46 },
          (_, index) =>
            `M${130 + ((index * 83) % 540)} ${500 + ((index * 47 + s) % 150)}l${6 + (index % 3) * 4} ${index % 2 ? 5 : -5}`,
        ).join(''),
        tone,
        7,
      )
    case 'bolts':
      return [0, 1, 2].map(row => fill(`M${170 + row * 130 + s} 690l70 -120l-22 66h54l-66 90z`, tone)).join('')
    case 'clean':
      return (
        seam(line([250, 470], [262, 580], [220, 680]), art.body) +
        stitches(line([440, 560], [470, 620], [450, 690]), art.body)
      )
  }
}

const mesh = (art: Art): string =>
  stroke(
    Array.from({ length: 12 }, (_, row) => `M${120 + (row % 2) * 7} ${452 + row * 18}H720`).join(''),
    shade(art.body, -0.34),
    4.4,
    'stroke-dasharray="1 13"',
  )

/** A running shoe is cut lower than the last of a boot: the drawing is pressed towards the ground. */
const flat = 0.88

const low = (y: number): number => Math.round(groundY - (groundY - y) * flat)

/** A trail running shoe: mesh, welded overlays, a foam midsole. */
export const trailRunner: Product = {
  fabric: 'mesh',
  wear: 'foot',
  tall: 12,
  draw: art => {
    const look = choose(art)
    const mid = art[look.mid]
    if (art.side === 'back') return { svg: fromBehind(art, look.top, mid, art.second), box: boxBehind(look.top) }
    const outline = trace(upperKnots(look.top, 80, look.reach))
    const heel = panel(shape([90, 470, 0], [170, 476], [206, 560], [216, 700, 0], [90, 700, 0]), art.second, 2)
    const toe = look.toe
      ? panel(shape([560, 690, 0], [584, 612], [650, 570], [740, 560, 0], [740, 700, 0]), shade(art.trim, -0.1), 2)
      : ''
    const stay = eyestay(look.top, art.second)
    const collar = shape(
      [100, look.top - 30, 0],
      [380, look.top - 40, 0],
      [350, look.top + 44],
      [240, look.top + 62],
      [100, look.top + 46, 0],
    )
    const inner =
      mesh(art) +
      overlay(look, art, art.second) +
      heel +
      toe +
      stay +
      fill(collar, shade(art.lining, -0.08)) +
      fill(collar, 'url(#l)') +
      veil(shape([90, featherY - 12], [400, featherY + 2], [740, featherY - 26], [740, 720, 0], [90, 720, 0]), 0.2)
    const pull = stroke(`M152 ${look.top + 60}q-34 -30 -14 -72q26 -8 28 44`, art.accent, 11)
    const gaiter = look.gaiter
      ? panel(
          shape(
            [148, look.top - 90, 0],
            [338, look.top - 96, 0],
            [352, look.top + 20],
            [250, look.top + 48],
            [142, look.top + 24],
          ),
          art.trim,
        ) + stitches(line([154, look.top - 66], [240, look.top - 58], [334, look.top - 72]), art.trim)
      : ''
    const shoe =
      partOf(art, 'upper', look.gaiter ? '' : pull + tongue(look.top, shade(art.second, -0.1))) +
      sole(look.sole, look.reach, art, mid) +
      partOf(
        art,
        'upper',
        panel(outline, art.body) +
          art.pen.within(outline, inner) +
          gaiter +
          lacing(look.lacing, look.top + 6, look.rows, art) +
          mark(150, 600, 46, visibleOn(art.second, art.accent)),
      )
    return {
      svg: `<g transform="matrix(1 0 0 ${flat} 0 ${low(0)})">${shoe}</g>`,
      box: footBox(low(look.top - (look.gaiter ? 96 : 40)), look.reach),
    }
  },
}
