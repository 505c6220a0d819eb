import { visibleOn, type Hex } from '../../ink/color.ts'
import { chance } from '../../ink/chance.ts'
import { across, line, oval, slab } from '../../ink/path.ts'
import { fill, mark, panel, stitches, stroke } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { assemble } from './assemble.ts'
import { neckline } from './collars.ts'
import { neckY, type Fit } from './fit.ts'
import { blocked } from './panels.ts'

const base = { neck: 72, shoulder: 168, chest: 164, waist: 158, hem: 162, drop: 8 }

function choose({ cut }: Art) {
  return {
    print: cut.one(['peaks', 'none', 'sun', 'contours', 'stripes', 'badge', 'pines', 'breast', 'rows'] as const),
    neck: cut.one(['crew', 'v', 'scoop'] as const),
    sleeve: cut.one(['short', 'raglan-short', 'long'] as const),
    sleeves: cut.one(['body', 'second'] as const),
    pocket: cut.one([false, true, false]),
    ringer: cut.one([false, true]),
    seed: cut.between(1, 60_000),
    hemY: cut.between(778, 816),
  }
}

type Look = ReturnType<typeof choose>

/** A ridge line across the chest, one of many. */
function skyline(random: () => number, y: number, rise: number): string {
  let d = `M270 ${y}`
  for (let x = 300; x <= 530; x += 28 + Math.round(random() * 16))
    d += `L${x} ${Math.round(y - rise * (0.2 + 0.8 * random()) * (1 - Math.abs(x - 400) / 210))}`
  return `${d}L530 ${y}`
}

const pines = (random: () => number, color: Hex): string =>
  [300, 342, 378, 416, 456, 498]
    .map(x => {
      const h = Math.round(60 + random() * 70)
      return fill(`M${x} ${530 - h}l${Math.round(h * 0.24)} ${h}h${-2 * Math.round(h * 0.24)}z`, color)
    })
    .join('')

function print(look: Look, fit: Fit, art: Art): string {
  const random = chance(look.seed)
  const ink = visibleOn(art.body, art.accent)
  const second = visibleOn(art.body, art.second)
  switch (look.print) {
    case 'none':
      return ''
    case 'peaks':
      return fill(`${skyline(random, 520, 150)}z`, second) + fill(`${skyline(random, 520, 84)}z`, ink)
    case 'sun':
      return (
        fill(oval(400, 420, 84), ink) +
        fill(`${skyline(random, 520, 90)}z`, art.body) +
        stroke(skyline(random, 512, 90), second, 6)
      )
    case 'contours':
      return [1, 2, 3, 4, 5]
        .map(ring =>
          stroke(
            oval(400 + ring * 3 - 9, 430 - ring, ring * 22 + random() * 10, ring * 16 + random() * 12),
            ring % 2 ? ink : second,
            4,
          ),
        )
        .join('')
    case 'stripes':
      return [0, 1, 2].map(row => stroke(`M120 ${396 + row * 36}H680`, row === 1 ? ink : second, 20)).join('')
    case 'rows':
      return stroke(Array.from({ length: 12 }, (_, row) => `M120 ${296 + row * 44}H680`).join(''), second, 12)
    case 'badge':
      return (
        fill(slab(318, 350, 164, 150, 22), second) +
        stroke(slab(328, 360, 144, 130, 16), ink, 4) +
        mark(348, 458, 104, ink)
      )
    case 'pines':
      return pines(random, second) + stroke('M270 530H530', ink, 6)
    case 'breast':
      return blocked('breast', fit, art.second)
  }
}

/** A T-shirt: cut of neck and sleeve, and one of nine prints of which no two come out alike. */
export const tee: Product = {
  fabric: 'jersey',
  wear: 'top',
  tall: 73,
  draw: art => {
    const look = choose(art)
    const fit = { ...base, hemY: look.hemY }
    const front = art.side === 'front'
    const sleeve = art[look.sleeves]
    const cuffY = look.sleeve === 'long' ? neckY + 500 : neckY + 190
    const cuff =
      line([400 - fit.shoulder - 120, cuffY - 14], [400 - fit.chest + 30, cuffY + 22]) +
      line([400 + fit.shoulder + 120, cuffY - 14], [370 + fit.chest, cuffY + 22])
    const wide = look.print === 'stripes' || look.print === 'rows' || look.print === 'breast'
    const pocket =
      look.pocket && front
        ? panel(slab(440, neckY + 110, 84, 92, 8), look.print === 'none' ? art.second : art.body, 2) +
          stitches(`M446 ${neckY + 128}h72`, art.body)
        : ''
    return assemble(art, {
      fit,
      sleeve: look.sleeve,
      ease: look.sleeve === 'long' ? -2 : 4,
      sleeveColor: sleeve,
      onSleeves: (look.ringer ? stroke(cuff, art.trim, 22, 'stroke-linecap="butt"') : '') + stitches(cuff, sleeve),
      onBody:
        (front || wide ? print(look, fit, art) : mark(368, neckY + 70, 64, visibleOn(art.body, art.accent))) +
        pocket +
        stitches(across([230, fit.hemY - 20], [320, fit.hemY - 14], [400, fit.hemY + fit.drop - 20]), art.body),
      over: neckline(art, art.body, look.ringer ? art.trim : art.body, look.neck),
      top: neckY - 12,
    })
  },
}
