import { outline, shade, visibleOn } from '../../ink/color.ts'
import { oval, shape, slab } from '../../ink/path.ts'
import { fill, mark, panel, stroke } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'

function choose({ cut }: Art) {
  return {
    housing: cut.one(['oval', 'block', 'round', 'wide', 'hex'] as const),
    lamps: cut.one([1, 2, 3]),
    over: cut.one([true, false]),
    weave: cut.one(['stripes', 'plain', 'chevron', 'peaks'] as const),
    bezel: cut.one(['accent', 'trim', 'second'] as const),
    battery: cut.one([true, false]),
    wide: cut.between(-14, 18),
    high: cut.between(-12, 14),
    y: cut.between(-10, 10),
  }
}

type Look = ReturnType<typeof choose>

function housing(look: Look, art: Art): string {
  const [w, h] = [112 + look.wide, 78 + look.high]
  const y = 610 + look.y
  const shapes = {
    oval: shape(
      [400, y - h],
      [400 + w, y - h * 0.2],
      [400 + w * 0.8, y + h * 0.8],
      [400, y + h],
      [400 - w * 0.8, y + h * 0.8],
      [400 - w, y - h * 0.2],
    ),
    block: slab(400 - w, y - h, 2 * w, 2 * h, 30),
    round: oval(400, y, h + 22),
    wide: slab(360 - w, y - h * 0.72, 2 * w + 80, h * 1.44, 56),
    hex: shape(
      [400 - w, y, 0],
      [400 - w * 0.6, y - h, 0],
      [400 + w * 0.6, y - h, 0],
      [400 + w, y, 0],
      [400 + w * 0.6, y + h, 0],
      [400 - w * 0.6, y + h, 0],
    ),
  }
  const gap = look.lamps === 1 ? 0 : look.lamps === 2 ? 66 : 56
  const r = look.lamps === 1 ? 46 : look.lamps === 2 ? 30 : 23
  const lamp = (x: number, radius: number) =>
    fill(oval(x, y, radius + 8), art[look.bezel], `stroke="${outline(art[look.bezel])}" stroke-width="2.4"`) +
    fill(oval(x, y, radius), '#fff6d8') +
    fill(oval(x, y, radius * 0.62), '#ffe29a') +
    stroke(
      `M${x - Math.round(radius * 0.5)} ${y - Math.round(radius * 0.3)}q${Math.round(radius * 0.3)} ${-Math.round(radius * 0.4)} ${Math.round(radius * 0.7)} ${-Math.round(radius * 0.4)}`,
      '#fff',
      5,
    )
  const lamps = Array.from({ length: look.lamps }, (_, index) =>
    lamp(400 + Math.round((index - (look.lamps - 1) / 2) * gap), index === 0 && look.lamps === 2 ? r + 6 : r),
  ).join('')
  const button = fill(slab(372, y - h - 16, 56, 22, 9), art.accent, `stroke="${outline(art.accent)}" stroke-width="2"`)
  return button + panel(shapes[look.housing], art.body, 3) + lamps
}

function band(look: Look, art: Art): string {
  const front = 'M112 540A288 142 0 0 0 688 540'
  const rear = 'M112 540A288 142 0 0 1 688 540'
  const pattern = {
    stripes: stroke(front, art.second, 14, 'stroke-linecap="butt"') + stroke(front, art.accent, 4),
    plain: stroke(front, shade(art.second, 0.1), 4, 'stroke-dasharray="8 7"'),
    chevron: stroke(front, art.accent, 22, 'stroke-dasharray="14 16" stroke-linecap="butt"'),
    peaks: stroke(front, art.second, 26, 'stroke-dasharray="4 7" stroke-linecap="butt"'),
  }[look.weave]
  const top = look.over ? stroke('M400 410V640', shade(art.trim, -0.2), 34) + stroke('M400 410V640', art.trim, 28) : ''
  const inside =
    stroke(rear, outline(shade(art.lining, -0.25)), 54, 'stroke-linecap="butt"') +
    stroke(rear, shade(art.lining, -0.25), 48, 'stroke-linecap="butt"')
  return (
    inside +
    top +
    stroke(front, outline(art.trim), 56, 'stroke-linecap="butt"') +
    stroke(front, art.trim, 51, 'stroke-linecap="butt"') +
    pattern
  )
}

/** A headlamp on its band: five housings, one to three lamps. */
export const headlamp: Product = {
  fabric: 'ripstop',
  wear: 'head',
  tall: 8,
  shines: true,
  draw: art => {
    const look = choose(art)
    const battery = panel(slab(336, 352, 128, 84, 26), art.body) + fill(slab(372, 380, 56, 26, 10), art.accent)
    const box = {
      left: 90,
      right: 710,
      top: look.battery && art.side === 'front' ? 350 : 370,
      bottom: Math.max(712, 632 + 78 + look.high + look.y),
    }
    if (art.side === 'back')
      return {
        svg:
          band(look, art) +
          panel(slab(300, 612, 200, 130, 34), look.battery ? art.body : art.second, 3) +
          mark(350, 700, 100, visibleOn(look.battery ? art.body : art.second, art.accent)),
        box: { ...box, bottom: 742 },
      }
    return {
      svg:
        (look.battery ? battery : '') +
        band(look, art) +
        panel(slab(400 - 120 - look.wide, 580 + look.y, 240 + look.wide * 2, 96, 20), shade(art.trim, -0.3)) +
        housing(look, art),
      box,
    }
  },
}
