import type { Weather } from '#worker/commerce/catalogue/picture.ts'

import { mix } from '../ink/color.ts'
import { fill } from '../ink/pen.ts'
import type { Art, Drawn, Product, Wear } from '../products/product.ts'
import { palettes, type Light } from '../scenes/palettes.ts'
import { ranges } from '../scenes/ridges.ts'
import { sky, skyDefs } from '../scenes/sky.ts'
import { setting, type SceneSetting } from '../scenes/view.ts'
import { flakes, streaks } from './falling.ts'
import { knoll, puddles, snowyKnoll } from './ground.ts'
import { groundOf, near } from './outside.ts'
import type { DrawnPerson } from './person.ts'

/** Where the sun is on a day on which nobody sees it: below the picture. */
const hidden = 3

const lights: Readonly<Record<Weather, Light>> = {
  rain: { ...palettes.storm, orb: hidden },
  snow: {
    high: '#8fa3b0',
    middle: '#bccad2',
    low: '#e3e9eb',
    far: '#b4c2ca',
    near: '#536873',
    sun: '#ffffff',
    snow: '#ffffff',
    glow: '#ffffff',
    stars: 0,
    orb: hidden,
  },
  night: palettes.night,
}

/** What stands on the ground. */
const low: ReadonlySet<Wear> = new Set(['foot', 'leg', 'held', 'beside'])

type Around = { readonly behind: string; readonly before: string; readonly defs?: string }

const sheetful = 'M0 0h800v1000H0z'

/** Night closes in around a pool of light on the product. */
const lamplight = ({ wear, shines = false }: Product): string =>
  `<radialGradient id="p" cx=".46" cy="${low.has(wear) ? 0.68 : 0.42}" r=".72"><stop stop-color="#ffe9c2" stop-opacity=".12"/><stop offset=".36" stop-color="#0b1b2c" stop-opacity=".08"/><stop offset="1" stop-color="#040a12" stop-opacity=".82"/></radialGradient>` +
  (shines
    ? '<radialGradient id="q"><stop stop-color="#ffd58a" stop-opacity=".74"/><stop offset=".55" stop-color="#ffb85c" stop-opacity=".26"/><stop offset="1" stop-color="#ffb85c" stop-opacity="0"/></radialGradient>'
    : '')

/** The light that a product gives by itself: a lamp on the forehead, a flame or a tent on the ground. */
const glowOf = ({ wear, shines = false }: Product): string =>
  shines ? `<ellipse cx="400" cy="${wear === 'head' ? 276 : 760}" rx="330" ry="250" fill="url(#q)"/>` : ''

/** What a weather puts behind and before a product that stands on `ground`. */
const around: Readonly<Record<Weather, (place: SceneSetting, ground: number, product: Product) => Around>> = {
  rain: ({ random, light }, ground) => ({
    behind:
      streaks(random, 110, 50, 0.26) +
      knoll(ground, mix(light.near, light.far, 0.16), random) +
      puddles(ground, random),
    before: streaks(random, 40, 92, 0.4),
  }),
  snow: ({ random }, ground) => ({
    behind: flakes(random, 130, 5, 0.8) + snowyKnoll(ground, random),
    before: flakes(random, 50, 9, 0.9) + flakes(random, 14, 19, 0.72),
  }),
  night: ({ random, light }, ground, product) => ({
    behind: knoll(ground, mix(light.near, light.far, 0.16), random),
    before: glowOf(product) + fill(sheetful, 'url(#p)'),
    defs: lamplight(product),
  }),
}

/** The product out of doors in a weather, as large as in the studio: what changes is the world around it. */
export function weather(
  kind: Weather,
  product: Product,
  drawn: Drawn,
  art: Art,
  person: DrawnPerson,
): { readonly svg: string; readonly defs: string } {
  const place = setting(800, 1000, lights[kind], `${kind} ${art.cut.between(0, 99_999)}`)
  const world = sky(place, 0.8) + ranges(place, 5, 0.8)
  const { behind, before, defs = '' } = around[kind](place, groundOf(product), product)
  return { svg: world + behind + near(product, drawn, art, person) + before, defs: skyDefs(place) + defs }
}
