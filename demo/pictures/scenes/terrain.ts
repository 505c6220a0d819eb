import { mix } from '../ink/color.ts'
import { whole, type SceneSetting } from './view.ts'

export type Point = readonly [number, number]

/** Midpoint displacement: heights from 0 to 1 along a ridge of `2^steps + 1` points. */
export function displaced(random: () => number, steps: number, roughness: number): number[] {
  let heights = [random(), random()]
  let spread = 0.5
  for (let step = 0; step < steps; step++) {
    heights = heights.flatMap((height, index) => {
      const following = heights[index + 1]
      return following === undefined ? [height] : [height, (height + following) / 2 + (random() - 0.5) * spread]
    })
    spread *= roughness
  }
  const [least, most] = [Math.min(...heights), Math.max(...heights)]
  return heights.map(height => (height - least) / (most - least || 1))
}

/** A ridge across the picture; `base` and `rise` are parts of its height. */
export function ridge(place: SceneSetting, base: number, rise: number, steps: number, roughness: number): Point[] {
  const heights = displaced(place.random, steps, roughness)
  const step = place.width / (heights.length - 1)
  return heights.map((height, index): Point => [index * step, place.height * (base - rise * (height - 0.35))])
}

const relative = (points: readonly Point[]): string => {
  let [x, y] = [0, 0]
  return points
    .map(([px, py], index) => {
      const [nx, ny] = [whole(px), whole(py)]
      const text = index === 0 ? `M${nx} ${ny}l` : `${index > 1 ? ' ' : ''}${nx - x} ${ny - y}`
      x = nx
      y = ny
      return text
    })
    .join('')
}

export const landUnder = (points: readonly Point[], height: number): string => `${relative(points)}V${height}H0z`

export const polygon = (points: readonly Point[]): string => `${relative(points)}z`

/** The summits of a ridge: higher than everything within `reach` points. */
export const summits = (points: readonly Point[], reach: number): number[] =>
  points.flatMap((point, index) => {
    if (index < 2 || index > points.length - 3) return []
    const around = points.slice(Math.max(0, index - reach), index + reach + 1)
    return around.every(other => other[1] >= point[1]) ? [index] : []
  })

/** The edge between the lit and the shaded face, wandering down from a summit. */
function spine(random: () => number, [x, y]: Point, drop: number): Point[] {
  const count = 6
  let across = x
  return Array.from({ length: count }, (_, index): Point => {
    across += drop * (0.16 * random() - 0.02) * (index % 2 ? -0.5 : 1.4)
    return [across, y + (drop * (index + 1)) / count]
  })
}

/** The face turned from the light: from the summit along the ridge to the saddle, back by a broken edge. */
export function shadedFace(random: () => number, points: readonly Point[], summit: number): string {
  const peak = points[summit]
  if (!peak) return ''
  let saddle = summit + 1
  for (let at = summit + 1; at < points.length && at < summit + points.length / 5; at++) {
    const [here, lowest] = [points[at], points[saddle]]
    if (here && lowest && here[1] >= lowest[1]) saddle = at
    if (here && lowest && here[1] < lowest[1] - 26) break
  }
  const foot = points[saddle]
  if (!foot) return ''
  const drop = Math.max(50, (foot[1] - peak[1]) * 1.25)
  return polygon([
    peak,
    ...points.slice(summit + 1, saddle + 1),
    [foot[0] + drop * 0.1, foot[1] + drop * 0.4],
    ...spine(random, peak, drop).toReversed(),
  ])
}

/** Snow on a summit: along the ridge to both sides, with a torn lower edge. */
export function snowCap(random: () => number, points: readonly Point[], summit: number, deep: number): string {
  const peak = points[summit]
  if (!peak) return ''
  const snowy = (at: number) => (points[at]?.[1] ?? Infinity) < peak[1] + deep
  let [from, to] = [summit, summit]
  while (from > 0 && snowy(from - 1)) from--
  while (to < points.length - 1 && snowy(to + 1)) to++
  const [left, right] = [points[from], points[to]]
  if (!left || !right || to - from < 2) return ''
  const teeth = Math.max(3, Math.min(13, Math.round((right[0] - left[0]) / 26)))
  const lower = Array.from({ length: teeth * 2 - 1 }, (_, index): Point => {
    const part = (index + 1) / (teeth * 2)
    const hang =
      deep * (index % 2 ? 0.14 + 0.14 * random() : 0.3 + 0.5 * random()) * (0.5 + 0.5 * Math.sin(part * Math.PI))
    return [right[0] + (left[0] - right[0]) * part, right[1] + (left[1] - right[1]) * part + hang]
  })
  return polygon([...points.slice(from, to + 1), ...lower])
}

/** Colours of `count` layers from the haze to the foreground. */
export const layerColor = ({ light }: SceneSetting, part: number): string => mix(light.far, light.near, part ** 1.1)
