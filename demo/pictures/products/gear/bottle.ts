import { shade, visibleOn } from '../../ink/color.ts'
import { slab, symmetric, type Knot } from '../../ink/path.ts'
import { fill, mark, panel, roll, stroke, webbing } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'

function choose({ cut }: Art) {
  return {
    form: cut.one(['narrow', 'wide', 'flask', 'mug', 'jug'] as const),
    cap: cut.one(['loop', 'straw', 'cup', 'handle', 'flat'] as const),
    face: cut.one(['mark', 'peaks', 'bands', 'dip', 'scale', 'contours'] as const),
    sleeve: cut.one([false, true, false]),
    steel: cut.one([true, false]),
    top: cut.between(-14, 16),
    wide: cut.between(-8, 10),
    seam: cut.between(-20, 20),
  }
}

type Look = ReturnType<typeof choose>

const forms = {
  narrow: { top: 330, half: 104, neck: 50, shoulder: 96 },
  wide: { top: 370, half: 138, neck: 96, shoulder: 44 },
  flask: { top: 300, half: 112, neck: 84, shoulder: 24 },
  mug: { top: 520, half: 136, neck: 136, shoulder: 0 },
  jug: { top: 420, half: 164, neck: 66, shoulder: 110 },
} as const

const bottom = 850

function face(look: Look, top: number, half: number, art: Art): string {
  const ink = visibleOn(art.body, art.accent)
  const middle = Math.round((top + 80 + bottom) / 2) + look.seam
  switch (look.face) {
    case 'mark':
      return mark(400 - half * 0.5, middle + 30, half, ink)
    case 'peaks':
      return (
        fill(`M220 ${bottom + 10}V${middle + 60}l90 -110l50 60l60 -90l70 100l40 -40l80 90v300z`, art.second) +
        fill(`M220 ${bottom + 10}V${middle + 130}l70 -50l60 50l70 -60l90 70l90 -30v300z`, shade(art.second, -0.25))
      )
    case 'bands':
      return (
        fill(`M220 ${middle - 40}H580v26H220zM220 ${middle + 10}H580v60H220z`, art.second) +
        fill(`M220 ${middle - 8}H580v10H220z`, ink)
      )
    case 'dip':
      return fill(`M220 ${middle}H580V${bottom + 20}H220z`, art.second) + mark(372, middle - 30, 56, ink)
    case 'scale':
      return (
        stroke(
          Array.from(
            { length: 9 },
            (_, index) => `M${400 + half - 16} ${bottom - 60 - index * 34}h${index % 2 ? -26 : -44}`,
          ).join(''),
          ink,
          5,
        ) + mark(400 - half * 0.7, middle + 10, half * 0.8, ink)
      )
    case 'contours':
      return [0, 1, 2, 3, 4]
        .map(ring =>
          stroke(
            `M${400 - 30 - ring * 26} ${middle}q0 ${-40 - ring * 26} ${30 + ring * 28} ${-44 - ring * 24}t${40 + ring * 22} ${50 + ring * 22}t${-50 - ring * 24} ${46 + ring * 26}t${-20 - ring * 26} ${-52 - ring * 24}z`,
            ring % 2 ? ink : art.second,
            4,
          ),
        )
        .join('')
  }
}

function cap(look: Look, top: number, neck: number, art: Art): string {
  const w = neck + 12
  const base =
    panel(slab(400 - w, top - 66, 2 * w, 78, 14), art.trim) +
    stroke(
      Array.from({ length: Math.round(w / 8) }, (_, index) => `M${400 - w + 10 + index * 16} ${top - 54}v54`).join(''),
      shade(art.trim, -0.4),
      3,
    )
  switch (look.cap) {
    case 'loop':
      return (
        stroke(
          `M${400 - w + 14} ${top - 40}V${top - 110}Q400 ${top - 170} ${400 + w - 14} ${top - 110}V${top - 40}`,
          art.trim,
          20,
        ) + base
      )
    case 'straw':
      return panel(slab(378, top - 132, 62, 72, 18), art.accent) + base
    case 'cup':
      return (
        panel(slab(400 - w - 4, top - 120, 2 * w + 8, 132, 20), art.second) +
        stroke(`M${400 - w} ${top - 14}H${400 + w}`, shade(art.second, -0.4), 4)
      )
    case 'handle':
      return webbing(`M${400 - w + 6} ${top - 30}Q400 ${top - 150} ${400 + w - 6} ${top - 30}`, art.accent, 22) + base
    case 'flat':
      return panel(slab(400 - w, top - 34, 2 * w, 46, 10), art.trim)
  }
}

/** A bottle, flask, mug or jug with its cap. */
export const bottle: Product = {
  fabric: 'metal',
  wear: 'held',
  tall: 26,
  draw: art => {
    const look = choose(art)
    const form = forms[look.form]
    const [top, half] = [form.top + look.top, form.half + look.wide]
    const neck = Math.min(form.neck, half)
    const left: Knot[] = [
      [400, top],
      [400 - neck, top, 0],
      ...(form.shoulder
        ? ([
            [400 - neck - 2, top + form.shoulder * 0.3],
            [400 - half, top + form.shoulder + 20],
          ] as Knot[])
        : ([[400 - half, top + 30]] as Knot[])),
      [400 - half, bottom - 40],
      [400 - half + 26, bottom, 0],
      [400, bottom + 6],
    ]
    const outline = symmetric(left)
    const ring =
      fill(`M180 ${bottom - 34}H620V${bottom + 20}H180z`, look.steel ? '#b9bcb8' : shade(art.body, -0.3)) +
      fill(`M180 ${bottom - 34}H620V${bottom + 20}H180z`, 'url(#r)')
    const shine = fill(
      slab(400 - half * 0.74, top + form.shoulder + 40, half * 0.16, bottom - top - form.shoulder - 110, 10),
      '#fff',
      'fill-opacity=".3"',
    )
    const sleeve = look.sleeve
      ? fill(`M180 ${bottom - 210}H620V${bottom - 60}H180z`, art.lining) +
        stroke(`M180 ${bottom - 196}H620M180 ${bottom - 74}H620`, shade(art.lining, -0.4), 2, 'stroke-dasharray="7 5"')
      : ''
    const grip =
      look.form === 'mug' || look.form === 'jug'
        ? stroke(
            `M${400 + half - 6} ${top + 120}C${400 + half + 110} ${top + 110} ${400 + half + 110} ${bottom - 110} ${400 + half - 6} ${bottom - 120}`,
            shade(art.body, -0.45),
            32,
          ) +
          stroke(
            `M${400 + half - 6} ${top + 120}C${400 + half + 110} ${top + 110} ${400 + half + 110} ${bottom - 110} ${400 + half - 6} ${bottom - 120}`,
            art.body,
            26,
          )
        : ''
    const high = { loop: 150, straw: 132, cup: 120, handle: 96, flat: 34 }[look.cap]
    const print =
      art.side === 'front'
        ? face(look, top, half, art)
        : look.face === 'dip' || look.face === 'bands' || look.face === 'peaks'
          ? face({ ...look, seam: look.seam + 30 }, top, half, art)
          : mark(374, bottom - 120, 52, visibleOn(art.body, art.accent))
    return {
      svg:
        grip +
        cap(look, top, neck, art) +
        roll(outline, art.body) +
        art.pen.within(outline, print + sleeve + ring + fill(outline, 'url(#r)') + shine),
      box: { left: 400 - half, right: 400 + half + (grip ? 80 : 0), top: top - high, bottom: bottom + 4 },
    }
  },
}
