import { mix } from '../ink/color.ts'
import { sky } from './sky.ts'
import { layerColor, ridge } from './terrain.ts'
import { conifer, wood } from './trees.ts'
import { landUnder } from './terrain.ts'
import { whole, type SceneSetting } from './view.ts'

/** Shafts of light falling from the left. */
function shafts({ width, height, light, random }: SceneSetting): string {
  let d = ''
  for (let index = 0; index < 5; index++) {
    const x = width * (0.08 + index * 0.2 + 0.08 * random())
    const wide = width * (0.02 + 0.04 * random())
    d += `M${whole(x)} 0h${whole(wide)}l${whole(height * 0.3)} ${height}h${whole(-wide * 2.4)}z`
  }
  return `<path d="${d}" fill="${light.glow}" fill-opacity=".1"/>`
}

/** Ferns at the feet of the viewer. */
function ferns({ width, height, light, random }: SceneSetting): string {
  let d = ''
  for (let x = 0; x < width; x += width / 34) {
    const tall = height * (0.03 + 0.05 * random())
    for (const lean of [-1, -0.4, 0.5, 1])
      d += `M${whole(x)} ${height + 4}q${whole(lean * tall * 0.3)} ${whole(-tall)} ${whole(lean * tall)} ${whole(-tall * (1.1 - Math.abs(lean) * 0.3))}`
  }
  return `<path d="${d}" fill="none" stroke="${mix(light.near, light.far, 0.08)}" stroke-width="${whole(height * 0.009)}" stroke-linecap="round"/>`
}

/** Rows of conifers coming out of the mist. */
export function forest(place: SceneSetting): string {
  const { width, height, light, random } = place
  const rows = 6
  let svg = sky(place, 0.2 + 0.2 * random())
  for (let row = 0; row < rows; row++) {
    const part = row / (rows - 1)
    const points = ridge(place, 0.46 + 0.46 * part, 0.16 - 0.08 * part, 5, 0.5)
    const color = layerColor(place, 0.12 + part * 0.88)
    const trees = wood(random, points, height * (0.13 + 0.3 * part), width / (64 - 42 * part))
    svg +=
      `<linearGradient id="m${row}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${whole(height * (0.3 + 0.4 * part))}" y2="${whole(height * (0.62 + 0.42 * part))}"><stop stop-color="${color}"/><stop offset="1" stop-color="${mix(color, light.low, 0.7 * (1 - part))}"/></linearGradient>` +
      `<path fill="url(#m${row})" d="${trees}${landUnder(points, height)}"/>` +
      (row === 3 ? shafts(place) : '')
  }
  let near = ''
  for (const x of [0.02, 0.09, 0.93, 1])
    near += conifer(random, width * x, height * 1.06, height * (0.62 + 0.3 * random()))
  return `${svg}<path fill="${mix(light.near, '#000000', 0.35)}" d="${near}"/>${ferns(place)}`
}
