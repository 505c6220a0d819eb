import { mix } from '../ink/color.ts'
import type { Art, Drawn, Product } from '../products/product.ts'
import { palettes } from '../scenes/palettes.ts'
import { ranges } from '../scenes/ridges.ts'
import { sky, skyDefs } from '../scenes/sky.ts'
import { setting } from '../scenes/view.ts'
import { knoll } from './ground.ts'
import { groundOf, outside } from './outside.ts'
import type { DrawnPerson } from './person.ts'

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
  const ground = knoll(groundOf(product), mix(place.light.near, place.light.far, 0.16), place.random)
  return { svg: world + ground + outside(product, drawn, art, person), defs: skyDefs(place) }
}
