import type { Point } from './terrain.ts'
import { whole } from './view.ts'

/** A conifer of three or four tiers standing on a point. */
export function conifer(random: () => number, x: number, y: number, tall: number): string {
  const wide = tall * (0.15 + 0.05 * random())
  const [h, a, b] = [whole(tall * 0.36), whole(wide * 0.62), whole(wide * 0.3)]
  const c = whole(wide)
  const [e, f] = [whole(wide * 0.5), whole(wide * 1.3)]
  const g = -2 * (a - b + c - e + f)
  return `M${whole(x)} ${whole(y - tall)}l${a} ${h}h${-b}l${c} ${h}h${-e}l${f} ${h}h${g}l${f} ${-h}h${-e}l${c} ${-h}h${-b}z`
}

/** Conifers all along a ridge, `tall` at most; `gap` is their mean distance. */
export function wood(random: () => number, points: readonly Point[], tall: number, gap: number): string {
  const last = points.at(-1)
  if (!last) return ''
  let d = ''
  const step = last[0] / (points.length - 1)
  for (let x = -gap; x < last[0] + gap; x += gap * (0.5 + random())) {
    const at = Math.max(0, Math.min(points.length - 1, Math.round(x / step)))
    const y = points[at]?.[1] ?? last[1]
    d += conifer(random, x, y + tall * 0.16, tall * (0.45 + 0.55 * random() ** 1.5))
  }
  return d
}
