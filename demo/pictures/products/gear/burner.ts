import { fill } from '../../ink/pen.ts'
import type { Art } from '../product.ts'

export const steel = '#aeb2ae'

/** The choices of every stove. */
export function choose({ cut }: Art) {
  return {
    form: cut.one(['canister', 'system', 'twin', 'remote'] as const),
    pot: cut.one([true, false]),
    face: cut.one(['mark', 'bands', 'peaks'] as const),
    supports: cut.one([3, 4]),
    knob: cut.one(['round', 'wire'] as const),
    lid: cut.one(['body', 'second', 'trim'] as const),
    high: cut.between(-26, 30),
    wide: cut.between(-14, 18),
  }
}

export type BurnerLook = ReturnType<typeof choose>

/** Flames on a ring, `half` wide to each side. */
export const flames = (x: number, y: number, half: number): string =>
  Array.from({ length: 5 }, (_, index) => {
    const at = Math.round(x - half + (half * 2 * index) / 4)
    return (
      fill(`M${at - 9} ${y}q-2 -26 9 -48q11 22 9 48z`, '#4f9bd8', 'fill-opacity=".75"') +
      fill(`M${at - 4} ${y}q0 -14 4 -26q4 12 4 26z`, '#ffd98a')
    )
  }).join('')
