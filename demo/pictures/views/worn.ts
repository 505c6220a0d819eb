import { shade } from '../ink/color.ts'
import { line, shape, slab } from '../ink/path.ts'
import { fill, panel, roll, stitches, stroke } from '../ink/pen.ts'
import { groundShadow } from '../ink/sheet.ts'
import type { Art, Drawn, Product } from '../products/product.ts'
import { dressed, unitsPerCm } from './dressed.ts'
import { crownY, plainUpper, quiet, soleY } from './figure.ts'
import { hairBehind, head, type DrawnPerson } from './person.ts'

const ink = '#7f8a84'

/** Centimetres as an American reads them: 173 → 5′8″. */
const feetAndInches = (cm: number): string => {
  const inches = Math.round(cm / 2.54)
  return `${Math.floor(inches / 12)}′${inches % 12}″`
}

/** The height of the person, as a line with its measure; a picture is the same in every country, so it says both. */
const heightMarker = (person: DrawnPerson, top: number, bottom: number, x: number): string =>
  stroke(`M${x} ${top}V${bottom}M${x - 12} ${top}h24M${x - 12} ${bottom}h24`, ink, 2.4) +
  `<text x="${x - 14}" y="${(top + bottom) / 2}" transform="rotate(-90 ${x - 14} ${(top + bottom) / 2})" text-anchor="middle" font-family="Instrument Sans,Helvetica,Arial,sans-serif" font-size="26" font-weight="500" fill="${ink}">${person.height} cm · ${feetAndInches(person.height)}</text>`

const placed = (svg: string, scale: number, x: number, y: number): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(3)})">${svg}</g>`

/** On a standing person, with the height marked. */
function standing(figure: string, person: DrawnPerson): string {
  const scale = 0.6
  const top = 960 - (soleY - crownY) * scale
  return (
    groundShadow(958, 150) +
    placed(figure, scale, 400 - 400 * scale, 960 - soleY * scale) +
    heightMarker(person, Math.round(top), 960, 112)
  )
}

/** From the middle of the figure to its height marker. */
const reach = 320

/** Beside a person at true scale. */
function beside(product: Product, { svg, box }: Drawn, figure: string, person: DrawnPerson): string {
  const high = product.tall * unitsPerCm
  const wide = (high * (box.right - box.left)) / (box.bottom - box.top)
  const scale = Math.min(0.56, 500 / wide, 840 / high)
  const size = (high * scale) / (box.bottom - box.top)
  const half = (wide * scale) / 2
  const x = Math.max(480, 770 - half)
  const personX = Math.max(40 + reach * scale, x - half - 170 * scale)
  const top = 930 - (soleY - crownY) * scale
  return (
    groundShadow(930, 150 * scale, personX) +
    placed(figure, scale, personX - 400 * scale, 930 - soleY * scale) +
    groundShadow(934, half, x) +
    placed(svg, size, x - ((box.left + box.right) / 2) * size, 932 - box.bottom * size) +
    heightMarker(person, Math.round(top), 930, Math.round(personX - reach * scale))
  )
}

/** In the hand of a person seen from the thighs up, at true scale. */
function inHand(product: Product, { svg, box }: Drawn, figure: string): string {
  const scale = 0.92
  const size = (product.tall * unitsPerCm * scale) / (box.bottom - box.top)
  const [x, y] = [290 + 256 * scale, 40 + 770 * scale]
  const item = placed(
    svg,
    size,
    x - ((box.left + box.right) / 2) * size,
    y - (box.top * 0.86 + box.bottom * 0.14) * size,
  )
  return placed(figure, scale, 290 - 400 * scale, 40 - crownY * scale) + item
}

/** Head and shoulders, large, with a hat or a lamp. */
function onHead({ svg, box }: Drawn, product: Product, art: Art, person: DrawnPerson): string {
  const zoom = 2.5
  const bust = hairBehind(person) + plainUpper(quiet(art.body).upper, true) + head(person, 262)
  const lamp = product.tall < 12
  const scale = lamp ? 0.53 : 0.84
  const base = lamp ? 640 : box.bottom > 800 ? 620 : Math.min(box.bottom, 690) - (box.bottom > 740 ? 70 : 30)
  const top = 100 + 20 + 104 * zoom - (lamp ? 24 : 0) - base * scale
  const lower = Math.max(0, Math.round(30 - top - box.top * scale))
  const hat = lamp ? art.pen.within('M0 556H800V1000H0z', svg) : svg
  return placed(bust, zoom, 400 - 400 * zoom, 120 + lower) + placed(hat, scale, 400 - 400 * scale, top + lower)
}

/** A leg that ends in a shoe or a sock. */
function onLeg({ svg, box }: Drawn, product: Product, art: Art, person: DrawnPerson): string {
  const cloth = quiet(art.body).lower
  if (product.wear === 'leg') {
    const top = box.top + 66
    const calf = (dx: number, dy: number, color: string) =>
      roll(
        shape(
          [256 + dx, top + dy, 0],
          [236 + dx, top - 160 + dy],
          [250 + dx, -120, 0],
          [450 + dx, -120, 0],
          [446 + dx, top - 160 + dy],
          [416 + dx, top + dy, 0],
        ),
        color,
        0,
      )
    return groundShadow(852, 250) + calf(70, -36, shade(person.skin, -0.12)) + calf(-50, 0, person.skin) + svg
  }
  const leg = shape(
    [146, box.top + 70, 0],
    [120, 80],
    [110, -160, 0],
    [372, -160, 0],
    [356, 90],
    [330, box.top + 60, 0],
  )
  const sock = slab(152, Math.min(box.top - 40, 330), 180, 220, 10)
  const hem = Math.min(box.top - 30, 300)
  const cuff = shape([110, hem, 0], [96, 60], [90, -160, 0], [392, -160, 0], [380, 60], [366, hem, 0])
  const scene =
    fill(leg, person.skin) +
    roll(sock, art.lining) +
    panel(cuff, cloth) +
    stitches(line([112, hem - 20], [366, hem - 20]), cloth)
  return groundShadow(888, 330) + placed(scene + svg, 1.06, -20, 880 - box.bottom * 1.06)
}

/** Gloves on both hands, fingers down, on a person seen from the thighs up. */
function onHands({ svg, apart = [svg, ''] }: Drawn, figure: string): string {
  const [zoom, size, wrist] = [0.92, 0.36, 770]
  const turned = (one: string, shift: number) =>
    `<g transform="translate(${400 + shift} ${Math.round(wrist + 640 * size)}) scale(${size} ${-size}) translate(-400 0)">${one}</g>`
  const hands = turned(apart[0], -156) + turned(apart[1], 156)
  return placed(figure + hands, zoom, 400 - 400 * zoom, 40 - crownY * zoom)
}

/** The product as it is used: worn, carried, or beside a person at true scale. */
export function worn(product: Product, drawn: Drawn, art: Art, person: DrawnPerson): string {
  const figure = () => dressed(product, drawn, art, person)
  switch (product.wear) {
    case 'top':
    case 'bottom':
    case 'back':
      return standing(figure(), person)
    case 'head':
      return onHead(drawn, product, art, person)
    case 'foot':
    case 'leg':
      return onLeg(drawn, product, art, person)
    case 'hand':
      return onHands(drawn, figure())
    case 'held':
      return product.tall < 60 ? inHand(product, drawn, figure()) : beside(product, drawn, figure(), person)
    case 'beside':
      return beside(product, drawn, figure(), person)
  }
}
