import { mix, type Hex } from '../ink/color.ts'
import { fill, stroke } from '../ink/pen.ts'

const hill = (y: number): string =>
  `M-10 ${y + 26}C160 ${y - 16} 300 ${y - 10} 420 ${y + 4}S700 ${y + 24} 810 ${y - 8}V1010H-10z`

/** A knoll in the foreground with tufts of grass. */
export function knoll(y: number, color: Hex, random: () => number): string {
  let tufts = ''
  for (let index = 0; index < 26; index++)
    tufts += `M${Math.round(random() * 800)} ${Math.round(y + 20 + random() * 80)}q${Math.round(random() * 8 - 4)} -16 ${Math.round(random() * 16 - 8)} -26`
  return fill(hill(y), color) + stroke(tufts, mix(color, '#ffffff', 0.14), 4)
}

/** The same under snow: what grows there looks out of it here and there. */
export function snowyKnoll(y: number, random: () => number): string {
  let stalks = ''
  for (let index = 0; index < 9; index++)
    stalks += `M${Math.round(random() * 800)} ${Math.round(y + 34 + random() * 70)}q2 -12 ${Math.round(random() * 12 - 6)} -20`
  return (
    fill(hill(y), '#f4f7f8') +
    fill(hill(y + 46), '#dbe5ea', 'fill-opacity=".7"') +
    stroke(stalks, '#8b8577', 3, 'stroke-opacity=".6"')
  )
}

/** Water that stands on the ground, with rings where drops fall into it. */
export function puddles(y: number, random: () => number): string {
  let [water, rings] = ['', '']
  for (const [x, wide] of [
    [150, 118],
    [610, 150],
    [430, 64],
  ] as const) {
    const at = Math.round(y + 44 + random() * 44)
    water += `M${x - wide} ${at}q${wide} -18 ${wide * 2} 0q${-wide} 22 ${-wide * 2} 0z`
    const ring = Math.round(x + (random() - 0.5) * wide)
    rings += `M${ring - 22} ${at}a22 6 0 1 0 44 0a22 6 0 1 0 -44 0M${ring - 9} ${at}a9 2.4 0 1 0 18 0a9 2.4 0 1 0 -18 0`
  }
  return fill(water, '#9fb0b4', 'fill-opacity=".5"') + stroke(rings, '#e6eeee', 2, 'stroke-opacity=".7"')
}
