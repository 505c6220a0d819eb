import { mix } from '../ink/color.ts'
import { line } from '../ink/path.ts'
import { stroke } from '../ink/pen.ts'
import { groundShadow } from '../ink/sheet.ts'
import type { Art, Drawn, Product } from '../products/product.ts'
import { palettes } from '../scenes/palettes.ts'
import { ranges } from '../scenes/ridges.ts'
import { sky, skyDefs } from '../scenes/sky.ts'
import { setting } from '../scenes/view.ts'
import { dressed } from './dressed.ts'
import { soleY } from './figure.ts'
import { knoll } from './ground.ts'
import { groundOf, isOnPeople } from './outside.ts'
import type { DrawnPerson } from './person.ts'

/** As wide as two pictures beside each other. */
const width = 1600

/** Where on the ground things stand. */
const groundY = 900

/** Moves what was drawn: scaled, and its point (`fromX`, `fromY`) at (`x`, `y`). */
const placed = (
  svg: string,
  scale: number,
  [fromX, fromY]: readonly [number, number],
  [x, y]: readonly [number, number],
) =>
  `<g transform="translate(${Math.round(x - fromX * scale)} ${Math.round(y - fromY * scale)}) scale(${scale.toFixed(3)})">${svg}</g>`

/** A person in it, near by: to the thighs in a jacket or under a pack, from the shoulders to the shoes in trousers. */
const worn = ({ wear }: Product, figure: string, x: number): string =>
  wear === 'bottom'
    ? groundShadow(940, 180, x) + placed(figure, 0.78, [400, soleY], [x, 944])
    : placed(figure, 0.92, [400, 0], [x, 70])

/** The thing by itself: on a branch what is worn on heads and hands, all else on the ground. */
function thing({ wear }: Product, { svg, box }: Drawn, x: number): string {
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  const isSmall = wear === 'head' || wear === 'hand'
  const scale = Math.min(820 / wide, 660 / high) * (isSmall ? 0.75 : 1)
  const middle = (box.left + box.right) / 2
  const branch = isSmall
    ? stroke(line([-20, groundY - 4], [600, groundY + 10], [1120, groundY - 2], [1640, groundY + 14]), '#2e241c', 30)
    : ''
  return (
    branch + groundShadow(groundY + 2, wide * scale * 0.48, x) + placed(svg, scale, [middle, box.bottom], [x, groundY])
  )
}

/** The product where it is used, in a landscape as wide as two cards of a list; it stands beside the middle. */
export function wide(
  product: Product,
  drawn: Drawn,
  art: Art,
  who: DrawnPerson,
): { readonly svg: string; readonly defs: string; readonly width: number } {
  const light = art.cut.one(['dawn', 'noon', 'storm', 'dusk'] as const)
  const isLeft = art.cut.one([true, false])
  const place = setting(width, 1000, palettes[light], `wide ${art.cut.between(0, 99_999)}`)
  const x = width * (isLeft ? 0.38 : 0.62)
  const ground = `<g transform="scale(2 1)">${knoll(groundOf(product), mix(place.light.near, place.light.far, 0.16), place.random)}</g>`
  // The sun stands on the other side.
  const world = sky(place, isLeft ? 0.74 : 0.26) + ranges(place, 5, 0.8) + ground
  const subject = isOnPeople(product) ? worn(product, dressed(product, drawn, art, who), x) : thing(product, drawn, x)
  return { svg: world + subject, defs: skyDefs(place), width }
}
