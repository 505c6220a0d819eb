import { shade } from '../../ink/color.ts'
import { across, line, slab, symmetric } from '../../ink/path.ts'
import { fill, panel, seam, stitches, stroke } from '../../ink/pen.ts'
import type { Art, Drawn } from '../product.ts'
import { badge, type HatLook } from './hat.ts'

/** Hats with a brim all round. */
export function brimmed(look: HatLook, art: Art): Drawn {
  const top = look.top - 10
  const flat = look.form === 'brim'
  const reach = (flat ? 200 : 166) + look.bill
  const side = look.wide - 64
  const crown = symmetric([
    [400, top],
    [400 - side * 0.74, top + 12],
    [400 - side, top + 60],
    [232, 600, 0],
    [400, 620],
  ])
  const y = flat ? 600 : 590
  const brim = symmetric([
    [400, y],
    [234, y - 6, 0],
    [400 - reach, y + (flat ? 40 : 110)],
    [400 - reach + 34, y + (flat ? 66 : 134)],
    [400, y + (flat ? 84 : 120)],
  ])
  const under = symmetric([
    [400, y + 20],
    [400 - reach * 0.8, y + 66],
    [400 - reach + 34, y + 128],
    [400, y + 116],
  ])
  const tone = art[look.brim]
  const rows = [0.34, 0.6, 0.84]
    .map(part =>
      stitches(
        across(
          [400 - reach * (0.72 + part * 0.22), y + (flat ? 56 : 116) * part + 6],
          [400, y + (flat ? 76 : 110) * part + 4],
        ),
        tone,
      ),
    )
    .join('')
  const band = stroke(
    across([236, 574], [300, 590], [400, 596]),
    look.rope ? art.accent : shade(art.body, -0.3),
    look.rope ? 12 : 22,
  )
  const strap = flat
    ? stroke(line([250, 640], [300, 760], [400, 800], [500, 760], [550, 640]), art.trim, 7) +
      fill(slab(386, 780, 28, 40, 8), art.accent)
    : ''
  return {
    svg:
      strap +
      (flat ? '' : fill(under, shade(tone, -0.4))) +
      panel(crown, art.body) +
      art.pen.within(crown, seam(line([330, top], [312, 620]) + line([470, top], [488, 620]), art.body) + band) +
      panel(brim, tone) +
      rows +
      badge(look, art, 500) +
      (look.vents ? fill('M262 470h12v12h-12zM526 470h12v12h-12z', shade(art.body, -0.6)) : ''),
    box: { left: 400 - reach, right: 400 + reach, top, bottom: flat ? 820 : y + 134 },
  }
}
