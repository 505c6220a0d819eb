import { outline, shade, visibleOn, type Hex } from '../../ink/color.ts'
import { line, shape, trace } from '../../ink/path.ts'
import { crease, fill, mark, panel, seam, stroke, veil } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { choose, form, ground, type TentLook } from './tent-form.ts'

function door(look: TentLook, art: Art): string {
  const x = look.form === 'ridge' || look.form === 'tunnel' || look.form === 'cabin' ? 400 - look.wide + 150 : 392
  const high = ground - (look.form === 'cabin' ? 226 : 236)
  const opening = shape(
    [x - 96, ground + 4, 0],
    [x - 70, high + 96],
    [x, high],
    [x + 70, high + 96],
    [x + 96, ground + 4, 0],
  )
  const inside = shade(art.lining, -0.42)
  const light =
    '<g opacity=".9">' +
    fill(opening, inside) +
    fill(
      shape(
        [x - 60, ground, 0],
        [x - 40, ground - 60],
        [x + 20, ground - 74],
        [x + 70, ground - 30],
        [x + 80, ground, 0],
      ),
      shade(art.lining, -0.1),
    ) +
    '</g>'
  const zip = stroke(
    line([x - 96, ground], [x - 70, high + 96], [x, high], [x + 70, high + 96], [x + 96, ground]),
    art.accent,
    4,
  )
  switch (look.door) {
    case 'open':
      return (
        light +
        panel(
          shape(
            [x - 4, high + 2, 0],
            [x - 80, high + 90],
            [x - 108, ground - 20, 0],
            [x - 66, ground - 60],
            [x - 40, high + 120],
          ),
          shade(art.body, 0.08),
          2,
        ) +
        zip
      )
    case 'awning':
      return (
        light +
        zip +
        panel(
          shape(
            [x - 84, high + 70, 0],
            [x, high - 16],
            [x + 84, high + 70, 0],
            [x + 150, high + 116, 0],
            [x, high + 74],
            [x - 150, high + 116, 0],
          ),
          art.second,
          2,
        ) +
        stroke(`M${x - 148} ${high + 118}V${ground}M${x + 148} ${high + 118}V${ground}`, art.trim, 6)
      )
    case 'window':
      return (
        zip +
        panel(
          shape([x - 46, high + 130], [x, high + 60], [x + 46, high + 130], [x + 40, high + 160], [x - 40, high + 160]),
          shade(art.lining, -0.2),
          2,
        ) +
        stroke(`M${x} ${high + 64}v96M${x - 44} ${high + 118}h88`, art.trim, 3)
      )
    case 'closed':
      return (
        zip +
        seam(line([x, high + 4], [x + 6, ground]), art.body, 4) +
        crease(line([x - 20, high + 60], [x - 34, high + 160], [x - 26, ground - 10]), 10)
      )
  }
}

function bands(look: TentLook, art: Art, top: number): string {
  const area = (from: number, to: number, color: Hex) =>
    fill(`M40 ${from}H760V${to}H40z`, color) + fill(`M40 ${from}H760V${to}H40z`, 'url(#l)')
  if (look.band === 'skirt')
    return area(ground - 80, ground + 20, art.second) + seam(`M40 ${ground - 80}H760`, art.body)
  if (look.band === 'top') return area(top - 20, top + 120, art.second) + seam(`M40 ${top + 120}H760`, art.body)
  if (look.band === 'plain') return ''
  const x = 400 + look.shift
  return (
    fill(
      shape(
        [x - 150, ground + 20, 0],
        [x - 60, top + 40],
        [x, top - 20, 0],
        [x + 60, top + 40],
        [x + 150, ground + 20, 0],
      ),
      art.second,
    ) +
    seam(
      line([x - 150, ground + 10], [x - 60, top + 40], [x, top]) +
        line([x + 150, ground + 10], [x + 60, top + 40], [x, top]),
      art.body,
    )
  )
}

const guys = (look: TentLook, art: Art, top: number): string => {
  const line_ = visibleOn('#8a8a80', art.accent)
  return (
    stroke(
      `M${400 - look.wide + 50} ${top + 190}L${400 - look.wide - 44} ${ground + 18}M${350 + look.wide} ${top + 190}L${444 + look.wide} ${ground + 18}`,
      line_,
      3,
    ) +
    stroke(
      `M${400 - look.wide - 40} ${ground + 8}l-8 20M${440 + look.wide} ${ground + 8}l8 20`,
      shade(art.trim, -0.2),
      6,
    )
  )
}

/** A tent: six forms, four doors, with or without a second roof. */
export const tent: Product = {
  fabric: 'ripstop',
  wear: 'beside',
  tall: 112,
  shines: true,
  draw: art => {
    const look = choose(art)
    const { knots, poles, top } = form(look)
    const silhouette = trace(knots)
    const back = art.side === 'back'
    const shadeSide = veil(
      shape(
        [430 + look.shift, top - 20, 0],
        [560, top + 120],
        [520, ground + 20, 0],
        [780, ground + 20, 0],
        [780, top - 20, 0],
      ),
      0.16,
    )
    const fly = look.fly
      ? stroke(line(...knots.slice(1, -1)), shade(art.second, 0.1), 16) +
        stroke(line(...knots.slice(1, -1)), outline(art.second), 2)
      : ''
    const vent = panel(
      shape([500, top + 110, 0], [546, top + 84], [590, top + 122, 0], [546, top + 116]),
      art.second,
      2,
    )
    const inner =
      bands(look, art, top) +
      shadeSide +
      poles.map(pole => stroke(pole, shade(art.body, -0.3), 7) + stroke(pole, shade(art.trim, 0.25), 3)).join('') +
      crease(
        line(
          [400 - look.wide + 70, ground - 40],
          [400 - look.wide + 110, ground - 130],
          [400 - look.wide + 180, ground - 190],
        ),
        12,
      ) +
      (back ? vent : door(look, art))
    const logo = mark(570, ground - 36, 56, visibleOn(look.band === 'skirt' ? art.second : art.body, art.accent))
    return {
      svg: guys(look, art, top) + panel(silhouette, art.body, 3) + art.pen.within(silhouette, inner + fly + logo),
      box: { left: 400 - look.wide - 50, right: 450 + look.wide, top: top - 10, bottom: ground + 6 },
    }
  },
}
