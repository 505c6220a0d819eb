import { shade, visibleOn, type Hex } from '../../ink/color.ts'
import { chance } from '../../ink/chance.ts'
import { across, line, slab } from '../../ink/path.ts'
import { fill, panel, pull, seam, stitches, stroke, zip } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { assemble } from './assemble.ts'
import { collar, chestMark, topOf, type Collar } from './collars.ts'
import { neckY, type Fit } from './fit.ts'
import { blocked, cuffs, frontZip, pockets } from './panels.ts'

const base = { neck: 68, shoulder: 172, chest: 168, hem: 164, drop: 6 }

/** Short strokes all over: the pile of a fleece. */
function pile(seed: number, fit: Fit, color: Hex): string {
  const random = chance(seed)
  const tuft = () =>
    `M${Math.round(110 + random() * 580)} ${Math.round(neckY + random() * (fit.hemY - neckY))}q${Math.round(random() * 8 - 4)} 7 ${Math.round(random() * 12 - 6)} 11`
  const strokes = (count: number) => Array.from({ length: count }, tuft).join('')
  return (
    stroke(strokes(80), shade(color, 0.22), 3.4, 'stroke-opacity=".5"') +
    stroke(strokes(80), shade(color, -0.3), 3.4, 'stroke-opacity=".4"')
  )
}

const grid = (fit: Fit): string => {
  const rows = Array.from({ length: 22 }, (_, index) => `M120 ${neckY + 20 + index * 30}H680`).join('')
  const columns = Array.from({ length: 20 }, (_, index) => `M${115 + index * 30} ${neckY - 20}V${fit.hemY + 10}`).join(
    '',
  )
  return stroke(rows + columns, '#0a0f0d', 3, 'stroke-opacity=".13"')
}

const ribs = (fit: Fit): string =>
  stroke(
    Array.from({ length: 44 }, (_, index) => `M${99 + index * 14} ${neckY - 20}V${fit.hemY + 20}`).join(''),
    '#0a0f0d',
    3,
    'stroke-opacity=".12"',
  )

function choose({ cut }: Art, collars: readonly [Collar, ...Collar[]]) {
  return {
    surface: cut.one(['pile', 'grid', 'plain', 'rib'] as const),
    front: cut.one(['zip', 'snap', 'half-zip'] as const),
    blocking: cut.one(['plain', 'yoke', 'breast', 'plain', 'chevron', 'sides', 'lower'] as const),
    collar: cut.one(collars),
    pocket: cut.one(['breast', 'slant', 'both', 'kangaroo'] as const),
    sleeves: cut.one(['body', 'second'] as const),
    raglan: cut.one([false, true]),
    seed: cut.between(1, 60_000),
    hemY: cut.between(764, 800),
    waist: cut.between(154, 168),
  }
}

type Look = ReturnType<typeof choose>

/** A fleece: deep pile, grid, rib or plain face, closed by a zip, half a zip or snaps. */
const fleeceWith = (...collars: readonly [Collar, ...Collar[]]): Product => ({
  fabric: 'pile',
  wear: 'top',
  tall: 71,
  draw: art => {
    const look = choose(art, collars)
    const fit = { ...base, hemY: look.hemY, waist: look.waist }
    const front = art.side === 'front'
    const face = (color: Hex) =>
      ({ pile: () => pile(look.seed, fit, color), grid: () => grid(fit), rib: () => ribs(fit), plain: () => '' })[
        look.surface
      ]()
    const upper = look.blocking === 'yoke' || look.blocking === 'chevron' ? art.second : art.body
    const neck = look.surface === 'pile' && look.collar !== 'hood' ? art.trim : upper
    const sleeve = art[look.sleeves]
    const bound = stroke(across([400 - fit.hem - 4, fit.hemY - 6], [320, fit.hemY - 2], [400, fit.hemY]), art.trim, 18)
    return assemble(art, {
      fit,
      sleeve: look.raglan ? 'raglan' : 'long',
      sleeveColor: sleeve,
      onSleeves: face(sleeve) + cuffs(fit, art.trim, undefined, 22),
      onBody:
        face(art.body) + blocked(look.blocking, fit, art.second) + (front ? lowPockets(look, fit, art) : '') + bound,
      over:
        (front ? closure(look, fit, art, upper) : '') +
        collar(look.collar, art, neck) +
        (front && look.pocket !== 'slant' && look.pocket !== 'kangaroo'
          ? breastPocket(art)
          : front
            ? chestMark(visibleOn(upper, art.accent))
            : ''),
      top: topOf[look.collar],
    })
  },
})

export const fleece = fleeceWith('stand', 'high-stand')
export const fleeceHoodie = fleeceWith('hood')

const lowPockets = (look: Look, fit: Fit, art: Art): string =>
  look.pocket === 'slant' || look.pocket === 'both'
    ? pockets('slant', fit, art.body, art.accent)
    : look.pocket === 'kangaroo'
      ? pockets('kangaroo', fit, art.body, art.accent)
      : ''

const breastPocket = (art: Art): string =>
  panel(slab(446, neckY + 104, 92, 104, 10), art.second, 2) +
  stroke(slab(450, neckY + 108, 84, 96, 8), shade(art.second, 0.3), 1.8, 'stroke-dasharray="7 5" stroke-opacity=".6"') +
  zip(`M450 ${neckY + 130}H534`, art.second, art.accent, 6) +
  pull(528, neckY + 128, art.accent, 24)

function closure(look: Look, fit: Fit, art: Art, upper: Hex): string {
  if (look.front === 'zip') return frontZip(neckY + 26, fit.hemY + 2, upper, art.trim)
  if (look.front === 'half-zip') return frontZip(neckY + 26, neckY + 220, upper, art.trim)
  const placket = slab(382, neckY + 20, 36, 210, 4)
  const snaps = [54, 106, 158, 206]
    .map(y =>
      fill(
        `M392 ${neckY + y}a8 8 0 1 0 16 0a8 8 0 1 0-16 0z`,
        art.accent,
        `stroke="${shade(art.accent, -0.4)}" stroke-width="2"`,
      ),
    )
    .join('')
  return (
    panel(placket, art.trim, 2) +
    stitches(`M388 ${neckY + 30}v190M412 ${neckY + 30}v190`, art.trim) +
    snaps +
    seam(line([382, neckY + 230], [418, neckY + 230]), art.trim)
  )
}
