import { shade, visibleOn, type Hex } from '../../ink/color.ts'
import { across, line } from '../../ink/path.ts'
import { fill, seam, stitches, stroke } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { assemble } from './assemble.ts'
import { chestMark, hood, neckline, stand } from './collars.ts'
import { neckY, type Fit } from './fit.ts'
import { blocked, blockings, cuffs, frontZip } from './panels.ts'

const base = { neck: 70, shoulder: 160, chest: 148, waist: 136, hem: 142, drop: 10 }

function choose({ cut }: Art) {
  return {
    neck: cut.one(['crew', 'half-zip', 'mock', 'hood', 'v'] as const),
    pattern: cut.one(['plain', 'stripes', 'bands', 'map', 'block'] as const),
    blocking: cut.one(blockings),
    raglan: cut.one([true, false]),
    sleeves: cut.one(['body', 'second', 'striped'] as const),
    short: cut.one([false, false, true]),
    hemY: cut.between(768, 806),
    pitch: cut.between(34, 52),
    waist: cut.between(-6, 4),
  }
}

type Look = ReturnType<typeof choose>

const rows = (from: number, to: number, pitch: number): string => {
  let d = ''
  for (let y = from; y < to; y += pitch) d += across([100, y - 6], [400, y + 6])
  return d
}

/** The pattern knitted into the body. */
function pattern(look: Look, fit: Fit, art: Art): string {
  const top = neckY + 70
  if (look.pattern === 'stripes') return stroke(rows(top, fit.hemY - 10, look.pitch), art.second, look.pitch * 0.4)
  if (look.pattern === 'bands')
    return stroke(rows(top + 50, top + 160, 44), art.second, 30) + stroke(rows(top + 50, top + 160, 44), art.accent, 5)
  if (look.pattern === 'map') return zones(fit, art.body)
  return look.pattern === 'block' ? blocked(look.blocking === 'plain' ? 'yoke' : look.blocking, fit, art.second) : ''
}

/** Zones knitted more openly, where one sweats. */
const zones = (fit: Fit, ground: Hex): string => {
  const dots = Array.from({ length: 15 }, (_, row) =>
    across([320 - (row % 2) * 8, neckY + 130 + row * 24], [400, neckY + 140 + row * 24]),
  ).join('')
  const sides =
    line([400 - fit.chest + 34, neckY + 190], [400 - fit.waist + 46, neckY + 380], [400 - fit.hem + 30, fit.hemY]) +
    line([366 + fit.chest, neckY + 190], [354 + fit.waist, neckY + 380], [370 + fit.hem, fit.hemY])
  return (
    stroke(dots, shade(ground, -0.35), 7, 'stroke-dasharray="1 15"') + seam(sides, ground, 3) + stitches(sides, ground)
  )
}

const neck = (look: Look, art: Art): string => {
  if (look.neck === 'hood') return hood({ ...art, accent: art.trim }, art.body, false)
  if (look.neck === 'half-zip')
    return (
      (art.side === 'front' ? frontZip(neckY + 30, neckY + 200, art.body, art.accent) : '') + stand(art, art.trim, true)
    )
  return neckline(art, art.body, art.trim, look.neck)
}

/** A next-to-skin layer: close fit, flat seams, knitted stripes or zones. */
export const baseLayer: Product = {
  fabric: 'knit',
  wear: 'top',
  tall: 70,
  draw: art => {
    const look = choose(art)
    const fit = { ...base, hemY: look.hemY, waist: base.waist + look.waist }
    const sleeve = look.sleeves === 'second' ? art.second : art.body
    const striped = look.sleeves === 'striped' ? stroke(rows(neckY + 250, neckY + 330, 40), art.second, 20) : ''
    const ends = look.short ? '' : cuffs(fit, art.trim, undefined, 26)
    const seams = seam(
      line([250, neckY + 60], [226, neckY + 200], [206, neckY + 510]) +
        line([550, neckY + 60], [574, neckY + 200], [594, neckY + 510]),
      sleeve,
    )
    const hem = stitches(across([400 - fit.hem, fit.hemY - 18], [400, fit.hemY + fit.drop - 18]), art.body)
    return assemble(art, {
      fit,
      sleeve:
        `${look.raglan ? 'raglan' : 'long'}`.replace(/^/, '') === 'raglan'
          ? look.short
            ? 'raglan-short'
            : 'raglan'
          : look.short
            ? 'short'
            : 'long',
      ease: -8,
      sleeveColor: sleeve,
      onSleeves: striped + ends + seams,
      onBody: pattern(look, fit, art) + hem + fill(`M386 ${fit.hemY - 40}h28v14h-28z`, shade(art.body, -0.3)),
      over:
        neck(look, art) + (art.side === 'front' ? chestMark(visibleOn(art.body, art.accent), 440, neckY + 118) : ''),
      top: look.neck === 'hood' ? 84 : look.neck === 'half-zip' ? 168 : look.neck === 'mock' ? 190 : neckY - 12,
    })
  },
}
