import { shade, visibleOn } from '../../ink/color.ts'
import { across, flipped, line, slab, symmetric, trace, type Knot } from '../../ink/path.ts'
import { fill, panel, seam, stitches, stroke } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { assemble } from './assemble.ts'
import { neckY, type Fit } from './fit.ts'
import { blocked, cuffs } from './panels.ts'

const base = { neck: 70, shoulder: 170, chest: 166, hem: 164 }

function choose({ cut }: Art) {
  return {
    cloth: cut.one(['plaid', 'plain', 'check', 'stripe', 'shadow', 'dobby'] as const),
    sleeve: cut.one(['long', 'short'] as const),
    pockets: cut.one(['two-flap', 'one', 'two', 'zip', 'none'] as const),
    yoke: cut.one(['plain', 'yoke', 'chevron'] as const),
    hem: cut.one(['round', 'straight']),
    pitch: cut.between(54, 92),
    hemY: cut.between(786, 826),
    waist: cut.between(150, 164),
  }
}

type Look = ReturnType<typeof choose>

const bars = (pitch: number, offset: number): string => {
  let d = ''
  for (let x = 60 + offset; x < 740; x += pitch) d += `M${x} 150V980`
  return d
}
const rungs = (pitch: number, offset: number): string => {
  let d = ''
  for (let y = 170 + offset; y < 960; y += pitch) d += `M40 ${y}H760`
  return d
}

function cloth({ cloth: kind, pitch }: Look, art: Art): string {
  const dark = shade(art.second, -0.1)
  if (kind === 'plaid') {
    return (
      stroke(bars(pitch, 10) + rungs(pitch, 10), dark, pitch * 0.42, 'stroke-opacity=".5" stroke-linecap="butt"') +
      stroke(bars(pitch, 10 + pitch / 2) + rungs(pitch, 10 + pitch / 2), art.accent, 4, 'stroke-opacity=".75"')
    )
  }
  if (kind === 'check') return stroke(bars(pitch / 2, 0) + rungs(pitch / 2, 0), art.second, 5, 'stroke-opacity=".7"')
  if (kind === 'stripe') return stroke(bars(pitch / 2, 6), art.second, 9, 'stroke-opacity=".75"')
  if (kind === 'shadow')
    return stroke(
      bars(pitch * 1.3, 20) + rungs(pitch * 1.3, 20),
      art.second,
      pitch * 0.6,
      'stroke-opacity=".4" stroke-linecap="butt"',
    )
  return kind === 'dobby' ? stroke(rungs(34, 0), art.second, 5, 'stroke-dasharray="5 29" stroke-opacity=".85"') : ''
}

const collarHalf: Knot[] = [
  [400, neckY + 34, 0],
  [338, neckY - 22, 0],
  [322, neckY - 2],
  [312, neckY + 34, 0],
  [352, neckY + 82, 0],
]

function collar(art: Art): string {
  if (art.side === 'back')
    return (
      panel(
        symmetric([
          [400, 196],
          [342, 202, 0],
          [318, neckY + 22, 0],
          [400, neckY + 36],
        ]),
        art.body,
      ) + stitches(across([326, neckY + 14], [400, neckY + 26]), art.body)
    )
  const inner = symmetric([
    [400, 198],
    [344, 206, 0],
    [352, neckY + 20],
    [400, neckY + 44, 0],
  ])
  const left = trace(collarHalf)
  const right = trace(flipped(collarHalf))
  return (
    fill(inner, shade(art.lining, -0.22)) +
    fill('M386 214h28v14h-28z', shade(art.lining, 0.4)) +
    panel(left, art.body) +
    panel(right, art.body) +
    stitches(
      line([394, neckY + 40], [352, neckY + 72], [320, neckY + 34]) +
        line([406, neckY + 40], [448, neckY + 72], [480, neckY + 34]),
      art.body,
    )
  )
}

const pocket = (x: number, art: Art, flap: boolean): string =>
  panel(`M${x} ${neckY + 118}h88v78l-44 22l-44 -22z`, art.body, 2) +
  (flap
    ? panel(`M${x - 3} ${neckY + 106}h94v30l-47 14l-47 -14z`, shade(art.body, -0.06), 2) +
      button(x + 44, neckY + 136, art.accent)
    : stitches(`M${x + 6} ${neckY + 134}h76`, art.body))

const button = (x: number, y: number, color: string): string =>
  fill(
    `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0z`,
    shade(color, 0.35),
    `stroke="${shade(color, -0.4)}" stroke-width="1.6"`,
  )

function chest(look: Look, art: Art): string {
  if (look.pockets === 'none') return ''
  if (look.pockets === 'zip')
    return (
      seam(`M440 ${neckY + 132}h92`, art.body, 9) + stroke(`M440 ${neckY + 132}h92`, visibleOn(art.body, art.accent), 3)
    )
  const flap = look.pockets === 'two-flap'
  return (look.pockets === 'one' ? '' : pocket(272, art, flap)) + pocket(440, art, flap)
}

/** A button shirt: plaid, check, stripe or plain; long sleeves with cuffs or short ones. */
export const shirt: Product = {
  fabric: 'twill',
  wear: 'top',
  tall: 77,
  draw: art => {
    const look = choose(art)
    const fit: Fit = {
      ...base,
      waist: look.waist,
      hemY: look.hemY - (look.hem === 'round' ? 34 : 0),
      drop: look.hem === 'round' ? 46 : 4,
    }
    const front = art.side === 'front'
    const weave = cloth(look, art)
    const end = fit.hemY + fit.drop - 6
    const buttons = [60, 134, 208, 282, 356, 430, 504].map(y => button(400, neckY + y, art.accent)).join('')
    const placket = front
      ? panel(slab(381, neckY + 30, 38, end - neckY - 32), art.body, 2) +
        art.pen.within(slab(381, neckY + 30, 38, end - neckY - 32), weave) +
        stitches(`M388 ${neckY + 50}V${end - 8}M412 ${neckY + 50}V${end - 8}`, art.body) +
        buttons
      : ''
    const pleat = front ? '' : seam(`M390 ${neckY + 128}V${end}M410 ${neckY + 128}V${end}`, art.body)
    const long = look.sleeve === 'long'
    const hem = line([150, neckY + 190], [245, neckY + 226]) + line([650, neckY + 190], [555, neckY + 226])
    return assemble(art, {
      fit,
      sleeve: look.sleeve,
      onSleeves:
        weave +
        (long
          ? cuffs(fit, shade(art.body, -0.08), undefined, 44) +
            button(155, neckY + 496, art.accent) +
            button(645, neckY + 496, art.accent)
          : stitches(hem, art.body)),
      onBody:
        weave +
        blocked(front ? look.yoke : 'yoke', fit, look.cloth === 'plain' ? art.second : shade(art.body, -0.12)) +
        (front ? chest(look, art) : pleat),
      over: placket + collar(art),
      top: 196,
    })
  },
}
