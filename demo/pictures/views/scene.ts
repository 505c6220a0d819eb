import { mix } from '../ink/color.ts'
import { line } from '../ink/path.ts'
import { fill, stroke } from '../ink/pen.ts'
import { groundShadow } from '../ink/sheet.ts'
import type { Art, Drawn, Product } from '../products/product.ts'
import { palettes } from '../scenes/palettes.ts'
import { ranges } from '../scenes/ridges.ts'
import { sky, skyDefs } from '../scenes/sky.ts'
import { setting } from '../scenes/view.ts'
import { dressed } from './dressed.ts'
import { soleY } from './figure.ts'
import type { DrawnPerson } from './person.ts'

/** A knoll in the foreground with tufts of grass. */
function knoll(y: number, color: string, random: () => number): string {
  let tufts = ''
  for (let index = 0; index < 26; index++)
    tufts += `M${Math.round(random() * 800)} ${Math.round(y + 20 + random() * 80)}q${Math.round(random() * 8 - 4)} -16 ${Math.round(random() * 16 - 8)} -26`
  return (
    fill(`M-10 ${y + 26}C160 ${y - 16} 300 ${y - 10} 420 ${y + 4}S700 ${y + 24} 810 ${y - 8}V1010H-10z`, color) +
    stroke(tufts, mix(color, '#ffffff', 0.14), 4)
  )
}

/** The product where it is meant to be: on a person before the ranges, or on the ground in front of them. */
export function scene(
  product: Product,
  drawn: Drawn,
  art: Art,
  person: DrawnPerson,
): { readonly svg: string; readonly defs: string } {
  const palette = art.cut.one(['dawn', 'noon', 'storm', 'dusk'] as const)
  const place = setting(800, 1000, palettes[palette], `scene ${art.cut.between(0, 99_999)}`)
  const world = sky(place) + ranges(place, 5, 0.8)
  const ground = knoll(
    product.wear === 'top' || product.wear === 'bottom' || product.wear === 'back' ? 880 : 850,
    mix(place.light.near, place.light.far, 0.16),
    place.random,
  )
  return { svg: world + ground + subject(product, drawn, art, person), defs: skyDefs(place) }
}

function subject(product: Product, { svg, box }: Drawn, art: Art, person: DrawnPerson): string {
  if (product.wear === 'top' || product.wear === 'bottom' || product.wear === 'back') {
    const scale = 0.52
    return (
      groundShadow(936, 130) +
      `<g transform="translate(${Math.round(400 - 400 * scale)} ${Math.round(940 - soleY * scale)}) scale(${scale})">${dressed(product, { svg, box }, art, person)}</g>`
    )
  }
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const scale = Math.min(540 / width, 560 / height)
  const y = 920
  const branch =
    product.wear === 'head' || product.wear === 'hand'
      ? stroke(line([-20, y - 4], [300, y + 10], [560, y - 2], [820, y + 14]), '#2e241c', 30)
      : ''
  return (
    branch +
    groundShadow(y + 2, width * scale * 0.48) +
    `<g transform="translate(${Math.round(400 - ((box.left + box.right) / 2) * scale)} ${Math.round(y - box.bottom * scale)}) scale(${scale.toFixed(3)})">${svg}</g>`
  )
}
