import { shade, visibleOn } from '../../ink/color.ts'
import { oval, slab } from '../../ink/path.ts'
import { fill, mark, panel, stroke } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'

/** A card as wallets know them: 85.6 by 54 mm, with round corners. */
const [left, top, width, height] = [80, 298, 640, 404]
const outline = slab(left, top, width, height, 34)
const bottom = top + height

/** A range across the card: peaks at even steps, each lifted by chance. */
function range({ cut }: Art, base: number, rise: number): string {
  const peaks = Array.from({ length: 9 }, (_, step) => {
    const lift = step % 2 === 0 ? cut.between(0, rise / 3) : cut.between(rise / 2, rise)
    return `L${left + step * 80} ${Math.round(base - lift)}`
  })
  return `M${left - 10} ${bottom + 10}${peaks.join('')}L${left + width + 10} ${bottom + 10}z`
}

/** Sky, sun and three ranges, with the mark in the corner. */
function front(art: Art): string {
  const sun = [left + art.cut.between(130, 510), top + art.cut.between(80, 150)] as const
  return (
    fill(oval(sun[0], sun[1], art.cut.between(38, 60)), art.accent) +
    fill(range(art, top + 250, 110), art.second) +
    fill(range(art, top + 320, 120), art.trim) +
    fill(range(art, top + 390, 110), art.lining) +
    mark(left + width - 130, top + 74, 90, visibleOn(art.body, art.lining))
  )
}

/** A stripe to read, the number in groups, and a field to scratch free. */
function back(art: Art): string {
  const ink = visibleOn(art.body, art.lining)
  const groups = [0, 1, 2, 3].map(group => `M${left + 60 + group * 96} ${top + 214}h${art.cut.between(64, 74)}`)
  return (
    fill(`M${left} ${top + 52}h${width}v78h${-width}z`, art.lining) +
    stroke(groups.join(''), ink, 16, 'stroke-dasharray="10 6" stroke-linecap="butt"') +
    fill(slab(left + 60, top + 270, 190, 62, 8), shade(art.second, -0.1)) +
    stroke(`M${left + 76} ${top + 288}l150 26M${left + 76} ${top + 308}l110 18`, shade(art.second, 0.35), 4) +
    mark(left + width - 170, bottom - 64, 120, ink)
  )
}

/** A gift card. */
export const giftCard: Product = {
  fabric: 'jersey',
  wear: 'held',
  tall: 5,
  draw: art => ({
    svg: panel(outline, art.body) + art.pen.within(outline, art.side === 'front' ? front(art) : back(art)),
    box: { left, top, right: left + width, bottom },
  }),
}
