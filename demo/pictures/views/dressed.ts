import { line } from '../ink/path.ts'
import { stroke } from '../ink/pen.ts'
import type { Art, Drawn, Product } from '../products/product.ts'
import { arms, crownY, legDrop, legs, plainTrousers, plainUpper, quiet, shoes, soleY } from './figure.ts'
import { hairBehind, head, headFromBehind, hoodedFace, type DrawnPerson } from './person.ts'

/** Drawing units of the figure in a centimetre of the real world, for a person of 176 cm. */
export const unitsPerCm = (soleY - crownY) / 176

/** A person wearing a product, in the coordinates of the figure. */
export function dressed(product: Product, drawn: Drawn, art: Art, person: DrawnPerson): string {
  const tone = quiet(art.body)
  if (product.wear === 'top') return wearingTop(drawn, tone, person)
  if (product.wear === 'bottom') {
    const garment = `<g transform="translate(0 ${legDrop})">${drawn.svg}</g>`
    return (
      hairBehind(person) +
      legs(person) +
      shoes(tone.shoe) +
      arms(person) +
      plainUpper(tone.upper, false) +
      garment +
      head(person, 262)
    )
  }
  if (product.wear === 'back') return carrying(product, drawn, tone, person)
  return (
    hairBehind(person) +
    plainTrousers(tone.lower) +
    shoes(tone.shoe) +
    arms(person) +
    plainUpper(tone.upper, true) +
    head(person, 262)
  )
}

function wearingTop({ svg, box }: Drawn, tone: ReturnType<typeof quiet>, person: DrawnPerson): string {
  const sleeveless = box.right - box.left < 380
  const below =
    hairBehind(person) +
    plainTrousers(tone.lower) +
    shoes(tone.shoe) +
    arms(person) +
    (sleeveless ? plainUpper(tone.upper, true) : '')
  if (box.top < 110) return below + svg + hoodedFace(person)
  const neckEnd = box.top >= 220 ? 262 : box.top >= 196 ? 246 : box.top >= 188 ? 208 : box.top + 36
  return below + svg + head(person, neckEnd)
}

function carrying(product: Product, { svg, box }: Drawn, tone: ReturnType<typeof quiet>, person: DrawnPerson): string {
  const scale = (product.tall * unitsPerCm) / (box.bottom - box.top)
  const top = 236 - Math.max(0, (product.tall - 50) * 3)
  const straps = stroke(
    line([330, 236], [312, 262], [322, 330]) + line([470, 236], [488, 262], [478, 330]),
    '#20262a',
    22,
  )
  const pack = `<g transform="translate(${Math.round(400 - 400 * scale)} ${Math.round(top - box.top * scale)}) scale(${scale.toFixed(3)})">${svg}</g>`
  return (
    plainTrousers(tone.lower) +
    shoes(tone.shoe) +
    arms(person) +
    plainUpper(tone.upper, true) +
    headFromBehind(person) +
    straps +
    pack
  )
}
