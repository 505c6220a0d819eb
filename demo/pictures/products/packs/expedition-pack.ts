import { shade, visibleOn } from '../../ink/color.ts'
import { across, line, shape, slab, symmetric } from '../../ink/path.ts'
import { crease, fill, mark, panel, pull, roll, seam, stroke, webbing, zip } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { harness } from './harness.ts'

function choose({ cut }: Art) {
  return {
    lid: cut.one(['domed', 'flat', 'roll', 'double'] as const),
    front: cut.one(['stretch', 'zips', 'panel', 'tools', 'twin'] as const),
    wings: cut.one(['tall', 'short', 'none'] as const),
    mat: cut.one([false, true, false]),
    hue: cut.one(['body', 'second'] as const),
    belt: cut.one([true, false]),
    top: cut.between(196, 232),
    wide: cut.between(158, 182),
    cinch: cut.between(0, 60),
  }
}

type Look = ReturnType<typeof choose>

const bottom = 862

function front(look: Look, art: Art): string {
  const w = look.wide
  const color = look.hue === 'body' ? shade(art.body, -0.12) : art.second
  switch (look.front) {
    case 'stretch':
      return (
        panel(
          symmetric([
            [400, 520],
            [400 - w * 0.78, 480, 0],
            [400 - w * 0.84, 800],
            [400, 830],
          ]),
          color,
          2,
        ) +
        stroke(across([400 - w * 0.78, 484], [400, 522]), art.accent, 6) +
        crease(line([400 - w * 0.4, 560], [400 - w * 0.3, 680], [400 - w * 0.44, 790]))
      )
    case 'zips':
      return (
        zip(line([400 - w * 0.7, 430], [400 - w * 0.74, 700], [400 - w * 0.4, 800]), art.body, art.accent, 9) +
        zip(line([400 + w * 0.7, 430], [400 + w * 0.74, 700], [400 + w * 0.4, 800]), art.body, art.accent, 9) +
        pull(400 - w * 0.7, 428, art.accent, 32)
      )
    case 'panel':
      return (
        panel(slab(400 - w * 0.66, 470, w * 1.32, 320, 36), color, 2) +
        zip(`M${400 - Math.round(w * 0.54)} 520H${400 + Math.round(w * 0.54)}`, color, art.accent, 9) +
        seam(`M400 540V780`, color)
      )
    case 'tools':
      return (
        webbing('M350 400V800M450 400V800', art.trim, 20) +
        stroke('M336 470h30M336 540h30M336 610h30M436 470h30M436 540h30M436 610h30', art.accent, 8) +
        panel(slab(400 - w * 0.7, 690, w * 1.4, 110, 20), color, 2)
      )
    case 'twin':
      return [400 - w * 0.8, 400 + w * 0.08]
        .map(
          x =>
            panel(slab(x, 500, w * 0.72, 290, 28), color, 2) +
            zip(`M${Math.round(x + w * 0.36)} 530V740`, color, art.accent, 8),
        )
        .join('')
  }
}

function lid(look: Look, art: Art): string {
  const { top, wide: w } = look
  if (look.lid === 'roll')
    return (
      panel(slab(400 - w * 0.86, top - 54, w * 1.72, 60, 26), shade(art.second, -0.08)) +
      panel(
        symmetric([
          [400, top - 10],
          [400 - w * 0.84, top - 6, 0],
          [400 - w - 2, top + 130],
          [400, top + 150],
        ]),
        art.second,
      ) +
      webbing(`M330 ${top - 56}V${top + 240}M470 ${top - 56}V${top + 240}`, art.trim, 17)
    )
  const high = { domed: 62, flat: 26, double: 46 }[look.lid]
  const cover = symmetric([
    [400, top - high],
    [400 - w * 0.8, top - high + 30],
    [400 - w - 20, top + 62],
    [400 - w - 12, top + 124, 0],
    [400, top + 146],
  ])
  const second =
    look.lid === 'double'
      ? panel(
          symmetric([
            [400, top - 92],
            [400 - w * 0.66, top - 76],
            [400 - w * 0.82, top - 10],
            [400, top + 16],
          ]),
          shade(art.second, 0.06),
        ) + zip(across([400 - w * 0.68, top - 30], [400, top - 14]), art.second, art.accent, 7)
      : ''
  return (
    webbing(`M330 ${top + 100}V${top + 330}M470 ${top + 100}V${top + 330}`, art.trim, 18) +
    panel(cover, art.second) +
    zip(across([400 - w * 0.9, top + 74], [400, top + 96]), art.second, art.accent, 8) +
    second +
    fill(
      slab(315, top + 216, 30, 44, 6) + slab(455, top + 216, 30, 44, 6),
      shade(art.trim, 0.2),
      `stroke="${shade(art.trim, -0.5)}" stroke-width="2"`,
    )
  )
}

