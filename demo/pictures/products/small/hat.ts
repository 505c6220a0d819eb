import { shade, visibleOn } from '../../ink/color.ts'
import { slab } from '../../ink/path.ts'
import { fill, mark, panel, stroke } from '../../ink/pen.ts'
import type { Art } from '../product.ts'

/** The choices of every hat. */
export function choose({ cut }: Art) {
  return {
    form: cut.one(['five', 'trucker', 'bucket', 'runner', 'flap', 'brim'] as const),
    front: cut.one(['patch', 'mark', 'peaks', 'plain'] as const),
    brim: cut.one(['body', 'second', 'trim'] as const),
    rope: cut.one([true, false]),
    vents: cut.one([true, false]),
    top: cut.between(330, 366),
    wide: cut.between(206, 228),
    bill: cut.between(84, 118),
  }
}

export type HatLook = ReturnType<typeof choose>

/** The badge on the front. */
export function badge(look: HatLook, art: Art, y: number): string {
  const ink = visibleOn(art.body, art.accent)
  switch (look.front) {
    case 'patch':
      return (
        panel(slab(336, y - 50, 128, 84, 14), art.trim, 2) +
        stroke(slab(343, y - 43, 114, 70, 10), shade(art.trim, 0.4), 2, 'stroke-dasharray="6 5"') +
        mark(362, y + 14, 76, visibleOn(art.trim, art.accent))
      )
    case 'mark':
      return mark(340, y + 20, 120, ink)
    case 'peaks':
      return (
        fill(`M300 ${y + 30}l50 -80l26 34l44 -66l80 112z`, ink) +
        fill(`M300 ${y + 30}l36 -36l30 20l34 -30l40 34l30 -22l30 34z`, art.second)
      )
    case 'plain':
      return mark(382, y + 14, 36, ink)
  }
}
