import { stroke } from '../ink/pen.ts'

/** Rain driven by the wind: `count` drops, `long` at most. */
export function streaks(random: () => number, count: number, long: number, opacity: number): string {
  let d = ''
  for (let index = 0; index < count; index++) {
    const length = long * (0.5 + 0.5 * random())
    d += `M${Math.round(random() * 960 - 60)} ${Math.round(random() * 1040 - 60)}l${Math.round(-length * 0.26)} ${Math.round(length)}`
  }
  return stroke(d, '#eef4f4', long > 60 ? 2.6 : 1.8, `stroke-opacity="${opacity}"`)
}

/** Snow: `count` flakes, `wide` each. */
export function flakes(random: () => number, count: number, wide: number, opacity: number): string {
  let d = ''
  for (let index = 0; index < count; index++) d += `M${Math.round(random() * 800)} ${Math.round(random() * 1000)}h0`
  return stroke(d, '#fff', wide, `stroke-opacity="${opacity}"`)
}
