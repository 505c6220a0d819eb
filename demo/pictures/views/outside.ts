import { line } from '../ink/path.ts'
import { stroke } from '../ink/pen.ts'
import { groundShadow } from '../ink/sheet.ts'
import type { Art, Drawn, Product, Wear } from '../products/product.ts'
import { dressed } from './dressed.ts'
import { crownY, soleY } from './figure.ts'
import type { DrawnPerson } from './person.ts'
import { worn } from './worn.ts'

const onPeople: ReadonlySet<Wear> = new Set(['top', 'bottom', 'back'])

/** Whether somebody wears or carries it in a landscape; all else is set down. */
export const isOnPeople = ({ wear }: Product): boolean => onPeople.has(wear)

const fullLength = (scale: number, figure: string): string =>
  groundShadow(936, 250 * scale) +
  `<g transform="translate(${Math.round(400 - 400 * scale)} ${Math.round(940 - soleY * scale)}) scale(${scale})">${figure}</g>`

/** From the head to the thighs. */
const portrait = (scale: number, figure: string): string =>
  `<g transform="translate(${Math.round(400 - 400 * scale)} ${Math.round(74 - crownY * scale)}) scale(${scale})">${figure}</g>`

/** Set down on the ground, hats and lamps on a branch. */
function setDown({ wear }: Product, { svg, box }: Drawn, wide: number, high: number): string {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const scale = Math.min(wide / width, high / height)
  const y = 920
  const branch =
    wear === 'head' || wear === 'hand'
      ? stroke(line([-20, y - 4], [300, y + 10], [560, y - 2], [820, y + 14]), '#2e241c', 30)
      : ''
  return (
    branch +
    groundShadow(y + 2, width * scale * 0.48) +
    `<g transform="translate(${Math.round(400 - ((box.left + box.right) / 2) * scale)} ${Math.round(y - box.bottom * scale)}) scale(${scale.toFixed(3)})">${svg}</g>`
  )
}

/** The product where it is meant to be: on a person, or on the ground. */
export const outside = (product: Product, drawn: Drawn, art: Art, person: DrawnPerson): string =>
  isOnPeople(product) ? fullLength(0.52, dressed(product, drawn, art, person)) : setDown(product, drawn, 540, 560)

/** The same from so near that the product is as large as in the studio. */
export function near(product: Product, drawn: Drawn, art: Art, person: DrawnPerson): string {
  switch (product.wear) {
    case 'top':
    case 'back':
      return portrait(0.84, dressed(product, drawn, art, person))
    case 'bottom':
      return fullLength(0.58, dressed(product, drawn, art, person))
    case 'head':
    case 'hand':
    case 'foot':
    case 'leg':
      return worn(product, drawn, art, person)
    case 'held':
    case 'beside':
      return setDown(product, drawn, 620, 700)
  }
}

/** Where the ground begins under what stands there. */
export const groundOf = (product: Product): number => (isOnPeople(product) ? 880 : 850)
