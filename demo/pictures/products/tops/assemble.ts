import type { Hex } from '../../ink/color.ts'
import { panel, roll } from '../../ink/pen.ts'
import type { Art, Drawn } from '../product.ts'
import { bodyShape, bothSleeves, boxOf, elbows, folds, sleeveKnots, type Fit, type Sleeve } from './fit.ts'

/** The parts of a garment, from the back of the pile to the front. */
export type Parts = {
  readonly fit: Fit
  readonly sleeve: Sleeve | 'none'
  readonly ease?: number
  /** Drawn on the sleeves only, e.g. cuffs, stripes, baffles. */
  readonly onSleeves?: string
  readonly sleeveColor?: Hex
  /** Drawn on the body only. */
  readonly onBody: string
  readonly bodyOutline?: string
  /** Drawn over body and sleeves: closures, collar, hood. */
  readonly over: string
  readonly top: number
}

/** Puts a garment together: set-in sleeves lie under the body, raglan sleeves over it. */
export function assemble(art: Art, parts: Parts): Drawn {
  const { fit, sleeve } = parts
  const outline = parts.bodyOutline ?? bodyShape(fit)
  const body = panel(outline, art.body) + art.pen.within(outline, parts.onBody + folds(fit))
  const svg =
    sleeve === 'none'
      ? body
      : sleeve.startsWith('raglan')
        ? body + sleeves(art, parts, sleeve)
        : sleeves(art, parts, sleeve) + body
  return { svg: svg + parts.over, box: boxOf(fit, parts.top, sleeve, parts.ease) }
}

function sleeves(art: Art, parts: Parts, sleeve: Sleeve): string {
  const [left, right] = bothSleeves(sleeveKnots(parts.fit, sleeve, parts.ease))
  const color = parts.sleeveColor ?? art.body
  const bend = sleeve.endsWith('short') ? '' : elbows(parts.fit)
  return roll(left, color) + roll(right, color) + art.pen.within(left + right, (parts.onSleeves ?? '') + bend)
}
