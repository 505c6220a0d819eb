import { mix } from '../ink/color.ts'
import { framingTrees, meadow } from './camp.ts'
import { ranges } from './ridges.ts'
import { sky } from './sky.ts'
import { whole, type SceneSetting } from './view.ts'

/** Light on the ripples, longer towards the shore. */
function ripples({ width, height, light, random }: SceneSetting, shore: number): string {
  let [bright, dull] = ['', '']
  for (let index = 0; index < 60; index++) {
    const depth = random()
    const y = shore + (height - shore) * (0.03 + 0.9 * depth)
    const long = width * (0.02 + 0.09 * depth) * (0.5 + random())
    const piece = `M${whole(random() * width - long / 2)} ${whole(y)}h${whole(long)}`
    if (index % 2) bright += piece
    else dull += piece
  }
  return `<path d="${bright}" stroke="${light.snow}" stroke-width="3" stroke-linecap="round" stroke-opacity=".35"/><path d="${dull}" stroke="${light.near}" stroke-width="3" stroke-linecap="round" stroke-opacity=".22"/>`
}

const canoe = (x: number, y: number, long: number, color: string): string =>
  `<path fill="#0a0f0d" fill-opacity=".25" d="M${x - long} ${y + 6}q${long} ${whole(long * 0.3)} ${long * 2} 0z"/><path fill="${color}" d="M${x - long} ${y - whole(long * 0.2)}q${whole(long * 0.2)} ${whole(long * 0.16)} ${long} ${whole(long * 0.16)}t${long} ${-whole(long * 0.16)}q${-whole(long * 0.1)} ${whole(long * 0.42)} ${-whole(long * 0.4)} ${whole(long * 0.42)}h${-whole(long * 1.2)}q${-whole(long * 0.3)} 0 ${-whole(long * 0.4)} ${-whole(long * 0.42)}z"/>`

/** The ranges and their reflection. */
export function lake(place: SceneSetting): string {
  const { width, height, light, random } = place
  const shore = whole(height * 0.6)
  const world = `<g id="a">${sky(place)}${ranges(place, 5, 0.58)}</g>`
  const water = mix(light.low, light.high, 0.35)
  const bank = `<path fill="${mix(light.near, light.far, 0.12)}" d="M0 ${shore - 8}Q${whole(width * 0.3)} ${shore - 16} ${whole(width * 0.5)} ${shore - 2}T${width} ${shore - 10}V${shore + 5}H0z"/>`
  return (
    `<clipPath id="b"><path d="M0 ${shore}H${width}V${height}H0z"/></clipPath>${world}` +
    `<path fill="${water}" d="M0 ${shore}H${width}V${height}H0z"/>` +
    `<g clip-path="url(#b)" opacity=".5"><use href="#a" transform="matrix(1 0 0 -.86 0 ${whole(shore * 1.86)})"/></g>` +
    `<path fill="url(#k)" fill-opacity=".16" d="M0 ${shore}H${width}V${height}H0z"/>` +
    ripples(place, shore) +
    bank +
    canoe(
      whole(width * (0.4 + 0.2 * random())),
      whole(height * 0.76),
      whole(Math.min(width, height) * 0.09),
      mix('#b5401a', light.near, 0.2),
    ) +
    meadow(place, 0.94, mix(light.near, '#000000', 0.15)) +
    framingTrees(place, 1)
  )
}
