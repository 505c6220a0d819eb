import { mix } from '../ink/color.ts'
import { whole, type SceneSetting } from './view.ts'

/** Gradients the scenes share: `k` the sky, `o` the shine around sun or moon. */
export const skyDefs = ({ light }: SceneSetting): string =>
  `<linearGradient id="k" x2="0" y2="1"><stop stop-color="${light.high}"/><stop offset=".45" stop-color="${light.middle}"/><stop offset=".75" stop-color="${light.low}"/></linearGradient>` +
  `<radialGradient id="o"><stop stop-color="${light.glow}" stop-opacity=".85"/><stop offset="1" stop-color="${light.glow}" stop-opacity="0"/></radialGradient>`

function stars({ width, height, light, random }: SceneSetting): string {
  let d = ''
  for (let index = 0; index < light.stars; index++)
    d += `M${whole(random() * width)} ${whole(random() ** 1.4 * height * 0.55)}h0`
  return d && `<path d="${d}" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".7"/>`
}

/** Long thin clouds, lit from below. */
function clouds({ width, height, light, random }: SceneSetting): string {
  let d = ''
  for (let index = 0; index < 5; index++) {
    const [x, y] = [random() * width, height * (0.06 + 0.24 * random())]
    const [long, thick] = [width * (0.12 + 0.2 * random()), height * (0.006 + 0.012 * random())]
    d += `M${whole(x - long / 2)} ${whole(y)}q${whole(long * 0.25)} ${whole(-thick * 2)} ${whole(long * 0.5)} ${whole(-thick)}t${whole(long * 0.5)} ${whole(thick)}q${whole(-long * 0.4)} ${whole(thick * 1.4)} ${whole(-long)} 0z`
  }
  return `<path d="${d}" fill="${mix(light.low, '#ffffff', 0.3)}" fill-opacity=".32"/>`
}

/** Sky, sun or moon, clouds and stars. `x` is the place of the sun as a part of the width. */
export function sky(place: SceneSetting, x = 0.6 + 0.18 * place.random()): string {
  const { width, height, light } = place
  const [cx, cy, r] = [whole(width * x), whole(height * light.orb), whole(Math.min(width, height) * 0.07)]
  return (
    `<path fill="url(#k)" d="M0 0h${width}v${height}H0z"/>` +
    stars(place) +
    clouds(place) +
    `<circle cx="${cx}" cy="${cy}" r="${r * 5}" fill="url(#o)"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${light.sun}"/>`
  )
}
