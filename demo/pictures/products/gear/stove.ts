import { outline, shade, visibleOn } from '../../ink/color.ts'
import { line, shape, slab } from '../../ink/path.ts'
import { fill, mark, panel, roll, stroke } from '../../ink/pen.ts'
import type { Art, Drawn, Product } from '../product.ts'
import { choose, flames, steel, type BurnerLook } from './burner.ts'
import { twin } from './twin-stove.ts'

const ground = 840

function pot(y: number, half: number, high: number, look: BurnerLook, art: Art): string {
  const body = slab(400 - half, y - high, half * 2, high, 18)
  const ink = visibleOn(art.body, art.accent)
  const face = {
    mark: mark(400 - half * 0.4, y - high * 0.4, half * 0.8, ink),
    bands:
      fill(`M100 ${Math.round(y - high * 0.6)}H700v34H100z`, art.second) +
      fill(`M100 ${Math.round(y - high * 0.6) + 42}H700v9H100z`, ink),
    peaks: fill(`M100 ${y}l190 -${Math.round(high * 0.5)}l60 50l70 -90l80 100l50 -40l200 120z`, art.second),
  }[look.face]
  const grip = stroke(
    `M${400 + half} ${y - high * 0.75}h70q24 0 24 26v${Math.round(high * 0.4)}`,
    shade(art.trim, -0.1),
    18,
  )
  return (
    grip +
    roll(body, art.body) +
    art.pen.within(body, face) +
    fill(body, 'url(#r)') +
    panel(slab(400 - half - 10, y - high - 20, half * 2 + 20, 30, 12), art[look.lid]) +
    roll(slab(376, y - high - 52, 48, 34, 10), art.trim)
  )
}

function canister(top: number, look: BurnerLook, art: Art): string {
  const outline_ = shape(
    [300, ground, 0],
    [292, ground - 20],
    [292, top + 90],
    [320, top + 40],
    [376, top + 22, 0],
    [424, top + 22, 0],
    [480, top + 40],
    [508, top + 90],
    [508, ground - 20],
    [500, ground, 0],
  )
  return (
    roll(outline_, art.second) +
    fill(`M292 ${top + 120}H508v${56 + look.wide}H292z`, art.lining) +
    fill(`M292 ${top + 120}H508v${56 + look.wide}H292z`, 'url(#r)') +
    mark(370, top + 160, 60, visibleOn(art.lining, art.accent)) +
    fill(slab(300, ground - 10, 200, 14, 6), shade(art.second, -0.4)) +
    roll(slab(378, top - 4, 44, 34, 5), steel)
  )
}

function burner(y: number, half: number, look: BurnerLook, art: Art): string {
  const arms = Array.from({ length: look.supports }, (_, index) => {
    const x = 400 - half + (2 * half * index) / (look.supports - 1)
    return `M400 ${y + 70}L${Math.round(x)} ${y + 8}V${y - 30}h${x < 400 ? 22 : -22}`
  }).join('')
  const knob =
    look.knob === 'round'
      ? stroke(`M400 ${y + 92}h86`, steel, 8) +
        fill(slab(478, y + 72, 24, 42, 6), art.accent, `stroke="${outline(art.accent)}" stroke-width="2"`)
      : stroke(`M400 ${y + 92}h70q50 -24 50 0t-50 0`, steel, 6)
  return (
    knob +
    stroke(arms, shade(steel, -0.5), 14) +
    stroke(arms, steel, 9) +
    roll(slab(384, y + 44, 32, 80, 6), steel) +
    roll(shape([340, y + 8, 0], [460, y + 8, 0], [440, y + 44], [400, y + 52], [360, y + 44]), shade(art.trim, 0.1)) +
    flames(400, y + 8, 44)
  )
}

function remote(look: BurnerLook, art: Art): Drawn {
  const legs = `M400 700L190 ${ground}h-50M400 700L610 ${ground}h50M400 700V${ground}h-30`
  const hose = stroke(line([430, 760], [520, 800], [600, 770], [640, 800]), art.accent, 9)
  const half = 150 + look.wide
  return {
    svg:
      hose +
      stroke(legs, shade(steel, -0.5), 15) +
      stroke(legs, steel, 10) +
      `<g transform="translate(0 60)">${burner(560, 110, { ...look, knob: 'wire' }, art)}</g>` +
      pot(590, half, 210 + look.high, look, art) +
      roll(slab(610, 730, 120, 100, 40), art.second),
    box: { left: 130, right: 740, top: 320 - look.high, bottom: ground },
  }
}

/** A stove: on a canister, an integrated system, two burners, or with a hose. */
export const stove: Product = {
  fabric: 'metal',
  wear: 'held',
  tall: 24,
  shines: true,
  draw: art => {
    const front = choose(art)
    const look =
      art.side === 'front' ? front : { ...front, face: front.face === 'mark' ? ('bands' as const) : ('mark' as const) }
    if (look.form === 'twin') return twin(look, art)
    if (look.form === 'remote') return remote(look, art)
    const half = 128 + look.wide
    if (look.form === 'system') {
      const cozy = 500 + look.high
      return {
        svg:
          canister(640, look, art) +
          burner(560, 90 + Math.round(look.high / 3), look, art) +
          pot(590, half, cozy - 210, look, art) +
          fill(`M${400 - half + 8} 560H${400 + half - 8}v36H${400 - half + 8}z`, shade(steel, -0.2)) +
          stroke(
            Array.from(
              { length: 12 },
              (_, index) => `M${Math.round(400 - half + 18 + index * ((half * 2 - 30) / 11))} 562v32`,
            ).join(''),
            shade(steel, -0.6),
            4,
          ),
        box: { left: 400 - half, right: 500 + half, top: 590 - cozy + 210 - 52, bottom: ground },
      }
    }
    return {
      svg:
        canister(620, look, art) +
        burner(500, 112 + look.wide + Math.round(look.high / 4), look, art) +
        (look.pot ? pot(474, half + 24, 190 + look.high, look, art) : ''),
      box: { left: 260, right: look.pot ? 640 : 540, top: look.pot ? 230 - look.high : 440, bottom: ground },
    }
  },
}
