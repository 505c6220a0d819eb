import { shade, visibleOn } from '../../ink/color.ts'
import { line, shape, slab } from '../../ink/path.ts'
import { crease, fill, mark, panel, seam, stitches, stroke, webbing } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { choose, hand, type HandLook } from './hand.ts'

function backOfHand(look: HandLook, art: Art, palm: boolean): string {
  const s = look.shift
  if (palm)
    return (
      panel(shape([186, 430], [260, 400], [330, 430], [330, 600], [200, 610]), art.second, 2) +
      stitches(line([196, 440], [260, 412], [322, 438]), art.second) +
      stroke(
        Array.from({ length: 5 }, (_, row) => `M206 ${470 + row * 26}H318`).join(''),
        shade(art.second, -0.3),
        5,
        'stroke-dasharray="2 14"',
      )
    )
  switch (look.back) {
    case 'quilt':
      return [0, 1, 2, 3, 4]
        .map(
          row =>
            crease(line([170, 430 + row * 46], [258, 440 + row * 46 + s * 0.3], [350, 424 + row * 46]), 14) +
            seam(line([170, 424 + row * 46], [258, 434 + row * 46], [350, 418 + row * 46]), art.body),
        )
        .join('')
    case 'panel':
      return (
        panel(shape([176, 470 + s], [258, 426], [344, 470 + s], [330, 620], [190, 620]), art.second, 2) +
        stitches(line([186, 482 + s], [258, 440], [334, 482 + s]), art.second)
      )
    case 'knuckle':
      return [0, 1, 2, 3]
        .map(index => panel(slab(172 + index * 44, 398 + Math.abs(index - 1.6) * 12, 36, 62, 16), art.second, 2))
        .join('')
    case 'stripe':
      return (
        stroke(line([170, 520 + s], [258, 500 + s], [352, 520 + s]), art.second, 40) +
        stroke(line([170, 520 + s], [258, 500 + s], [352, 520 + s]), art.accent, 8)
      )
    case 'plain':
      return seam(line([214, 420], [222, 520]) + line([258, 410], [260, 530]) + line([302, 420], [298, 520]), art.body)
  }
}

function cuff(look: HandLook, art: Art): string {
  const end = 640 + look.cuffLong
  switch (look.cuff) {
    case 'gauntlet':
      return (
        panel(
          shape([196, 630, 0], [338, 630, 0], [356, 720], [374, end, 0], [266, end + 10], [160, end, 0], [178, 720]),
          art.second,
        ) +
        stroke(line([160, end - 12], [266, end], [374, end - 12]), art.trim, 14) +
        webbing('M182 690H352', art.trim, 16) +
        fill(slab(248, 674, 38, 32, 5), art.accent)
      )
    case 'knit': {
      const shape_ = slab(194, 632, 144, look.cuffLong - 20, 12)
      return (
        panel(shape_, art.trim) +
        stroke(
          Array.from({ length: 9 }, (_, index) => `M${204 + index * 15} 640V${end - 28}`).join(''),
          shade(art.trim, -0.35),
          4,
        )
      )
    }
    case 'strap':
      return (
        panel(slab(186, 632, 160, look.cuffLong - 66, 14), art.body) +
        panel(slab(220, 650, 150, 44, 12), art.trim, 2) +
        mark(300, 682, 36, visibleOn(art.trim, art.accent))
      )
    case 'short':
      return panel(slab(188, 632, 156, look.cuffLong - 102, 12), art.trim) + stroke('M200 660H332', art.accent, 5)
  }
}

/** Where the cuff ends below the wrist. */
const cuffEnd = (look: HandLook): number =>
  640 +
  { gauntlet: look.cuffLong, knit: look.cuffLong - 20, strap: look.cuffLong - 74, short: look.cuffLong - 110 }[
    look.cuff
  ]

/** A pair of gloves: four hands, four cuffs, five backs. */
export const gloves: Product = {
  fabric: 'leather',
  wear: 'hand',
  tall: 28,
  draw: art => {
    const look = choose(art)
    const outline = hand(look)
    const palm = art.side === 'back'
    const tips =
      look.form === 'fingerless'
        ? stroke(line([160, 380 - look.long], [260, 354 - look.long], [352, 382 - look.long]), art.trim, 14)
        : fill(`M120 180H360V${300 - look.long}Q260 ${270 - look.long} 120 ${310 - look.long}z`, art[look.tips]) +
          fill(`M372 380h90v70h-90z`, art[look.tips])
    const leash = look.leash ? stroke(`M200 ${Math.round(cuffEnd(look) - 14)}q-60 30 -40 90`, art.accent, 6) : ''
    const one =
      leash +
      panel(outline, art.body) +
      art.pen.within(outline, tips + fill(outline, 'url(#l)') + backOfHand(look, art, palm)) +
      cuff(look, art) +
      mark(236, 610, 44, visibleOn(look.back === 'panel' || palm ? art.second : art.body, art.accent))
    const apart = [
      `<g transform="translate(-44 0)"><g id="one">${one}</g></g>`,
      `<g transform="matrix(-1 0 0 1 844 0)"><use href="#one"/></g>`,
    ] as const
    return {
      svg: apart.join(''),
      apart,
      box: {
        left: 110,
        right: 690,
        top: look.form === 'fingerless' ? 346 - look.long : 216 - look.long,
        bottom: cuffEnd(look) + 6,
      },
    }
  },
}
