import { shade, visibleOn, type Hex } from '../../ink/color.ts'
import { across, line, moved, shape, symmetric } from '../../ink/path.ts'
import { fill, mark, panel, seam, stitches, stroke } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { bothSides, boxOfLegs, legFolds, legsShape } from './legs.ts'

function choose({ cut }: Art) {
  return {
    detail: cut.one(['side-panel', 'plain', 'knee', 'calf-mesh', 'print', 'spiral', 'half'] as const),
    length: cut.one(['full', 'seven-eighths', 'knee'] as const),
    waist: cut.one(['high', 'wrap', 'cord'] as const),
    pocket: cut.one([true, false]),
    tone: cut.one(['second', 'trim'] as const),
    hemY: cut.between(-14, 14),
    bandDeep: cut.between(74, 100),
    shift: cut.between(-20, 20),
  }
}

type Look = ReturnType<typeof choose>

const lengths = { full: 926, 'seven-eighths': 846, knee: 650 } as const

function detail(look: Look, tone: Hex): string {
  const shift = look.shift
  switch (look.detail) {
    case 'plain':
      return ''
    case 'side-panel':
      return bothSides(x => {
        const edge = line([x(310), 150], [x(286), 330], [x(304), 620 + shift], [x(312), 960])
        return (
          fill(
            shape(
              [x(310), 150, 0],
              [x(286), 330],
              [x(304), 620 + shift],
              [x(312), 960, 0],
              [x(150), 960, 0],
              [x(150), 150, 0],
            ),
            tone,
          ) +
          seam(edge, tone, 3) +
          stitches(moved(edge, 6, 0), tone)
        )
      })
    case 'knee':
      return bothSides(x =>
        panel(
          shape(
            [x(260), 540 + shift],
            [x(330), 520 + shift],
            [x(384), 560 + shift],
            [x(376), 690 + shift],
            [x(320), 720 + shift],
            [x(262), 690 + shift],
          ),
          tone,
          2,
        ),
      )
    case 'calf-mesh':
      return bothSides(
        x =>
          fill(
            shape([x(220), 640, 0], [x(300), 690 + shift], [x(390), 620, 0], [x(390), 960, 0], [x(220), 960, 0]),
            tone,
          ) +
          stroke(
            Array.from({ length: 12 }, (_, row) => `M${x(240)} ${690 + row * 22}H${x(384)}`).join(''),
            shade(tone, -0.4),
            6,
            'stroke-dasharray="1 12"',
          ),
      )
    case 'print':
      return Array.from({ length: 9 }, (_, row) =>
        stroke(`M210 ${260 + row * 80 + shift}q60 -50 120 0t120 0t120 0`, tone, 14, 'stroke-opacity=".8"'),
      ).join('')
    case 'spiral':
      return bothSides(x =>
        [0, 1, 2]
          .map(row =>
            stroke(
              line(
                [x(230), 420 + row * 170 + shift],
                [x(310), 470 + row * 170 + shift],
                [x(400), 590 + row * 170 + shift],
              ),
              tone,
              34,
            ),
          )
          .join(''),
      )
    case 'half':
      return (
        fill(`M150 ${560 + shift}L400 ${620 + shift}L650 ${560 + shift}V1000H150z`, tone) +
        seam(`M150 ${560 + shift}L400 ${620 + shift}L650 ${560 + shift}`, tone, 3)
      )
  }
}

/** Leggings: three lengths, seven layouts, high or wrapped waist. */
export const leggings: Product = {
  fabric: 'jersey',
  wear: 'bottom',
  tall: 96,
  draw: art => {
    const look = choose(art)
    const hemY = lengths[look.length] + look.hemY
    const slim = look.length === 'knee'
    const legs = { top: 96, waist: 104, hip: 146, knee: 126, outer: slim ? 134 : 96, inner: slim ? 34 : 42, hemY }
    const tone = art[look.tone]
    const front = art.side === 'front'
    const outline = legsShape(legs)
    const deep = look.bandDeep
    const band = symmetric([
      [400, 102],
      [296, 96, 0],
      [278, 96 + deep, 0],
      look.waist === 'wrap' && front ? [400, 130 + deep, 0] : [400, 106 + deep],
    ])
    const cord =
      look.waist === 'cord' && front
        ? stroke(`M394 ${90 + deep}q-18 30 -10 66M406 ${90 + deep}q14 26 8 58`, art.accent, 5)
        : ''
    const pocket = look.pocket
      ? bothSides(x => {
          const d = line([x(268), 330], [x(310), 346], [x(318), 360], [x(314), 500], [x(270), 500])
          return seam(d, art.body) + stroke(line([x(268), 330], [x(310), 346]), art.accent, 4)
        })
      : ''
    const inner =
      detail(look, tone) +
      pocket +
      seam(line([400, 100 + deep], [400, 410]), art.body) +
      stitches(across([200, hemY - 16], [400, hemY - 4]), art.body) +
      legFolds(legs)
    const logo = front
      ? mark(290, 250, 36, visibleOn(art.body, art.accent))
      : mark(378, 150, 44, visibleOn(art.body, art.accent))
    return {
      svg:
        panel(outline, art.body) +
        art.pen.within(outline, inner) +
        panel(band, shade(art.body, -0.08), 2) +
        cord +
        logo,
      box: boxOfLegs(legs),
    }
  },
}
