import { shade, type Hex } from '../../ink/color.ts'
import { across, line, slab, symmetric } from '../../ink/path.ts'
import { crease, fill, panel, pull, seam, stitches, stroke, webbing, zip } from '../../ink/pen.ts'
import type { Art } from '../product.ts'

/** The choices of every day pack. */
export function choose({ cut }: Art) {
  return {
    closure: cut.one(['dome', 'flap', 'roll', 'lid', 'clam'] as const),
    pocket: cut.one(['big', 'stretch', 'daisy', 'small', 'tall', 'cords'] as const),
    shape: cut.one(['round', 'square', 'taper'] as const),
    sides: cut.one(['mesh', 'zip', 'none'] as const),
    base: cut.one(['second', 'body', 'trim'] as const),
    straps: cut.one(['two', 'one', 'none'] as const),
    top: cut.between(176, 222),
    wide: cut.between(170, 192),
    bottom: cut.between(800, 826),
  }
}

export type DayPackLook = ReturnType<typeof choose>

/** How the top closes. */
export function closing(look: DayPackLook, art: Art): string {
  const { top, wide } = look
  const left = 400 - wide
  switch (look.closure) {
    case 'dome': {
      const d = symmetric([
        [400, top + 56],
        [left + 60, top + 80],
        [left + 30, top + 190],
        [left + 26, top + 280, 0],
      ]).replace(/l[^l]*z$/, '')
      return zip(d, art.body, art.accent, 9) + pull(left + 28, top + 270, art.accent, 30)
    }
    case 'clam':
      return (
        zip(across([left - 4, top + 190], [400, top + 200]), art.body, art.accent, 9) +
        zip(across([left - 4, top + 90], [400, top + 70]), art.body, art.accent, 8) +
        pull(470, top + 196, art.accent, 34)
      )
    case 'flap':
      return (
        panel(
          symmetric([
            [400, top - 6],
            [left + 20, top + 30],
            [left - 10, top + 130],
            [left + 6, top + 282, 0],
            [400, top + 312],
          ]),
          art.second,
        ) + stitches(across([left + 16, top + 264], [400, top + 294]), art.second)
      )
    case 'lid':
      return (
        panel(
          symmetric([
            [400, top - 30],
            [left + 30, top - 14],
            [left - 14, top + 70],
            [left - 8, top + 136, 0],
            [400, top + 158],
          ]),
          art.second,
        ) + zip(across([left + 4, top + 84], [400, top + 108]), art.second, art.accent, 7)
      )
    case 'roll':
      return (
        panel(
          symmetric([
            [400, top - 64],
            [left + 24, top - 60, 0],
            [left + 30, top + 40],
            [left - 4, top + 150],
            [400, top + 162],
          ]),
          art.second,
        ) +
        panel(slab(left + 12, top - 74, 2 * wide - 24, 42, 18), shade(art.second, -0.12)) +
        seam(`M${left + 30} ${top - 52}H${770 - left}`, art.second) +
        crease(line([left + 70, top], [left + 90, top + 60], [left + 76, top + 120]))
      )
  }
}

/** The pocket on the front. */
export function pocket(look: DayPackLook, art: Art, color: Hex): string {
  const { bottom, wide } = look
  const y = bottom - 300
  switch (look.pocket) {
    case 'big':
      return (
        panel(slab(400 - wide * 0.72, y, wide * 1.44, 250, 34), color, 2) +
        zip(`M${400 - Math.round(wide * 0.6)} ${y + 54}H${400 + Math.round(wide * 0.6)}`, color, art.accent, 8) +
        pull(400 + wide * 0.56, y + 52, art.accent, 28)
      )
    case 'tall':
      return (
        panel(slab(400 - wide * 0.5, y - 70, wide, 330, 26), color, 2) +
        zip(`M${400 - Math.round(wide * 0.3)} ${y - 40}V${y + 190}`, color, art.accent, 8)
      )
    case 'small':
      return (
        panel(slab(400 - wide * 0.6, y + 90, wide * 1.2, 160, 22), color, 2) +
        stroke(`M${400 - Math.round(wide * 0.5)} ${y + 112}H${400 + Math.round(wide * 0.5)}`, shade(color, -0.4), 6)
      )
    case 'stretch':
      return (
        panel(
          symmetric([
            [400, y + 40],
            [400 - wide * 0.8, y + 10, 0],
            [400 - wide * 0.84, y + 240],
            [400, y + 262],
          ]),
          shade(color, -0.2),
          2,
        ) +
        stroke(
          Array.from(
            { length: 9 },
            (_, row) => `M${400 - Math.round(wide * 0.72)} ${y + 54 + row * 22}H${400 + Math.round(wide * 0.72)}`,
          ).join(''),
          shade(color, -0.5),
          6,
          'stroke-dasharray="1 11"',
        ) +
        stroke(across([400 - wide * 0.8, y + 12], [400, y + 42]), art.accent, 5)
      )
    case 'daisy': {
      const rungs = Array.from({ length: 6 }, (_, index) => `M352 ${y - 30 + index * 46}h96`).join('')
      return (
        webbing(`M360 ${y - 60}V${y + 230}M440 ${y - 60}V${y + 230}`, art.trim, 18) +
        stroke(rungs, shade(art.trim, 0.2), 9) +
        panel(slab(400 - wide * 0.7, y + 120, wide * 1.4, 130, 20), color, 2)
      )
    }
    case 'cords': {
      const zigzag = `M330 ${y - 40}L470 ${y + 30}L330 ${y + 100}L470 ${y + 170}M470 ${y - 40}L330 ${y + 30}L470 ${y + 100}L330 ${y + 170}`
      const ends = [330, 470]
        .flatMap(x => [-40, 30, 100, 170].map(dy => fill(slab(x - 9, y + dy - 9, 18, 18, 6), art.trim)))
        .join('')
      return stroke(zigzag, shade(art.accent, -0.35), 7) + stroke(zigzag, art.accent, 4.4) + ends
    }
  }
}
