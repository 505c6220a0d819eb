import { shade, visibleOn, type Hex } from '../../ink/color.ts'
import { line, shape, slab } from '../../ink/path.ts'
import { fill, mark, panel, pull, seam, stitches, stroke, zip } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import {
  backPockets,
  bothSides,
  boxOfLegs,
  handPockets,
  hems,
  legFolds,
  legsShape,
  waistband,
  type Legs,
} from './legs.ts'

const cuts = {
  straight: { waist: 122, hip: 152, knee: 150, outer: 146, inner: 34 },
  tapered: { waist: 120, hip: 152, knee: 142, outer: 120, inner: 42 },
  wide: { waist: 122, hip: 158, knee: 168, outer: 176, inner: 34 },
  jogger: { waist: 120, hip: 156, knee: 150, outer: 112, inner: 48 },
} as const

function choose({ cut }: Art) {
  return {
    cut: cut.one(['straight', 'tapered', 'jogger', 'wide'] as const),
    detail: cut.one(['plain', 'cargo', 'knees', 'zip-off', 'thigh-zip', 'side-stripe', 'gaiter'] as const),
    waist: cut.one(['button', 'belt', 'cord'] as const),
    bib: cut.one([false, false, false, true]),
    knee: cut.one(['body', 'second', 'trim'] as const),
    zipPockets: cut.one([true, false]),
    hemY: cut.between(902, 932),
    hip: cut.between(-6, 6),
    pocketY: cut.between(-22, 22),
  }
}

type Look = ReturnType<typeof choose>

const bandAcross = (from: number, to: number, color: Hex) =>
  fill(`M150 ${from}H650V${to}H150z`, color) +
  fill(`M150 ${from}H650V${to}H150z`, 'url(#l)') +
  seam(`M150 ${from}H650M150 ${to}H650`, color)

function detail(look: Look, legs: Legs, art: Art): string {
  const y = 500 + look.pocketY
  const patch = look.knee === 'body' ? shade(art.body, -0.16) : art[look.knee]
  switch (look.detail) {
    case 'plain':
      return seam(bothSidesLine(legs), art.body)
    case 'cargo':
      return bothSides(x => {
        const left = Math.min(x(232), x(330))
        return (
          panel(slab(left, y - 40, 98, 122, 8), art.body, 2) +
          panel(slab(left - 3, y - 48, 104, 40, 6), shade(art.body, -0.08), 2) +
          stitches(`M${left + 6} ${y - 16}h86`, art.body) +
          stroke(`M${left + 50} ${y - 22}v10`, art.accent, 6)
        )
      })
    case 'knees':
      return (
        bothSides(x => {
          const knee = shape([x(228), 560], [x(300), 540], [x(384), 556], [x(380), 690], [x(300), 726], [x(228), 704])
          return (
            panel(knee, patch, 2) +
            stitches(line([x(240), 574], [x(300), 554], [x(374), 570]), patch) +
            seam(line([x(236), 632], [x(300), 644], [x(378), 630]), patch)
          )
        }) + bandAcross(legs.hemY - 70, legs.hemY + 30, patch)
      )
    case 'zip-off':
      return bothSides(x =>
        zip(line([x(400 - legs.knee - 6), 548 + look.pocketY], [x(386), 562 + look.pocketY]), art.body, art.accent, 9),
      )
    case 'thigh-zip':
      return (
        zip(line([560, y - 66], [532, y + 66]), art.body, art.accent, 9) +
        pull(560, y - 68, art.accent) +
        seam(bothSidesLine(legs), art.body) +
        mark(266, y + 20, 40, visibleOn(art.body, art.accent))
      )
    case 'side-stripe':
      return (
        bothSides(x =>
          fill(
            shape(
              [x(400 - legs.waist - 30), 140, 0],
              [x(400 - legs.hip + 26), 270],
              [x(400 - legs.knee + 26), 620],
              [x(400 - legs.outer + 22), legs.hemY + 20, 0],
              [x(150), legs.hemY + 20, 0],
              [x(150), 140, 0],
            ),
            patch === art.body ? art.second : patch,
          ),
        ) + seam(bothSidesLine(legs), art.body)
      )
    case 'gaiter':
      return (
        bandAcross(legs.hemY - 190 + look.pocketY, legs.hemY + 30, art.second) +
        bothSides(x => zip(`M${x(270)} ${legs.hemY - 170}V${legs.hemY}`, art.second, art.accent, 8))
      )
  }
}

const bothSidesLine = (legs: Legs): string =>
  line(
    [400 - legs.waist + 16, 150],
    [400 - legs.hip + 30, 300],
    [400 - legs.knee + 34, 620],
    [400 - legs.outer + 30, legs.hemY],
  ) + line([400 + legs.waist - 16, 150], [370 + legs.hip, 300], [366 + legs.knee, 620], [370 + legs.outer, legs.hemY])

/** A bib with braces, as snow trousers have. */
const bib = (art: Art, color: Hex): string => {
  const chest = shape([318, 36, 0], [482, 36, 0], [504, 110], [522, 160, 0], [278, 160, 0], [296, 110])
  const braces =
    stroke('M330 44L352 -30M470 44L448 -30', art.trim, 20) + fill('M318 34h26v20h-26zM456 34h26v20h-26z', art.accent)
  return (
    braces +
    panel(chest, color) +
    (art.side === 'front'
      ? zip('M400 40V168', color, art.accent, 9) + zip('M440 80H486', color, art.accent, 7)
      : stitches('M330 60H470', color))
  )
}

/** Trousers: four cuts, seven ways to finish the leg, button, belt or cord, sometimes a bib. */
export const trousers: Product = {
  fabric: 'twill',
  wear: 'bottom',
  tall: 104,
  draw: art => {
    const look = choose(art)
    const base = cuts[look.cut]
    const legs = { ...base, hip: base.hip + look.hip, top: 112, hemY: look.hemY }
    const front = art.side === 'front'
    const outline = legsShape(legs)
    const ribbed = look.cut === 'jogger' ? bandAcross(legs.hemY - 34, legs.hemY + 30, art.trim) : hems(legs, art.body)
    const inner =
      detail(look, legs, art) +
      (front
        ? handPockets(legs, art.body, look.zipPockets ? art.accent : undefined)
        : backPockets(art.body, art.accent)) +
      ribbed +
      legFolds(legs)
    const box = boxOfLegs(legs)
    const top = look.bib ? bib(art, look.knee === 'second' ? art.second : art.body) : ''
    return {
      svg:
        top +
        panel(outline, art.body) +
        art.pen.within(outline, inner) +
        waistband(legs, art.body, art.accent, front, look.waist),
      box: look.bib ? { ...box, top: -34 } : box,
    }
  },
}
