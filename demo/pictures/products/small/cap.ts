import { shade } from '../../ink/color.ts'
import { across, line, shape, symmetric } from '../../ink/path.ts'
import { crease, fill, panel, seam, stitches, stroke } from '../../ink/pen.ts'
import type { Product } from '../product.ts'
import { brimmed } from './brimmed-hat.ts'
import { badge, choose } from './hat.ts'

const meshDots = (top: number, color: string): string =>
  stroke(
    Array.from({ length: 18 }, (_, row) => `M${150 + (row % 2) * 9} ${top + row * 18}H650`).join(''),
    shade(color, -0.45),
    6,
    'stroke-dasharray="1 17"',
  )

/** A cap with a bill, or a hat with a brim. */
export const cap: Product = {
  fabric: 'twill',
  wear: 'head',
  tall: 18,
  draw: art => {
    const look = choose(art)
    if (look.form === 'bucket' || look.form === 'brim') return brimmed(look, art)
    const { top, wide } = look
    const back = art.side === 'back'
    const crown = symmetric([
      [400, top],
      [400 - wide * 0.6, top + 30],
      [400 - wide * 0.96, top + 150],
      [400 - wide, 620, 0],
      [400, 650],
    ])
    const bill = symmetric([
      [400, 616],
      [400 - wide * 0.7, 604],
      [400 - wide + 2, 590, 0],
      [400 - wide - 14, 622],
      [400 - wide * 0.84, 636 + look.bill * 0.5],
      [400 - wide * 0.45, 646 + look.bill * 0.82],
      [400, 652 + look.bill * 0.9],
    ])
    const under = line(
      [400 - wide - 8, 630],
      [400 - wide * 0.84, 640 + look.bill * 0.5],
      [400 - wide * 0.45, 651 + look.bill * 0.82],
      [400, 657 + look.bill * 0.9],
      [400 + wide * 0.45, 651 + look.bill * 0.82],
      [400 + wide * 0.84, 640 + look.bill * 0.5],
      [408 + wide, 630],
    )
    const tone = art[look.brim]
    const face =
      look.form === 'trucker' || look.form === 'five'
        ? fill(
            shape(
              [400 - wide * 0.62, 660, 0],
              [400 - wide * 0.6, top + 100],
              [400 - wide * 0.3, top - 10, 0],
              [400 + wide * 0.3, top - 10, 0],
              [400 + wide * 0.6, top + 100],
              [400 + wide * 0.62, 660, 0],
            ),
            look.form === 'trucker' ? art.second : art.body,
          )
        : ''
    const mesh = look.form === 'trucker' || look.form === 'runner' ? meshDots(top, art.body) : ''
    const lines =
      look.form === 'five' || look.form === 'trucker'
        ? line([400 - wide * 0.32, top + 4], [400 - wide * 0.6, top + 110], [400 - wide * 0.64, 640]) +
          line([400 + wide * 0.32, top + 4], [400 + wide * 0.6, top + 110], [400 + wide * 0.64, 640])
        : line([400, top], [400, 650]) +
          line([400, top + 4], [400 - wide * 0.5, top + 120], [400 - wide * 0.56, 640]) +
          line([400, top + 4], [400 + wide * 0.5, top + 120], [400 + wide * 0.56, 640])
    const flap =
      look.form === 'flap'
        ? panel(
            shape(
              [400 - wide + 2, 560, 0],
              [400 - wide - 30, 700],
              [400 - wide + 10, 840],
              [400 - wide + 90, 800],
              [400 - wide + 100, 600, 0],
            ),
            art.second,
          ) +
          panel(
            shape([398 + wide, 560, 0], [430 + wide, 700], [390 + wide, 840], [310 + wide, 800], [300 + wide, 600, 0]),
            art.second,
          )
        : ''
    const holes = look.vents
      ? [300, 500]
          .map(
            x =>
              stroke(`M${x} ${top + 110}h0`, shade(art.accent, -0.1), 13) +
              stroke(`M${x} ${top + 110}h0`, shade(art.body, -0.7), 7),
          )
          .join('')
      : ''
    const front =
      stroke(under, shade(tone, -0.5), 9) +
      panel(bill, tone) +
      [0.3, 0.55, 0.8]
        .map(part =>
          stitches(
            across(
              [400 - wide + 14, 624 + look.bill * part * 0.5],
              [400 - wide * 0.6, 624 + look.bill * part],
              [400, 640 + look.bill * part],
            ),
            tone,
          ),
        )
        .join('') +
      (look.rope
        ? stroke(across([400 - wide + 8, 606], [300, 622], [400, 628]), art.accent, 11) +
          stroke(
            across([400 - wide + 8, 606], [300, 622], [400, 628]),
            shade(art.accent, -0.35),
            11,
            'stroke-dasharray="3 9"',
          )
        : '')
    const rear =
      fill(
        symmetric([
          [400, 540],
          [340, 566],
          [322, 640, 0],
          [400, 660],
        ]),
        shade(art.lining, -0.5),
      ) +
      stroke(across([316, 626], [400, 640]), art.trim, 22) +
      stroke('M352 634h0M376 637h0M424 637h0M448 634h0', shade(art.trim, 0.4), 8)
    return {
      svg:
        flap +
        panel(crown, art.body) +
        art.pen.within(
          crown,
          mesh +
            face +
            (face ? fill(crown, 'url(#l)') : '') +
            seam(lines, art.body) +
            crease(line([300, 600], [320, 540], [310, 480]), 10) +
            (back ? rear : ''),
        ) +
        stroke(`M388 ${top}h24`, art.accent, 12) +
        holes +
        (back ? '' : front + badge(look, art, 520)),
      box: {
        left: 400 - wide - (flap ? 26 : 0),
        right: 400 + wide + (flap ? 26 : 0),
        top,
        bottom: back ? 656 : flap ? 838 : 668 + look.bill,
      },
    }
  },
}
