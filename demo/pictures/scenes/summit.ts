import { mix } from '../ink/color.ts'
import { range } from './ridges.ts'
import { sky } from './sky.ts'
import { displaced, landUnder, polygon, shadedFace, snowCap, summits, type Point } from './terrain.ts'
import { whole, type SceneSetting } from './view.ts'

/** One great mountain: a broken line that rises to its top. */
function massif({ width, height, random }: SceneSetting, top: number): Point[] {
  const heights = displaced(random, 7, 0.58)
  const at = 0.4 + 0.2 * random()
  return heights.map((rough, index): Point => {
    const x = index / (heights.length - 1)
    const slope = Math.max(0, 1 - Math.abs(x - at) / 0.52)
    return [x * width, height * (0.86 - (0.86 - top) * slope ** 1.15 - (rough - 0.5) * 0.2 * (0.55 + slope))]
  })
}

/** Ribs of rock that come down from the skyline: a lit and a shaded flank each. */
function ribs(
  { height, random }: SceneSetting,
  points: readonly Point[],
  top: number,
): { readonly lit: string; readonly dark: string } {
  let [lit, dark] = ['', '']
  for (let index = 6; index < points.length - 6; index += 5 + Math.round(random() * 6)) {
    const start = points[index]
    if (!start) continue
    const side = index < top ? -1 : 1
    const drop = height * (0.12 + 0.2 * random())
    const lean = drop * (0.25 + 0.5 * random()) * side
    const wide = drop * (0.2 + 0.25 * random())
    const bend: Point = [start[0] + lean * 0.3 - wide * 0.2, start[1] + drop * 0.5]
    const foot: Point = [start[0] + lean, start[1] + drop]
    dark += polygon([
      start,
      bend,
      foot,
      [foot[0] + wide, foot[1] - drop * 0.2],
      [start[0] + wide * 0.9, start[1] + drop * 0.4],
    ])
    lit += polygon([
      start,
      [start[0] - wide * 0.6, start[1] + drop * 0.5],
      [foot[0] - wide * 0.5, foot[1] - drop * 0.1],
      foot,
      bend,
    ])
  }
  return { lit, dark }
}

function mountain(place: SceneSetting): string {
  const { height, light, random } = place
  const points = massif(place, 0.16)
  const land = landUnder(points, height)
  const color = mix(light.far, light.near, 0.34)
  const top = points.reduce((best, point, index) => (point[1] < (points[best]?.[1] ?? Infinity) ? index : best), 0)
  const { lit, dark } = ribs(place, points, top)
  const cap = snowCap(random, points, top, height * 0.24)
  const small = summits(points, 4)
    .filter(peak => peak !== top)
    .map(peak => snowCap(random, points, peak, height * 0.07))
    .join('')
  const shade = mix(light.near, light.high, 0.5)
  return (
    `<linearGradient id="t" x2="0" y2="1"><stop stop-color="${color}"/><stop offset=".85" stop-color="${mix(color, light.low, 0.6)}"/></linearGradient><clipPath id="u"><path d="${land}"/></clipPath>` +
    `<path fill="url(#t)" d="${land}"/><g clip-path="url(#u)"><path d="${lit}" fill="${light.snow}" fill-opacity=".16"/><path d="${cap}${small}" fill="${light.snow}" fill-opacity=".92"/><path d="${dark}" fill="${shade}" fill-opacity=".26"/><path d="${shadedFace(random, points, top)}" fill="${shade}" fill-opacity=".4"/></g>`
  )
}

/** A hiker with a pack and poles. */
const hiker = (x: number, y: number, tall: number, cloth: string, pack: string, dark: string): string => {
  const u = (part: number) => whole(tall * part)
  return (
    `<path fill="none" stroke="${dark}" stroke-width="${Math.max(2, u(0.02))}" stroke-linecap="round" d="M${x + u(0.2)} ${y - u(0.5)}L${x + u(0.26)} ${y}M${x - u(0.2)} ${y - u(0.46)}L${x - u(0.3)} ${y}"/>` +
    `<path fill="${dark}" d="M${x - u(0.1)} ${y - u(0.46)}h${u(0.2)}l${u(0.05)} ${u(0.46)}h${-u(0.1)}l${-u(0.05)} ${-u(0.34)}l${-u(0.06)} ${u(0.34)}h${-u(0.1)}z"/>` +
    `<path fill="${cloth}" d="M${x - u(0.13)} ${y - u(0.8)}q${u(0.13)} ${-u(0.08)} ${u(0.26)} 0l${u(0.1)} ${u(0.3)}l${-u(0.06)} ${u(0.04)}l${-u(0.08)} ${-u(0.16)}v${u(0.2)}h${-u(0.24)}v${-u(0.2)}l${-u(0.08)} ${u(0.16)}l${-u(0.06)} ${-u(0.04)}z"/>` +
    `<path fill="${pack}" d="M${x - u(0.1)} ${y - u(0.82)}h${u(0.2)}q${u(0.04)} ${u(0.16)} 0 ${u(0.34)}h${-u(0.2)}q${-u(0.04)} ${-u(0.18)} 0 ${-u(0.34)}z"/>` +
    `<circle cx="${x}" cy="${y - u(0.91)}" r="${u(0.08)}" fill="${dark}"/>`
  )
}

const cairn = (x: number, y: number, size: number, color: string): string =>
  [1, 0.8, 0.62, 0.46, 0.3]
    .map(
      (part, index) =>
        `<ellipse cx="${whole(x + (index % 2 ? 1 : -1) * size * 0.06)}" cy="${whole(y - index * size * 0.3)}" rx="${whole(size * part * 0.6)}" ry="${whole(size * 0.18)}" fill="${mix(color, '#ffffff', 0.06 + index * 0.03)}"/>`,
    )
    .join('')

/** A great mountain, with a hiker on a spur. */
export function summit(place: SceneSetting): string {
  const { width, height, light, random } = place
  const size = Math.min(width, height)
  const y = whole(height * 0.86)
  const left = random() < 0.5
  const x = whole(width * (left ? 0.24 : 0.76))
  const edge = (part: number) => whole(width * (left ? part : 1 - part))
  const rock = mix(light.near, light.far, 0.1)
  const spur = `<path fill="${rock}" d="M${edge(-0.01)} ${whole(height * 0.8)}L${edge(0.12)} ${whole(height * 0.83)}L${edge(0.2)} ${y}L${edge(0.3)} ${y + 2}L${edge(0.36)} ${whole(height * 0.9)}L${edge(0.5)} ${whole(height * 0.94)}L${edge(0.72)} ${height + 4}H${edge(-0.01)}z"/><path fill="#000" fill-opacity=".22" d="M${edge(0.3)} ${y + 2}L${edge(0.36)} ${whole(height * 0.9)}L${edge(0.5)} ${whole(height * 0.94)}L${edge(0.72)} ${height + 4}H${edge(0.34)}L${edge(0.27)} ${whole(height * 0.93)}z"/>`
  return (
    sky(place, left ? 0.72 : 0.24) +
    range(place, 0, 0, { base: 0.62, rise: 0.2, snow: true }).svg +
    mountain(place) +
    range(place, 1, 0.55, { base: 0.78, rise: 0.12 }).svg +
    range(place, 2, 0.75, { base: 0.88, rise: 0.1 }).svg +
    spur +
    cairn(edge(0.16), whole(height * 0.855), size * 0.06, rock) +
    hiker(x, y + 3, whole(size * 0.17), '#b5401a', '#e0a83a', mix(light.near, '#000000', 0.5))
  )
}
