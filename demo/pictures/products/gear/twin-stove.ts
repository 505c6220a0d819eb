import { outline, shade, visibleOn } from '../../ink/color.ts'
import { oval, shape, slab } from '../../ink/path.ts'
import { fill, mark, panel, stroke } from '../../ink/pen.ts'
import type { Art, Drawn } from '../product.ts'
import { flames, steel, type BurnerLook } from './burner.ts'

/** The drawing on the lid of the twin. */
function lidFace(look: BurnerLook, top: number, art: Art): string {
  const cover = art[look.lid]
  const ink = visibleOn(cover, art.accent)
  if (look.face === 'mark') return mark(330, top - 50, 140, ink)
  if (look.face === 'bands')
    return fill(`M60 ${top - 110}H740v36H60zM60 ${top - 60}H740v10H60z`, ink) + mark(370, top - 130, 60, ink)
  return fill(`M60 ${top + 80}V${top}l140 -90l70 60l110 -120l90 110l60 -40l210 160z`, ink, 'fill-opacity=".8"')
}

/** Two burners in a case with a lid. */
export function twin(look: BurnerLook, art: Art): Drawn {
  const top = 560
  const half = 282 + look.wide
  const open = 210 + look.high * 2
  const body = slab(400 - half, top + 60, half * 2, 180, 26)
  const [l, r] = [420 - half, 380 + half]
  const lid = shape(
    [l, top + 70, 0],
    [l + 20, top - open + 20],
    [l + 40, top - open],
    [r - 40, top - open],
    [r - 20, top - open + 20],
    [r, top + 70, 0],
  )
  const front = art.side === 'front'
  const bars = look.supports === 3 ? [-70, 0, 70] : [-84, -30, 30, 84]
  const grate = (x: number) =>
    fill(oval(x, top + 62, 110, 22), shade(steel, -0.6)) +
    stroke(`M${x - 110} ${top + 60}h220${bars.map(dx => `M${x + dx} ${top + 42}v34`).join('')}`, steel, 7) +
    flames(x, top + 60, 50)
  const knobs = [200, 600]
    .map(
      x =>
        (look.knob === 'round'
          ? fill(oval(x, top + 150, 34), art.accent, `stroke="${outline(art.accent)}" stroke-width="3"`)
          : fill(slab(x - 36, top + 132, 72, 36, 12), art.accent, `stroke="${outline(art.accent)}" stroke-width="3"`)) +
        stroke(`M${x} ${top + 150}v-24`, shade(art.accent, -0.5), 7),
    )
    .join('')
  const plate =
    panel(slab(330, top + 116, 140, 66, 14), art.trim, 2) + mark(372, top + 164, 56, visibleOn(art.trim, art.accent))
  const vents = stroke(
    Array.from({ length: 9 }, (_, index) => `M${260 + index * 35} ${top + 110}v70`).join(''),
    shade(art.body, -0.5),
    9,
  )
  const feet = fill(slab(150, top + 236, 70, 18, 6) + slab(580, top + 236, 70, 18, 6), shade(art.trim, -0.4))
  const box = { left: 400 - half, right: 400 + half, top: top - open, bottom: top + 254 }
  const cover = panel(lid, art[look.lid])
  if (!front) return { svg: panel(body, art.body) + vents + feet + cover + hinges(look, top, art), box }
  return {
    svg:
      cover +
      art.pen.within(lid, lidFace(look, top, art)) +
      panel(body, art.body) +
      grate(400 - half / 2) +
      grate(400 + half / 2) +
      knobs +
      plate +
      feet,
    box,
  }
}

/** The hinges of the lid, seen from behind. */
const hinges = (look: BurnerLook, top: number, art: Art): string =>
  [220, 580].map(x => panel(slab(x - 34, top + 40, 68, 40, 10), art.trim, 2)).join('') +
  mark(340, top - 30, 120, visibleOn(art[look.lid], art.accent))
