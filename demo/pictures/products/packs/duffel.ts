import { shade, visibleOn } from '../../ink/color.ts'
import { line, shape, slab } from '../../ink/path.ts'
import { crease, fill, mark, panel, pull, seam, stitches, stroke, webbing, zip } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'

function choose({ cut }: Art) {
  return {
    body: cut.one(['round', 'box', 'barrel'] as const),
    opening: cut.one(['top', 'd', 'roll'] as const),
    graphic: cut.one(['mark', 'panel', 'stripe', 'ends', 'peaks', 'pocket'] as const),
    straps: cut.one(['hands', 'both', 'long'] as const),
    daisy: cut.one([true, false]),
    ends: cut.one(['second', 'trim', 'body'] as const),
    wide: cut.between(286, 322),
    high: cut.between(276, 342),
    lean: cut.between(-10, 10),
  }
}

type Look = ReturnType<typeof choose>

const ground = 740

function graphic(look: Look, art: Art): string {
  const { wide, high } = look
  const y = ground - high
  const x0 = 400 - wide
  switch (look.graphic) {
    case 'mark':
      return mark(300, y + high * 0.72, 200, visibleOn(art.body, art.accent))
    case 'panel':
      return (
        panel(slab(250, y + high * 0.36, 300, high * 0.5, 24), art.second, 2) +
        mark(352, y + high * 0.72, 96, visibleOn(art.second, art.accent))
      )
    case 'stripe':
      return (
        fill(`M${x0 - 20} ${y + Math.round(high * 0.5)}H${820 - x0}v56H${x0 - 20}z`, art.second) +
        fill(`M${x0 - 20} ${y + Math.round(high * 0.5) + 66}H${820 - x0}v14H${x0 - 20}z`, art.accent) +
        mark(372, y + high * 0.5 + 44, 56, visibleOn(art.second, art.accent))
      )
    case 'ends':
      return (
        fill(slab(x0 - 20, y - 20, wide * 0.5, high + 60), art.second) +
        fill(slab(420 - x0 + wide * 0.1, y - 20, wide * 0.6, high + 60), art.second) +
        mark(350, y + high * 0.66, 100, visibleOn(art.body, art.accent))
      )
    case 'peaks':
      return (
        fill(
          `M${x0 - 20} ${ground}L${x0 + 130} ${y + 150}l60 70l90 -120l80 100l50 -50l120 150v${ground - y}H${x0}z`,
          art.second,
        ) +
        fill(
          `M${x0 - 20} ${ground + 40}L${x0 + 60} ${y + 230}l110 60l120 -70l100 50l90 -60l110 110v200H${x0}z`,
          shade(art.second, -0.25),
        )
      )
    case 'pocket':
      return (
        panel(slab(260, y + high * 0.44, 280, high * 0.42, 18), shade(art.body, -0.1), 2) +
        zip(`M276 ${y + Math.round(high * 0.44) + 30}H524`, art.body, art.accent, 8) +
        pull(514, y + high * 0.44 + 28, art.accent, 28) +
        mark(376, y + high * 0.76, 48, visibleOn(art.body, art.accent))
      )
  }
}

const handles = (look: Look, art: Art): string => {
  const y = ground - look.high
  const hand = (lift: number, shift: number) =>
    webbing(
      `M${300 + shift} ${ground - 30}V${y + 40}C${300 + shift} ${y - lift} ${500 + shift} ${y - lift} ${500 + shift} ${y + 40}V${ground - 30}`,
      art.trim,
      22,
    )
  const long =
    look.straps === 'hands'
      ? ''
      : stroke(
          line([400 - look.wide + 26, y + 60], [260, y - 90], [400, y - 130], [540, y - 90], [374 + look.wide, y + 60]),
          shade(art.trim, -0.2),
          20,
        ) + fill(slab(340, y - 152, 120, 44, 16), art.second)
  return (
    long +
    (look.straps === 'long'
      ? ''
      : hand(70, 0) +
        fill(slab(352, y - 50, 96, 34, 12), art.second, `stroke="${shade(art.second, -0.4)}" stroke-width="2"`))
  )
}