function wings(look: Look, art: Art): string {
  if (look.wings === 'none') return ''
  const w = look.wide
  const y = look.wings === 'tall' ? 400 : 560
  const color = shade(art.body, -0.2)
  return (
    roll(shape([400 - w + 12, y], [400 - w - 44, y + 30], [400 - w - 52, 790], [400 - w + 18, 830]), color) +
    roll(shape([388 + w, y], [444 + w, y + 30], [452 + w, 790], [382 + w, 830]), color) +
    webbing(`M${400 - w - 50} ${y + 90}H${400 - w + 16}M${450 + w} ${y + 90}H${384 + w}`, art.trim, 13)
  )
}

const mat = (art: Art): string =>
  panel(slab(196, 858, 408, 78, 39), art.lining) +
  fill('M204 897a22 34 0 1 0 44 0a22 34 0 1 0-44 0z', shade(art.lining, -0.2)) +
  stroke('M212 897a14 24 0 1 0 28 0a8 14 0 1 0-16 0', shade(art.lining, -0.5), 3) +
  webbing('M310 850V940M490 850V940', art.trim, 18)

/** A pack for many days: lid, wings, tool straps, hip belt, sometimes a mat below. */
export const expeditionPack: Product = {
  fabric: 'ripstop',
  wear: 'back',
  tall: 74,
  draw: art => {
    const look = choose(art)
    const { top, wide: w } = look
    const outline = symmetric([
      [400, top],
      [400 - w * 0.86, top + 20],
      [400 - w, top + 160],
      [400 - w - 6 + look.cinch * 0.2, 560],
      [400 - w + 4, 800],
      [400 - w + 44, bottom],
      [400, bottom + 6],
    ])
    const handle = stroke(`M366 ${top - 20}v-54q34 -34 68 0v54`, art.trim, 13)
    const belt = look.belt
      ? panel(shape([400 - w - 66, 750], [400 - w, 730, 0], [400 - w, 800, 0], [400 - w - 90, 812]), art.trim) +
        panel(shape([466 + w, 750], [400 + w, 730, 0], [400 + w, 800, 0], [490 + w, 812]), art.trim)
      : ''
    const box = {
      left: 400 - w - 70,
      right: 470 + w,
      top: top - (look.lid === 'double' ? 110 : 90),
      bottom: look.mat ? 936 : bottom + 6,
    }
    const roll = look.mat ? mat(art) : ''
    if (art.side === 'back')
      return {
        svg:
          handle + wings(look, art) + roll + panel(outline, shade(art.body, -0.1)) + harness(art, top, bottom, w, true),
        box,
      }
    const base =
      fill('M180 790q220 30 440 0v120H180z', shade(art.body, -0.24)) +
      crease(line([400 - w + 30, top + 200], [400 - w + 48, 560], [400 - w + 30, 780]), 12) +
      crease(line([370 + w, top + 200], [352 + w, 560], [370 + w, 780]), 18) +
      seam(across([400 - w - 10, 380 + look.cinch], [400, 394 + look.cinch]), art.body)
    const straps = webbing(
      `M${400 - w} ${440 + look.cinch}H${400 - Math.round(w * 0.7)}M${400 + w} ${440 + look.cinch}H${400 + Math.round(w * 0.7)}`,
      art.trim,
      14,
    )
    return {
      svg:
        handle +
        belt +
        wings(look, art) +
        panel(outline, art.body) +
        art.pen.within(outline, base + front(look, art)) +
        straps +
        lid(look, art) +
        roll +
        mark(368, top + 52, 64, visibleOn(art.second, art.accent)),
      box,
    }
  },
}
