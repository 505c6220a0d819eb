import { mix } from '../ink/color.ts'
import { ranges } from './ridges.ts'
import { sky } from './sky.ts'
import { conifer } from './trees.ts'
import { whole, type SceneSetting } from './view.ts'

/** Bare ground in front, rolling a little. */
export function meadow({ width, height, random }: SceneSetting, at: number, color: string): string {
  const y = whole(height * at)
  const roll = () => whole((random() - 0.5) * height * 0.05)
  return `<path fill="${color}" d="M0 ${y + roll()}C${whole(width * 0.25)} ${y + roll()} ${whole(width * 0.35)} ${y + roll()} ${whole(width * 0.5)} ${y}S${whole(width * 0.85)} ${y + roll()} ${width} ${y + roll()}V${height}H0z"/>`
}

/** Tall trees at both edges frame the view. */
export function framingTrees({ width, height, light, random }: SceneSetting, ground: number): string {
  let d = ''
  for (const side of [0, 1]) {
    for (let index = 0; index < 6; index++) {
      const away = (random() * 0.16 + index * 0.015) * width
      d += conifer(
        random,
        side ? width - away : away,
        height * (ground + 0.05 * random()),
        height * (0.22 + 0.24 * random()),
      )
    }
  }
  return `<path fill="${mix(light.near, '#000000', 0.25)}" d="${d}"/>`
}

/** A lit tent, `size` pixels high, standing on a point. */
function tent(x: number, y: number, size: number, cloth: string, glow: string): string {
  const u = (part: number) => whole(size * part)
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${u(1.5)}" ry="${u(0.16)}" fill="${glow}" fill-opacity=".28"/>` +
    `<path fill="${cloth}" d="M${x - u(1.1)} ${y}Q${x - u(0.7)} ${y - u(1)} ${x} ${y - u(1)}T${x + u(1.1)} ${y}z"/>` +
    `<path fill="${glow}" fill-opacity=".5" d="M${x - u(1.1)} ${y}Q${x - u(0.7)} ${y - u(1)} ${x} ${y - u(1)}Q${x - u(0.3)} ${y - u(0.5)} ${x - u(0.46)} ${y}z"/>` +
    `<path fill="${glow}" d="M${x - u(0.46)} ${y}Q${x - u(0.34)} ${y - u(0.72)} ${x - u(0.02)} ${y - u(0.8)}Q${x + u(0.26)} ${y - u(0.6)} ${x + u(0.36)} ${y}z"/>` +
    `<path fill="none" stroke="${mix(cloth, '#000000', 0.45)}" stroke-width="${Math.max(2, u(0.025))}" d="M${x - u(1.1)} ${y}Q${x - u(0.5)} ${y - u(1)} ${x + u(0.12)} ${y - u(0.99)}M${x + u(1.1)} ${y}Q${x + u(0.6)} ${y - u(0.95)} ${x - u(0.1)} ${y - u(1)}M${x + u(0.9)} ${y - u(0.5)}L${x + u(1.5)} ${y + u(0.06)}M${x - u(0.9)} ${y - u(0.5)}L${x - u(1.5)} ${y + u(0.06)}"/>`
  )
}

const fire = (x: number, y: number, size: number, smoke: string): string =>
  `<path fill="none" stroke="${smoke}" stroke-width="${size * 0.5}" stroke-linecap="round" stroke-opacity=".16" d="M${x} ${y - size * 1.6}q${size} ${-size * 1.4} 0 ${-size * 2.8}t${size * 0.6} ${-size * 3}"/>` +
  `<circle cx="${x}" cy="${y - size * 0.6}" r="${size * 3}" fill="url(#o)" fill-opacity=".5"/>` +
  `<path fill="#ff8b3d" d="M${x - size * 0.6} ${y}q${-size * 0.2} ${-size * 1.1} ${size * 0.4} ${-size * 1.8}q${size * 0.1} ${size * 0.6} ${size * 0.4} ${size * 0.5}q${size * 0.7} ${size * 0.5} ${size * 0.3} ${size * 1.3}z"/>` +
  `<path fill="#ffe08a" d="M${x - size * 0.25} ${y}q0 ${-size * 0.7} ${size * 0.3} ${-size}q${size * 0.4} ${size * 0.5} ${size * 0.2} ${size}z"/>` +
  `<path stroke="#2a1c14" stroke-width="${size * 0.3}" stroke-linecap="round" d="M${x - size} ${y + 2}l${size * 2} ${size * 0.2}M${x - size} ${y + size * 0.2}l${size * 2} ${-size * 0.2}"/>`

/** Tents in a clearing before the ranges. */
export function camp(place: SceneSetting): string {
  const { width, height, light, random } = place
  const size = whole(Math.min(width, height) * 0.15)
  const x = whole(width * (0.56 + 0.12 * random()))
  const y = whole(height * 0.86)
  const ground = mix(light.near, light.far, 0.2)
  const cloth = mix('#c8552a', light.near, 0.25)
  return (
    sky(place, 0.3 + 0.2 * random()) +
    ranges(place, 5, 0.74) +
    meadow(place, 0.8, ground) +
    tent(
      whole(x - size * 2.3),
      whole(y - size * 0.34),
      whole(size * 0.62),
      mix('#2f6f7f', light.near, 0.3),
      mix('#ffd38a', light.glow, 0.2),
    ) +
    tent(x, y, size, cloth, '#ffd38a') +
    fire(whole(x - size * 1.5), whole(y + size * 0.24), whole(size * 0.16), light.snow) +
    meadow(place, 0.95, mix(light.near, '#000000', 0.1)) +
    framingTrees(place, 0.99)
  )
}