/** A duffel: three bodies, three openings, six faces. */
export const duffel: Product = {
  fabric: 'ripstop',
  wear: 'beside',
  tall: 34,
  draw: art => {
    const look = choose(art)
    const y = ground - look.high
    const [l, r] = [400 - look.wide, 400 + look.wide]
    const bow = { round: 44, box: 16, barrel: 70 }[look.body]
    const outline = shape(
      [l + bow, y + 16],
      [400, y + (look.body === 'box' ? 4 : -8)],
      [r - bow, y + 16],
      [r - 4, y + bow + 20],
      [r + look.lean * 0.4, ground - 80],
      [r - bow * 0.6, ground - 6],
      [400, ground + 2],
      [l + bow * 0.6, ground - 6],
      [l - look.lean * 0.4, ground - 80],
      [l + 4, y + bow + 20],
    )
    const end = art[look.ends]
    const caps =
      look.graphic === 'ends'
        ? ''
        : fill(
            shape(
              [l - 20, y - 20, 0],
              [l + 70, y - 20, 0],
              [l + 52, ground - 160],
              [l + 74, ground + 30, 0],
              [l - 20, ground + 30, 0],
            ),
            end,
          ) +
          fill(
            shape(
              [r + 20, y - 20, 0],
              [r - 70, y - 20, 0],
              [r - 52, ground - 160],
              [r - 74, ground + 30, 0],
              [r + 20, ground + 30, 0],
            ),
            end,
          ) +
          seam(
            line([l + 70, y - 10], [l + 52, ground - 160], [l + 74, ground + 20]) +
              line([r - 70, y - 10], [r - 52, ground - 160], [r - 74, ground + 20]),
            end,
            3,
          )
    const opening = {
      top:
        zip(line([l + 60, y + 52], [400, y + 40], [r - 60, y + 52]), art.body, art.accent, 11) +
        pull(r - 110, y + 48, art.accent, 36),
      d:
        zip(
          line([l + 96, y + 150], [l + 110, y + 60], [400, y + 44], [r - 110, y + 60], [r - 96, y + 150]),
          art.body,
          art.accent,
          11,
        ) + pull(r - 98, y + 150, art.accent, 36),
      roll:
        panel(slab(l + 30, y - 6, 2 * look.wide - 60, 54, 24), shade(art.body, -0.12), 2) +
        stitches(`M${l + 60} ${y + 22}H${r - 60}`, art.body),
    }[look.opening]
    const daisy = look.daisy
      ? webbing(`M${l + 80} ${ground - 60}H${r - 80}`, art.trim, 16) +
        stroke(
          Array.from({ length: 11 }, (_, index) => `M${l + 110 + index * 44} ${ground - 68}v16`).join(''),
          art.accent,
          4,
        )
      : ''
    const folds =
      crease(line([l + 100, ground - 30], [l + 150, ground - 80], [l + 220, ground - 60]), 12) +
      crease(line([r - 120, y + 90], [r - 160, y + 150], [r - 220, y + 140]), 12) +
      crease(line([r - 100, ground - 40], [r - 170, ground - 90], [r - 230, ground - 60]), 14)
    const back = art.side === 'back'
    const face = back
      ? mark(330, y + look.high * 0.66, 140, visibleOn(art.body, art.second)) + daisy
      : graphic(look, art) + daisy
    return {
      svg:
        (back ? stroke(`M300 ${y + 40}C300 ${y - 80} 500 ${y - 80} 500 ${y + 40}`, shade(art.trim, -0.2), 18) : '') +
        panel(outline, art.body) +
        art.pen.within(outline, face + caps + folds + opening) +
        (back ? '' : handles(look, art)),
      box: { left: l, right: r, top: y - (look.straps === 'hands' ? 60 : 150), bottom: ground },
    }
  },
}
