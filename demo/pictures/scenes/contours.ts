import { lightness } from '../ink/color.ts'
import type { SceneSetting } from './view.ts'
import { contourLines, smooth } from './contour-lines.ts'
import type { Point } from './terrain.ts'

const inks = { contours: '#16201c', 'contours-dark': '#f1efe8' } as const

export type Ground = keyof typeof inks

export const isGround = (name: string): name is Ground => Object.hasOwn(inks, name)

const weights = (lines: readonly string[]): readonly [string, string] => [
  lines.filter((_, index) => index % 4 !== 1).join(''),
  lines.filter((_, index) => index % 4 === 1).join(''),
]

/** The tile behind pictures and sections: contour lines in 12 % ink that meet at every edge. 480 × 480. */
export function drawGround(ground: Ground): string {
  const [fine, heavy] = weights(contourLines('ground', 40, 40, 40, 12, 10))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480" fill="none" stroke="${inks[ground]}" stroke-opacity=".12"><path d="${fine}" stroke-width=".9"/><path d="${heavy}" stroke-width="1.7"/></svg>`
}

/** A map of nowhere: contour lines, a route over the hills and its camps. */
export function contours(place: SceneSetting): string {
  const { width, height, light, random } = place
  const ink = lightness(light.low) < 0.4 ? light.snow : light.near
  const scale = 25
  const [fine, heavy] = weights(
    contourLines(`map ${random()}`, 48, Math.ceil(width / scale), Math.ceil(height / scale), scale, 13),
  )
  const y = (part: number) => Math.round(height * (part + 0.16 * (random() - 0.5)))
  const stops = [0.08, 0.3, 0.52, 0.74, 0.93].map((part): Point => [Math.round(width * part), y(0.78 - part * 0.6)])
  const route = smooth(
    stops
      .flatMap((stop, index) => {
        const after = stops[index + 1]
        return after
          ? [stop, [(stop[0] + after[0]) / 2, (stop[1] + after[1]) / 2 + (random() - 0.5) * height * 0.2] as const]
          : [stop]
      })
      .flatMap(point => [point, point]),
    1,
    0,
  )
  const camps = stops
    .map(
      ([x, cy]) => `<circle cx="${x}" cy="${cy}" r="9" fill="${light.near}" stroke="${light.sun}" stroke-width="4"/>`,
    )
    .join('')
  return (
    `<path fill="${light.low}" d="M0 0h${width}v${height}H0z"/><path fill="url(#k)" fill-opacity=".35" d="M0 0h${width}v${height}H0z"/>` +
    `<g fill="none" stroke="${ink}"><path d="${fine}" stroke-width="1.4" stroke-opacity=".34"/><path d="${heavy}" stroke-width="3" stroke-opacity=".42"/></g>` +
    `<path d="${route}" fill="none" stroke="${ink}" stroke-width="5" stroke-dasharray="4 14" stroke-linecap="round"/>${camps}`
  )
}
