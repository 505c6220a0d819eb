import { mix } from '../ink/color.ts'
import { sky } from './sky.ts'
import { landUnder, layerColor, ridge, shadedFace, snowCap, summits, type Point } from './terrain.ts'
import { wood } from './trees.ts'
import type { SceneSetting } from './view.ts'

type Layer = { readonly svg: string; readonly points: readonly Point[] }

/** Light and shade on a mountain: the faces away from the sun, and snow on the far ranges. */
function relief(place: SceneSetting, points: readonly Point[], clip: string, snow: boolean, strength: number): string {
  const { random, light, height } = place
  const peaks = summits(points, 5)
  const shaded = peaks.map(peak => shadedFace(random, points, peak)).join('')
  const caps = snow ? peaks.map(peak => snowCap(random, points, peak, height * (0.05 + 0.03 * random()))).join('') : ''
  return (
    `<g clip-path="url(#${clip})">` +
    (caps && `<path d="${caps}" fill="${light.snow}" fill-opacity=".8"/>`) +
    `<path d="${shaded}" fill="${mix(light.near, light.high, 0.55)}" fill-opacity="${strength}"/></g>`
  )
}

/** One range: fading into haze at its foot. `part` runs from 0 (farthest) to 1. */
export function range(
  place: SceneSetting,
  id: number,
  part: number,
  options: { base: number; rise: number; snow?: boolean; steps?: number },
): Layer {
  const { height, light } = place
  const points = ridge(place, options.base, options.rise, options.steps ?? (part < 0.5 ? 6 : 7), 0.56 - 0.06 * part)
  const land = landUnder(points, height)
  const color = layerColor(place, part)
  const top = Math.round(Math.min(...points.map(point => point[1])))
  const haze = mix(color, light.low, part >= 1 ? 0 : 0.55 * (1 - part * 0.7))
  const gradient = `<linearGradient id="m${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top}" y2="${Math.round(top + height * 0.42)}"><stop stop-color="${color}"/><stop offset="1" stop-color="${haze}"/></linearGradient>`
  const relieved =
    part < 0.7
      ? `<clipPath id="n${id}"><path d="${land}"/></clipPath>${relief(place, points, `n${id}`, options.snow ?? false, 0.28 - 0.2 * part)}`
      : ''
  return { svg: `${gradient}<path fill="url(#m${id})" d="${land}"/>${relieved}`, points }
}

/** Ranges one behind another, the far ones under snow, conifers in front. */
export function ranges(place: SceneSetting, layers = 6, ground = 0.84): string {
  let svg = ''
  for (let layer = 0; layer < layers; layer++) {
    const part = layer / (layers - 1)
    const last = layer === layers - 1
    const { svg: land, points } = range(place, layer, part, {
      base: 0.36 + (ground - 0.36) * part,
      rise: 0.32 - 0.2 * part,
      snow: layer < 2,
    })
    const tall = place.height * (last ? 0.105 : 0.05)
    const trees =
      layer >= layers - 2
        ? `<path fill="${layerColor(place, part)}" d="${wood(place.random, points, tall, place.width / (last ? 74 : 90))}"/>`
        : ''
    svg += last ? trees + land : trees + land
  }
  return svg
}

export const ridges = (place: SceneSetting): string => sky(place) + ranges(place)
