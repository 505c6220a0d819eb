import type { Layer } from '#worker/commerce/catalogue/picture.ts'

import { layerHeights } from '../address.ts'
import { lightness, mix, shade, type Hex } from '../ink/color.ts'
import { slab, shape } from '../ink/path.ts'
import { fill, panel, stroke } from '../ink/pen.ts'
import type { Art, Box, Drawn, Product, ShoePart } from '../products/product.ts'

const line = '#7f8a84'

/** One colour for all of it, a little darker where another fabric begins. */
const inOne = (art: Art, color: Hex, accent: Hex = shade(color, -0.2)): Art => ({
  ...art,
  body: color,
  second: shade(color, -0.07),
  trim: shade(color, -0.16),
  accent,
  lining: shade(color, -0.1),
})

/** A colour that is seen on a light page and on a dark one. */
const glowing = (color: Hex): Hex => (lightness(color) > 0.32 && lightness(color) < 0.58 ? color : '#d9703f')

/** Only the lines of a drawing: edges, seams, zips. */
const linesOf = (svg: string, color: Hex): string =>
  svg
    .replaceAll(/ fill="[^"]*"/g, ' fill="none"')
    .replaceAll(/ stroke="[^"]*"/g, ` stroke="${color}"`)
    .replaceAll(/ stroke-width="([^"]*)"/g, (_, width: string) => ` stroke-width="${Math.min(3.4, Number(width))}"`)

/** A bent tube on either side of a sheet: what carries a pack. */
const frame = ({ left, right, top, bottom }: Box, art: Art): Drawn => {
  const [x, y, wide, high] = [left + 60, top + 70, right - left - 120, bottom - top - 130]
  const sheet = slab(x, y, wide, high, 46)
  const stays = `M${x + wide * 0.3} ${y + 30}V${y + high - 30}M${x + wide * 0.7} ${y + 30}V${y + high - 30}`
  return {
    svg:
      panel(sheet, mix(art.lining, '#c9cfcc', 0.6)) +
      stroke(slab(x, y, wide, high, 46), '#5d6663', 16) +
      stroke(slab(x, y, wide, high, 46), '#c4cbc8', 9) +
      stroke(stays, '#5d6663', 18) +
      stroke(stays, '#c4cbc8', 10),
    box: { left: x, right: x + wide, top: y, bottom: y + high },
  }
}

/** The ground plan of a tent, with the edge that is drawn up all around. */
const floor = ({ left, right }: Box, art: Art): Drawn => {
  const [l, r] = [left + 20, right - 20]
  const plan = shape([l + 60, 40, 0], [r - 60, 40, 0], [r, 104, 0], [l, 104, 0])
  return {
    svg: panel(`M${l} 104H${r}v22H${l}z`, shade(art.second, -0.2)) + panel(plan, art.second),
    box: { left: l, right: r, top: 40, bottom: 126 },
  }
}

const shoe = (product: Product, art: Art, only: ShoePart): Drawn => product.draw({ ...art, only })

const drawings: Readonly<Record<Layer, (product: Product, art: Art) => Drawn>> = {
  face: ({ draw }, art) => draw(art),
  seams: ({ draw }, art) => {
    const { svg, box } = draw(art)
    return { svg: linesOf(svg, glowing(art.accent)), box }
  },
  film: ({ draw }, art) => draw(inOne(art, '#d3e4ea')),
  fill: ({ draw }, art) => draw(inOne(art, '#f2ecdd')),
  lining: ({ draw }, art) => draw(inOne(art, art.lining)),
  frame: ({ draw }, art) => frame(draw(art).box, art),
  back: ({ draw }, art) => draw({ ...art, side: 'back' }),
  upper: (product, art) => shoe(product, art, 'upper'),
  bootie: (product, art) => shoe(product, inOne(art, '#d3e4ea'), 'upper'),
  midsole: (product, art) => shoe(product, art, 'midsole'),
  // Black rubber would be lost on a dark page.
  outsole: (product, art) => shoe(product, { ...art, trim: mix(art.trim, '#a3aaa6', 0.4) }, 'outsole'),
  fly: ({ draw }, art) => draw(art),
  poles: ({ draw }, art) => {
    const { svg, box } = draw(art)
    return { svg: linesOf(svg, glowing(art.accent)), box }
  },
  inner: ({ draw }, art) => draw(inOne(art, '#dfe3df')),
  floor: ({ draw }, art) => floor(draw(art).box, art),
}

/** Where a part of a shoe is within all of it: each by itself would be centred otherwise. */
const bands: Partial<Record<Layer, readonly [number, number]>> = {
  upper: [0, 662],
  bootie: [0, 662],
  midsole: [636, 716],
  outsole: [664, 740],
}

/** Laid down, as on a table that is looked at from its front edge. */
const tilt = [0.9, 0.08, -0.36, 0.4] as const
const middle = 350

type Placed = { readonly svg: string; readonly edge: number }

function laid({ svg, box }: Drawn, height: number): Placed {
  const [a, b, c, d] = tilt
  const corners = [box.left, box.right].flatMap(x =>
    [box.top, box.bottom].map(y => [a * x + c * y, b * x + d * y] as const),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(640 / (right - left), (height - 40) / (bottom - top))
  const matrix = [a, b, c, d].map(part => (part * scale).toFixed(3)).join(' ')
  const [x, y] = [middle - ((left + right) / 2) * scale, height / 2 - ((top + bottom) / 2) * scale]
  return {
    svg: `<g transform="matrix(${matrix} ${Math.round(x)} ${Math.round(y)})">${svg}</g>`,
    edge: Math.round(middle + ((right - left) / 2) * scale * 0.8),
  }
}

function standing({ svg, box }: Drawn, height: number, [above, below]: readonly [number, number]): Placed {
  const [top, bottom] = [Math.max(above, box.top), Math.min(below, box.bottom)]
  const whole = box.bottom - box.top
  const scale = Math.min(560 / (box.right - box.left), 390 / whole)
  const [x, y] = [middle - ((box.left + box.right) / 2) * scale, height / 2 - ((top + bottom) / 2) * scale]
  return {
    svg: `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(3)})">${svg}</g>`,
    edge: Math.round(middle + ((box.right - box.left) / 2) * scale),
  }
}

/** One layer of a product that is taken apart: it floats, and a line leads to the words beside it. */
export function layer(name: Layer, product: Product, art: Art): { readonly svg: string; readonly height: number } {
  const height = layerHeights[name]
  const drawn = drawings[name](product, art)
  const placed =
    height === layerHeights.face ? laid(drawn, height) : standing(drawn, height, bands[name] ?? [-Infinity, Infinity])
  const y = height / 2
  const leader = `M${placed.edge} ${y}H792`
  return {
    svg:
      placed.svg +
      stroke(leader, line, 2, 'stroke-dasharray="2 8"') +
      fill(`M${placed.edge - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z`, line),
    height,
  }
}
