import { shade, visibleOn } from '../../ink/color.ts'
import { line, type Knot } from '../../ink/path.ts'
import { fill, stroke } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { assemble } from './assemble.ts'
import { chestMark, collar, topOf } from './collars.ts'
import { puffed, quilted } from './down-hoodie.ts'
import { armpitY, neckY, type Fit } from './fit.ts'
import { blocked, frontZip, hemline, pockets } from './panels.ts'

const base = { neck: 70, shoulder: 150, chest: 166, waist: 160, hem: 160, drop: 6 }

function choose({ cut }: Art) {
  return {
    quilt: cut.one(['level', 'none', 'chevron', 'diamond', 'wave', 'upright'] as const),
    collar: cut.one(['stand', 'high-stand', 'hood'] as const),
    blocking: cut.one(['plain', 'yoke', 'lower', 'sides', 'breast', 'chevron', 'scoop'] as const),
    rows: cut.one([7, 10, 13]),
    pockets: cut.one(['slant', 'cargo', 'welt', 'chest', 'upright'] as const),
    hemY: cut.between(756, 822),
    waist: cut.between(-6, 4),
  }
}

/** The bound edge of the armholes. */
const armholes = (fit: Fit, color: string): string => {
  const left: Knot[] = [
    [400 - fit.shoulder, neckY + 36],
    [400 - fit.shoulder + 20, neckY + 100],
    [400 - fit.chest, armpitY],
  ]
  const right = left.map((knot): Knot => [800 - knot[0], knot[1]])
  return stroke(line(...left), color, 13) + stroke(line(...right), color, 13)
}

/** A vest: quilted or smooth, with bound armholes. */
export const vest: Product = {
  fabric: 'quilt',
  wear: 'top',
  tall: 69,
  draw: art => {
    const look = choose(art)
    const fit = { ...base, hemY: look.hemY, waist: base.waist + look.waist }
    const front = art.side === 'front'
    const smooth = look.quilt === 'none'
    const upper =
      look.blocking === 'yoke' || look.blocking === 'chevron' || look.blocking === 'scoop' ? art.second : art.body
    const quilting =
      look.quilt === 'none'
        ? hemline(fit, art.body)
        : quilted(look.quilt, look.rows, neckY + 60, fit.hemY - 20, art.body)
    const band = smooth ? '' : fill(`M180 ${fit.hemY - 24}q220 22 440 0v60H180z`, shade(art.body, -0.22))
    const { svg, box } = assemble(art, {
      fit,
      sleeve: 'none',
      ...(smooth || look.quilt === 'upright'
        ? {}
        : { bodyOutline: puffed(fit, look.quilt === 'diamond' ? 6 : look.rows) }),
      onBody:
        quilting +
        blocked(look.blocking, fit, art.second) +
        band +
        (front ? pockets(look.pockets, fit, art.body, art.accent) : '') +
        armholes(fit, art.trim),
      over:
        (front ? frontZip(neckY + 26, fit.hemY + 2, upper, art.trim) : '') +
        collar(look.collar, art, upper) +
        (front ? chestMark(visibleOn(upper, art.accent), 452) : ''),
      top: topOf[look.collar],
    })
    return { svg, box: { ...box, bottom: fit.hemY + fit.drop } }
  },
}
